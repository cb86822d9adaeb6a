/** Converts the position of a table to the setup of a scene, as far as possible. */
import type { SceneBoard, ScenePlace } from '@questwright/rulebook'
import { type CardDetails, type CardWords, SEAT_WORDS, type SituationWords, writtenIn } from './words.ts'

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
  const known = [...knownFields, ...states, ...board.ownFields]
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
    for (const [word, { zone }] of Object.entries(board.on)) {
      const lying = cardsOf(`${card.id}/${zone}`)
      if (lying.length > 0) details[word] = lying.map(cardWords)
    }
    return Object.keys(details).length === 0 ? card.code : ({ card: card.code, ...details } as CardDetails)
  }
  const isOfType = (card: PositionCard, type: string) => factOf(card.code, 'type') === type || card.code === `scene:${type}`
  /** The cards of a place. Several places may share a zone; then those that belong to the other places are left out. */
  const cardsIn = (place: ScenePlace, others: readonly ScenePlace[], home: string): readonly PositionCard[] => {
    const sharing = others.flatMap(({ zone, only }) => (zone === place.zone && only !== undefined ? [only] : []))
    const here = cardsOf(`${home}${place.zone}`).filter((card) =>
      place.only === undefined ? !sharing.some((type) => isOfType(card, type)) : isOfType(card, place.only),
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
    const name = SEAT_WORDS[nth]
    if (name === undefined) return
    const places = Object.values(board.seat)
    const seat: { [word: string]: unknown } = {}
    for (const [word, place] of Object.entries(board.seat)) {
      const cards = cardsIn(place, places, `${id}.`)
      const written = writtenIn(place, cards.map(cardWords))
      if (written !== undefined) seat[word] = written
      if (cards.length === 0 && place.missing !== undefined) lost.add(`Player ${nth + 1} ${place.missing}`)
    }
    for (const [word, { token }] of Object.entries(board.seatNumbers)) if (tokens?.[token]) seat[word] = tokens[token]
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

function readRound(
  table: PositionCard | undefined,
  seats: readonly PositionCard[],
  { begins: usual, beginnings }: SceneBoard,
  put: (word: string, value: unknown) => void,
  lost: Set<string>,
): void {
  const { round, phase, firstPlayer } = table?.fields ?? {}
  const { cursor, effects } = table?.memory ?? {}
  if (typeof round === 'number' && round > 1) put('round', round)
  const firstSeat = SEAT_WORDS[seats.findIndex(({ id }) => id === firstPlayer)]
  if (firstSeat !== undefined && firstSeat !== 'you') put('firstPlayer', firstSeat)
  if (typeof effects === 'number' && effects > 0)
    lost.add(`${effects === 1 ? 'A lasting effect' : `${effects} lasting effects`} of cards that were played.`)
  const frames = Array.isArray(cursor) ? (cursor as readonly { readonly step: string; readonly args?: object }[]) : []
  const frame = frames.at(-1)
  const isPlain = frames.length === 1 && frame !== undefined && Object.keys(frame.args ?? {}).length === 0
  if (isPlain && !frame.step.startsWith('setup')) {
    if (frame.step !== usual.step) put('at', frame.step)
    return
  }
  // a position within a phase is expressed as the beginning of the phase
  const { phase: first = '' } = beginnings[0] ?? {}
  const begins = typeof phase === 'string' && phase !== 'setup' ? phase : first
  if (begins !== usual.at) put('at', begins)
  lost.add(
    begins === first && phase === 'setup'
      ? `The setup was under way: the situation begins with the ${first} phase.`
      : `The middle of the ${begins} phase: the situation begins with it.`,
  )
}
