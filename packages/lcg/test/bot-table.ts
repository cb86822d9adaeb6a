import type { BotCard, BotChoice, BotQuestion, BotTable, Json } from '@questwright/kernel'
import { heuristic } from '../src/bot/heuristic.ts'

/** Tables and questions for tests of the bot. */

export interface Laid {
  readonly type: string
  /** `p1.play-area` by default. */
  readonly zone?: string
  readonly stats?: { readonly [stat: string]: number }
  readonly tokens?: { readonly [token: string]: number }
  readonly conditions?: readonly string[]
  readonly facts?: { readonly [fact: string]: Json }
}

export interface BotTableParts {
  /** By id; the code is `made:` and the id. */
  readonly cards?: { readonly [id: string]: Laid }
  /** The bot's threat, by default 20. Not used if `status` has `seats`. */
  readonly threat?: number
  readonly status?: { readonly [name: string]: Json }
  /** The bot hints that a system provides. */
  readonly hints?: { readonly [name: string]: unknown }
}

function botTable({ cards = {}, threat = 20, status = {}, hints = {} }: BotTableParts): BotTable {
  const made = Object.entries(cards).map(
    ([id, { type, zone = 'p1.play-area', stats = {}, tokens = {}, conditions = [], facts = {} }]): BotCard => {
      const all: { readonly [fact: string]: Json } = { type, ...facts }
      return {
        id,
        code: `made:${id}`,
        zone,
        controller: 'p1',
        fact: (name) => all[name],
        stat: (name) => stats[name] ?? 0,
        token: (name) => tokens[name] ?? 0,
        is: (name) => conditions.includes(name),
      }
    },
  )
  const shown: { readonly [name: string]: Json } = { seats: [{ seat: 'p1', threat, eliminated: 'no' }], ...status }
  const inZone = (zone: string): readonly string[] => made.filter((card) => card.zone === zone).map(({ id }) => id)
  return {
    seat: 'p1',
    notes: [{ botHints: hints }],
    zone: inZone,
    size: (zone: string) => inZone(zone).length,
    card: (id: string) => made.find((card) => card.id === id),
    status: (name: string) => shown[name],
  } as unknown as BotTable
}

export type AskedOption =
  | string
  | { readonly key: string; readonly card?: string; readonly code?: string; readonly label?: string; readonly most?: number }

/** A question. A string as option means the card with that id. */
export function asked(name: string, options: readonly AskedOption[], more: Partial<BotQuestion> = {}): BotQuestion {
  return {
    ...{ name, shape: 'choose', who: 'p1', parts: {}, least: 1, most: 1, judge: () => true },
    options: options.map((option) => (typeof option === 'string' ? { key: option, card: option } : option)),
    ...more,
  } as BotQuestion
}

/** What the bot answers. */
export function chosen(question: BotQuestion, parts: BotTableParts): BotChoice {
  return heuristic.choose(question, botTable(parts))
}

/**
 * The worth of an option to the bot: the highest worth of a rated option that the bot does not prefer to it; undefined if the bot passes.
 * @param rated makes the option that is compared, with its hint for the bot, from its worth
 */
export function worthOf(
  question: (rated: AskedOption) => BotQuestion,
  key: string,
  rated: { of: 'ability' | 'way' },
  parts: BotTableParts,
): number | undefined {
  for (let worth = 150; worth >= -30; worth--) {
    const hints = { ...parts.hints, rated: { ...rated, worth } }
    const answer = chosen(question(rated.of === 'way' ? { key: 'rated' } : { key: 'card#rated' }), { ...parts, hints }) as readonly string[]
    if (answer[0] === key) return worth
  }
  return undefined
}
