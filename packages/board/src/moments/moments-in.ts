/** Which things that happened are moments: the rulebook says it of the story, and nothing here knows a game. */
import type { MomentSound, Rulebook, StoryMoment } from '@questwright/rulebook'
import type { CardReference, Json, SeatName, StoryEntry } from '../door-types.ts'

/** How far the story is told, and how many inputs the game has taken by then. */
export interface Told {
  readonly story: readonly StoryEntry[]
  readonly at: number
}

interface SeatDial {
  readonly seat: SeatName
  readonly name: string
}

export interface TableMoment {
  /** The number of its entry in the story. */
  readonly n: number
  readonly shows: StoryMoment['shows']
  /** The cards that it shows, by their keys: its own, and the one over which that is turned up. */
  readonly card: string | undefined
  readonly over: string | undefined
  /** The dial that it shows, with its seat. */
  readonly dial: SeatDial | undefined
  readonly text: string | undefined
  readonly sound: MomentSound | undefined
}

/** A step takes one input, and with new dice two. What goes further is a jump. */
const mostOfStep = 2

/** Whether one step leads from here to there, of a player or along the timeline: the table neither jumped nor went back. */
export function isStep(before: Told, now: Told): boolean {
  const { length } = before.story
  if (now.story.length < length || now.at <= before.at || now.at - before.at > mostOfStep) return false
  const last = now.story[length - 1]
  return last === before.story[length - 1] || last?.kind === before.story[length - 1]?.kind
}

/** What is told anew by one step forward. @returns nothing where it was none */
export function newlyTold(before: Told, now: Told): readonly StoryEntry[] {
  return isStep(before, now) ? now.story.slice(before.story.length) : []
}

/** Of what a moment is seen: a card, a dial, the whole screen, or nothing. */
const seenOn: { readonly [L in StoryMoment['shows']]: 'card' | 'dial' | 'screen' | 'nothing' } = {
  comes: 'card',
  over: 'card',
  falls: 'card',
  fulfilled: 'card',
  turns: 'card',
  rises: 'dial',
  dawns: 'screen',
  darkens: 'screen',
  heard: 'nothing',
}

/** The card whose way a moment shows: nothing else moves it. */
export const cardShown = ({ shows, card }: TableMoment): string | undefined =>
  seenOn[shows] === 'card' && shows !== 'over' ? card : undefined

/** The moments among these entries, in their order; a card, a dial and the screen have one moment of a kind. */
export function momentsIn({ storyMoments }: Pick<Rulebook, 'storyMoments'>, entries: readonly StoryEntry[]): readonly TableMoment[] {
  const moments: TableMoment[] = []
  const known = new Set<string>()
  for (const { n, kind, parts } of entries) {
    const fits = storyMoments.find(
      (one) => one.kind === kind && Object.entries(one.where ?? {}).every(([part, values]) => values.includes(String(parts[part]))),
    )
    if (!fits) continue
    const { shows, text, sound } = fits
    const card = keyIn(parts[fits.card ?? 'card'])
    const dial = fits.dial !== undefined && typeof parts.seat === 'string' ? { seat: parts.seat, name: fits.dial } : undefined
    const whose = { card, dial: dial && `${dial.seat} ${dial.name}`, screen: '', nothing: String(n) }[seenOn[shows]]
    if (whose === undefined || known.has(`${shows} ${whose}`)) continue
    known.add(`${shows} ${whose}`)
    moments.push({ n, shows, card, over: keyIn(parts[fits.over ?? '']), dial, text, sound })
  }
  return moments
}

function keyIn(part: Json | undefined): string | undefined {
  const key = typeof part === 'object' && part !== null && 'card' in part ? (part as unknown as CardReference).card : undefined
  return typeof key === 'string' ? key : undefined
}
