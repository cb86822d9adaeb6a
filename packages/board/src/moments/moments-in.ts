/**
 * Finds the story entries that are moments, that is events shown by an animation or a sound. The rulebook decides, so this code knows no
 * game.
 */
import type { MomentSound, Rulebook, StoryMoment } from '@questwright/rulebook'
import type { CardReference, Json, SeatName, StoryEntry } from '../door-types.ts'

/** The story so far, and how many inputs the game had at that point. */
export interface Told {
  readonly story: readonly StoryEntry[]
  readonly at: number
}

interface SeatDial {
  readonly seat: SeatName
  readonly name: string
}

export interface TableMoment {
  /** The index of its entry in the story. */
  readonly n: number
  readonly shows: StoryMoment['shows']
  /** The keys of the cards that it animates: the card itself, and the card above which it is shown face up. */
  readonly card: string | undefined
  readonly over: string | undefined
  /** The dial that it animates, with its seat. */
  readonly dial: SeatDial | undefined
  readonly text: string | undefined
  readonly sound: MomentSound | undefined
}

/** One step adds one input, or two where new dice are an input of their own. A greater difference is a jump along the timeline. */
const mostOfStep = 2

/** Whether `now` is one step after `before`, by an answer or by the timeline. A jump or a step backwards is not. */
export function isStep(before: Told, now: Told): boolean {
  const { length } = before.story
  if (now.story.length < length || now.at <= before.at || now.at - before.at > mostOfStep) return false
  const last = now.story[length - 1]
  return last === before.story[length - 1] || last?.kind === before.story[length - 1]?.kind
}

/**
 * The story entries that one step forward added.
 * @returns an empty list for anything but one step forward
 */
export function newlyTold(before: Told, now: Told): readonly StoryEntry[] {
  return isStep(before, now) ? now.story.slice(before.story.length) : []
}

/** The element that shows a moment: a card, a dial, the whole screen, or none. */
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

/** The card that a moment moves. No other animation may move it at the same time. */
export const cardShown = ({ shows, card }: TableMoment): string | undefined =>
  seenOn[shows] === 'card' && shows !== 'over' ? card : undefined

/** The moments among these entries, in order. Each card, each dial and the screen has at most one moment of each kind. */
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
