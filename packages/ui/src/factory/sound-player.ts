import { type StationSound, stationSounds, type Tone } from "./station-sounds.ts";

/** Plays a station's sounds. */
export interface SoundPlayer {
  play: (sound: StationSound) => void;
}

/**
 * Returns a player over WebAudio. The context is made at the first sound, after a key or a touch, as browsers require; a
 * browser without sound stays silent. Wrong also shakes a hand device.
 */
export function createSoundPlayer(volume = 0.25): SoundPlayer {
  let context: AudioContext | undefined;
  return {
    play: (sound) => {
      if (sound === "wrong") navigator.vibrate?.([250, 50, 250]);
      if (typeof AudioContext === "undefined") return;
      context ??= new AudioContext();
      if (context.state === "suspended") void context.resume();
      for (const tone of stationSounds[sound]) playTone(context, tone, volume);
    },
  };
}

/** Ramps of 4 ms at both ends keep a tone from cracking. */
function playTone(context: AudioContext, tone: Tone, volume: number): void {
  const start = context.currentTime + tone.startMs / 1000;
  const end = start + tone.durationMs / 1000;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.004);
  gain.gain.setValueAtTime(volume, Math.max(start + 0.004, end - 0.004));
  gain.gain.linearRampToValueAtTime(0, end);
  const oscillator = context.createOscillator();
  oscillator.type = tone.shape;
  oscillator.frequency.value = tone.frequencyHz;
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(end);
}
