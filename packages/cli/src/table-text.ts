/** A table as text: what one viewer may know of it. */
import type { CardView, Json, JsonObject, View } from '@questwright/realm'
import type { Words } from './words.ts'

/** The whole table, a block for each place. */
export function tableText(view: View, words: Words): string {
  const lines = [headline(view, words), '']
  const quest = cardsIn(view, 'current-quest')
  for (const card of quest) lines.push(`Quest: ${cardLine(card, view, words)}`)
  for (const card of cardsIn(view, 'active-location')) lines.push(`Active location: ${cardLine(card, view, words)}`)
  lines.push(...block(`Staging area (threat ${String(view.status.stagingThreat ?? 0)})`, 'staging-area', view, words))
  for (const seat of seatsOf(view)) lines.push(...seatText(seat, view, words))
  lines.push(`Encounter deck ${sizeOf(view, 'encounter-deck')}, discard ${sizeOf(view, 'encounter-discard')}`)
  return lines.join('\n')
}

/** Where the game stands, in one line. */
export function headline(view: View, words: Words): string {
  const { round, phase, step } = view.status
  const where = words.say(`step.${String(step)}`)
  const place = phase === 'setup' ? `Setup · ${where}` : `Round ${String(round)} · ${words.say(`phase.${String(phase)}`)} · ${where}`
  const threats = seatsOf(view).map(({ seat, threat }) => `${words.say('terminal.seat', { seat })} threat ${threat}`)
  const committed = Number(view.status.committedWillpower ?? 0)
  return `── ${[place, ...threats, ...(committed > 0 ? [`willpower ${committed} against ${String(view.status.stagingThreat ?? 0)}`] : [])].join(' · ')} ──`
}

interface Seat {
  readonly seat: string
  readonly threat: number
  readonly eliminated: string
}

function seatsOf(view: View): readonly Seat[] {
  return (view.status.seats as readonly Seat[] | undefined) ?? []
}

function seatText({ seat, threat, eliminated }: Seat, view: View, words: Words): string[] {
  const first = view.status.firstPlayer === seat ? ', first player' : ''
  const name = `${words.say('terminal.seat', { seat })} (threat ${threat}${first})`
  if (eliminated === 'yes') return [`${name}: eliminated`]
  const hand = view.zones[`${seat}.hand`]
  const known = cardsIn(view, `${seat}.hand`).filter((card) => card.knowledge === 'known')
  return [
    ...block(name, `${seat}.play-area`, view, words),
    ...block('  Engaged', `${seat}.engaged`, view, words),
    `  Hand: ${known.length > 0 ? known.map((card) => `${words.title(card.code ?? '')}${costOf(card)}`).join(', ') : `${hand?.count ?? 0} cards`}`,
    `  Deck ${sizeOf(view, `${seat}.deck`)}, discard ${sizeOf(view, `${seat}.discard`)}`,
  ]
}

function costOf(card: CardView): string {
  const cost = card.stats.cost?.now
  return cost === undefined ? '' : ` (${String(cost)})`
}

function block(title: string, zone: string, view: View, words: Words): string[] {
  const cards = cardsIn(view, zone)
  return cards.length === 0
    ? title.startsWith(' ')
      ? []
      : [`${title}: nothing`]
    : [`${title}:`, ...cards.map((card) => `    ${cardLine(card, view, words)}`)]
}

/** The cards of a zone that the viewer sees lying there. */
function cardsIn(view: View, zone: string): CardView[] {
  return (view.zones[zone]?.cards ?? []).flatMap((key) => view.cards[key] ?? [])
}

function sizeOf(view: View, zone: string): number {
  return view.zones[zone]?.count ?? 0
}

const SHOWN: readonly (readonly [stat: string, sign: string])[] = [
  ['engagementCost', 'engages at '],
  ['threat', 'threat '],
  ['willpower', 'willpower '],
  ['attack', 'attack '],
  ['defense', 'defense '],
]

/** A card in one line: title, numbers, tokens, states, and what lies on it. */
function cardLine(card: CardView, view: View, words: Words): string {
  if (card.knowledge === 'hidden' || card.code === undefined) return 'a card, face down'
  const numbers = SHOWN.flatMap(([stat, sign]) =>
    card.stats[stat] === undefined || isDash(card.stats[stat]?.now) ? [] : [`${sign}${String(card.stats[stat]?.now)}`],
  )
  const { hitPoints, questPoints } = card.stats
  if (hitPoints) numbers.push(`hit points ${Number(hitPoints.now) - (card.tokens.damage ?? 0)}/${String(hitPoints.now)}`)
  if (questPoints && !isDash(questPoints.now)) numbers.push(`progress ${card.tokens.progress ?? 0}/${String(questPoints.now)}`)
  const tokens = Object.entries(card.tokens).flatMap(([token, amount]) =>
    token === 'damage' || token === 'progress' ? [] : [`${amount} ${token}${amount === 1 ? '' : 's'}`],
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

/** What a card says, with what it is now. */
export function cardText(card: CardView, view: View, words: Words): string {
  const traits = (card.stats.traits?.now as readonly string[] | undefined) ?? []
  const keywords = Object.entries((card.stats.keywords?.now as JsonObject | undefined) ?? {}).map(([word, n]) =>
    n === 1 ? word : `${word} ${String(n)}`,
  )
  return [
    cardLine(card, view, words),
    ...(traits.length > 0 ? [traits.join('. ')] : []),
    ...(keywords.length > 0 ? [keywords.join(', ')] : []),
    withoutMarks(words.text(card.code ?? '', card.side)) ?? 'It has no text.',
  ].join('\n  ')
}

/** Text of a pack without its signs for bold and italics. */
function withoutMarks(text: string | undefined): string | undefined {
  return text?.replace(/\*+/g, '').replace(/\n/g, '\n  ')
}
