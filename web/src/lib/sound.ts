const note = (frequency: number, seconds: number) => ({ frequency, seconds });

/** Little tunes from a square wave, as a home computer would play them. */
const TUNES = {
  turn: [note(660, 0.08), note(880, 0.12)],
  sold: [note(523, 0.06), note(392, 0.06)],
  won: [note(523, 0.07), note(659, 0.07), note(784, 0.07), note(1047, 0.14)],
  over: [note(392, 0.12), note(523, 0.12), note(659, 0.12), note(784, 0.24)],
};

export type Tune = keyof typeof TUNES;

let workshop: AudioContext | undefined;

export function play(tune: Tune): void {
  workshop ??= new AudioContext();
  const volume = workshop.createGain();
  volume.gain.value = 0.05;
  volume.connect(workshop.destination);
  let start = workshop.currentTime;
  for (const { frequency, seconds } of TUNES[tune]) {
    const voice = workshop.createOscillator();
    voice.type = 'square';
    voice.frequency.value = frequency;
    voice.connect(volume);
    voice.start(start);
    voice.stop((start += seconds));
  }
}
