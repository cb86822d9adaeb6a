/** Summarises the rounds of a finished game from its story, with the words of the rulebook. */
import type { CardReference, Json, StoryEntry } from '@questwright/realm/web'
import { type NumberChange, type Rulebook, roundWords, type StoryEntries } from '@questwright/rulebook'

/** A card or seat that a line of the story names. */
export type Named = { readonly card: CardReference } | { readonly seat: string }

export interface EndedRound {
  /** From 1; the setup is 0. */
  readonly round: number
  /** The value of each seat's dial at the end of the round. A seat that left the game in this round is listed for the last time. */
  readonly dials: { readonly [seat: string]: number }
  /** By how much the dials of all seats increased together. */
  readonly rose: number
  /** The figures that the story reports for this round, by name. */
  readonly figures: { readonly [figure: string]: number }
  /** The cards and seats by what happened to them (their fate), in the order of the rulebook. Fates that did not occur are left out. */
  readonly fates: readonly { readonly fate: string; readonly who: readonly Named[] }[]
}

export interface Ending {
  /** The events before the first round. */
  readonly setup: EndedRound
  readonly rounds: readonly EndedRound[]
  /** The turning point and the reason for it, as sentences of the catalogue with their numbers. */
  readonly worst:
    | { readonly round: number; readonly says: readonly { readonly code: string; readonly parts: { readonly [n: string]: number } }[] }
    | undefined
}

type Dials = Map<string, number>

/**
 * The rounds of a finished game.
 * @param seats the seats of the game: a dial that the story only increases begins at 0, also where the story does not mention it
 * @returns undefined where the rulebook has no words for rounds, and where the story has no round
 */
export function endingOf(
  story: readonly StoryEntry[],
  rulebook: Pick<Rulebook, 'roundByRound'>,
  seats: readonly string[] = [],
): Ending | undefined {
  const words = rulebook.roundByRound
  if (words === undefined) return undefined
  const parts: { round: number; entries: StoryEntry[] }[] = [{ round: 0, entries: [] }]
  for (const entry of story) {
    const round = entry.kind === words.begins.kind ? entry.parts[words.begins.round] : undefined
    if (typeof round === 'number') parts.push({ round, entries: [] })
    parts.at(-1)?.entries.push(entry)
  }
  const dials: Dials = new Map(words.dial.changes.every(({ sets }) => sets === undefined) ? seats.map((seat) => [seat, 0]) : [])
  const [setup, ...rounds] = parts.map((part) => endedRound(part, words, dials))
  if (setup === undefined || rounds.length === 0) return undefined
  return { setup, rounds, worst: worstOf(rounds, words) }
}

type Words = NonNullable<Rulebook['roundByRound']>

/**
 * Summarises one round.
 * @param dials the values of dials before the round; they are changed to those after it
 */
function endedRound(
  { round, entries }: { readonly round: number; readonly entries: readonly StoryEntry[] },
  { dial, figures, fates }: Words,
  dials: Dials,
): EndedRound {
  const before = new Map(dials)
  const gone = new Set<string>()
  const counted: { [figure: string]: number } = {}
  const fated = new Map<string, Named[]>()
  for (const entry of entries) {
    const seat = entry.parts.seat
    if (typeof seat === 'string') {
      const now = changed(dials.get(seat), entry, dial.changes)
      if (now !== undefined) dials.set(seat, now)
      if (dial.leaves.some((one) => fits(one, entry))) gone.add(seat)
    }
    for (const [figure, { of }] of Object.entries(figures)) {
      const now = changed(counted[figure], entry, of)
      if (now !== undefined) counted[figure] = now
    }
    for (const [fate, { of }] of Object.entries(fates)) {
      const which = of.find((one) => fits(one, entry))
      const who = which && namedBy(entry.parts[which.names])
      if (who) fated.set(fate, [...(fated.get(fate) ?? []), who])
    }
  }
  const ended = {
    round,
    dials: Object.fromEntries(dials),
    // a story that starts in the middle of a game does not have the value of a dial before its first change
    rose: [...dials].reduce((sum, [seat, now]) => sum + now - (before.get(seat) ?? now), 0),
    figures: counted,
    fates: Object.keys(fates).flatMap((fate) => {
      const who = fated.get(fate)
      return who ? [{ fate, who }] : []
    }),
  }
  for (const seat of gone) dials.delete(seat)
  return ended
}

function fits({ kind, where = {} }: StoryEntries, entry: StoryEntry): boolean {
  return entry.kind === kind && Object.entries(where).every(([part, values]) => values.includes(String(entry.parts[part])))
}

/** The number after an entry of the story; undefined where the entry does not change the number. */
function changed(before: number | undefined, entry: StoryEntry, changes: readonly NumberChange[]): number | undefined {
  const change = changes.find((one) => fits(one, entry))
  if (change === undefined) return undefined
  const part = change.sets ?? change.adds
  const said = part === undefined ? 1 : entry.parts[part]
  if (typeof said !== 'number') return undefined
  return change.sets === undefined ? (before ?? 0) + said : said
}

function namedBy(part: Json | undefined): Named | undefined {
  if (typeof part === 'string') return { seat: part }
  return typeof part === 'object' && part !== null && 'code' in part ? { card: part as unknown as CardReference } : undefined
}

function worstOf(rounds: readonly EndedRound[], { dial, turn }: Words): Ending['worst'] {
  const numbersOf = ({ rose, figures, fates }: EndedRound): { readonly [n: string]: number } => ({
    ...figures,
    ...Object.fromEntries(fates.map(({ fate, who }) => [fate, who.length])),
    [dial.name]: Math.max(0, rose),
  })
  let worst: { readonly round: EndedRound; readonly weight: number } | undefined
  for (const round of rounds) {
    const numbers = numbersOf(round)
    const weight = Object.entries(turn.weighs).reduce((sum, [name, weighs]) => sum + weighs * (numbers[name] ?? 0), 0)
    if (worst === undefined || weight > worst.weight) worst = { round, weight }
  }
  if (worst === undefined) return undefined
  const numbers = numbersOf(worst.round)
  // a sentence may use a number that the story does not mention: it counts as 0
  const all = Object.fromEntries([...turn.says.flatMap(({ reads }) => namesIn(reads))].map((name) => [name, numbers[name] ?? 0]))
  return {
    round: worst.round.round,
    says: turn.says.flatMap(({ needs }, at) =>
      needs.every((name) => (numbers[name] ?? 0) > 0) ? [{ code: roundWords.turn(at), parts: all }] : [],
    ),
  }
}

/** The names in braces (the placeholders) of a message. */
const namesIn = (message: string): readonly string[] => [...message.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '')
