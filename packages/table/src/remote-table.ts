/** A table in another process, reached by messages that may arrive late, twice, out of order, or not at all. No Node, no DOM. */
import type {
  CardExplanation,
  ChoiceForecast,
  ComingEffect,
  ForecastWish,
  HeardMoment,
  Json,
  Sentence,
  ViewerName,
} from '@questwright/realm/web'
import { joinedNews } from './joined-news.ts'
import {
  type ClientMessage,
  PROTOCOL_VERSION,
  type Reply,
  type Request,
  readTableMessage,
  type TableMessage,
  type Trouble,
} from './messages.ts'
import type { PlayerInput, PlayerRight, TableNews, TablePort, Taken } from './port.ts'

/** The connection to the table. `reconnect` replaces a broken one. */
export interface Channel {
  send(text: string): void
}

export interface RemoteOptions {
  /** The id of this client: it must be unique and stay the same as long as the client exists. */
  readonly client: string
  /** Proves which seats the client may play. */
  readonly token: string
  /** Calls a function later. @returns a function that cancels the call */
  readonly later: (milliseconds: number, call: () => void) => () => void
  /** Milliseconds after which unanswered requests are sent again. */
  readonly patience?: number
  /** Called when the table reports an error in a message. */
  readonly onTrouble?: (trouble: Trouble) => void
}

const PATIENCE = 5_000

/** The messages for requests that this port refuses itself. */
const OWN_WORDS = {
  'refused.opened-again': 'The table was opened again meanwhile. Look at its current state, and decide once more.',
  'refused.not-granted': 'This table does not let its players do that.',
} as const

interface Waiting {
  readonly ask: Request
  readonly done: (reply: Pick<Reply, 'value' | 'refused'>) => void
  readonly fail: (error: Error) => void
}

/** Whether a request may change the position. */
const changes = ({ do: what }: Request): boolean => what === 'give' || what === 'take-back'

export class RemoteTable implements TablePort {
  readonly #options: RemoteOptions
  #channel: Channel
  #welcome: Extract<TableMessage, { kind: 'welcome' }> | undefined
  #session = ''
  /** Requests that are not resolved, by their numbers. */
  #waiting = new Map<number, Waiting>()
  /** The number of the next request. */
  #next = 1
  /** All replies up to this number have been processed. */
  #replied = 0
  /** Replies that wait for news which have not arrived yet. */
  readonly #early = new Map<number, Reply>()
  /** The number of the newest news up to which all have arrived, and the news after a gap. */
  #heard = 0
  readonly #ahead = new Map<number, TableNews>()
  /** Requests that the table may or may not have carried out before it forgot this client. They resolve when the next news arrive. */
  #doubtful: readonly Waiting[] = []
  #untaken: TableNews | undefined
  #taken: TableNews | undefined
  #told: () => void = () => {}
  #opened: { readonly done: () => void; readonly fail: (error: Error) => void } | undefined
  #stopWaiting: () => void = () => {}
  #closed = false

  private constructor(channel: Channel, options: RemoteOptions) {
    this.#channel = channel
    this.#options = options
  }

  /**
   * Joins a table. Pass texts from the channel to `receive`.
   * @returns the port, and a promise that resolves when the table has sent its state; it rejects if the table refuses the client
   */
  static join(channel: Channel, options: RemoteOptions): { readonly table: RemoteTable; readonly ready: Promise<void> } {
    const table = new RemoteTable(channel, options)
    const ready = new Promise<void>((done, fail) => {
      table.#opened = { done, fail }
    })
    table.#greet()
    table.#again()
    return { table, ready }
  }

  /** Continues over a new channel after the old one broke. */
  reconnect(channel: Channel): void {
    this.#channel = channel
    this.#greet()
  }

  /** Processes a text from the table. */
  receive(text: string): void {
    if (this.#closed) return
    const message = readTableMessage(text)
    if (message?.kind === 'trouble') this.#takeTrouble(message)
    else if (message?.kind === 'welcome') this.#takeWelcome(message)
    else if (message?.session !== this.#session) return
    else if (message.kind === 'news') this.#takeNews(message.n, message.news)
    else this.#takeReply(message)
  }

  // ── the port ────────────────────────────────────────────

  get viewer(): ViewerName {
    return this.#welcome?.viewer ?? ''
  }

  get rights(): readonly PlayerRight[] {
    return this.#welcome?.rights ?? []
  }

  take(): TableNews {
    const news = this.#untaken ?? this.#taken
    if (news === undefined) throw new Error('the table has not sent its state yet')
    this.#untaken = undefined
    this.#taken = news
    return news
  }

  onNews(told: () => void): void {
    this.#told = told
  }

  async give(inputs: readonly PlayerInput[]): Promise<Taken> {
    return this.#taking({ do: 'give', position: this.#position, inputs })
  }

  async takeBack(to: number): Promise<Taken> {
    if (!this.rights.includes('take back')) return { refused: refusal('not-granted') }
    return this.#taking({ do: 'take-back', position: this.#position, to })
  }

  async look(): Promise<void> {
    await this.#ask({ do: 'look' })
  }

  async why(card: string): Promise<CardExplanation> {
    return (await this.#valueOf({ do: 'why', card })) as CardExplanation
  }

  async coming(): Promise<readonly ComingEffect[]> {
    return (await this.#valueOf({ do: 'coming' })) as readonly ComingEffect[]
  }

  async heard(answers: number): Promise<readonly HeardMoment[]> {
    return (await this.#valueOf({ do: 'heard', answers })) as readonly HeardMoment[]
  }

  async forecast(wish: ForecastWish): Promise<ChoiceForecast | undefined> {
    return ((await this.#valueOf({ do: 'forecast', wish })) as ChoiceForecast | null) ?? undefined
  }

  async catalogue(): Promise<{ readonly [code: string]: string }> {
    return { ...OWN_WORDS, ...((await this.#valueOf({ do: 'catalogue' })) as { readonly [code: string]: string }) }
  }

  close(): void {
    if (this.#closed) return
    this.#send({ kind: 'bye', session: this.#session })
    this.#end(new Error('the table was left'))
  }

  // ── sending ─────────────────────────────────────────────

  /** The position that the client has received: its inputs are meant for this position. */
  get #position(): string {
    return this.#taken?.position ?? ''
  }

  async #taking(ask: Request): Promise<Taken> {
    const { refused } = await this.#ask(ask)
    return refused ? { refused } : {}
  }

  async #valueOf(ask: Request): Promise<unknown> {
    return (await this.#ask(ask)).value
  }

  #ask(ask: Request): Promise<Pick<Reply, 'value' | 'refused'>> {
    if (this.#closed) return Promise.reject(new Error('the table was left'))
    return new Promise((done, fail) => {
      const n = this.#next++
      this.#waiting.set(n, { ask, done, fail })
      this.#sendRequest(n, ask)
    })
  }

  #sendRequest(n: number, ask: Request): void {
    this.#send({ kind: 'request', session: this.#session, n, heard: this.#heard, ask })
  }

  #greet(): void {
    const { client, token } = this.#options
    this.#send({ kind: 'hello', version: PROTOCOL_VERSION, client, token, ...(this.#session === '' ? {} : { heard: this.#heard }) })
  }

  #send(message: ClientMessage): void {
    this.#channel.send(JSON.stringify(message))
  }

  /** Sends unanswered requests again, and reports which messages have arrived, so that the table sends the missing ones again. */
  #again(): void {
    this.#stopWaiting = this.#options.later(this.#options.patience ?? PATIENCE, () => {
      if (this.#closed) return
      if (this.#welcome === undefined) this.#greet()
      else {
        this.#send({ kind: 'heard', session: this.#session, news: this.#heard, replies: this.#replied })
        for (const [n, { ask }] of this.#waiting) if (!this.#early.has(n)) this.#sendRequest(n, ask)
      }
      this.#again()
    })
  }

  #end(error: Error): void {
    this.#closed = true
    this.#stopWaiting()
    for (const { fail } of [...this.#waiting.values(), ...this.#doubtful]) fail(error)
    this.#waiting.clear()
    this.#doubtful = []
    this.#opened?.fail(error)
    this.#opened = undefined
  }

  // ── receiving ───────────────────────────────────────────

  #takeTrouble(trouble: Trouble): void {
    this.#options.onTrouble?.(trouble)
    // the table has forgotten this client: a greeting makes it known again
    if (trouble.code === 'session' || trouble.code === 'no-hello') this.#greet()
    if (trouble.code === 'version' || trouble.code === 'token') this.#end(new Error(`${trouble.what} ${trouble.remedy}`))
  }

  #takeWelcome(welcome: Extract<TableMessage, { kind: 'welcome' }>): void {
    this.#welcome = welcome
    if (welcome.session === this.#session) {
      for (const [n, { ask }] of this.#waiting) if (!this.#early.has(n)) this.#sendRequest(n, ask)
      return
    }
    this.#session = welcome.session
    this.#heard = 0
    this.#ahead.clear()
    this.#early.clear()
    this.#replied = 0
    this.#next = welcome.next
    const open = [...this.#waiting.values()]
    this.#waiting = new Map()
    // if these requests were sent again, they might be carried out twice
    this.#doubtful = [...this.#doubtful, ...open.filter(({ ask }) => changes(ask))]
    for (const one of open.filter(({ ask }) => !changes(ask))) {
      const n = this.#next++
      this.#waiting.set(n, one)
      this.#sendRequest(n, one.ask)
    }
  }

  #takeNews(n: number, news: TableNews): void {
    if (n <= this.#heard) return
    // full news replace all earlier news
    if (news.told === 'anew') {
      this.#heard = n - 1
      for (const one of this.#ahead.keys()) if (one < n) this.#ahead.delete(one)
    }
    this.#ahead.set(n, news)
    for (let next = this.#ahead.get(this.#heard + 1); next; next = this.#ahead.get(this.#heard + 1)) {
      this.#heard++
      this.#ahead.delete(this.#heard)
      this.#untaken = joinedNews(this.#untaken, next)
    }
    // changes that a request of this client makes are processed when its reply arrives
    const isOwn = [...this.#waiting.values()].some(({ ask }) => changes(ask) || ask.do === 'look')
    for (const reply of this.#early.values()) this.#takeReply(reply)
    if (this.#untaken === undefined) return
    this.#opened?.done()
    this.#opened = undefined
    const doubtful = this.#doubtful
    this.#doubtful = []
    for (const { done } of doubtful) done({ refused: refusal('opened-again') })
    if (!isOwn && doubtful.length === 0) this.#told()
  }

  #takeReply(reply: Reply): void {
    const { n, after, value, refused, failed } = reply
    const waiting = this.#waiting.get(n)
    if (waiting === undefined) return
    if (after > this.#heard) {
      this.#early.set(n, reply)
      return
    }
    this.#early.delete(n)
    this.#waiting.delete(n)
    while (this.#replied + 1 < this.#next && !this.#waiting.has(this.#replied + 1)) this.#replied++
    if (failed !== undefined) waiting.fail(new Error(failed))
    else waiting.done({ ...(value === undefined ? {} : { value: value as Json }), ...(refused === undefined ? {} : { refused }) })
  }
}

const refusal = (why: 'opened-again' | 'not-granted'): Sentence => ({ code: `refused.${why}`, parts: {} })
