/**
 * The decks of Gemp as it stores and shares them: `bearer|ring|site,site,…|card,card,…`, one id for each copy; a fifth part may name a map. The
 * name, the notes and the format of the deck are not in the text.
 */
import {
  type CardIndex,
  cleanNotes,
  type Deck,
  type DeckProblem,
  deckProblem,
  gather,
  namesOf,
  type ReadDeck,
  type ReadOptions,
} from '@questwright/interop/for-games'
import { fileWords, gempId, gempIdOf } from './words.ts'

const parts = ['bearer', 'ring', 'sites', 'cards', 'map'] as const

const idsIn = (part: string): readonly string[] => part.split(',').flatMap((word) => (word.trim() === '' ? [] : [word.trim()]))

/** Whether a text is a deck of Gemp: three or four bars in its first line, and an id between them. */
export function isGemp(begin: string): boolean {
  const [line = ''] = begin.slice(0, 20_000).split(/[\r\n]/, 1)
  const held = line.split('|')
  return held.length >= 4 && held.length <= 5 && held.some((part) => idsIn(part).some((word) => gempId(word) !== undefined))
}

/** Reads a deck of Gemp. Words that are no id are reported and left out. */
export function readGemp(text: string, index: CardIndex, options: ReadOptions): ReadDeck {
  const all = gather(index, fileWords)
  const raw = text.trim()
  const [line = '', ...more] = raw.split(/\r\n|\r|\n/)
  const held = line.split('|')
  if (more.some((one) => one.trim() !== '') || held.length > parts.length) {
    const message =
      held.length > parts.length ? `The deck has ${held.length} parts; the first five were read.` : 'Only the first line was read.'
    all.report(
      'error',
      'long-line',
      { message, remedy: 'A deck of Gemp is one line with four parts: bearer|ring|sites|cards.' },
      { line: 1 },
    )
  }
  for (const [at, part] of parts.entries()) {
    if (part === 'map') continue
    const copies = new Map<string, number>()
    for (const word of idsIn(held[at] ?? '')) {
      const id = gempId(word)
      if (id === undefined)
        all.report(
          'error',
          'wrong-id',
          {
            message: `"${word.slice(0, 40)}" among the ${part} is no id of a card: it was left out.`,
            remedy: 'Write set and number, such as 1_290.',
          },
          { line: 1 },
        )
      else copies.set(id, (copies.get(id) ?? 0) + 1)
    }
    for (const [siteCode, quantity] of copies) all.add({ part, quantity, clue: { siteCode }, at: { line: 1 } })
  }
  const map = cleanNotes(held[4] ?? '')
  const deck: Deck = { name: options.name ?? '', kind: 'custom', rows: all.rows(), game: fileWords.game as string }
  // copies may be printed differently, and may be in any order: the text is kept for as long as it lists the same cards
  const kept = { ...(map === '' ? {} : { map }), ...(writeGemp(deck, index) === raw ? {} : { text: line.trim() }) }
  return { format: 'gemp', deck: Object.keys(kept).length === 0 ? deck : { ...deck, kept: { gemp: kept } }, problems: all.problems }
}

/** The part of Gemp's text for a part of our decks: the starting companions are among its cards. */
const partOf = (part: string): string => (part === 'fellowship' ? 'cards' : part)

/** Writes a deck as Gemp stores it, without a line end. Cards without an id are left out; `lostInGemp` names them. */
export function writeGemp(deck: Deck, index: CardIndex): string {
  const of = (part: string): readonly string[] =>
    deck.rows.flatMap((row) => {
      const id = partOf(row.part) === part ? gempIdOf(row, index) : undefined
      return id === undefined ? [] : new Array<string>(row.quantity).fill(id)
    })
  const { map, text } = (deck.kept?.gemp ?? {}) as { readonly map?: unknown; readonly text?: unknown }
  const own = [...parts.slice(0, 4).map((part) => of(part).join(',')), ...(typeof map === 'string' ? [map] : [])].join('|')
  return typeof text === 'string' && sameCards(text, own) ? text : own
}

/** Whether two texts list the same cards: their order, and how a copy is printed, do not count. */
function sameCards(one: string, other: string): boolean {
  const key = (text: string): string =>
    text
      .split('|')
      .slice(0, 4)
      .map((part) =>
        idsIn(part)
          .map((word) => gempId(word) ?? word)
          .sort()
          .join(','),
      )
      .join('|')
  return key(one) === key(other)
}

const keepOurs = 'Keep the deck in our own format, questwright, too.'

/** Warnings about what Gemp's text cannot contain. */
export function lostInGemp(deck: Deck, index: CardIndex): DeckProblem[] {
  const lose = (code: string, message: string): DeckProblem => deckProblem('warning', code, { message, remedy: keepOurs })
  const without = deck.rows.filter((row) => row.part !== 'sideboard' && gempIdOf(row, index) === undefined)
  const named = deck.rows.filter((row) => row.kind === 'placeholder' && row.siteCode !== undefined && row.title !== `Card ${row.siteCode}`)
  const beside = deck.rows.filter(({ part }) => part === 'sideboard')
  const starting = deck.rows.filter(({ part }) => part === 'fellowship')
  return [
    ...(without.length > 0 ? [lose('no-id', `Gemp has no id for ${namesOf(without)}: left out.`)] : []),
    ...(named.length > 0 ? [lose('names', `Of ${namesOf(named)} only the ids are in this file.`)] : []),
    ...(beside.length > 0 ? [lose('sideboard', `Gemp has no sideboard: ${namesOf(beside)} left out.`)] : []),
    ...(starting.length > 0 ? [lose('fellowship', `${namesOf(starting)}: written among the cards, not as starting companions.`)] : []),
    ...(deck.name === '' ? [] : [lose('name', 'The name of the deck is not in this file: Gemp asks for it.')]),
    ...(deck.notes === undefined ? [] : [lose('notes', 'The notes of the deck are not in this file.')]),
  ]
}
