/** Makes the board of a scene from the position of a game, with some cards removed. */
import { bare } from '@questwright/packs/browser'
import type { Rulebook, SceneBoard } from '@questwright/rulebook'
import { seatNumbersOf, seatWord } from './changes.ts'
import type { TablePosition } from './from-position.ts'
import { type Carried, wordsOfPosition } from './from-position.ts'
import type { SituationWords } from './words.ts'

type Bag = { readonly [name: string]: unknown }

interface Frame {
  readonly step: string
  readonly args?: Bag
}

const isPiece = (code: string): boolean => code.startsWith('kernel:')

/** Ids of the cards of a position, without seats and the table itself: piles first, cards in play last, so that related cards are neighbours. */
export function cardIds(position: TablePosition): readonly string[] {
  const pieces = new Set(position.cards.filter(({ code }) => isPiece(code)).map(({ id }) => id))
  const rank = (zone: string): number =>
    /deck$/.test(zone) ? 0 : /discard|display|aside|removed/.test(zone) ? 1 : /hand$/.test(zone) ? 2 : 3
  return Object.entries(position.zones)
    .sort(([a], [b]) => rank(a) - rank(b))
    .flatMap(([, ids]) => ids)
    .filter((id) => !pieces.has(id))
}

/** The card to which a card is attached, the card to which that one is attached, and so on. */
export function hostsOf(position: TablePosition, id: string): readonly string[] {
  const zone = Object.entries(position.zones).find(([, ids]) => ids.includes(id))?.[0]
  const slash = zone?.lastIndexOf('/') ?? -1
  if (zone === undefined || slash < 0) return []
  const host = zone.slice(0, slash)
  return [host, ...hostsOf(position, host)]
}

/** The position without some cards and their attachments. */
export function withoutCards(position: TablePosition, gone: ReadonlySet<string>): TablePosition {
  const stays = (id: string): boolean => !gone.has(id) && !hostsOf(position, id).some((host) => gone.has(host))
  return {
    cards: position.cards.filter(({ id }) => stays(id)),
    zones: Object.fromEntries(
      Object.entries(position.zones)
        .map(([zone, ids]) => [zone, ids.filter(stays)] as const)
        .filter(([, ids]) => ids.length > 0),
    ),
  }
}

/** Whether a scene can begin at this position: between two steps, or in a window. */
export function canBegin(position: TablePosition, board: Pick<SceneBoard, 'ownArguments' | 'steps'>): boolean {
  const frames = framesOf(position)
  const [frame] = frames
  return (
    frames.length === 1 &&
    frame !== undefined &&
    !isSetup(position, frame) &&
    (board.steps?.includes(frame.step) ?? true) &&
    isOpenWindow(frame, board)
  )
}

/** Whether the setup of the game was under way. */
function isSetup(position: TablePosition, { step }: Frame): boolean {
  const phase = position.cards.find(({ id }) => id === 'table')?.fields?.phase
  return step.startsWith('setup') || phase === undefined || phase === 'setup'
}

const framesOf = (position: TablePosition): readonly Frame[] => {
  const cursor = position.cards.find(({ id }) => id === 'table')?.memory?.cursor
  return Array.isArray(cursor) ? (cursor as readonly Frame[]) : []
}

/** Whether the step can begin anew: its arguments are only the turn and the passes of a window, or such as the setup of a scene makes itself. */
const isOpenWindow = ({ args = {} }: Frame, { ownArguments }: Pick<SceneBoard, 'ownArguments'>): boolean =>
  Object.keys(args).every((arg) => arg === 'turn' || arg === 'passes' || ownArguments.includes(arg))

/** The position as if its window had just opened, without passes. */
function fromWindow(position: TablePosition, board: SceneBoard): TablePosition {
  if (!canBegin(position, board)) return position
  return {
    ...position,
    cards: position.cards.map((card) =>
      card.id === 'table'
        ? { ...card, memory: { ...card.memory, cursor: framesOf(position).map(({ step }) => ({ step, args: {} })) } }
        : card,
    ),
  }
}

/** The name of each card: its slug, with a number where there are several copies. Seats have their words. */
export function namesIn(position: TablePosition, board: Pick<SceneBoard, 'seats'>): (id: string) => string {
  const copies = new Map<string, string[]>()
  for (const { id, code } of position.cards) if (!isPiece(code)) copies.set(bare(code), [...(copies.get(bare(code)) ?? []), id])
  const slugs = new Map(position.cards.map(({ id, code }) => [id, bare(code)]))
  return (id) => {
    if (/^p[1-4]$/.test(id)) return seatWord(id, board)
    const slug = slugs.get(id)
    if (slug === undefined) return id
    const all = copies.get(slug) ?? []
    return all.length < 2 ? slug : `${slug}-${all.indexOf(id) + 1}`
  }
}

/** Reads facts and titles of cards by code, and the zones of boards in scenes of the game. */
export interface BoardReader {
  readonly fact: (code: string, fact: string) => unknown
  readonly title: (code: string) => string
  readonly board: SceneBoard
}

/**
 * The setup of a scene with the board of this position.
 * @param named cards that lines of the scene name: where there are several copies, these get a name of their own
 */
export function boardWords(position: TablePosition, named: ReadonlySet<string>, reader: BoardReader): Carried {
  const names = namesIn(position, reader.board)
  const slugs = new Map(position.cards.map(({ id, code }) => [id, bare(code)]))
  const as = (id: string): string | undefined => (named.has(id) && names(id) !== slugs.get(id) ? names(id) : undefined)
  return wordsOfPosition(fromWindow(position, reader.board), reader.fact, reader.title, reader.board, as)
}

// ── removable parts besides cards ───────────────────────────

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Parts of the setup other than cards that may be removed: the round, a number of a seat (`you/life`), tokens on a card (`you/hand/0/damage`),
 * the last seats …
 */
export function trimsOf(words: SituationWords, rulebook: Pick<Rulebook, 'figures' | 'sceneBoard'>): readonly string[] {
  const { seats, first, counted, tokens, links, tableNumbers, seatNumbers } = rulebook.sceneBoard
  const tableTrims = [counted.word, first.word, ...Object.keys(tableNumbers), 'rules']
  const cardTrims = [...Object.keys(tokens), 'tokens', 'is', ...Object.keys(links)]
  const found: string[] = []
  const visit = (value: unknown, path: string): void => {
    if (Array.isArray(value)) {
      for (const [i, part] of value.entries()) visit(part, `${path}/${i}`)
      return
    }
    if (!isBag(value)) return
    if ('card' in value) for (const word of cardTrims) if (value[word] !== undefined) found.push(`${path}/${word}`)
    for (const [word, part] of Object.entries(value)) if (!cardTrims.includes(word)) visit(part, path === '' ? word : `${path}/${word}`)
  }
  visit(words, '')
  for (const word of tableTrims) if ((words as Bag)[word] !== undefined) found.push(word)
  const numbers = [...new Set([...seatNumbersOf(rulebook), ...Object.keys(seatNumbers)])]
  for (const seat of seats) {
    const own = (words[seat] ?? {}) as Bag
    for (const number of numbers) if (own[number] !== undefined) found.push(`${seat}/${number}`)
  }
  // only the last seats can be removed, so that the others keep their names
  for (const seat of seats
    .slice(1)
    .reverse()
    .filter((one) => words[one] !== undefined)) {
    if (Object.keys(words[seat] ?? {}).some((word) => !numbers.includes(word))) break
    found.push(seat)
  }
  return found
}

/** The setup without these parts. A card without details is written as its name; a removed seat loses its numbers. */
export function withoutTrims(words: SituationWords, gone: ReadonlySet<string>): SituationWords {
  const visit = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((part, i) => visit(part, `${path}/${i}`))
    if (!isBag(value)) return value
    const entries = Object.entries(value)
      .filter(([word]) => !gone.has(path === '' ? word : `${path}/${word}`))
      .map(([word, part]) => [word, visit(part, path === '' ? word : `${path}/${word}`)] as const)
    const [first] = entries
    return entries.length === 1 && first?.[0] === 'card' ? first[1] : Object.fromEntries(entries)
  }
  return visit(words, '') as SituationWords
}

/** The setup with the names of cards as `nameOf` returns them, such as bare slugs for cards of the scene's own pack. */
export function inPack(words: SituationWords, nameOf: (code: string) => string): SituationWords {
  const visit = (value: unknown, isCard: 'card' | 'other'): unknown => {
    if (typeof value === 'string') return isCard === 'card' ? nameOf(value) : value
    if (Array.isArray(value)) return value.map((part) => visit(part, isCard))
    if (!isBag(value)) return value
    return Object.fromEntries(Object.entries(value).map(([word, part]) => [word, visit(part, notCards.includes(word) ? 'other' : 'card')]))
  }
  return visit(words, 'other') as SituationWords
}

const notCards = ['as', 'is', 'at', 'firstPlayer', 'active', 'controller', 'keywords', 'tokens', 'facedown', 'round']
