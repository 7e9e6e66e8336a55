/**
 * Short synthesised sounds. The synthesiser is loaded at the first sound after the person has
 * touched the page: browsers allow no sound before, and a muted game never loads it.
 */

/** @typedef {"card" | "finish" | "shuffle" | "turn" | "refused" | "win" | "lose"} SoundName */

/**
 * Parameters of zzfx: volume, randomness, frequency, attack, sustain, release, shape, …
 * @type {Record<SoundName, (number | undefined)[]>}
 */
const SOUNDS = {
  card: [0.35, 0.08, 190, 0, 0.005, 0.035, 4, 2.2, -8, 0, 0, 0, 0, 6],
  finish: [0.5, 0.02, 392, 0.01, 0.05, 0.18, 0, 1, 0, 0, 131, 0.06],
  shuffle: [0.3, 0.1, 120, 0.01, 0.08, 0.12, 4, 1.4, 0, 0, 0, 0, 0.03, 8],
  turn: [0.4, 0, 523, 0.01, 0.04, 0.16, 0, 1, 0, 0, 0, 0],
  refused: [0.4, 0, 140, 0.01, 0.03, 0.08, 1, 0.7, -2],
  win: [0.6, 0, 392, 0.02, 0.16, 0.4, 0, 1, 0, 0, 196, 0.09, 0.0],
  lose: [0.5, 0, 262, 0.02, 0.14, 0.4, 0, 1, 0, 0, -66, 0.12],
};

const GAP_MS = 25; // more sounds than that at once are noise

export class Sound {
  /** @param {{enabled: boolean, now?: () => number}} options */
  constructor({ enabled, now = () => performance.now() }) {
    this.enabled = enabled;
    this.now = now;
    this.last = -GAP_MS;
    /** @type {Promise<typeof import("../../vendor/zzfx.js")> | null} */
    this.loading = null;
    this.unlocked = false;
  }

  /** Wait for the person's first touch or key: from then on browsers allow sound. */
  listen() {
    const unlock = () => {
      this.unlocked = true;
      for (const type of ["pointerup", "keydown"]) removeEventListener(type, unlock, true);
    };
    for (const type of ["pointerup", "keydown"]) addEventListener(type, unlock, true);
  }

  /** @param {boolean} enabled */
  enable(enabled) {
    this.enabled = enabled;
  }

  /** @param {SoundName} name */
  async play(name) {
    if (!this.enabled || !this.unlocked || this.now() - this.last < GAP_MS) return;
    this.last = this.now();
    try {
      this.loading ??= import("../../vendor/zzfx.js");
      const { ZZFX } = await this.loading;
      if (ZZFX.audioContext.state === "suspended") await ZZFX.audioContext.resume();
      ZZFX.play(...SOUNDS[name]);
    } catch {
      this.unlocked = false; // no sound on this device; the game goes on without
    }
  }
}
