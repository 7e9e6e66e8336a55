// Plays with the buttons of the page, as a person who takes whatever fits a center stack.
{
  const ENDED = "dialog-result";
  const person = { games: 0, moves: 0 };
  globalThis.person = person;

  const all = (selector) => [...document.querySelectorAll(selector)];
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const random = (list) => list[Math.floor(Math.random() * list.length)];
  const goals = (kind) => all(".place.goal").filter(({ dataset }) => dataset.place.startsWith(kind));

  /** Answer a dialog by its main button. */
  const answer = (dialog) => {
    if (dialog.classList.contains(ENDED)) person.games += 1;
    dialog.querySelector(".button-main")?.click();
  };

  /** Play the first card that fits; true if one did. A card with one place to go needs one tap. */
  const fit = async (pause) => {
    const sources = all(".place[aria-pressed]");
    sources.sort((one, other) => rankOf(one) - rankOf(other));
    for (const source of sources) {
      source.click();
      await wait(pause);
      if (!source.isConnected || all(".place[aria-pressed]").length === 0) return true;
      const [goal] = goals("c");
      if (goal) return goal.click(), true;
    }
    return false;
  };

  const rankOf = ({ dataset }) => "psh".indexOf(dataset.place[0]);

  const discard = async (pause) => {
    const cards = all('.place[aria-pressed][data-place^="h"]');
    if (cards.length === 0) return;
    const card = random(cards);
    if (card.getAttribute("aria-pressed") !== "true") card.click();
    await wait(pause);
    random(goals("s"))?.click();
  };

  const step = async (pause) => {
    const dialog = all("dialog[open]").at(-1);
    if (dialog) return answer(dialog);
    const offer = document.querySelector(".toast .link");
    if (offer) return offer.click();
    if (all(".place[aria-pressed]").length === 0) return;
    person.moves += 1;
    if (!(await fit(pause))) await discard(pause);
  };

  /**
   * Play on until so many games have ended or so many milliseconds have passed.
   * @param {{games?: number, ms?: number, pause?: number}} limits `pause` between two taps
   */
  person.play = async ({ games = Infinity, ms = Infinity, pause = 0 }) => {
    const [end, wanted] = [performance.now() + ms, person.games + games];
    while (performance.now() < end && person.games < wanted) {
      await step(pause);
      await wait(pause);
    }
  };
}
