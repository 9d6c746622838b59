import type { HostWindow } from '../scope/scope';

/** Two short tones, in Hz. */
const tones = [880, 1175] as const;
const toneSeconds = 0.12;

/** A short sound for a new message. Made here: no file to load, nothing for a policy to refuse. */
export function playPing(window: HostWindow): void {
  // Without a user gesture browsers block the sound and log a warning into the host's console.
  if (!window.navigator.userActivation?.hasBeenActive) return;
  const audio = new window.AudioContext();
  const gain = audio.createGain();
  gain.gain.value = 0.08;
  gain.connect(audio.destination);
  for (const [index, tone] of tones.entries()) {
    const oscillator = audio.createOscillator();
    oscillator.frequency.value = tone;
    oscillator.connect(gain);
    oscillator.start(audio.currentTime + index * toneSeconds);
    oscillator.stop(audio.currentTime + (index + 1) * toneSeconds);
    if (index === tones.length - 1) oscillator.onended = () => void audio.close();
  }
}
