// Plays the game in a page by its own buttons, quickly. It is put into each page before the page's
// own scripts, so that whole games need only a few words with the test.

globalThis.driver = (() => {
  /** Nothing that a driver waits for takes longer, in milliseconds. */
  const PATIENCE = 60_000;

  const find = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];

  // Asked for after every change of the page: collections that the browser keeps cost nothing
  const dialogs = document.getElementsByTagName("dialog");
  const places = document.getElementsByClassName("place");

  // Nobody looks: the cards are moved as ever, but to paint them is a quarter of all the work
  const unseen = new CSSStyleSheet();
  unseen.replaceSync(".felt, .cards, .tags { content-visibility: hidden }");
  document.adoptedStyleSheets = [unseen];

  // Chance, which a test can repeat

  let state = 0;
  const realValues = crypto.getRandomValues.bind(crypto);

  /** A number from 0 up to 1. */
  function chance() {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  }

  const pick = (things) => things[Math.floor(chance() * things.length)];

  /** From now on the driver's choices, and all cards and players of the game, follow from this. */
  function seed(number) {
    state = number | 0;
    crypto.getRandomValues = (array) => {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      bytes.set(Array.from(bytes, () => Math.floor(chance() * 256)));
      return array;
    };
  }

  // Waiting

  /** Resolves when the page has done all that it does at once: a person never acts in between. */
  function tick() {
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve(null);
      };
      port2.postMessage(null);
    });
  }

  /** Resolves when anything on the page has changed. */
  function change() {
    return new Promise((resolve, reject) => {
      const observer = new MutationObserver(() => end(resolve, null));
      const timer = setTimeout(() => end(reject, new Error("nothing happens")), PATIENCE);
      const end = (settle, value) => {
        observer.disconnect();
        clearTimeout(timer);
        settle(value);
      };
      const all = { childList: true, attributes: true, characterData: true };
      observer.observe(document, { subtree: true, ...all });
    });
  }

  /** Resolves with what `look` finds, as soon as the page has become so that it finds something. */
  async function until(look) {
    for (await tick(); ; await change(), await tick()) {
      const found = look();
      if (found) return found;
    }
  }

  const dialog = () => [...dialogs].findLast(({ open }) => open);
  const hasEnded = () => dialog()?.classList.contains("dialog-result") ?? false;
  const passOffer = () => (find(".status[data-kind=turn]") ? find(".toast .link") : null);
  const sources = () => [...places].filter((place) => place.hasAttribute("aria-pressed"));
  const goals = () => [...places].filter(({ classList }) => classList.contains("goal"));
  const log = () => find(".log");

  /** What the game waits for: an answer to a dialog, or a move. */
  function waitsFor() {
    const open = dialog();
    if (open) return open;
    return find(".status[data-kind=turn]") && (sources().length > 0 || passOffer()) ? "move" : null;
  }

  const idle = () => until(waitsFor);

  /** Press a button of a dialog, and wait until it has closed. */
  async function answer(open, selector) {
    open.querySelector(selector).click();
    await until(() => !open.isConnected);
  }

  /** Give a field a value. */
  function fill(field, value) {
    if (typeof value === "boolean") {
      if (field.checked !== value) field.click();
    } else {
      field.value = value;
      field.dispatchEvent(new Event(field.id === "cut" ? "input" : "change"));
    }
  }

  // What a person does

  /**
   * Begin a game, from wherever the program is: the next one of the match if `again` says so and a
   * game has just ended, else a new match.
   */
  async function begin({ again, cut, ...wishes }) {
    log().replaceChildren();
    if (!dialog()) {
      find(".bar .icon-button").click();
      await answer(dialog(), "[data-choice=new]");
    }
    if ((await until(dialog)) && hasEnded()) {
      await answer(dialog(), again ? ".sheet-foot .button-main" : ".row .button:last-child");
    }
    // From its first cards on, a game is told
    for (;;) {
      const open = await until(() => log().firstChild ?? dialog());
      if (open.nodeName !== "DIALOG") return;
      if (open.classList.contains("dialog-new-game")) {
        await choose(open, wishes);
        log().replaceChildren();
      } else if (open.classList.contains("dialog-fair-deal")) {
        if (cut) fill(open.querySelector("#cut"), cut);
        await answer(open, ".button-main");
      } else {
        await answer(open, ".button-danger"); // the match that is given up
      }
    }
  }

  /** Fill in the dialog of a new game. */
  async function choose(open, { level, rules, length, changes }) {
    open.querySelector(`#opponent-${level}`).click();
    fill(open.querySelector("#preset"), rules);
    open.querySelector(`#length-${length}`).click();
    if (Object.keys(changes).length > 0) {
      open.querySelector("#preset ~ .button, .fold .button").click();
      const builder = dialog();
      for (const [name, value] of Object.entries(changes)) {
        fill(builder.querySelector(`#rule-${name}`), value);
      }
      await answer(builder, ".button-main");
    }
    await answer(open, ".sheet-foot .button-main");
  }

  /** Change settings in their dialog. */
  async function set(values) {
    find(".bar .icon-button").click();
    await answer(dialog(), "[data-choice=settings]");
    const open = await until(dialog);
    for (const [name, value] of Object.entries(values)) {
      const field = open.querySelector(`#setting-${name}`);
      if (field) fill(field, value);
      else open.querySelector(`#setting-${name}-${value}`).click();
    }
    await answer(open, ".sheet-head .icon-button");
    const { language = document.documentElement.lang } = values;
    await until(() => document.documentElement.lang === language); // its texts are loaded first
  }

  /** Make a move; an eager person plays to the center if anything can go there. */
  function move(eager) {
    const pass = passOffer();
    if (!(chance() < eager && playToCenter())) {
      pick([...sources(), ...(pass ? [pass] : [])]).click();
      if (goals().length > 0) pick(goals()).click();
    }
  }

  /** Take up one card after the other, the pay-off card first, until one goes to the center. */
  function playToCenter() {
    return sources().some((source) => {
      source.click();
      if (sources().length === 0) return true; // it had one place to go to, and is there
      const centers = goals().filter(({ dataset }) => dataset.place.startsWith("c"));
      if (centers.length > 0) pick(centers).click();
      else source.click();
      return centers.length > 0;
    });
  }

  /** Now and then a person takes a move back, if that is possible. */
  async function takeBack() {
    const undo = find(".tool-undo");
    if (undo.getAttribute("aria-disabled") === "true") return;
    const before = String(moves());
    undo.click();
    await until(() => String(moves()) !== before);
    await idle();
  }

  /**
   * Play until the game has ended, or so many moves have been made.
   * @returns {Promise<boolean>} whether the game has ended
   */
  async function play({ moves, eager, undo, look }) {
    for (let made = 0; ; made += 1) {
      await idle();
      if (hasEnded()) return true;
      if (made >= moves) return false;
      if (chance() < undo) await takeBack();
      if (chance() < look) find(pick([".tool-hint", ".tool-last"])).click();
      await idle();
      move(eager);
    }
  }

  /** Save the record of the game that has ended. */
  const save = () => answer(dialog(), ".row .button");

  /** The whole table as it is read aloud. */
  function table() {
    log().replaceChildren();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "t", bubbles: true }));
    return [...log().children].map((line) => line.textContent);
  }

  /** The moves so far in words, a line a turn. On a phone they are there, too, but not shown. */
  const moves = () => all(".panel-moves li > .hidden").map((line) => line.textContent);

  /** What every place is called, then where each card is drawn, and how. */
  function drawn() {
    const named = [...places].map(({ dataset, ariaLabel }) => `${dataset.place} ${ariaLabel}`);
    const cards = all(".cards .card").map(({ style, innerHTML }) => `${style.transform} ${innerHTML}`);
    if (cards.length === 0) throw new Error("no cards are drawn");
    return [...named, ...cards.sort()];
  }

  /** All that is told of the game, and all that is seen of it. */
  const told = () => ({ moves: moves(), table: table(), drawn: drawn() });

  return { seed, idle, begin, set, move, play, save, moves, told };
})();
