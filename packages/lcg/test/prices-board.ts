import { type AnswerValue, atTable, type Fault, type JsonObject } from '@questwright/kernel'
import { Game, type GameOptions, judge, type PendingQuestion } from '@questwright/kernel/internal'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { lcg } from '../src/ruleset.ts'
import { action, type CardScript, card } from '../src/script.ts'

/**
 * A board on which prices are paid: two of your heroes, `lead` of leadership and `tact` of tactics, two allies, a hand, a deck, and a hero
 * of a friend. `mine` is the card whose ability is paid for: one of the heroes, an attachment on it, or an event in hand.
 */

export interface Board {
  readonly mine: 'lead' | 'attachment' | 'event'
  readonly parts: CardScript['parts']
  /** Prohibitions, as parts of an encounter card in the staging area. */
  readonly forbidden?: CardScript['parts']
  readonly resources: { readonly [hero in 'lead' | 'tact' | 'friend']: number }
  readonly exhausted: readonly ('lead' | 'tact' | 'ally' | 'other')[]
  readonly hand: number
  readonly deck: number
  readonly threat: number
  /** The cost of the event, and whether its sphere is leadership. */
  readonly cost?: number
  readonly sphere?: 'leadership' | 'neutral'
}

const hero: JsonObject = { type: 'hero', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 9 }
const ally: JsonObject = { type: 'ally', sphere: 'neutral', cost: 1, willpower: 1, attack: 1, defense: 1, hitPoints: 9 }
const stage: JsonObject = { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 90 } } }

const MINE = { lead: 'p1/lead', attachment: 'p1/attachment', event: 'p1/event' } as const

/** Opens the board in the window after quest commitment. */
export function boardWith({
  mine,
  parts,
  forbidden = [],
  resources,
  exhausted,
  hand,
  deck,
  threat,
  cost = 0,
  sphere = 'neutral',
}: Board): Game {
  const content: PackContent = {
    id: 'made-up',
    cards: {
      lead: { ...hero, sphere: 'leadership' },
      tact: { ...hero, sphere: 'tactics' },
      ally,
      attachment: { type: 'attachment', sphere: 'neutral', cost: 1 },
      event: { type: 'event', sphere, cost },
      spare: { type: 'event', sphere: 'neutral', cost: 9 },
      hill: { type: 'location', encounterSet: 'fen', threat: 1, questPoints: 9 },
      stage,
    },
    keywords: {},
    scenarios: {},
    titles: {},
    // always offer an action, so that the window is asked
    scripts: [card(mine, parts), card('hill', forbidden), card('tact', [action({ could: () => true }, () => undefined)])],
  }
  const at = (id: string, slug: string, fields: JsonObject = {}, tokens: JsonObject = {}) => ({
    id,
    code: `made-up:${slug}`,
    fields,
    tokens,
  })
  const mineOf = { owner: 'p1', controller: 'p1' }
  const lies = (one: Board['exhausted'][number]): JsonObject => ({ ...mineOf, ...(exhausted.includes(one) ? { exhausted: 'yes' } : {}) })
  const pool = (amount: number): JsonObject => (amount > 0 ? { resource: amount } : {})
  const spares = (zone: string, count: number) => Array.from({ length: count }, (_, i) => `p1/${zone}/${i}`)
  const cards = [
    {
      id: 'table',
      code: 'kernel:piece',
      fields: { round: 1, phase: 'quest', step: '3.2', firstPlayer: 'p1' },
      memory: { seed: 's', cursor: [{ step: 'window 3.2', args: {} }] },
    },
    { id: 'p1', code: 'kernel:piece', fields: { seat: 'yes' }, tokens: { threat } },
    { id: 'p2', code: 'kernel:piece', fields: { seat: 'yes' }, tokens: { threat: 5 } },
    at('p1/lead', 'lead', lies('lead'), pool(resources.lead)),
    at('p1/tact', 'tact', lies('tact'), pool(resources.tact)),
    at('p1/ally', 'ally', lies('ally')),
    at('p1/other', 'ally', lies('other')),
    at('p1/attachment', 'attachment', mineOf),
    at('p1/event', 'event', { owner: 'p1' }),
    ...[...spares('hand', hand), ...spares('deck', deck), 'p1/rest'].map((id) => at(id, 'spare', { owner: 'p1' })),
    at('p2/lead', 'lead', { owner: 'p2', controller: 'p2' }, pool(resources.friend)),
    at('hill', 'hill'),
    at('stage', 'stage', { side: 'B' }),
  ]
  const zones = {
    'p1.play-area': ['p1/lead', 'p1/tact', 'p1/ally', 'p1/other'],
    'p1/lead/attachments': ['p1/attachment'],
    'p1.hand': [...(mine === 'event' ? ['p1/event'] : []), ...spares('hand', hand)],
    'p1.discard': ['p1/rest', ...(mine === 'event' ? [] : ['p1/event'])],
    'p1.deck': spares('deck', deck),
    'p2.play-area': ['p2/lead'],
    'staging-area': ['hill'],
    'current-quest': ['stage'],
  }
  const setup = {
    kind: 'position',
    position: { format: 'questwright-position', version: 1, cards, zones },
  } as unknown as GameOptions['setup']
  return new Game({ ruleset: lcg, library: buildLibrary([content]), seed: 's', setup })
}

/** The option key of the ability, if it is offered. */
export function optionOf(game: Game, { mine }: Pick<Board, 'mine'>): string | undefined {
  return game.question?.options.map(({ key }) => key).find((key) => key.startsWith(`${MINE[mine]}#`))
}

function legalAnswers({ spec, options }: PendingQuestion): AnswerValue[] {
  if (spec.shape === 'distribute') {
    const spreads: { readonly [key: string]: number }[] = []
    const add = (at: number, left: number, shares: { readonly [key: string]: number }): void => {
      const option = options[at]
      if (!option) {
        if (left === 0) spreads.push(shares)
        return
      }
      for (let share = 0; share <= Math.min(left, option.most ?? left); share++)
        add(at + 1, left - share, share > 0 ? { ...shares, [option.key]: share } : shares)
    }
    add(0, spec.most, {})
    return spreads
  }
  if (spec.shape === 'number') return options.map(({ key }) => Number(key))
  const sets: string[][] = []
  const add = (from: number, keys: readonly string[]): void => {
    if (keys.length >= spec.least && keys.length <= spec.most) sets.push([...keys])
    for (let i = from; i < options.length && keys.length < spec.most; i++) add(i + 1, [...keys, (options[i] as { key: string }).key])
  }
  add(0, [])
  return sets
}

/**
 * Uses the ability and answers each question of its prices with one of all legal answers, at random.
 * @param draw returns a number below its argument
 * @returns the story lines from there until the effect, which places a token; the faults, and whether a question had no legal answer
 */
export function pay(
  game: Game,
  option: string,
  draw: (count: number) => number,
): {
  readonly lines: readonly { readonly kind: string; readonly parts: JsonObject }[]
  readonly faults: readonly Fault[]
  readonly stuck: boolean
} {
  const told = game.table.record.story.length
  const give = (value: AnswerValue): void => {
    const refusal = game.advance([{ kind: 'answer', question: game.question?.key as string, value }])
    if (refusal) throw new Error(`refused: ${JSON.stringify(refusal)}`)
  }
  give([option])
  let stuck = false
  const isDone = ({ kind }: { readonly kind: string }): boolean => kind === 'tokens-placed' || kind === 'unpaid'
  const lines = () => game.table.record.story.slice(told)
  for (let i = 0; i < 12 && game.question && !lines().some(isDone); i++) {
    const { question } = game
    const legal = legalAnswers(question).filter((value) => atTable(game.table, () => judge(question, value)) === undefined)
    if (legal.length === 0) {
      stuck = true
      break
    }
    give(legal[draw(legal.length)] as AnswerValue)
  }
  // only the lines until the effect are compared; the round continues after it
  const end = lines().findIndex(isDone)
  return { lines: lines().slice(0, end < 0 ? undefined : end + 1), faults: game.table.record.faults, stuck }
}
