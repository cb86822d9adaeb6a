/** The common base of all file formats: a name, a version, one reader and one writer. Pages load it as well as the server. */
import { jsonBreakWords } from '@questwright/packs/browser'
import { z } from 'zod'
import { rulebooks } from '../page/rulebooks.ts'

// the content security policy of our pages forbids code generation from strings
z.config({ jitless: true })

/** Why a file cannot be read, and what to do. */
interface FileFault {
  /**
   * `other`: it is something else. `newer`, `older`: it has a version that this program does not read. `broken`: a part of it is invalid.
   * `other-game`: it belongs to a game that this program does not have.
   */
  readonly reason: 'no-json' | 'other' | 'newer' | 'older' | 'broken' | 'other-game' | 'too-large'
  readonly message: string
  readonly remedy: string
  /** The part of the file that is wrong, if it is a single part: `inputs[3].question`. */
  readonly where?: string
}

export type ReadFile<Value> = { readonly value: Value } | { readonly fault: FileFault }

export interface FileFormat<Value> {
  /** The value of the field `format`. */
  readonly name: string
  /** The version that is written. */
  readonly version: number
  /** Reads a file of any version. */
  read(text: string): ReadFile<Value>
  /** Reads parsed JSON: from a link, a database, or inside another file. */
  readValue(value: unknown): ReadFile<Value>
  /** The text of a file. */
  write(value: Value): string
}

type Parts = { readonly [part: string]: unknown }

export interface FormatSpec<Value> {
  readonly name: string
  readonly version: number
  /** The name of the file in messages: "saved game". */
  readonly thing: string
  /** The remedy for a file of another kind: "Choose a file that was saved at a table or by `qw play --save`." */
  readonly from: string
  /** The remedy for a broken file. */
  readonly again: string
  /** The schema of the newest version. Parts that the schema does not name stay in the value. */
  readonly schema: z.ZodType
  /** The names of its parts in messages: `inputs` is "its decisions". */
  readonly words?: { readonly [part: string]: string }
  /** The step from each older version to the next: `1` makes version 2 from version 1. */
  readonly migrations?: { readonly [version: number]: (older: Parts) => Parts }
  /** The path of the part that names the game, and a function that reads it; a file of an unknown game is refused. */
  readonly engine?: { readonly where: string; readonly name: (value: Value) => string }
  /** Called with a valid value as the last step: makes repairs that a schema cannot express. */
  readonly settle?: (value: Value) => Value
  /** The maximum length in characters; longer texts are refused. */
  readonly mostLetters?: number
  /** Indentation of the JSON text; absent: one line. */
  readonly indent?: number
}

/** The names of other formats in messages, and the places where their files can be opened. */
const others: { readonly [name: string]: readonly [thing: string, remedy?: string] } = {
  'questwright-game': ['a saved game', 'Open it as a game, or with `qw replay`.'],
  'questwright-played-game': ['a game of the history', 'It is opened on the page of played games, or with `qw replay`.'],
  'questwright-kept-game': ['a game as a browser stores it'],
  'questwright-position': ['a position'],
  'questwright-fuzz': ['a failure of random play', 'Play it again with `qw replay`.'],
  'questwright-trash': ['an entry of the trash', 'Bring it back with Trash at the foot of the library.'],
  'questwright-campaign-log': ['the log of a campaign', 'Open it on the page of campaigns, or with `qw campaign show`.'],
  'questwright-deck': ['a deck', 'Open it on the page Decks.'],
  'questwright-pack': ['a compiled pack'],
}

export function fileFormat<Value>(spec: FormatSpec<Value>): FileFormat<Value> {
  const { name, version, thing, from, again, schema, words = {}, migrations = {}, engine, settle, mostLetters = 20_000_000, indent } = spec

  const readValue = (given: unknown): ReadFile<Value> => {
    if (!isObject(given)) return { fault: { reason: 'other', message: `This is no ${thing}: it contains no JSON object.`, remedy: from } }
    if (given.format !== name) return { fault: otherFault(given.format) }
    const written = given.version
    if (typeof written !== 'number' || !Number.isInteger(written) || written > version || written < oldest()) {
      const newer = typeof written === 'number' && written > version
      return {
        fault: {
          reason: newer ? 'newer' : 'older',
          message: `This ${thing} was written in version ${JSON.stringify(written) ?? '(missing)'} of its format; this program reads version ${version}.`,
          remedy: newer ? 'Bring Questwright up to date.' : 'Open it with the program that saved it, and save it again.',
        },
      }
    }
    let value: Parts = given
    for (let at = written; at < version; at++)
      value = { ...(migrations[at] as (older: Parts) => Parts)(value), format: name, version: at + 1 }
    const judged = schema.safeParse(value)
    if (judged.success) {
      const game = engine?.name(value as Value)
      if (engine !== undefined && game !== undefined && !Object.hasOwn(rulebooks, game)) return { fault: otherGame(game, engine.where) }
      return { value: settle ? settle(value as Value) : (value as Value) }
    }
    const issue = judged.error.issues[0]
    const where = placeOf(issue?.path ?? [])
    const part = String(issue?.path[0] ?? '')
    const what = Object.hasOwn(words, part) ? words[part] : part === '' ? 'it' : `"${part}"`
    const message = `This ${thing} is broken: ${what} cannot be read${where === '' ? '' : ` (${where}${said(issue)})`}.`
    return { fault: { reason: 'broken', message, remedy: again, ...(where === '' ? {} : { where }) } }
  }

  /** The refusal of a file that belongs to an unknown game. */
  function otherGame(game: string, where: string): FileFault {
    const here = Object.keys(rulebooks).map((one) => `"${one}"`)
    return {
      reason: 'other-game',
      message: `This ${thing} is of the game ${JSON.stringify(game).slice(0, 60)}, which is not installed.`,
      remedy: `Open it with a version of Questwright that plays that game; here ${here.length === 1 ? 'is' : 'are'} ${here.join(', ')}.`,
      where,
    }
  }

  /** The oldest version from which migrations lead to the newest. */
  function oldest(): number {
    let least = version
    while (migrations[least - 1] !== undefined) least--
    return least
  }

  function otherFault(given: unknown): FileFault {
    const known = typeof given === 'string' && Object.hasOwn(others, given) ? others[given] : undefined
    if (known !== undefined) return { reason: 'other', message: `This is ${known[0]}, no ${thing}.`, remedy: known[1] ?? from }
    const format = (JSON.stringify(given) ?? 'missing').slice(0, 80)
    return { reason: 'other', message: `This is no ${thing}: its "format" is ${format}, expected "${name}".`, remedy: from }
  }

  return {
    name,
    version,
    read(text) {
      if (text.length > mostLetters)
        return { fault: { reason: 'too-large', message: `This file is far too large for a ${thing}.`, remedy: from } }
      // strip the byte order mark of Windows editors
      const plain = text.replace(/^\ufeff/, '')
      let value: unknown
      try {
        value = JSON.parse(plain)
      } catch {
        const isCut = plain.trimStart().startsWith('{')
        const message = isCut
          ? `This ${thing} is broken: it is no JSON (${jsonBreakWords(plain)}). It ends in the middle, or was changed by hand.`
          : `This is no ${thing}: it contains no JSON (${jsonBreakWords(plain)}).`
        return { fault: { reason: 'no-json', message, remedy: isCut ? again : from } }
      }
      return readValue(value)
    },
    readValue,
    write: (value) => `${JSON.stringify(value, null, indent)}\n`,
  }
}

/** The format name in a file; undefined when there is none. */
export function formatNameIn(text: string): string | undefined {
  return /^\ufeff?\s*\{\s*"format"\s*:\s*"([^"\\]{1,60})"/.exec(text.slice(0, 400))?.[1]
}

function said(issue: z.core.$ZodIssue | undefined): string {
  return issue === undefined ? '' : `: ${issue.message}`
}

/** The path of a part in the form `inputs[3].question`. */
function placeOf(path: readonly PropertyKey[]): string {
  return path.map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? String(key) : `.${String(key)}`)).join('')
}

function isObject(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
