import type { Rulebook } from '@questwright/rulebook'
import { useState } from 'react'
import type { CardView, View } from '../door-types.ts'
import { momentTimes } from './moment-times.ts'
import { cardShown, isStep, momentsIn, newlyTold, type TableMoment, type Told } from './moments-in.ts'

/** A moment, with its card as it was before the step and, where the table still has the card, as it is after it. */
export interface ShownMoment extends TableMoment {
  readonly before: CardView | undefined
  readonly now: CardView | undefined
}

const none: readonly ShownMoment[] = []

interface Known {
  readonly told: Told | undefined
  readonly view: View
  readonly moments: readonly ShownMoment[]
  /** When the last of them ends, by `performance.now()`. */
  readonly until: number
}

const lengthOf = ({ shows }: ShownMoment): number => (shows === 'heard' ? 0 : momentTimes[shows])

/**
 * The moments of the last step forward that had any. The list is a new object for each such step, and stays the same object until the
 * moments are over. Automatic steps in between, such as passes for a player without stops, do not end them.
 */
export function useMoments(told: Told | undefined, view: View, rulebook: Rulebook): readonly ShownMoment[] {
  const [known, setKnown] = useState<Known>({ told, view, moments: none, until: 0 })
  if (known.view === view && known.told?.story === told?.story && known.told?.at === told?.at) return known.moments
  // another viewer has a different story, and a new table begins with a complete story: in both cases nothing has just happened
  const isSameTable = known.view.viewer === view.viewer && Object.keys(known.view.zones).length > 0
  const stepped = told && known.told && isSameTable && isStep(known.told, told) ? newlyTold(known.told, told) : undefined
  const found = momentsIn(rulebook, stepped ?? []).map((moment): ShownMoment => {
    const key = moment.card ?? ''
    return { ...moment, before: known.view.cards[key], now: view.cards[key] }
  })
  const now = performance.now()
  const goesOn = stepped !== undefined && found.length === 0 && now < known.until
  const moments = goesOn ? known.moments : found.length === 0 ? none : found
  setKnown({ told, view, moments, until: goesOn ? known.until : now + Math.max(0, ...found.map(lengthOf)) })
  return moments
}

/** The keys of the cards that moments move; no other animation may move them. */
export function cardsShown(moments: readonly ShownMoment[]): ReadonlySet<string> {
  return new Set(moments.flatMap((moment) => cardShown(moment) ?? []))
}
