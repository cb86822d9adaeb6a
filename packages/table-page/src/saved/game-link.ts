/**
 * A game in a link: `/play#g=1.<length>.<sum>.<payload>`. The payload is the game up to its current position, compressed with deflate and written
 * in base64url.
 */
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate'
import { savedGameFrom } from './read-saved-game.ts'
import { NoSavedGame, type SavedGame } from './saved-game.ts'

/** The greatest length of a link: messengers and mail programs cut off longer ones. A longer game is sent as a file. */
export const LONGEST_LINK = 8000

/** The greatest number of characters that a link may unpack to: no real game is that long, and a malicious link must not fill the memory. */
const MOST_UNPACKED = 4_000_000
const version = '1'

/** The part of a link after `#g=`: the game up to its current position, without its other branches, and with its last state hash only. */
export function linkPart(game: SavedGame): string {
  const { studio, hashes, ...rest } = game
  const table = studio && { title: studio.title, scenario: studio.scenario, viewer: studio.viewer }
  const shared = {
    ...rest,
    hashes: [],
    last: hashes.at(-1) ?? '',
    ...(table ? { studio: { ...table, ...(studio?.hands ? { hands: studio.hands } : {}) } } : {}),
  }
  const payload = toBase64Url(deflateSync(strToU8(JSON.stringify(shared)), { level: 9 }))
  return [version, payload.length.toString(36), sumOf(payload), payload].join('.')
}

/**
 * The complete link to a game, and whether it is short enough to be sent.
 * @param table the address of the table
 */
export function linkOf(game: SavedGame, table: string): { readonly link: string; readonly fits: 'yes' | 'no' } {
  const link = `${table}#g=${linkPart(game)}`
  return { link, fits: link.length <= LONGEST_LINK ? 'yes' : 'no' }
}

export interface LinkedGame {
  readonly game: SavedGame
  /** The state hash of the position at which the link was made. */
  readonly hash: string
}

const again = 'Ask for the link once more, as one line, or for the game as a file.'

/**
 * Reads the game from a pasted link, from an address, or from the part after `#g=`.
 * @throws NoSavedGame with the reason
 */
export function gameInLink(text: string): LinkedGame {
  const pasted = text.trim().replace(/[<>"'\s]+/g, '')
  const at = pasted.indexOf('#')
  const part = at >= 0 ? new URLSearchParams(pasted.slice(at + 1)).get('g') : pasted.startsWith('g=') ? pasted.slice(2) : pasted
  if (!part) throw new NoSavedGame('This is no link to a game: it has no part #g=….', again)
  const [format, length, sum, payload, ...more] = part.split('.')
  if (format !== version && /^\d+$/.test(format ?? '') && length !== undefined && sum !== undefined)
    throw new NoSavedGame(
      `This link was made by another version of Questwright (format ${format?.slice(0, 6)}).`,
      'Bring Questwright up to date.',
    )
  const long = Number.parseInt(length ?? '', 36)
  if (format !== version || !/^[0-9a-z]{1,6}$/.test(length ?? '') || more.length > 0)
    throw new NoSavedGame('This is no link to a game: the text after #g= is something else.', again)
  if (payload === undefined || payload.length < long)
    throw new NoSavedGame(
      `This link was cut off: ${payload?.length ?? 0} of ${long} letters arrived.`,
      'Messengers break long links. Ask for it once more, as one line, or for the game as a file.',
    )
  if (payload.length > long || sumOf(payload) !== sum)
    throw new NoSavedGame('This link was changed on its way: its letters are not those that were sent.', again)
  return unpacked(payload)
}

function unpacked(payload: string): LinkedGame {
  let value: unknown
  try {
    value = JSON.parse(strFromU8(inflated(fromBase64Url(payload))))
  } catch {
    throw new NoSavedGame('This link cannot be unpacked.', again)
  }
  const { studio, last, ...rest } = value as { readonly studio?: { readonly [part: string]: unknown }; readonly last?: unknown }
  const lines = { line: { id: '1', name: 'First branch' }, savePoints: [], later: [], laterPlaces: [], branches: [] }
  const game = savedGameFrom({ ...rest, ...(studio ? { studio: { ...studio, ...lines } } : {}) })
  return { game, hash: typeof last === 'string' ? last : '' }
}

/**
 * Decompresses bytes.
 * @throws Error for bytes that are not in deflate format, and for a result that is too large
 */
function inflated(bytes: Uint8Array): Uint8Array {
  const chunks: Uint8Array[] = []
  let size = 0
  const inflate = new Inflate((chunk) => {
    size += chunk.length
    chunks.push(chunk)
  })
  for (let at = 0; at < bytes.length || at === 0; at += 1024) {
    inflate.push(bytes.subarray(at, at + 1024), at + 1024 >= bytes.length)
    if (size > MOST_UNPACKED) throw new Error('too large')
  }
  const all = new Uint8Array(size)
  let end = 0
  for (const chunk of chunks) {
    all.set(chunk, end)
    end += chunk.length
  }
  return all
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

/** A short checksum over the characters. It detects that a messenger has damaged the link; it does not protect against forgery. */
function sumOf(text: string): string {
  let sum = 0x811c9dc5
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return (sum >>> 0).toString(36)
}
