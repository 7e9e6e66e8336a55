/** Puts the parts of the program together and starts it. */

import { App, languageOf } from "./app/app.js";
import { Haptics } from "./app/haptics.js";
import { Settings } from "./app/settings.js";
import { Sound } from "./app/sound.js";
import { openStore } from "./app/store.js";
import { Tabs } from "./app/tabs.js";
import { watchUpdates } from "./app/update.js";
import { Engine } from "./engine/port.js";
import { createTable } from "./table/table.js";
import { loadLanguage, onLanguage, pick, rankLetter, t } from "./text/i18n.js";
import { cardName, errorWords, pileLabel } from "./text/words.js";
import { createDialogs } from "./ui/dialogs.js";
import { followLooks } from "./ui/looks.js";
import { createShell } from "./ui/shell.js";

const WARM_UP_MS = 1000;

/** @returns {IDBFactory | undefined} */
function factory() {
  try {
    return globalThis.indexedDB; // reading it throws where storage is blocked
  } catch {
    return undefined;
  }
}

/** @param {string} text */
function title(text) {
  const wanted = text ? `${text} – ${t("game-name")}` : t("game-name");
  if (document.title !== wanted) document.title = wanted; // telling the browser takes long
}

/** A card is about to be discarded that fits a center stack. */
function discardQuestion() {
  return { title: t("discard-title"), text: t("discard-text"), yes: t("discard-yes") };
}

async function main() {
  // Most people want the language of their browser: its texts are read while the store opens
  const likely = loadLanguage(pick(navigator.languages)).catch(() => null);
  const tabs = new Tabs(navigator.locks);
  void tabs.enter();
  const store = await openStore(factory());
  // A game that was left is read with the settings, so that the first thing drawn is its table
  const ahead = tabs.enter().then((here) => (here ? store.takeMatch() : undefined));
  const settings = new Settings(await store.loadChoices("settings").catch(() => null));
  const root = /** @type {HTMLElement} */ (document.getElementById("app"));
  const looks = followLooks(document.documentElement, () => settings.values);
  const wanted = languageOf(settings.values);
  await Promise.allSettled([likely, ahead]);
  document.documentElement.lang = await loadLanguage(wanted);
  const { sound: soundOn, haptics: hapticsOn } = settings.values;
  const sound = new Sound({ enabled: soundOn });
  sound.listen();

  const shell = createShell(root, { t, onCommand: (name, text) => void app.commands.run(name, text) });
  const dialogs = createDialogs({ t, onClose: () => table.home() });
  const table = createTable(shell.tableHost, {
    text: t,
    describe: { pileLabel, cardName, rankLetter },
    settings: settings.values,
    say: (line) => shell.announce(line),
    confirm: () => dialogs.openConfirm(discardQuestion()),
  });
  const engine = new Engine({ onTrouble: () => shell.toast(t("error-engine")) });
  const app = new App({
    store,
    settings,
    tabs,
    shell,
    table,
    engine,
    dialogs,
    sound,
    haptics: new Haptics({ enabled: hapticsOn }),
    looks,
    title,
    ahead,
  });

  table.onMove(({ text, from }) => void app.play?.move(text, from));
  table.onInspect((place) => app.commands.inspect(place));
  table.onCommand((name) => void app.commands.run(name));
  table.onHurry(() => app.play?.pace.hurry());
  table.onEvent((event) => app.sounds(event));
  onLanguage((code) => {
    document.documentElement.lang = code;
    app.retell();
  });
  void watchUpdates({
    onReady: (install) => app.offerUpdate(install),
    save: () => app.safe(),
  });
  addEventListener("unhandledrejection", ({ reason }) => {
    shell.toast(errorWords(reason), null, { error: true });
  });
  addEventListener("beforeunload", (event) => {
    if (app.atRisk) event.preventDefault();
  });
  // Nobody asks the computer in the first second, but then the answer shall be quick
  setTimeout(() => engine.warmUp().catch(() => {}), WARM_UP_MS);
  if (document.documentElement.lang !== wanted) app.speaksOther();
  await app.start();
}

void main();
