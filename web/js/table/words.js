/** What is written and said on the table, in the person's language. */

/** @import {Face, Place, Seat, View} from "../model/types.js" */
/** @import {Section} from "./buttons.js" */
/** @import {Table} from "./table.js" */

export class Words {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /**
   * The name of a place's button. A card of the own hand is counted by its place, as its key is.
   * @param {Place} place
   * @param {View} view
   * @returns {string}
   */
  place(place, view) {
    const { scene, deps, stage } = this.table;
    const { bottom, names } = scene;
    const own = view.seat === bottom && place.startsWith(`h${bottom}-`);
    if (!own) return deps.describe.pileLabel(place, view, names);
    const number = Number(place.slice(place.indexOf("-") + 1)) + 1;
    const face = stage.picture.top(place)?.face;
    if (face === undefined || face === null) return deps.text("pile-hand-slot", { number });
    const card = deps.describe.cardName(face);
    return deps.text("pile-hand-card", { number, count: view.rules.hand_size, card });
  }

  /**
   * Where a card may go, in one line.
   * @param {Place} place
   * @param {Place[]} targets
   */
  goals(place, targets) {
    const { deps, stage } = this.table;
    const face = stage.picture.top(place)?.face;
    const centers = targets.filter((target) => target.startsWith("c"));
    const goals = centers.map((c) => deps.text("goal-center", { stack: Number(c.slice(1)) + 1 }));
    if (centers.length < targets.length) goals.push(deps.text("goal-side"));
    const card = deps.describe.cardName(/** @type {Face} */ (face));
    return deps.text("goals", { card, goals: goals.join(", ") });
  }

  /** @param {Section} section */
  section({ key, seat }) {
    const { scene, deps } = this.table;
    return deps.text(`table-${key}`, { player: seat === null ? "" : scene.names[seat] ?? "" });
  }

  /** The letter or number of a rank. @param {number} rank */
  letter(rank) {
    const { settings, deps } = this.table;
    return deps.describe.rankLetter(rank, settings.letters === "english" ? "english" : "local");
  }

  /** What a center stack of a height needs. @param {number} height */
  needs(height) {
    return this.table.deps.text("table-needs", { rank: this.rank(height) });
  }

  /** The rank that it needs. @param {number} height */
  rank(height) {
    return this.letter(height % 12);
  }

  /** The cards of a pay-off pile. @param {number} count */
  left(count) {
    return this.table.deps.text("table-left", { count });
  }

  /** @param {number} count @param {number} aside cards that wait */
  stock(count, aside) {
    const { text } = this.table.deps;
    return aside > 0 ? text("table-stock-aside", { count, aside }) : text("table-stock", { count });
  }

  /** Another seat and the cards in its hand. @param {Seat} seat @param {number} count */
  name(seat, count) {
    const { scene, deps } = this.table;
    return deps.text("table-cards", { player: scene.titles[seat] ?? "", count });
  }
}
