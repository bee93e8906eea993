/** Small sounds, made here: a knock for what moves, a ring for credits, a call for one's turn. */
import { prefs } from "./prefs.svelte";
import type { Beat } from "./story";

type Note = { pitch: number; at: number; length: number; shape: OscillatorType };

const KNOCK: Note[] = [{ pitch: 190, at: 0, length: 0.07, shape: "triangle" }];
const RING: Note[] = [
  { pitch: 988, at: 0, length: 0.09, shape: "sine" },
  { pitch: 1319, at: 0.08, length: 0.22, shape: "sine" },
];
const LOSS: Note[] = [{ pitch: 247, at: 0, length: 0.2, shape: "sine" }];
const CALL: Note[] = [
  { pitch: 523, at: 0, length: 0.16, shape: "sine" },
  { pitch: 784, at: 0.15, length: 0.3, shape: "sine" },
];
const END: Note[] = [523, 659, 784, 1047].map((pitch, at) => ({
  ...{ pitch, at: at * 0.14, length: 0.5, shape: "sine" },
}));
const LOUDNESS = 0.12;

let speaker: AudioContext | undefined;

/** A page that nobody has touched yet may make no sound: browsers forbid it, and complain. */
function silent(): boolean {
  return "userActivation" in navigator && !navigator.userActivation.hasBeenActive;
}

function play(notes: readonly Note[], later = 0): void {
  if (!prefs.sound || silent()) return;
  speaker ??= new AudioContext();
  const start = speaker.currentTime + later / 1000;
  for (const { pitch, at, length, shape } of notes) {
    const tone = new OscillatorNode(speaker, { type: shape, frequency: pitch });
    const volume = new GainNode(speaker, { gain: 0 });
    volume.gain.setValueAtTime(LOUDNESS, start + at);
    volume.gain.exponentialRampToValueAtTime(0.001, start + at + length);
    tone.connect(volume).connect(speaker.destination);
    tone.start(start + at);
    tone.stop(start + at + length);
  }
}

/** Let a story be heard, beat by beat. */
export function soundOf(beats: readonly Beat[], gap: number): void {
  const step = Number.isFinite(gap) ? gap : 0;
  beats.forEach(({ ways, gains }, at) => {
    const most = Math.max(...gains.map(({ by }) => by));
    if (gains.length > 0) play(most > 0 ? RING : LOSS, at * step);
    else if (ways.length > 0) play(KNOCK, at * step);
  });
}

/** Call somebody whose turn it has become. */
export function call(): void {
  play(CALL);
}

/** Mark the end of a match. */
export function fanfare(): void {
  play(END);
}
