import type { MomentSound } from '@questwright/rulebook'
import { longestSound, type Tone, voices } from './voices.ts'

/** Moments that follow each other faster than this, in seconds, are walked through and not played: they stay silent. */
const calm = 0.15

/** Above this the limiter bends what is too loud, so that nothing gets past 1. */
const knee = 0.8

/** How loud a volume of 0 to 100 is, of 1: ears hear a half as loud where a quarter is left. */
export const loudness = (volume: number): number => (Math.max(0, Math.min(100, volume)) / 100) ** 2

/** How loud each of several sounds is, so that together they are as loud as one. */
export const shareOf = (several: number): number => 1 / Math.sqrt(Math.max(1, several))

/** What the limiter makes of a loudness. */
export function limited(level: number): number {
  const size = Math.abs(level)
  return size <= knee ? level : Math.sign(level) * (knee + (1 - knee) * Math.tanh((size - knee) / (1 - knee)))
}

/** Through which all sounds go, of one browser's audio. */
interface Outlet {
  readonly input: AudioNode
  readonly volume: AudioParam
  readonly noise: AudioBuffer
}

/** Twice as loud as allowed is as much as comes in: two sets of sounds, one over the end of the other. */
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

/** The same noise each time. */
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

/** Lets a sound begin. @param share how loud it is, of how loud it is alone */
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

/**
 * Plays the sounds of moments. Nothing is made of a browser's audio until `wake`, which belongs in a press of a key or a button: browsers want it so.
 */
export class SoundPlayer {
  readonly #create: () => AudioContext
  #context: AudioContext | undefined
  #outlet: Outlet | undefined
  #last = Number.NEGATIVE_INFINITY

  /** @param create makes what sounds are played with */
  constructor(create: () => AudioContext = () => new AudioContext()) {
    this.#create = create
  }

  /** Gets ready to play, also again after the browser let it rest. */
  async wake(): Promise<void> {
    this.#context ??= this.#create()
    this.#outlet ??= outletOf(this.#context)
    if (this.#context.state === 'suspended') await this.#context.resume()
  }

  /** Plays each of these once, all together: not before `wake`, and not soon after others. @param volume 0 to 100 */
  play(sounds: readonly MomentSound[], volume: number): void {
    const [context, outlet] = [this.#context, this.#outlet]
    const several = new Set(sounds)
    // what is asked for while the browser's audio rests would all sound when it wakes
    if (!context || !outlet || context.state !== 'running' || several.size === 0) return
    const now = context.currentTime
    const isCalm = now - this.#last >= calm
    this.#last = now
    if (!isCalm || loudness(volume) === 0) return
    outlet.volume.setValueAtTime(loudness(volume), now)
    for (const sound of several) sing(context, outlet, sound, now, shareOf(several.size))
  }

  /** A page that nobody sees is silent. */
  attend(page: 'seen' | 'hidden'): void {
    void (page === 'seen' ? this.#context?.resume() : this.#context?.suspend())
  }

  /** Falls silent at once, and gives back what sounds were played with. */
  close(): void {
    void this.#context?.close()
    this.#context = undefined
    this.#outlet = undefined
    this.#last = Number.NEGATIVE_INFINITY
  }
}
