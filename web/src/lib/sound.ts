/** Little tunes from a square wave, as a home computer would play them: notes as [frequency, seconds]. */
const TUNES = {
  turn: [[660, 0.08], [880, 0.12]],
  sold: [[523, 0.06], [392, 0.06]],
  won: [[523, 0.07], [659, 0.07], [784, 0.07], [1047, 0.14]],
  over: [[392, 0.12], [523, 0.12], [659, 0.12], [784, 0.24]],
} as const satisfies Record<string, readonly (readonly [number, number])[]>;

export type Tune = keyof typeof TUNES;

let workshop: AudioContext | undefined;

export function play(tune: Tune): void {
  workshop ??= new AudioContext();
  const volume = workshop.createGain();
  volume.gain.value = 0.05;
  volume.connect(workshop.destination);
  let start = workshop.currentTime;
  for (const [frequency, seconds] of TUNES[tune]) {
    const note = workshop.createOscillator();
    note.type = 'square';
    note.frequency.value = frequency;
    note.connect(volume);
    note.start(start);
    note.stop((start += seconds));
  }
}
