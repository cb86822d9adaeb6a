/**
 * The messages between a client and a table in another process, in version 1. docs/table-protocol.md describes them for authors of clients.
 */
import type { ForecastWish, Json, Sentence } from '@questwright/realm/web'
import { z } from 'zod'
import type { PlayerInput, PlayerRight, TableNews } from './port.ts'

// zod must not compile code from text: the content security policy of our pages forbids it
z.config({ jitless: true })

/** If table and client use different versions, the connection ends with a message. */
export const PROTOCOL_VERSION = 1

/** Longest message of a client, in characters. A longer one is refused unread. */
const LONGEST_MESSAGE = 65_536

const number = z.number().int().min(0)
const name = z.string().min(1).max(200)
const key = z.string().max(2_000)
const json = z.record(z.string(), z.unknown())
const value = z.union([z.array(key).max(1_000), z.number(), z.record(key, z.number())])

const playerInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), question: key, value }),
  z.object({ kind: z.literal('dice') }),
  z.object({ kind: z.literal('move'), move: json }),
])

const wish = z.object({
  question: key,
  chosen: value.optional(),
  options: z.array(key).max(200).optional(),
  asks: z.enum(['next window', 'what uses change']).optional(),
})

const request = z.discriminatedUnion('do', [
  z.object({ do: z.literal('give'), position: name, inputs: z.array(playerInput).min(1).max(20) }),
  z.object({ do: z.literal('take-back'), position: name, to: number }),
  z.object({ do: z.literal('look') }),
  z.object({ do: z.literal('why'), card: key }),
  z.object({ do: z.literal('coming') }),
  z.object({ do: z.literal('heard'), answers: number.max(50) }),
  z.object({ do: z.literal('forecast'), wish }),
  z.object({ do: z.literal('catalogue') }),
])

/** The fields of a greeting that every version has. */
const anyGreeting = z.looseObject({ kind: z.literal('hello'), version: z.unknown().optional() })
const anyWelcome = z.looseObject({ kind: z.literal('welcome'), version: z.unknown().optional() })

const fromClient = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('hello'),
    version: z.literal(PROTOCOL_VERSION),
    client: name,
    token: z.string().max(4_000),
    heard: number.optional(),
  }),
  z.object({ kind: z.literal('request'), session: name, n: number.min(1), heard: number, ask: request }),
  z.object({ kind: z.literal('heard'), session: name, news: number, replies: number }),
  z.object({ kind: z.literal('bye'), session: name }),
])

const sentence = z.looseObject({ code: z.string(), parts: json })
const news = z.looseObject({
  told: z.enum(['anew', 'more']),
  viewer: z.string(),
  at: number,
  position: z.string(),
  storyFrom: number,
  patch: z.looseObject({ zones: json, cards: json }),
  story: z.array(z.looseObject({ n: number, kind: z.string() })),
  question: z.looseObject({ key: z.string(), who: z.string() }).optional(),
  outcome: z.looseObject({ result: z.string() }).optional(),
})
const rights = z.array(z.string())
const trouble = z.object({ kind: z.literal('trouble'), code: z.string(), what: z.string(), where: z.string(), remedy: z.string() })

const fromTable = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('welcome'),
    version: z.literal(PROTOCOL_VERSION),
    session: name,
    viewer: z.string(),
    rights,
    next: number,
    news: number,
  }),
  z.object({ kind: z.literal('news'), session: name, n: number.min(1), news }),
  z.object({
    kind: z.literal('reply'),
    session: name,
    n: number.min(1),
    after: number,
    value: z.unknown().optional(),
    refused: sentence.optional(),
    failed: z.string().optional(),
  }),
  trouble,
])

/**
 * A request of a client. `position` is the newest position that the client has received: the request is refused if the table is at another
 * one.
 */
export type Request =
  | { readonly do: 'give'; readonly position: string; readonly inputs: readonly PlayerInput[] }
  | { readonly do: 'take-back'; readonly position: string; readonly to: number }
  | { readonly do: 'look' }
  | { readonly do: 'why'; readonly card: string }
  | { readonly do: 'coming' }
  | { readonly do: 'heard'; readonly answers: number }
  | { readonly do: 'forecast'; readonly wish: ForecastWish }
  | { readonly do: 'catalogue' }

export type ClientMessage =
  /** The first message on every connection. `heard`: the number of the newest news up to which the client has received all. */
  | { readonly kind: 'hello'; readonly version: number; readonly client: string; readonly token: string; readonly heard?: number }
  | { readonly kind: 'request'; readonly session: string; readonly n: number; readonly heard: number; readonly ask: Request }
  /** The numbers of the newest news and of the newest reply up to which the client has received all: the table sends later ones again. */
  | { readonly kind: 'heard'; readonly session: string; readonly news: number; readonly replies: number }
  | { readonly kind: 'bye'; readonly session: string }

/** An error in a message of a client, or damage on its way to the table. */
export interface Trouble {
  readonly code: 'cut' | 'no-message' | 'version' | 'token' | 'no-hello' | 'session' | 'twice' | 'out-of-order' | 'too-long' | 'too-many'
  readonly what: string
  /** The wrong part of the message. */
  readonly where: string
  readonly remedy: string
}

export interface Reply {
  readonly session: string
  readonly n: number
  /** The number of the news after which the client knows everything that its request changed. */
  readonly after: number
  readonly value?: Json
  readonly refused?: Sentence
  readonly failed?: string
}

export type TableMessage =
  | {
      readonly kind: 'welcome'
      readonly version: number
      /** The id under which the table remembers this client. With a new id, it remembers nothing, and numbers begin at 1 again. */
      readonly session: string
      readonly viewer: string
      readonly rights: readonly PlayerRight[]
      /** The number of the client's next request. */
      readonly next: number
      /** The number of the newest news. */
      readonly news: number
    }
  | { readonly kind: 'news'; readonly session: string; readonly n: number; readonly news: TableNews }
  | (Reply & { readonly kind: 'reply' })
  | (Trouble & { readonly kind: 'trouble' })

/** Reads a message of a client. */
export function readClientMessage(text: string): { readonly message: ClientMessage } | { readonly trouble: Trouble } {
  if (text.length > LONGEST_MESSAGE)
    return wrong('too-long', `The message has ${text.length} characters`, 'message', `Send at most ${LONGEST_MESSAGE}.`)
  const parsed = parsedJson(text)
  if (parsed === undefined)
    return wrong(
      'cut',
      'The message is not JSON; it may be truncated',
      `character ${text.length}`,
      'Send the whole message again. It had no effect.',
    )
  const greeting = anyGreeting.safeParse(parsed)
  if (greeting.success && greeting.data.version !== PROTOCOL_VERSION)
    return otherVersion(versionWords(greeting.data.version), String(PROTOCOL_VERSION))
  const judged = fromClient.safeParse(parsed)
  if (judged.success) return { message: judged.data as ClientMessage }
  return wrong(
    'no-message',
    'The table does not know this kind of message, or one of its fields is wrong',
    placeOf(judged.error),
    'See docs/table-protocol.md. The message had no effect.',
  )
}

/** Reads a message of a table. @returns undefined for a damaged message, which the table will send again */
export function readTableMessage(text: string): TableMessage | undefined {
  const parsed = parsedJson(text)
  const welcome = anyWelcome.safeParse(parsed)
  if (welcome.success && welcome.data.version !== PROTOCOL_VERSION)
    return { kind: 'trouble', ...otherVersion(String(PROTOCOL_VERSION), versionWords(welcome.data.version)).trouble }
  const judged = fromTable.safeParse(parsed)
  return judged.success ? (judged.data as TableMessage) : undefined
}

const versionWords = (version: unknown): string => JSON.stringify(version) ?? '(missing)'

const otherVersion = (client: string, table: string): { readonly trouble: Trouble } =>
  wrong(
    'version',
    `The client uses version ${client} of the messages, the table version ${table}`,
    'version',
    'Load the page of the table again; a client of your own must use the version of the table. The game has not changed.',
  )

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const wrong = (code: Trouble['code'], what: string, where: string, remedy: string): { readonly trouble: Trouble } => ({
  trouble: { code, what: `${what}.`, where, remedy },
})

function placeOf({ issues }: z.ZodError): string {
  return issues[0]?.path.join('.') || 'message'
}
