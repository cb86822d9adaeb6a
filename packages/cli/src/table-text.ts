/** A table as text for one viewer, in the order and with the words of its rulebook. */
import type { CardView, Json, JsonObject, View } from '@questwright/realm'
import type { Rulebook } from '@questwright/rulebook'
import { withoutMarkup } from '@questwright/workshop/markup'
import type { Words } from './words.ts'

/** Writes tables of one game as text. */
export interface TableWriter {
  /** The whole table, with a block for each place. */
  readonly table: (view: View) => string
  /** The state of the game in one line. */
  readonly headline: (view: View) => string
  /** The printed text of a card, with its current state. */
  readonly card: (card: CardView, view: View) => string
}

/** A view, with the words and the layout that describe it. */
interface Telling {
  readonly view: View
  readonly words: Words
  readonly text: Rulebook['tableText']
}

type Block = Rulebook['tableText']['first'][number]

/**
 * Makes the writer for a game.
 * @param text the text layout of the game's rulebook
 */
export function tableWriter({ tableText: text }: Rulebook, words: Words): TableWriter {
  return {
    table: (view) => tableLines({ view, words, text }).join('\n'),
    headline: (view) => headline({ view, words, text }),
    card: (card, view) => cardText(card, { view, words, text }),
  }
}

function tableLines(telling: Telling): readonly string[] {
  const { view, text } = telling
  return [
    headline(telling),
    '',
    ...text.first.flatMap((block) => blockLines(block, telling)),
    ...seatsOf(view).flatMap((seat) => seatLines(seat, telling)),
    ...text.last.flatMap((block) => blockLines(block, telling)),
  ]
}

function headline({ view, words, text }: Telling): string {
  const { round, phase, step } = view.status
  const where = words.say(`step.${String(step)}`)
  const place = phase === 'setup' ? `Setup · ${where}` : `Round ${String(round)} · ${words.say(`phase.${String(phase)}`)} · ${where}`
  const { seat: ofSeat, table } = text.head
  const seats = ofSeat === undefined ? [] : seatsOf(view).map((seat) => filled(ofSeat, valuesOf(seat, view, words)))
  const told = table.flatMap(({ reads, above0 }) => (Number(view.status[above0] ?? 0) > 0 ? [filled(reads, view.status)] : []))
  return `── ${[place, ...seats, ...told].join(' · ')} ──`
}

type Seat = JsonObject & { readonly seat: string }

function seatsOf(view: View): readonly Seat[] {
  return (view.status.seats as readonly Seat[] | undefined) ?? []
}

function valuesOf(seat: Seat, view: View, words: Words): JsonObject {
  return { ...view.status, ...seat, seat: words.say('terminal.seat', { seat: seat.seat }) }
}

/** Replaces each name in braces in a sentence by its value; 0 for a missing value. */
function filled(reads: string, values: JsonObject): string {
  return reads.replace(/\{([^{}]+)\}/g, (_, name: string) => String(values[name] ?? 0))
}

function seatLines(seat: Seat, telling: Telling): readonly string[] {
  const { view, words, text } = telling
  const { about, zone, blocks } = text.seat
  const values = valuesOf(seat, view, words)
  const first = view.status.firstPlayer === seat.seat ? ['first player'] : []
  const behind = [...(about === undefined ? [] : [filled(about, values)]), ...first]
  const name = `${String(values.seat)}${behind.length === 0 ? '' : ` (${behind.join(', ')})`}`
  if (seat.eliminated === 'yes') return [`${name}: eliminated`]
  return [
    ...(zone === undefined ? [name] : listed(name, cardsIn(view, `${seat.seat}.${zone}`), 'list', telling)),
    ...blocks.flatMap((block) => blockLines(block, telling, seat)),
  ]
}

/**
 * The lines of a block.
 * @param seat the seat whose zones it shows; undefined for zones of the table
 */
function blockLines(block: Block, telling: Telling, seat?: Seat): readonly string[] {
  const { view, words } = telling
  const inFront = seat === undefined ? '' : '  '
  const zoneNamed = (name: string): string => (seat === undefined ? name : `${seat.seat}.${name}`)
  if (block.as === 'counts')
    return [`${inFront}${block.reads.replace(/\{([^{}]+)\}/g, (_, name: string) => String(view.zones[zoneNamed(name)]?.count ?? 0))}`]
  const heading = `${inFront}${filled(block.reads, seat === undefined ? view.status : valuesOf(seat, view, words))}`
  const zone = zoneNamed(block.zone)
  const cards = cardsIn(view, zone)
  if (block.as === 'each') return cards.map((card) => `${heading}: ${cardLine(card, telling)}`)
  if (block.as !== 'titles') return listed(heading, cards, block.as, telling)
  const { price } = block
  const known = cards.filter((card) => card.knowledge === 'known').map((card) => `${words.title(card.code ?? '')}${priceOf(card, price)}`)
  return [`${heading}: ${known.length > 0 ? known.join(', ') : `${view.zones[zone]?.count ?? 0} cards`}`]
}

function priceOf(card: CardView, stat: string | undefined): string {
  const price = stat === undefined ? undefined : card.stats[stat]?.now
  return price === undefined ? '' : ` (${String(price)})`
}

function listed(heading: string, cards: readonly CardView[], as: 'list' | 'some', telling: Telling): readonly string[] {
  if (cards.length === 0) return as === 'some' ? [] : [`${heading}: nothing`]
  return [`${heading}:`, ...cards.map((card) => `    ${cardLine(card, telling)}`)]
}

/** The cards of a zone that the view lists. */
function cardsIn(view: View, zone: string): readonly CardView[] {
  return (view.zones[zone]?.cards ?? []).flatMap((key) => view.cards[key] ?? [])
}

/** A card in one line: title, numbers, tokens, states, and the cards on it. */
function cardLine(card: CardView, { view, words, text }: Telling): string {
  if (card.knowledge === 'hidden' || card.code === undefined) return 'a card, face down'
  const numbers = text.card.flatMap(({ stat, token, reads }) => {
    const now = card.stats[stat]?.now
    if (isDash(now)) return []
    const tokens = token === undefined ? 0 : (card.tokens[token] ?? 0)
    return [filled(reads, { now: now ?? 0, tokens, left: Number(now) - tokens })]
  })
  const toldWithNumbers = new Set(text.card.map(({ token }) => token))
  const tokens = Object.entries(card.tokens).flatMap(([token, amount]) =>
    toldWithNumbers.has(token) ? [] : [`${amount} ${token}${amount === 1 ? '' : 's'}`],
  )
  const on = (card.zones ?? []).flatMap((zone) =>
    cardsIn(view, zone).map((one) => (one.knowledge === 'known' ? words.title(one.code ?? '') : 'a card, face down')),
  )
  return [words.title(card.code), [...numbers, ...tokens, ...card.marks].join(', '), ...(on.length > 0 ? [`with ${on.join(', ')}`] : [])]
    .filter((part) => part !== '')
    .join(' · ')
}

function isDash(value: Json | undefined): boolean {
  return value === '-' || value === undefined
}

function cardText(card: CardView, telling: Telling): string {
  const traits = (card.stats.traits?.now as readonly string[] | undefined) ?? []
  const keywords = Object.entries((card.stats.keywords?.now as JsonObject | undefined) ?? {}).map(([word, n]) =>
    n === 1 ? word : `${word} ${String(n)}`,
  )
  return [
    cardLine(card, telling),
    ...(traits.length > 0 ? [traits.join('. ')] : []),
    ...(keywords.length > 0 ? [keywords.join(', ')] : []),
    withoutMarkup(telling.words.text(card.code ?? '', card.side) ?? 'It has no text.').replace(/\n/g, '\n  '),
  ].join('\n  ')
}
