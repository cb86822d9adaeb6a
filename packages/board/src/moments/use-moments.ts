import type { Rulebook } from '@questwright/rulebook'
import { useState } from 'react'
import type { CardView, View } from '../door-types.ts'
import { momentTimes } from './moment-times.ts'
import { cardShown, isStep, momentsIn, newlyTold, type TableMoment, type Told } from './moments-in.ts'

/** A moment with its card before the step, and after it where the table still has the card. */
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
 * The moments of the last step forward that had some: a new list for each such step, and the same list until they are over. Automatic steps in
 * between, such as passes by a player without stops, do not end them.
 */
export function useMoments(told: Told | undefined, view: View, rulebook: Rulebook): readonly ShownMoment[] {
  const [known, setKnown] = useState<Known>({ told, view, moments: none, until: 0 })
  if (known.view === view && known.told?.story === told?.story && known.told?.at === told?.at) return known.moments
  // another viewer has another story, and a new table starts with a story: neither is a step
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

/** The cards whose movement is animated by moments; no other animation may move them. */
export function cardsShown(moments: readonly ShownMoment[]): ReadonlySet<string> {
  return new Set(moments.flatMap((moment) => cardShown(moment) ?? []))
}
