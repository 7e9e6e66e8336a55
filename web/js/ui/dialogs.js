/** All dialogs, bound to one page: each `open…` waits for what it is closed with. */

import { openConfirm, openFairDeal, openHandOver, openImport, openNotice } from "./asking.js";
import { openMenu, openMore } from "./menus.js";
import { Modals } from "./modal.js";
import { openNewGame } from "./newgame.js";
import { openAbout, openSettings } from "./options.js";
import { openHelp, openMoves, openStack, openText } from "./reading.js";
import { openMatch, openResult } from "./results.js";
import { openRuleBuilder } from "./rulebuilder.js";

/** @import {Text} from "./types.js" */

const OPENERS = {
  openAbout,
  openConfirm,
  openFairDeal,
  openHandOver,
  openHelp,
  openImport,
  openMatch,
  openMenu,
  openMore,
  openMoves,
  openNewGame,
  openNotice,
  openResult,
  openRuleBuilder,
  openSettings,
  openStack,
  openText,
};

/**
 * @template F
 * @typedef {F extends (modals: Modals, data: infer D) => infer R ? (data: D) => R : never} Bound
 */

/** @typedef {{[K in keyof typeof OPENERS]: Bound<(typeof OPENERS)[K]>}} Openers */

/**
 * @param {{t: Text, host?: HTMLElement, onClose?: () => void}} deps
 * @returns {Openers & {modals: Modals, refresh: () => void, closeAll: () => void}}
 */
export function createDialogs({ t, host = document.body, onClose = () => {} }) {
  const modals = new Modals(t, host, onClose);
  const bound = Object.entries(OPENERS).map(([name, open]) => {
    const opener = /** @type {(modals: Modals, data: unknown) => unknown} */ (open);
    return [name, (/** @type {unknown} */ data) => opener(modals, data)];
  });
  const openers = /** @type {Openers} */ (Object.fromEntries(bound));
  return {
    ...openers,
    modals,
    refresh: () => modals.refresh(),
    closeAll: () => modals.closeAll(),
  };
}
