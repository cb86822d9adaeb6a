import type { Rulebook } from '@questwright/rulebook'
import { useState } from 'react'
import type { CardView, View } from '../door-types.ts'
import { cardShown, momentsIn, newlyTold, type TableMoment, type Told } from './moments-in.ts'

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
}

/** The moments of the last step forward: a new list with each step that is told, the same one until then. */
export function useMoments(told: Told | undefined, view: View, rulebook: Rulebook): readonly ShownMoment[] {
  const [known, setKnown] = useState<Known>({ told, view, moments: none })
  if (known.view === view && known.told?.story === told?.story && known.told?.at === told?.at) return known.moments
  // another viewer is told another story, and a table that is laid now begins with one
  const isSameTable = known.view.viewer === view.viewer && Object.keys(known.view.zones).length > 0
  const entries = told && known.told && isSameTable ? newlyTold(known.told, told) : []
  const found = momentsIn(rulebook, entries).map((moment): ShownMoment => {
    const key = moment.card ?? ''
    return { ...moment, before: known.view.cards[key], now: view.cards[key] }
  })
  const moments = found.length === 0 ? none : found
  setKnown({ told, view, moments })
  return moments
}

/** The cards that moments show on their way: nothing else moves them. */
export function cardsShown(moments: readonly ShownMoment[]): ReadonlySet<string> {
  return new Set(moments.flatMap((moment) => cardShown(moment) ?? []))
}
