/** Groups the cards in the middle into columns of cards that face each other, and computes the result of each column. */
import type { FaceOff } from '@questwright/rulebook'
import type { AnswerDraft } from '../answering.ts'
import type { CardView, Json, Question, View } from '../door-types.ts'
import { madePairs } from '../pairing.ts'
import type { Side, Standing } from './standing.ts'

/** The result that a column would have now. */
export interface ColumnResult {
  /** The sum of each side. */
  readonly sums: { readonly [side in Side]: number }
  readonly winner: Side
  readonly how: 'wins' | 'overwhelms' | 'ties'
  readonly bonus: number
}

/** Cards that face each other. */
export interface Column {
  readonly cards: { readonly [side in Side]: readonly CardView[] }
  /** `acts`: these cards act now. `waits`: they are to act later. `planned`: the answer that pairs them is not given yet. */
  readonly state: 'acts' | 'waits' | 'planned'
  readonly result: ColumnResult
}

/** The cards in the middle: columns, and the cards of each side that face none. */
export interface Columns {
  readonly columns: readonly Column[]
  readonly apart: { readonly [side in Side]: readonly CardView[] }
}

const keysIn = (value: Json | undefined): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one: Json | undefined): one is string => typeof one === 'string')

interface Grouped {
  readonly active: Set<string>
  readonly others: Set<string>
  state: Column['state']
}

/** The state of a column whose pairs have several states is the first of these: a planned pair changes the result of the whole column. */
const precedence: readonly Column['state'][] = ['planned', 'acts', 'waits']

/** The columns from the status and from the pairs that are chosen in the current answer. */
export function columnsOf(
  view: View,
  standing: Standing,
  question: Question | undefined,
  draft: Pick<AnswerDraft, 'keys'> | undefined,
): Columns {
  const { look, active, middle } = standing
  const others: Side = active === 'above' ? 'below' : 'above'
  const groups: Grouped[] = []
  const join = (one: readonly string[], other: readonly string[], state: Column['state']): void => {
    const met = groups.filter((group) => one.some((key) => group.active.has(key)) || other.some((key) => group.others.has(key)))
    const [group = { active: new Set<string>(), others: new Set<string>(), state }, ...more] = met
    if (met.length === 0) groups.push(group)
    // a pair with cards of several columns makes one column of them
    for (const further of more) groups.splice(groups.indexOf(further), 1)
    for (const { active, others } of [{ active: one, others: other }, ...more]) {
      for (const key of active) group.active.add(key)
      for (const key of others) group.others.add(key)
    }
    const states = [state, group.state, ...more.map((further) => further.state)]
    group.state = precedence.find((first) => states.includes(first)) ?? state
  }
  const listed = view.status[look.pairs.status]
  for (const entry of Array.isArray(listed) ? listed : []) {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) continue
    const parts = entry as { readonly [part: string]: Json }
    join(keysIn(parts[look.pairs.active]), keysIn(parts[look.pairs.others]), parts[look.pairs.now] === 'yes' ? 'acts' : 'waits')
  }
  if (question && draft && look.pairs.questions.includes(question.name))
    for (const { card, other } of madePairs(question, draft as AnswerDraft)) {
      if (!card || !other) continue
      const isActive = middle[active].some(({ key }) => key === card.card)
      join([isActive ? card.card : other.card], [isActive ? other.card : card.card], 'planned')
    }
  const columns = groups
    .map(({ active: one, others: other, state }) => {
      const ofActive = middle[active].filter(({ key }) => one.has(key))
      const ofOthers = middle[others].filter(({ key }) => other.has(key))
      return { cards: active === 'above' ? { above: ofActive, below: ofOthers } : { above: ofOthers, below: ofActive }, state }
    })
    // a card may have left the middle
    .filter(({ cards }) => cards.above.length > 0 && cards.below.length > 0)
    .map(({ cards, state }): Column => ({ cards, state, result: resultOf(look, cards, active) }))
    .sort((one, other) => placeOf(middle[active], one.cards[active]) - placeOf(middle[active], other.cards[active]))
  const facing = new Set(columns.flatMap(({ cards }) => [...cards.above, ...cards.below]).map(({ key }) => key))
  const alone = (side: Side) => middle[side].filter(({ key }) => !facing.has(key))
  return { columns, apart: { above: alone('above'), below: alone('below') } }
}

const placeOf = (row: readonly CardView[], [first]: readonly CardView[]): number => (first === undefined ? -1 : row.indexOf(first))

const numberOf = ({ stats }: CardView, stat: string, otherwise = 0): number => {
  const now = stats[stat]?.now
  return typeof now === 'number' ? now : otherwise
}

const sumOf = (cards: readonly CardView[], stat: string): number => cards.reduce((sum, card) => sum + numberOf(card, stat), 0)

/** The result of a column by the stats of its cards now. @param active the side of the player whose turn it is */
export function resultOf({ result }: Pick<FaceOff, 'result'>, cards: Column['cards'], active: Side): ColumnResult {
  const { stat, ties, bonus, overwhelms } = result
  const sums = { above: sumOf(cards.above, stat), below: sumOf(cards.below, stat) }
  const ahead: Side = active === 'above' ? 'below' : 'above'
  const tied = sums.above === sums.below
  const winner: Side = tied ? (ties === 'active' ? active : ahead) : sums.above > sums.below ? 'above' : 'below'
  const loser: Side = winner === 'above' ? 'below' : 'above'
  const times = overwhelms && Math.max(...cards[loser].map((card) => numberOf(card, overwhelms.stat, overwhelms.otherwise)))
  // any sum above 0 overwhelms a sum of 0
  const isOverwhelmed = times !== undefined && sums[winner] > 0 && sums[winner] >= times * sums[loser]
  return {
    sums,
    winner,
    how: isOverwhelmed ? 'overwhelms' : tied ? 'ties' : 'wins',
    bonus: bonus === undefined ? 0 : sumOf(cards[winner], bonus),
  }
}
