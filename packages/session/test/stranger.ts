/** A client written only from docs/table-protocol.md: it imports nothing of this repository, and stores what it receives as plain data. */

type Data = { readonly [part: string]: unknown }

export class Stranger {
  readonly cards: { [key: string]: Data } = {}
  readonly story: Data[] = []
  question:
    | {
        readonly key: string
        readonly who: string
        readonly shape: string
        readonly options: readonly { readonly key: string }[]
        readonly least: number
        readonly most: number
      }
    | undefined
  outcome: Data | undefined
  position = ''
  at = 0
  viewer = ''
  readonly #send: (text: string) => void
  readonly #hello: Data
  #session = ''
  #next = 1
  #heard = 0
  #unanswered = new Map<number, Data>()
  #late = new Map<number, number>()
  #ahead = new Map<number, Data>()

  constructor(token: string, send: (text: string) => void) {
    this.#send = send
    this.#hello = { kind: 'hello', version: 1, client: `a stranger with ${token}`, token }
    this.greet()
  }

  greet(): void {
    this.#say({ ...this.#hello, ...(this.#session === '' ? {} : { heard: this.#heard }) })
  }

  /** To be called every few seconds. */
  beat(): void {
    if (this.#session === '') {
      this.greet()
      return
    }
    const replies = Math.min(this.#next, ...this.#unanswered.keys()) - 1
    this.#say({ kind: 'heard', session: this.#session, news: this.#heard, replies })
    for (const [n, ask] of this.#unanswered) this.#request(n, ask)
  }

  get isWaiting(): boolean {
    return this.#unanswered.size > 0
  }

  answer(value: unknown): void {
    const ask = { do: 'give', position: this.position, inputs: [{ kind: 'answer', question: this.question?.key, value }] }
    this.#unanswered.set(this.#next, ask)
    this.#request(this.#next++, ask)
  }

  receive(text: string): void {
    let message: Data
    try {
      message = JSON.parse(text)
    } catch {
      return
    }
    if (message.kind === 'trouble' && (message.code === 'no-hello' || message.code === 'session')) this.greet()
    if (message.kind === 'welcome') this.#welcome(message)
    if (message.session !== this.#session) return
    if (message.kind === 'reply') this.#late.set(message.n as number, message.after as number)
    if (message.kind === 'news' && (message.n as number) > this.#heard) this.#hear(message.n as number, message.news as Data)
    for (const [n, after] of this.#late) {
      if (after > this.#heard) continue
      this.#late.delete(n)
      this.#unanswered.delete(n)
    }
  }

  #welcome({ session, next, viewer }: Data): void {
    this.viewer = viewer as string
    if (session === this.#session) return
    this.#session = session as string
    this.#next = next as number
    this.#heard = 0
    this.#unanswered = new Map()
    this.#late = new Map()
    this.#ahead = new Map()
  }

  #hear(n: number, news: Data): void {
    this.#ahead.set(n, news)
    if (news.told === 'anew') {
      this.#heard = n - 1
      for (const key of Object.keys(this.cards)) delete this.cards[key]
      this.story.length = 0
    }
    for (let one = this.#ahead.get(this.#heard + 1); one; one = this.#ahead.get(this.#heard + 1)) {
      this.#ahead.delete(++this.#heard)
      const { patch, storyFrom, story } = one as { patch: { cards: { [key: string]: Data | null } }; storyFrom: number; story: Data[] }
      for (const [key, card] of Object.entries(patch.cards)) {
        if (card === null) delete this.cards[key]
        else this.cards[key] = card
      }
      this.story.length = Math.min(this.story.length, storyFrom)
      this.story.push(...story)
      this.question = one.question as Stranger['question']
      this.outcome = one.outcome as Data | undefined
      this.position = one.position as string
      this.at = one.at as number
    }
  }

  #request(n: number, ask: Data): void {
    this.#say({ kind: 'request', session: this.#session, n, heard: this.#heard, ask })
  }

  #say(message: Data): void {
    this.#send(JSON.stringify(message))
  }
}
