/**
 * One queue for everything that moves. Steps run one after another; `hurry` finishes the card in
 * flight and does the rest without motion, at once, so that a tap never has to wait.
 */

/**
 * What a step has set going: animations (or anything that finishes like one) and a rest after.
 * @typedef {{finished: Promise<unknown>, finish: () => void}} Motion
 * @typedef {{motions: Motion[], rest: number}} Going
 */

/** @typedef {(still: boolean) => Going | null} Step Starts it; `still`: without motion. */

export class Queue {
  /** @param {(resume: () => void, milliseconds: number) => void} [wait] */
  constructor(wait = (resume, milliseconds) => void setTimeout(resume, milliseconds)) {
    this.wait = wait;
    /** @type {{step: Step, done: () => void}[]} */
    this.steps = [];
    /** @type {Motion[]} */
    this.motions = [];
    /** @type {(() => void) | null} the step that runs */
    this.running = null;
    /** Tells apart the steps that were hurried from the one that runs now. */
    this.turn = 0;
  }

  /** Whether something moves or is about to. */
  get busy() {
    return this.running !== null;
  }

  /**
   * Add a step.
   * @param {Step} step
   * @returns {Promise<void>} when it is over, hurried or not
   */
  add(step) {
    return new Promise((done) => {
      this.steps.push({ step, done });
      if (!this.busy) this.next();
    });
  }

  /** Start the next step; steps without motion follow at once. */
  next() {
    for (;;) {
      const first = this.steps.shift();
      if (!first) return;
      const going = first.step(false);
      if (going && (going.motions.length > 0 || going.rest > 0)) {
        this.follow(going, first.done);
        return;
      }
      first.done();
    }
  }

  /** @param {Going} going @param {() => void} done */
  follow({ motions, rest }, done) {
    const turn = ++this.turn;
    this.motions = motions;
    this.running = done;
    const end = () => {
      if (turn === this.turn && this.running) this.end();
    };
    // A cancelled animation rejects: its card is then moved by somebody else
    Promise.allSettled(motions.map((motion) => motion.finished)).then(() => {
      if (rest > 0) this.wait(end, rest);
      else end();
    });
  }

  end() {
    const done = this.running;
    this.running = null;
    this.motions = [];
    done?.();
    if (!this.busy) this.next();
  }

  /** Finish what moves and do everything that waits, now. */
  hurry() {
    this.turn += 1;
    for (const motion of this.motions) motion.finish();
    const waiting = this.steps.splice(0);
    const running = this.running;
    this.running = null;
    this.motions = [];
    running?.();
    for (const { step, done } of waiting) {
      step(true);
      done();
    }
  }
}
