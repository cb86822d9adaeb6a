/** Converts the position of a table to the setup of a scene, as far as possible. */
import type { SceneBoard, SceneNumber, ScenePlace } from '@questwright/rulebook'
import { type CardDetails, type CardWords, type SituationWords, writtenIn } from './words.ts'

interface PositionCard {
  readonly id: string
  readonly code: string
  readonly fields?: { readonly [field: string]: unknown }
  readonly tokens?: { readonly [token: string]: number }
  readonly memory?: { readonly [note: string]: unknown }
}

/** An exported position of a table. */
export interface TablePosition {
  readonly cards: readonly PositionCard[]
  readonly zones: { readonly [zone: string]: readonly string[] }
}

export interface Carried {
  readonly words: SituationWords
  /** Parts that a scene cannot express, as sentences. */
  readonly lost: readonly string[]
}

/** Fields of cards that every board sets automatically. */
const knownFields = ['owner', 'controller', 'side', 'face', 'seenBy', 'seat', 'number']

/**
 * @param factOf returns a printed fact of a card, such as its type
 * @param titleOf returns the card's name for sentences
 * @param board of the game
 * @param as returns another name for a card in the scene, by its id, to distinguish copies
 */
export function wordsOfPosition(
  position: TablePosition,
  factOf: (code: string, fact: string) => unknown,
  titleOf: (code: string) => string,
  board: SceneBoard,
  as: (id: string) => string | undefined = () => undefined,
): Carried {
  const wordOfToken = new Map(Object.entries(board.tokens).map(([word, { token }]) => [token, word]))
  const states = Object.keys(board.states)
  const known = [...knownFields, ...states, ...board.ownFields, ...Object.values(board.links).map(({ field }) => field)]
  const byId = new Map(position.cards.map((card) => [card.id, card]))
  const lost = new Set<string>()
  const cardsOf = (zone: string): readonly PositionCard[] => (position.zones[zone] ?? []).flatMap((id) => byId.get(id) ?? [])

  const cardWords = (card: PositionCard): CardWords => {
    const { fields = {}, tokens = {}, memory = {} } = card
    const title = titleOf(card.code)
    const details: { [word: string]: unknown } = {}
    const name = as(card.id)
    if (name !== undefined) details.as = name
    const others: { [token: string]: number } = {}
    for (const [token, count] of Object.entries(tokens)) {
      const word = wordOfToken.get(token)
      if (word !== undefined) details[word] = count
      else others[token] = count
    }
    if (Object.keys(others).length > 0) details.tokens = others
    const is = states.filter((state) => fields[state] === 'yes')
    if (is.length > 0) details.is = is
    if (fields.as !== undefined) lost.add(`${title} lies face down as something else: it lies face up in the situation.`)
    for (const field of Object.keys(fields)) if (field !== 'as' && !known.includes(field)) lost.add(`${title}: its state “${field}”.`)
    if (Object.keys(memory).length > 0) lost.add(`${title}: what it remembers, such as how often it was used.`)
    for (const [word, { field }] of Object.entries(board.links)) {
      const other = byId.get(String(fields[field] ?? ''))
      if (other !== undefined) details[word] = as(other.id) ?? other.code
    }
    for (const [word, { zone, owner }] of Object.entries(board.on)) {
      const isMeant = ({ fields: own = {} }: PositionCard) => owner === undefined || (own.owner === fields.owner) === (owner === 'same')
      const lying = cardsOf(`${card.id}/${zone}`).filter(isMeant)
      if (lying.length > 0) details[word] = lying.map(cardWords)
    }
    return Object.keys(details).length === 0 ? card.code : ({ card: card.code, ...details } as CardDetails)
  }
  const isOfType = (card: PositionCard, type: string) => factOf(card.code, 'type') === type || card.code === `scene:${type}`
  /** The cards of a place. Several places may share a zone; then those that belong to the other places are left out. */
  const cardsIn = (place: ScenePlace, others: readonly ScenePlace[], home: string): readonly PositionCard[] => {
    const sharing = others.filter((one) => one.zone === place.zone && (one.only !== undefined || one.marked !== undefined))
    const belongs = (card: PositionCard, { only, marked }: ScenePlace): boolean =>
      (only !== undefined && isOfType(card, only)) || (marked !== undefined && card.fields?.[marked] === 'yes')
    const here = cardsOf(`${home}${place.zone}`).filter((card) =>
      sharing.includes(place) ? belongs(card, place) : !sharing.some((one) => belongs(card, one)),
    )
    // the last card of a pile is its top; scenes list piles from the top
    return place.as === 'pile' ? [...here].reverse() : here
  }

  const words: { [word: string]: unknown } = {}
  const put = (word: string, value: unknown) => {
    if (value !== undefined) words[word] = value
  }
  const seats = position.cards.filter(({ fields }) => fields?.seat === 'yes')
  seats.forEach(({ id, tokens, fields, memory }, nth) => {
    const name = board.seats[nth]
    if (name === undefined) return
    const places = Object.values(board.seat)
    const seat: { [word: string]: unknown } = {}
    for (const [word, place] of Object.entries(board.seat)) {
      const cards = cardsIn(place, places, `${id}.`)
      const written = writtenIn(place, cards.map(cardWords))
      if (written !== undefined) seat[word] = written
      if (cards.length === 0 && place.missing !== undefined) lost.add(`Player ${nth + 1} ${place.missing}`)
    }
    for (const [word, number] of Object.entries(board.seatNumbers)) {
      const count = numberIn(number, tokens, fields)
      if (count !== undefined) seat[word] = count
    }
    put(name, seat)
    if (fields?.eliminated === 'yes') lost.add(`Player ${nth + 1} is eliminated: in the situation the seat plays.`)
    if (memory && Object.keys(memory).length > 0) lost.add(`Player ${nth + 1}: what the seat remembers.`)
  })
  for (const [word, place] of Object.entries(board.table)) {
    const cards = cardsIn(place, Object.values(board.table), '')
    put(word, writtenIn(place, cards.map(cardWords)))
    if (place.hides !== undefined && cards[0]?.fields?.side === place.hides.side) lost.add(place.hides.said)
  }
  for (const [zone, name] of Object.entries(board.lost)) {
    const cards = cardsOf(zone)
    if (cards.length > 0) lost.add(`Cards ${name}: ${cards.map(({ code }) => titleOf(code)).join(', ')}.`)
  }
  const placed = [...Object.values(board.table), ...Object.values(board.seat)].map(({ zone }) => zone)
  for (const [zone, ids] of Object.entries(position.zones)) {
    const name = zone.replace(/^p\d\./, '')
    // skip attachments, seats and rules, which are handled elsewhere
    if (ids.length === 0 || zone.includes('/') || zone === 'rules' || placed.includes(name) || Object.hasOwn(board.lost, zone)) continue
    if (cardsOf(zone).some(({ fields }) => fields?.seat === 'yes')) continue
    lost.add(`What lies in “${name}”: ${ids.length === 1 ? 'a card' : `${ids.length} cards`}.`)
  }
  for (const [counter, count] of Object.entries(byId.get('table')?.tokens ?? {})) lost.add(`The counter “${counter}”, at ${count}.`)
  const rules = cardsOf('rules')
  const named = rules.filter(({ code }) => code.split(':')[1]?.startsWith('rule/'))
  put('rules', named.length > 0 ? named.map(({ code }) => code) : undefined)
  const others = rules.filter((card) => !named.includes(card))
  if (others.length > 0)
    lost.add(`${others.map(({ code }) => titleOf(code)).join(', ')}: what the scenario itself does; a situation has none.`)
  readRound(byId.get('table'), seats, board, put, lost)
  return { words: words as SituationWords, lost: [...lost] }
}

/** A number of the table or of a seat; undefined where it is the usual one. */
function numberIn(
  { token, field, usual = 0 }: SceneNumber,
  tokens: PositionCard['tokens'],
  fields: PositionCard['fields'],
): number | undefined {
  const count = token === undefined ? fields?.[field ?? ''] : tokens?.[token]
  return typeof count === 'number' && count !== usual ? count : undefined
}

function readRound(
  table: PositionCard | undefined,
  seats: readonly PositionCard[],
  { begins: usual, beginnings, seats: words, counted, first, tableNumbers, ownArguments, steps }: SceneBoard,
  put: (word: string, value: unknown) => void,
  lost: Set<string>,
): void {
  const { phase } = table?.fields ?? {}
  const round = table?.fields?.[counted.field]
  const { cursor } = table?.memory ?? {}
  // the note `effects` counts those that have ended as well
  const effects = Object.keys(table?.memory ?? {}).filter((note) => note.startsWith('effect ')).length
  if (typeof round === 'number' && round > 1) put(counted.word, round)
  const firstSeat = words[seats.findIndex(({ id }) => id === table?.fields?.[first.field])]
  if (firstSeat !== undefined && firstSeat !== words[0]) put(first.word, firstSeat)
  for (const [word, number] of Object.entries(tableNumbers)) put(word, numberIn(number, table?.tokens, table?.fields))
  if (effects > 0) lost.add(`${effects === 1 ? 'A lasting effect' : `${effects} lasting effects`} of cards that were played.`)
  const frames = Array.isArray(cursor) ? (cursor as readonly { readonly step: string; readonly args?: object }[]) : []
  const frame = frames.at(-1)
  const isPlain = frames.length === 1 && frame !== undefined && Object.keys(frame.args ?? {}).every((arg) => ownArguments.includes(arg))
  if (isPlain && !frame.step.startsWith('setup') && (steps?.includes(frame.step) ?? true)) {
    if (frame.step !== usual.step) put('at', frame.step)
    return
  }
  // a position within a phase is expressed as the beginning of the phase
  const { phase: earliest = '' } = beginnings[0] ?? {}
  const begins = typeof phase === 'string' && phase !== 'setup' ? phase : earliest
  if (begins !== usual.at) put('at', begins)
  lost.add(
    begins === earliest && phase === 'setup'
      ? `The setup was under way: the situation begins with the ${earliest} phase.`
      : `The middle of the ${begins} phase: the situation begins with it.`,
  )
}
