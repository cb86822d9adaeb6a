/** A replacement for the browser's audio that plays nothing and records what was started. */

interface Started {
  readonly wave: string
  readonly pitch: number
  readonly level: number
  readonly begins: number
  ends: number
}

class FakeParameter {
  value = 1
  /** The target values that were set, in order. */
  wishes: number[] = []

  setValueAtTime(value: number): void {
    this.value = value
  }

  linearRampToValueAtTime(value: number): void {
    this.wishes.push(value)
  }

  exponentialRampToValueAtTime(value: number): void {
    this.wishes.push(value)
  }
}

class FakeNode {
  readonly audio: FakeAudio
  readonly kind: string
  readonly gain = new FakeParameter()
  readonly frequency = new FakeParameter()
  to: FakeNode | undefined
  type = ''
  buffer: unknown
  curve: Float32Array | undefined
  #started: Started | undefined

  constructor(audio: FakeAudio, kind: string) {
    this.audio = audio
    this.kind = kind
  }

  connect(to: FakeNode): FakeNode {
    this.to = to
    return to
  }

  start(begins: number): void {
    const filter = this.to?.kind === 'filter' ? this.to : undefined
    const level = (filter ?? this).to
    const isNoise = this.kind === 'buffer'
    this.#started = {
      wave: isNoise ? 'noise' : this.type,
      pitch: (isNoise ? filter : this)?.frequency.value ?? 0,
      level: level?.gain.wishes[0] ?? 0,
      begins,
      ends: 0,
    }
    this.audio.started.push(this.#started)
  }

  stop(ends: number): void {
    if (this.#started) this.#started.ends = ends
  }
}

export class FakeAudio {
  static made: FakeAudio[] = []
  readonly started: Started[] = []
  readonly sampleRate = 1000
  readonly destination = new FakeNode(this, 'destination')
  readonly #nodes: FakeNode[] = []
  currentTime = 0
  state: 'suspended' | 'running' | 'closed' = 'suspended'

  constructor() {
    FakeAudio.made.push(this)
  }

  /** The volume of the gain node that is connected to the output. */
  get volume(): number | undefined {
    return this.#nodes.find(({ to }) => to === this.destination)?.gain.value
  }

  get curve(): readonly number[] | undefined {
    const curve = this.#nodes.find(({ kind }) => kind === 'shaper')?.curve
    return curve && [...curve]
  }

  #node(kind: string): FakeNode {
    const node = new FakeNode(this, kind)
    this.#nodes.push(node)
    return node
  }

  createGain = () => this.#node('gain')
  createOscillator = () => this.#node('oscillator')
  createBufferSource = () => this.#node('buffer')
  createBiquadFilter = () => this.#node('filter')
  createWaveShaper = () => this.#node('shaper')

  createBuffer(_channels: number, length: number): { readonly getChannelData: () => Float32Array } {
    const samples = new Float32Array(length)
    return { getChannelData: () => samples }
  }

  async resume(): Promise<void> {
    this.state = 'running'
  }

  async suspend(): Promise<void> {
    this.state = 'suspended'
  }

  async close(): Promise<void> {
    this.state = 'closed'
  }
}
