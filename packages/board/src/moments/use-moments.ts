import type { Rulebook } from '@questwright/rulebook'
import { useState } from 'react'
import type { CardView, View } from '../door-types.ts'
import { momentTimes } from './moment-times.ts'
import { cardShown, isStep, momentsIn, newlyTold, type TableMoment, type Told } from './moments-in.ts'

/** A moment with its card as it was before, and as it is now where the table still has it. */
export interface ShownMoment extends TableMoment {
  readonly before: CardView | undefined
  readonly now: CardView | undefined
}

const none: readonly ShownMoment[] = []

interface Known {
  readonly told: Told | undefined
  readonly view: View
  readonly moments: readonly ShownMoment[]
  /** When the last of them is over, by the clock of the page. */
  readonly until: number
}

const lengthOf = ({ shows }: ShownMoment): number => (shows === 'heard' ? 0 : momentTimes[shows])

/**
 * The moments of the last step forward that had some: a new list with each of these, and the same one until they are over. Steps that come of
 * themselves meanwhile, such as passes of somebody who asked for no window, cut off nothing.
 */
export function useMoments(told: Told | undefined, view: View, rulebook: Rulebook): readonly ShownMoment[] {
  const [known, setKnown] = useState<Known>({ told, view, moments: none, until: 0 })
  if (known.view === view && known.told?.story === told?.story && known.told?.at === told?.at) return known.moments
  // another viewer is told another story, and a table that is laid now begins with one
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

/** The cards that moments show on their way: nothing else moves them. */
export function cardsShown(moments: readonly ShownMoment[]): ReadonlySet<string> {
  return new Set(moments.flatMap((moment) => cardShown(moment) ?? []))
}
