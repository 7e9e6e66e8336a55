// Runs in a page before its own scripts. It notes when the page can be used, which tasks were long,
// how soon a press shows, how even frames come while something moves, and how long the computer
// thinks.
{
  const USABLE = "dialog[open] .button-main, .place[aria-pressed]";
  const watch = { tasks: [], reactions: [], frames: [], answers: [], workers: 0 };
  globalThis.watch = watch;

  /** Run something when the next frame has been drawn. */
  const afterFrame = (run) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = run;
      channel.port2.postMessage(null);
    });
  };

  watch.usable = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector(USABLE) === null) return;
      observer.disconnect();
      afterFrame(() => resolve(performance.now()));
    });
    const attributeFilter = ["open", "aria-pressed"];
    observer.observe(document, { childList: true, subtree: true, attributeFilter });
  });

  new PerformanceObserver((list) => {
    watch.tasks.push(...list.getEntries().map(({ startTime, duration }) => [startTime, duration]));
  }).observe({ type: "longtask", buffered: true });

  addEventListener(
    "click",
    ({ timeStamp }) => afterFrame(() => watch.reactions.push(performance.now() - timeStamp)),
    { capture: true },
  );

  let last = 0;
  watch.follow = (now = 0) => {
    const moving = document.getAnimations().length > 0;
    if (moving && last > 0) watch.frames.push(now - last);
    last = moving ? now : 0;
    requestAnimationFrame(watch.follow);
  };

  globalThis.Worker = class extends Worker {
    asked = new Map();

    constructor(...args) {
      super(...args);
      watch.workers += 1;
      this.addEventListener("message", ({ data }) => {
        const asked = this.asked.get(data.id);
        if (asked) watch.answers.push([asked.task, performance.now() - asked.at]);
      });
    }

    postMessage(request, ...rest) {
      this.asked.set(request.id, { task: request.task?.task, at: performance.now() });
      super.postMessage(request, ...rest);
    }
  };
}
