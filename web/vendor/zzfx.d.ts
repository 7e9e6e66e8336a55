/** The synthesiser ZzFX, as far as it is used here. */
export const ZZFX: {
  volume: number;
  audioContext: AudioContext;
  play(...parameters: (number | undefined)[]): AudioBufferSourceNode;
};
