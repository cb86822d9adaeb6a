import type { MomentSound } from '@questwright/rulebook'
import { longestSound, type Tone, voices } from './voices.ts'

/** Seconds between two sounds: a moment that follows sooner comes from stepping quickly through the game and is silent. */
const calm = 0.15

/** Above this level the limiter compresses the sound, so that it never exceeds level 1. */
const knee = 0.8

/** The gain from 0 to 1 for a volume from 0 to 100. It is quadratic, since a quarter of the level is heard as half as loud. */
export const loudness = (volume: number): number => (Math.max(0, Math.min(100, volume)) / 100) ** 2

/** The gain of each of several sounds that play together, so that together they are as loud as one. */
export const shareOf = (several: number): number => 1 / Math.sqrt(Math.max(1, several))

/** The limiter's output for a level. */
export function limited(level: number): number {
  const size = Math.abs(level)
  return size <= knee ? level : Math.sign(level) * (knee + (1 - knee) * Math.tanh((size - knee) / (1 - knee)))
}

/** The input and the noise of the audio graph; all sounds of an audio context go through its input. */
interface Outlet {
  readonly input: AudioNode
  readonly volume: AudioParam
  readonly noise: AudioBuffer
}

/** The greatest input level of the limiter as a multiple of the allowed level, reached where two groups of sounds overlap. */
const most = 2

function outletOf(context: BaseAudioContext): Outlet {
  const input = context.createGain()
  input.gain.value = 1 / most
  const limiter = context.createWaveShaper()
  const steps = 1024
  limiter.curve = Float32Array.from({ length: 2 * steps + 1 }, (_, index) => limited((most * (index - steps)) / steps))
  const volume = context.createGain()
  input.connect(limiter).connect(volume).connect(context.destination)
  return { input, volume: volume.gain, noise: noiseIn(context) }
}

/** A buffer of noise that is the same in each run. */
function noiseIn(context: BaseAudioContext): AudioBuffer {
  const length = Math.ceil(context.sampleRate * longestSound)
  const buffer = context.createBuffer(1, length, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let seed = 1
  for (let index = 0; index < length; index++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    samples[index] = seed / 2 ** 31 - 1
  }
  return buffer
}

/**
 * Schedules a sound in the audio graph.
 * @param share the gain, as a fraction of the gain of a single sound
 */
function sing(context: BaseAudioContext, { input, noise }: Outlet, sound: MomentSound, at: number, share: number): void {
  for (const tone of voices[sound]) {
    const begins = at + tone.begins
    const ends = begins + tone.lasts
    const source = sourceOf(context, tone, noise, begins, ends)
    const level = context.createGain()
    level.gain.setValueAtTime(0, begins)
    level.gain.linearRampToValueAtTime(tone.level * share, begins + tone.swells)
    level.gain.exponentialRampToValueAtTime(0.0001, ends)
    source.last.connect(level).connect(input)
    source.first.start(begins)
    source.first.stop(ends)
  }
}

interface Source {
  readonly first: AudioScheduledSourceNode
  readonly last: AudioNode
}

function sourceOf(
  context: BaseAudioContext,
  { wave, pitch, glides, below }: Tone,
  noise: AudioBuffer,
  begins: number,
  ends: number,
): Source {
  const glide = (frequency: AudioParam) => {
    frequency.setValueAtTime(pitch, begins)
    if (glides !== undefined) frequency.exponentialRampToValueAtTime(glides, ends)
  }
  if (wave === 'noise') {
    const first = context.createBufferSource()
    first.buffer = noise
    const band = context.createBiquadFilter()
    band.type = 'bandpass'
    glide(band.frequency)
    return { first, last: first.connect(band) }
  }
  const first = context.createOscillator()
  first.type = wave
  glide(first.frequency)
  if (below === undefined) return { first, last: first }
  const dull = context.createBiquadFilter()
  dull.type = 'lowpass'
  dull.frequency.value = below
  return { first, last: first.connect(dull) }
}

/** Plays the sounds of moments. The AudioContext is created in `wake`, which must be called during a key or pointer press: browsers require it. */
export class SoundPlayer {
  readonly #create: () => AudioContext
  #context: AudioContext | undefined
  #outlet: Outlet | undefined
  #last = Number.NEGATIVE_INFINITY

  /** @param create returns the AudioContext */
  constructor(create: () => AudioContext = () => new AudioContext()) {
    this.#create = create
  }

  /** Prepares for playing, and resumes the audio after the browser has suspended it. */
  async wake(): Promise<void> {
    this.#context ??= this.#create()
    this.#outlet ??= outletOf(this.#context)
    if (this.#context.state === 'suspended') await this.#context.resume()
  }

  /**
   * Plays each of these sounds once, all at the same time. Does nothing before `wake`, and right after other sounds.
   * @param volume 0 to 100
   */
  play(sounds: readonly MomentSound[], volume: number): void {
    const [context, outlet] = [this.#context, this.#outlet]
    const several = new Set(sounds)
    // sounds scheduled in a suspended AudioContext would all play when it resumes
    if (!context || !outlet || context.state !== 'running' || several.size === 0) return
    const now = context.currentTime
    const isCalm = now - this.#last >= calm
    this.#last = now
    if (!isCalm || loudness(volume) === 0) return
    outlet.volume.setValueAtTime(loudness(volume), now)
    for (const sound of several) sing(context, outlet, sound, now, shareOf(several.size))
  }

  /** Mutes the sounds while the page is hidden. */
  attend(page: 'seen' | 'hidden'): void {
    void (page === 'seen' ? this.#context?.resume() : this.#context?.suspend())
  }

  /** Stops all sounds and frees the audio resources. */
  close(): void {
    void this.#context?.close()
    this.#context = undefined
    this.#outlet = undefined
    this.#last = Number.NEGATIVE_INFINITY
  }
}
