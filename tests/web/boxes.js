/**
 * What is wrong with the boxes of the screen that is seen: words that leave their box or are cut
 * off, controls too small for a finger or on top of each other, a page to be scrolled sideways.
 */
() => {
  const TOUCH = 44;
  const CONTROLS = "button, select, input, a[href], .radio";
  const BOXES = "button, .radio, .tag > span, td, th, .toast, .panel, .status-line, .bar, .seat-name";
  const faults = [];
  const dialogs = document.querySelectorAll("dialog");
  const screen = dialogs.length ? dialogs[dialogs.length - 1] : document.body;

  const seen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2) return false;
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
  };
  const hiddenWords = (element) => element.closest(".hidden, .log, .alarm, svg");
  const name = (element) => {
    const label = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 40);
    return `${element.localName}.${element.className} “${label}”`;
  };
  const fault = (what, element, more = "") => faults.push(`${what}: ${name(element)} ${more}`);

  // What scrolls sideways

  if (document.scrollingElement.scrollWidth > innerWidth) {
    faults.push(`the page is ${document.scrollingElement.scrollWidth} px wide`);
  }
  for (const element of screen.querySelectorAll("*")) {
    const { overflowX } = getComputedStyle(element);
    if (overflowX === "visible" || hiddenWords(element) || !seen(element)) continue;
    if (element.matches("input, select, .table, .table-inner, .wide")) continue;
    if (element.scrollWidth > element.clientWidth + 1) fault("cut off", element);
    if (overflowX === "hidden" && getComputedStyle(element).overflowY === "hidden") {
      const least = element.clientHeight + 4; // the tails of letters may stick out a little
      if (element.scrollHeight > least) fault("cut off below", element);
    }
  }

  // Words

  const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !seen(element) || hiddenWords(element)) continue;
    if (element.closest("select, .panel-scroll, .wide")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    if (words.left < -1 || words.right > innerWidth + 1) fault("beyond the screen", element);
    const box = element.closest(BOXES);
    if (!box || !screen.contains(box)) continue;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    if (words.left < left - 1 || words.right > right + 1) fault("leaves its box", element);
    const most = box.matches("button, .radio, .toast") ? 1 : 3;
    if (words.top < top - most || words.bottom > bottom + most) fault("higher than its box", element);
  }

  // Controls

  const controls = [...screen.querySelectorAll(CONTROLS)].filter((element) => {
    return seen(element) && !element.matches(".radio input");
  });
  for (const element of controls) {
    const { width, height } = element.getBoundingClientRect();
    if (Math.min(width, height) < TOUCH - 0.5) {
      fault("too small", element, `${width.toFixed(1)} × ${height.toFixed(1)}`);
    }
  }
  controls.forEach((one, index) => {
    const a = one.getBoundingClientRect();
    for (const other of controls.slice(index + 1)) {
      const b = other.getBoundingClientRect();
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const same = one.closest(".sheet-body, .sheet-foot, .table") === other.closest(".sheet-body, .sheet-foot, .table");
      if (same && wide > 2 && high > 2 && !one.contains(other)) {
        fault("on top of each other", one, `and ${name(other)}, ${wide} × ${high}`);
      }
    }
  });
  return faults;
}
