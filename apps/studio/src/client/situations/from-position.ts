/** The position of a table in the words of a scene, as far as they can say it. Pure. */
import { type CardDetails, type CardWords, oneOrList, SEAT_WORDS, type SeatWords, type SituationWords } from './words.ts'

interface PositionCard {
  readonly id: string
  readonly code: string
  readonly fields?: { readonly [field: string]: unknown }
  readonly tokens?: { readonly [token: string]: number }
  readonly memory?: { readonly [note: string]: unknown }
}

/** A position as a table exports it. */
export interface TablePosition {
  readonly cards: readonly PositionCard[]
  readonly zones: { readonly [zone: string]: readonly string[] }
}

export interface Carried {
  readonly words: SituationWords
  /** What the words of a scene cannot say, as sentences. */
  readonly lost: readonly string[]
}

const TOKENS: { readonly [token: string]: 'damage' | 'progress' | 'resources' } = {
  damage: 'damage',
  progress: 'progress',
  resource: 'resources',
}
/** Fields that a scene's board has by itself, or has words for. */
const KNOWN_FIELDS = ['owner', 'controller', 'exhausted', 'committed', 'side', 'face', 'seenBy', 'seat', 'attackedIn', 'number']

/**
 * @param factOf a fact that a card prints, such as its type
 * @param titleOf how a card is called in sentences
 * @param as another name for a card in the scene, by its id, to tell copies apart
 */
export function wordsOfPosition(
  position: TablePosition,
  factOf: (code: string, fact: string) => unknown,
  titleOf: (code: string) => string,
  as: (id: string) => string | undefined = () => undefined,
): Carried {
  const byId = new Map(position.cards.map((card) => [card.id, card]))
  const lost = new Set<string>()
  const cardsOf = (zone: string): readonly PositionCard[] => (position.zones[zone] ?? []).flatMap((id) => byId.get(id) ?? [])

  const cardWords = (card: PositionCard): CardWords => {
    const { fields = {}, tokens = {}, memory = {} } = card
    const title = titleOf(card.code)
    const details: { -readonly [word in keyof CardDetails]?: unknown } = {}
    const name = as(card.id)
    if (name !== undefined) details.as = name
    const others: { [token: string]: number } = {}
    for (const [token, count] of Object.entries(tokens)) {
      const word = TOKENS[token]
      if (word) details[word] = count
      else others[token] = count
    }
    if (Object.keys(others).length > 0) details.tokens = others
    const is = ['exhausted', 'committed'].filter((state) => fields[state] === 'yes')
    if (is.length > 0) details.is = is
    if (fields.as !== undefined) lost.add(`${title} lies face down as something else: it lies face up in the situation.`)
    for (const field of Object.keys(fields))
      if (field !== 'as' && !KNOWN_FIELDS.includes(field)) lost.add(`${title}: its state “${field}”.`)
    if (Object.keys(memory).length > 0) lost.add(`${title}: what it remembers, such as how often it was used.`)
    const attached = cardsOf(`${card.id}/attachments`)
    if (attached.length > 0) details.attachments = attached.map(cardWords)
    const dealt = cardsOf(`${card.id}/shadow`)
    if (dealt.length > 0) details.shadow = dealt.map(cardWords)
    return Object.keys(details).length === 0 ? card.code : ({ card: card.code, ...details } as CardDetails)
  }
  const list = (zone: string): readonly CardWords[] | undefined => {
    const cards = cardsOf(zone)
    return cards.length === 0 ? undefined : cards.map(cardWords)
  }
  // the last card of a pile is its top; scenes write piles from the top
  const pile = (zone: string) => list(zone)?.slice().reverse()

  const words: { [word: string]: unknown } = {}
  const put = (word: string, value: unknown) => {
    if (value !== undefined) words[word] = value
  }
  const seats = position.cards.filter(({ fields }) => fields?.seat === 'yes')
  seats.forEach(({ id, tokens, fields, memory }, nth) => {
    const name = SEAT_WORDS[nth]
    if (name === undefined) return
    const inPlay = cardsOf(`${id}.play-area`)
    const isHero = (card: PositionCard) => factOf(card.code, 'type') === 'hero' || card.code === 'scene:hero'
    const heroes = inPlay.filter(isHero).map(cardWords)
    const allies = inPlay.filter((card) => !isHero(card)).map(cardWords)
    const threat = tokens?.threat
    const seat: SeatWords = Object.fromEntries(
      Object.entries({
        heroes: heroes.length > 0 ? heroes : undefined,
        allies: allies.length > 0 ? allies : undefined,
        hand: list(`${id}.hand`),
        deck: pile(`${id}.deck`),
        discard: pile(`${id}.discard`),
        engaged: list(`${id}.engaged`),
        onDeck: list(`${id}.deck-attachments`),
        threat: threat || undefined,
      }).filter(([, value]) => value !== undefined),
    )
    put(name, seat)
    if (heroes.length === 0) lost.add(`Player ${nth + 1} has no hero left: a stand-in hero takes the seat.`)
    if (fields?.eliminated === 'yes') lost.add(`Player ${nth + 1} is eliminated: in the situation the seat plays.`)
    if (memory && Object.keys(memory).length > 0) lost.add(`Player ${nth + 1}: what the seat remembers.`)
  })
  put('staging', list('staging-area'))
  put('activeLocation', oneOrList(list('active-location')))
  const quest = cardsOf('current-quest')[0]
  put('quest', quest ? cardWords(quest) : undefined)
  if (quest?.fields?.side === 'A') lost.add('The quest stage shows side A: in the situation side B is up.')
  put('questDeck', pile('quest-deck'))
  put('encounterDeck', pile('encounter-deck'))
  put('encounterDiscard', pile('encounter-discard'))
  put('victoryDisplay', list('victory-display'))
  put('setAside', list('set-aside'))
  for (const [zone, name] of [
    ['removed', 'removed from the game'],
    ['resolving', 'being resolved'],
  ] as const) {
    const cards = cardsOf(zone)
    if (cards.length > 0) lost.add(`Cards ${name}: ${cards.map(({ code }) => titleOf(code)).join(', ')}.`)
  }
  const rules = cardsOf('rules')
  const named = rules.filter(({ code }) => code.split(':')[1]?.startsWith('rule/'))
  put('rules', named.length > 0 ? named.map(({ code }) => code) : undefined)
  const others = rules.filter((card) => !named.includes(card))
  if (others.length > 0)
    lost.add(`${others.map(({ code }) => titleOf(code)).join(', ')}: what the scenario itself does; a situation has none.`)
  readBoard(byId.get('table'), seats, put, lost)
  return { words: words as SituationWords, lost: [...lost] }
}

function readBoard(
  board: PositionCard | undefined,
  seats: readonly PositionCard[],
  put: (word: string, value: unknown) => void,
  lost: Set<string>,
): void {
  const { round, phase, firstPlayer } = board?.fields ?? {}
  const { cursor, effects } = board?.memory ?? {}
  if (typeof round === 'number' && round > 1) put('round', round)
  const first = SEAT_WORDS[seats.findIndex(({ id }) => id === firstPlayer)]
  if (first !== undefined && first !== 'you') put('firstPlayer', first)
  if (typeof effects === 'number' && effects > 0)
    lost.add(`${effects === 1 ? 'A lasting effect' : `${effects} lasting effects`} of cards that were played.`)
  const frames = Array.isArray(cursor) ? (cursor as readonly { readonly step: string; readonly args?: object }[]) : []
  const frame = frames.at(-1)
  const isPlain = frames.length === 1 && frame !== undefined && Object.keys(frame.args ?? {}).length === 0
  if (isPlain && !frame.step.startsWith('setup')) {
    if (frame.step !== '2.1') put('at', frame.step)
    return
  }
  // in the middle of something: from the beginning of its phase
  const begins = typeof phase === 'string' && phase !== 'setup' ? phase : 'resource'
  if (begins !== 'planning') put('at', begins)
  lost.add(
    begins === 'resource' && phase === 'setup'
      ? 'The setup was under way: the situation begins with the resource phase.'
      : `The middle of the ${begins} phase: the situation begins with it.`,
  )
}
