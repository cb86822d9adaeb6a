/** A table in this process for clients elsewhere: each gets what its seats may know, and gives inputs in their name. No Node, no DOM. */
import {
  type Input,
  type Json,
  SECRET_SEED_LENGTH,
  type SeatName,
  type Sentence,
  type TableHost,
  type TableReply,
  type ViewerName,
} from '@questwright/realm/web'
import {
  type ClientMessage,
  PROTOCOL_VERSION,
  type Reply,
  type Request,
  readClientMessage,
  type TableMessage,
  type Trouble,
} from './messages.ts'
import { newsFor } from './news-for.ts'
import { isAsked, type PlayerInput, type PlayerRight, type TableNews } from './port.ts'

/** A concession means the same at every position of the game. */
const isConcession = (given: PlayerInput): given is Extract<PlayerInput, { readonly kind: 'move' }> =>
  given.kind === 'move' && given.move.move === 'concede'

export interface ServedOptions {
  /** The seats of a token, as `p1+p2`, or `table` for an onlooker. @returns undefined for an unknown token */
  readonly viewerOf: (token: string) => ViewerName | undefined
  /** The actions that players are offered besides answering; the rules may still refuse them. */
  readonly rights: readonly PlayerRight[]
  /**
   * For whom a player may act in a game whose rules do not judge inputs by seat. `own`: for the own seats only. `any`: the players help each other, so
   * that each may answer for all. By default `own`; onlookers never act.
   */
  readonly actsFor?: 'own' | 'any'
  /** Makes the seed of new dice. */
  readonly freshSeed: () => string
  /** Makes an id that was never used before. */
  readonly uniqueName: () => string
  /** Called with the error of a failed request. The client does not get it: it may name something that its viewer may not know. */
  readonly tellError: (error: unknown) => void
}

/** The table's end of a connection. */
export interface Connection {
  /** Processes a text from the client. */
  receive(text: string): void
  /** To be called when the connection broke; messages that the client has not received are kept for it. */
  close(): void
}

/** Thrown when a game between opponents would be played with dice that one of them can compute. */
export class KnownDice extends Error {
  override name = 'KnownDice'
}

const TOO_SHORT = `A seed of the game is too short: an opponent could try all seeds of its length and know every card. Begin the game with a random seed of at least ${SECRET_SEED_LENGTH} characters (128 bits), and give new dice seeds of that length.`

/** The rules judge inputs by seat only in games between opponents. In cooperative games, the players may know the seed. */
function refuseKnownDice({ rights, dice }: TableHost): void {
  if (rights === 'free' || dice === 'secret') return
  throw new KnownDice(
    dice === 'computed'
      ? 'The game is played with dice of 32 bits (its setup names them in "dice"), which an opponent can compute. Begin a new game, without "dice" in its setup, to play it with others.'
      : TOO_SHORT,
  )
}

/** Limit of the news that are kept until a client confirms them; after more, the client gets a complete view instead. */
const MOST_NEWS = 64
/** Limit of requests that are buffered while an earlier one is missing. */
const MOST_AHEAD = 64
/** Limit of the replies that are kept for a client that does not confirm them. */
const MOST_REPLIES = 256
/** Limit of the remembered clients; beyond it, the oldest of those that are not connected are forgotten. */
const MOST_CLIENTS = 64

interface Client {
  readonly name: string
  readonly viewer: ViewerName
  readonly session: string
  /** Sends to the client; undefined while it is not connected. */
  send: ((message: TableMessage) => void) | undefined
  /** The number of the newest news, and the news that the client has not confirmed. */
  news: number
  kept: readonly { readonly n: number; readonly news: TableNews }[]
  /** `everything`: the client will get a complete view next. */
  owed: 'nothing' | 'everything'
  /** The number of the request to carry out next, and requests that arrived too early. */
  next: number
  readonly ahead: Map<number, Request>
  readonly replies: Map<number, Reply>
}

export class ServedTable {
  readonly #host: TableHost
  readonly #options: ServedOptions
  readonly #clients = new Map<string, Client>()
  #queue: Promise<unknown> = Promise.resolve()
  /** Positions are numbered: with their hashes, a client could test guesses about hidden cards. */
  #stands: { readonly at: number; readonly hash: string }
  #positions = 0
  readonly #name: string

  /**
   * @param host used by this table alone: it sets the host's viewers to those of the clients
   * @throws KnownDice if players play against each other and one of them could compute the dice
   */
  constructor(host: TableHost, options: ServedOptions) {
    refuseKnownDice(host)
    this.#host = host
    this.#options = options
    this.#stands = { at: host.reply.inputs, hash: host.reply.hash }
    this.#name = options.uniqueName()
  }

  /** To be called when a client has connected. @param send sends a text to it */
  connect(send: (text: string) => void): Connection {
    let client: Client | undefined
    const tell = (message: TableMessage): void => send(JSON.stringify(message))
    const warn = (trouble: Trouble): void => tell({ kind: 'trouble', ...trouble })
    return {
      receive: (text) => {
        const read = readClientMessage(text)
        if ('trouble' in read) warn(read.trouble)
        else if (read.message.kind === 'hello') client = this.#greet(read.message, tell, warn)
        else if (client === undefined)
          warn(trouble('no-hello', 'This connection has sent no greeting', 'kind', 'Send hello first. This message had no effect.'))
        else this.#takeMessage(client, read.message, warn)
      },
      close: () => {
        // the client may have come back over another connection before the end of this one is noticed
        if (client?.send === tell) client.send = undefined
      },
    }
  }

  /** Sends all clients the news of a call that none of their requests made: of a change of scripts, or of an undo to which all agreed. */
  tell(reply: TableReply): void {
    for (const client of this.#clients.values()) if (Object.hasOwn(reply.viewers, client.viewer)) this.#tellOne(client, reply)
  }

  // ── clients ─────────────────────────────────────────────

  #greet(
    { client: given, token, heard }: Extract<ClientMessage, { kind: 'hello' }>,
    send: (message: TableMessage) => void,
    warn: (trouble: Trouble) => void,
  ): Client | undefined {
    const viewer = this.#options.viewerOf(token)
    if (viewer === undefined) {
      warn(
        trouble('token', 'The table does not know this token', 'token', 'Open the link of the invitation once more, or ask for a new one.'),
      )
      return undefined
    }
    // a client is identified by name and token: the same name with another token is another client
    const name = JSON.stringify([token, given])
    const known = this.#clients.get(name)
    const isKnown = known?.viewer === viewer
    const client: Client = isKnown
      ? known
      : {
          ...{ name, viewer, session: this.#options.uniqueName(), send, news: 0, kept: [], owed: 'nothing', next: 1 },
          ahead: new Map(),
          replies: new Map(),
        }
    client.send = send
    // the token belongs to other seats now: `#forget` also stops the replies that are still on their way to the earlier seats
    if (known && !isKnown) this.#forget(known)
    this.#clients.delete(name)
    this.#clients.set(name, client)
    this.#forgetOld()
    send({
      kind: 'welcome',
      ...{ version: PROTOCOL_VERSION, session: client.session, viewer, rights: this.#options.rights, next: client.next, news: client.news },
    })
    this.#sendAgain(client, isKnown ? (heard ?? 0) : 0)
    return client
  }

  #takeMessage(client: Client, message: Exclude<ClientMessage, { kind: 'hello' }>, warn: (trouble: Trouble) => void): void {
    if (message.session !== client.session || this.#clients.get(client.name) !== client)
      warn(trouble('session', 'The table does not remember this session', 'session', 'Send hello again. This message had no effect.'))
    else if (message.kind === 'request') this.#takeRequest(client, message, warn)
    else if (message.kind === 'heard') this.#takeHeard(client, message)
    else this.#forget(client)
  }

  #forget(client: Client): void {
    if (this.#clients.get(client.name) === client) this.#clients.delete(client.name)
    client.send = undefined
    if (![...this.#clients.values()].some(({ viewer }) => viewer === client.viewer)) this.#host.tellNoMore(client.viewer)
  }

  #forgetOld(): void {
    for (const client of [...this.#clients.values()]) {
      if (this.#clients.size <= MOST_CLIENTS) return
      if (client.send === undefined) this.#forget(client)
    }
  }

  #takeHeard(client: Client, { news, replies }: Extract<ClientMessage, { kind: 'heard' }>): void {
    for (const n of client.replies.keys()) if (n <= replies) client.replies.delete(n)
    this.#sendAgain(client, news)
  }

  /**
   * Sends the messages that the client has not received, or a complete view if they are no longer kept. @param heard the number of the
   * newest news up to which the client has received all
   */
  #sendAgain(client: Client, heard: number): void {
    client.kept = client.kept.filter(({ n }) => n > heard)
    const oldest = client.kept[0]?.n ?? client.news + 1
    if (client.news > 0 && heard >= oldest - 1) {
      for (const one of client.kept) client.send?.({ kind: 'news', session: client.session, ...one })
    } else if (client.owed === 'nothing') {
      client.owed = 'everything'
      void this.#alone(async () => {
        client.owed = 'nothing'
        this.tell(await this.#host.tellAlso(client.viewer))
      })
    }
  }

  #tellOne(client: Client, reply: TableReply): void {
    const news = { ...newsFor(client.viewer, reply), position: this.#position(reply) }
    const one = { n: ++client.news, news }
    // full news replace all earlier news
    client.kept = news.told === 'anew' ? [one] : [...client.kept.slice(1 - MOST_NEWS), one]
    client.send?.({ kind: 'news', session: client.session, ...one })
  }

  #position({ inputs, hash }: TableReply): string {
    if (inputs !== this.#stands.at || hash !== this.#stands.hash) {
      this.#stands = { at: inputs, hash }
      this.#positions++
    }
    return `${this.#name} ${this.#positions}`
  }

  // ── requests ────────────────────────────────────────────

  #takeRequest(client: Client, { n, heard, ask }: Extract<ClientMessage, { kind: 'request' }>, warn: (trouble: Trouble) => void): void {
    client.kept = client.kept.filter((one) => one.n > heard)
    const isTwice = n < client.next || client.ahead.has(n)
    const reply = client.replies.get(n)
    if (reply) client.send?.({ kind: 'reply', ...reply })
    if (isTwice)
      warn(
        trouble(
          'twice',
          `Request ${n} arrived again`,
          'n',
          'Nothing needs to be done: it is carried out only once, and its reply is sent again.',
        ),
      )
    else if (n - client.next >= MOST_AHEAD)
      warn(trouble('too-many', `Request ${n} came, and request ${client.next} is missing`, 'n', `Send request ${client.next} again first.`))
    else if (n > client.next)
      warn(
        trouble(
          'out-of-order',
          `Request ${n} came before request ${client.next}`,
          'n',
          `Send request ${client.next} again; ${n} is kept until then.`,
        ),
      )
    if (isTwice || n - client.next >= MOST_AHEAD) return
    client.ahead.set(n, ask)
    for (let next = client.ahead.get(client.next); next; next = client.ahead.get(client.next)) {
      client.ahead.delete(client.next)
      this.#begin(client, client.next++, next)
    }
  }

  #begin(client: Client, n: number, ask: Request): void {
    void this.#alone(async () => {
      let done: Pick<Reply, 'value' | 'refused' | 'failed'>
      try {
        done = await this.#do(client.viewer, ask)
      } catch (error) {
        this.#options.tellError(error)
        done = { failed: `The table could not do that (${ask.do}). The game has not changed.` }
      }
      const reply = { session: client.session, n, after: client.news, ...done }
      client.replies.set(n, reply)
      client.replies.delete(n - MOST_REPLIES)
      client.send?.({ kind: 'reply', ...reply })
    })
  }

  async #do(viewer: ViewerName, ask: Request): Promise<Pick<Reply, 'value' | 'refused'>> {
    switch (ask.do) {
      case 'give':
        return this.#isAt(ask.position) || ask.inputs.every(isConcession)
          ? this.#give(viewer, ask.inputs)
          : { refused: { code: 'refused.other-question', parts: {} } }
      case 'take-back':
        return this.#isAt(ask.position) ? this.#takeBack(viewer, ask.to) : { refused: { code: 'refused.other-question', parts: {} } }
      case 'look':
        this.tell(await this.#host.look([viewer]))
        return {}
      case 'why':
        return { value: (await this.#host.why(ask.card, viewer)) as unknown as Json }
      case 'coming':
        return { value: (await this.#host.coming(viewer)) as unknown as Json }
      case 'heard':
        return { value: (await this.#host.heard(ask.answers, viewer)) as unknown as Json }
      case 'forecast':
        return { value: ((await this.#host.forecast(viewer, ask.wish)) ?? null) as unknown as Json }
      case 'catalogue':
        return { value: await this.#host.ask<Json>('catalogue', {}) }
    }
  }

  /**
   * Whether this is the current position. An input is meant for the position that its client has seen: at another one it may mean something
   * else.
   */
  #isAt(position: string): boolean {
    return position === this.#position(this.#host.reply)
  }

  async #give(viewer: ViewerName, inputs: readonly PlayerInput[]): Promise<{ readonly refused?: Sentence }> {
    for (const given of inputs) {
      const by = this.#giver(viewer, given)
      if (typeof by === 'object') return { refused: by }
      const reply = await this.#host.advance([recorded(given, by, this.#freshSeed)])
      const { refused } = reply
      // a refused attempt is no news for the other clients
      if (refused === undefined || this.#isNew(reply)) this.tell(reply)
      if (refused) return { refused: refused.why }
    }
    return {}
  }

  /** The seat in whose name an input is given, or why it is refused: a table for clients elsewhere judges inputs by seat in every game. */
  #giver(viewer: ViewerName, given: PlayerInput): SeatName | Sentence {
    const who = this.#asked
    const { kind } = given
    // a client may concede for its own seats only; the rules refuse it in a game without winners
    if (isConcession(given) && isAsked(String(given.move.card), viewer)) return String(given.move.card)
    if (kind !== 'answer' && !this.#options.rights.includes(kind === 'dice' ? 'new dice' : 'move by hand'))
      return { code: 'refused.not-granted', parts: {} }
    if (isAsked(who, viewer)) return who as SeatName
    const isPlayer = who !== undefined && viewer !== 'table'
    // rules that judge inputs by seat refuse by themselves what this seat may not do beside answering
    const mayAct = this.#host.rights === 'by-seat' ? kind !== 'answer' : isPlayer && this.#options.actsFor === 'any'
    return mayAct ? (viewer.split('+')[0] as SeatName) : { code: 'refused.not-theirs', parts: {} }
  }

  async #takeBack(viewer: ViewerName, to: number): Promise<{ readonly refused?: Sentence }> {
    if (!this.#options.rights.includes('take back')) return { refused: { code: 'refused.not-granted', parts: {} } }
    const by = viewer.split('+')[0] as SeatName
    const refused = this.#host.rights === 'by-seat' ? await this.#host.refusesRewind(by, to) : undefined
    if (refused) return { refused }
    this.tell((await this.#host.rewind(to)).reply)
    return {}
  }

  /** @throws KnownDice; then the client only learns that its request failed, and the holder learns why */
  readonly #freshSeed = (): string => {
    const seed = this.#options.freshSeed()
    if (this.#host.rights === 'by-seat' && seed.length < SECRET_SEED_LENGTH) throw new KnownDice(TOO_SHORT)
    return seed
  }

  /** The seat that is asked now; every viewer may know that. */
  get #asked(): SeatName | undefined {
    return Object.values(this.#host.reply.viewers)[0]?.question?.who
  }

  #isNew({ inputs, hash }: TableReply): boolean {
    return inputs !== this.#stands.at || hash !== this.#stands.hash
  }

  #alone(call: () => Promise<void>): Promise<void> {
    const next = this.#queue.then(call, call)
    this.#queue = next.catch(() => undefined)
    return next
  }
}

function recorded(given: PlayerInput, by: SeatName, freshSeed: () => string): Input {
  const input: Input =
    given.kind === 'dice'
      ? { kind: 'dice', seed: freshSeed() }
      : given.kind === 'answer'
        ? { kind: 'answer', question: given.question, value: given.value }
        : { kind: 'move', move: given.move }
  return { ...input, by }
}

const trouble = (code: Trouble['code'], what: string, where: string, remedy: string): Trouble => ({ code, what: `${what}.`, where, remedy })
