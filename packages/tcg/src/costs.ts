/** The twilight cost of cards. */
import { askNumber, type Card, type Context, type Cost } from '@questwright/kernel'
import { freePlayer, isMinion, isRoaming, pool } from './state.ts'

/** Parameters of a use that an effect causes. */
export interface PlayParameters {
  /** The cost is this much lower, before it is limited to zero. */
  readonly less?: number
  /** Nothing is paid: cards of the starting fellowship. */
  readonly free?: 'yes'
}

/** The current cost of a card: its twilight cost plus the roaming penalty, minus the reduction by the effect that plays it. Never below zero. */
export function costToPlay(card: Card, { less = 0, free }: PlayParameters = {}): number {
  if (free === 'yes') return 0
  const roaming = isMinion(card) && isRoaming(card) ? askNumber(card, 'roamingPenalty') : 0
  return Math.max(0, askNumber(card, 'twilight') + roaming - less)
}

/** The twilight cost: a Free Peoples player adds it to the pool, a Shadow player removes it and needs that much in the pool. */
export const twilightCost: Cost = {
  slug: 'twilight',
  can: ({ self, you, params }: Context) => you === freePlayer() || pool() >= costToPlay(self, params as PlayParameters),
  pay: ({ self, you, params }: Context) => {
    const amount = costToPlay(self, params as PlayParameters)
    return amount === 0 ? [] : [{ kind: you === freePlayer() ? 'added' : 'removed', subject: you, amount }]
  },
}
