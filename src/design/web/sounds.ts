import type { Sound } from '#design/sound.ts'
import { usesSound } from '#design/web/preferences.ts'

/** The notes of each sound: frequencies in Hz. */
const NOTES: Record<Sound, readonly number[]> = {
  start: [440, 660],
  right: [660, 880],
  wrong: [240, 200],
  answered: [392],
  tick: [520],
  win: [523, 659, 784, 1047],
  loss: [392, 330, 294],
}
const NOTE_SECONDS = 0.09
const LOUDNESS = 0.06

let context: AudioContext | undefined

/**
 * Plays a sound unless sounds are off. It does nothing before the first gesture, because browsers would refuse and
 * warn.
 */
export function playSound(sound: Sound): void {
  if (!usesSound() || !navigator.userActivation.hasBeenActive) return
  context ??= new AudioContext()
  if (context.state === 'suspended')
    context.resume().catch((error: unknown) => console.debug('the browser refused to play a sound', error))
  NOTES[sound].forEach((frequency, index) => {
    playNote(frequency, index * NOTE_SECONDS)
  })
}

function playNote(frequency: number, after: number) {
  if (!context) return
  const start = context.currentTime + after
  const tone = new OscillatorNode(context, { frequency, type: 'triangle' })
  const volume = new GainNode(context, { gain: LOUDNESS })
  volume.gain.setTargetAtTime(0, start + NOTE_SECONDS / 2, NOTE_SECONDS / 4)
  tone.connect(volume).connect(context.destination)
  tone.start(start)
  tone.stop(start + NOTE_SECONDS * 2)
}
