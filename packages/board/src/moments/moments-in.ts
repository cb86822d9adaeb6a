/** Which things that happened are moments: the rulebook says it of the story, and nothing here knows a game. */
import type { MomentSound, Rulebook, StoryMoment } from '@questwright/rulebook'
import type { CardReference, Json, StoryEntry } from '../door-types.ts'

/** How far the story is told, and how many inputs the game has taken by then. */
export interface Told {
  readonly story: readonly StoryEntry[]
  readonly at: number
}

export interface TableMoment {
  /** The number of its entry in the story. */
  readonly n: number
  readonly shows: StoryMoment['shows']
  /** The cards that it shows, by their keys: its own, and the one over which that is turned up. */
  readonly card: string | undefined
  readonly over: string | undefined
  readonly text: string | undefined
  readonly sound: MomentSound | undefined
}

/** A step takes one input, and with new dice two. What goes further is a jump. */
const mostOfStep = 2

/**
 * What is told anew by one step forward, of a player or along the timeline.
 * @returns nothing where the table jumped, went back, or begins with a story
 */
export function newlyTold(before: Told, now: Told): readonly StoryEntry[] {
  const { length } = before.story
  if (length === 0 || now.story.length <= length || now.at <= before.at || now.at - before.at > mostOfStep) return []
  const last = now.story[length - 1]
  const isContinued = last === before.story[length - 1] || last?.kind === before.story[length - 1]?.kind
  return isContinued ? now.story.slice(length) : []
}

/** The moments among these entries, in their order; one card has one moment of a kind. */
export function momentsIn({ storyMoments }: Pick<Rulebook, 'storyMoments'>, entries: readonly StoryEntry[]): readonly TableMoment[] {
  const moments: TableMoment[] = []
  for (const { n, kind, parts } of entries) {
    const fits = storyMoments.find(
      (one) => one.kind === kind && Object.entries(one.where ?? {}).every(([part, values]) => values.includes(String(parts[part]))),
    )
    if (!fits) continue
    const { shows, text, sound } = fits
    const card = keyIn(parts[fits.card ?? 'card'])
    if (shows !== 'heard' && (card === undefined || moments.some((one) => one.shows === shows && one.card === card))) continue
    moments.push({ n, shows, card, over: keyIn(parts[fits.over ?? '']), text, sound })
  }
  return moments
}

function keyIn(part: Json | undefined): string | undefined {
  const key = typeof part === 'object' && part !== null && 'card' in part ? (part as unknown as CardReference).card : undefined
  return typeof key === 'string' ? key : undefined
}
