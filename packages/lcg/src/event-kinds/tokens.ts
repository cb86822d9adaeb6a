import { ask, type Card, isChangedAnywhere, setPart, type Taken, tell } from '@questwright/kernel'
import { carryOutIfDamaged } from '../attack-aftermath.ts'
import type { GameCard } from '../cards.ts'
import type { EventSpecs } from './specs.ts'
import { addToken, field } from './writing.ts'

/** Events of tokens on a card or threat dial, and of exhausting and readying. */

/** Each token can pay only once. */
const tokens = (on: Card, token: string, amount: number): Taken => ({ stock: `token ${token}`, amount, left: on.token(token) })

/** How much of this progress a card can take: no more than its limit allows. */
function roomForProgress(card: GameCard, amount: number): number {
  const most = isChangedAnywhere('mostProgress') ? ask(card, 'mostProgress') : '-'
  return typeof most === 'number' ? Math.min(amount, Math.max(0, most - card.progress)) : amount
}

export const tokenKinds = {
  damaged: {
    after: 'own',
    later: ['beyond'],
    resolve: (event) => {
      const { subject, amount } = event
      if (amount <= 0) return
      setPart(event, 'beyond', Math.max(0, amount - subject.hitPointsLeft))
      addToken(subject, 'damage', amount)
      tell('damaged', { card: subject, amount })
      carryOutIfDamaged(event)
    },
  },
  healed: {
    after: 'own',
    takes: ({ subject, amount }) => tokens(subject, 'damage', amount),
    resolve: ({ subject, amount }) => {
      addToken(subject, 'damage', -amount)
      tell('healed', { card: subject, amount })
    },
  },
  exhausted: {
    after: 'own',
    takes: ({ subject }) => ({ stock: 'ready', amount: 1, left: subject.ready ? 1 : 0 }),
    resolve: ({ subject }) => {
      field(subject, 'exhausted', 'yes')
      tell('exhausted', { card: subject })
    },
  },
  readied: {
    after: 'own',
    takes: ({ subject }) => ({ stock: 'exhausted', amount: 1, left: subject.exhausted ? 1 : 0 }),
    resolve: ({ subject }) => {
      field(subject, 'exhausted', undefined)
      tell('readied', { card: subject })
    },
  },
  resourcesGained: {
    after: 'own',
    takes: ({ from, amount }) => (from ? { ...tokens(from, 'resource', amount), of: from } : undefined),
    resolve: ({ subject, amount, how, from }) => {
      if (from) addToken(from, 'resource', -amount)
      addToken(subject, 'resource', amount)
      tell('resources-gained', { card: subject, amount, how, ...(from ? { from } : {}) })
    },
  },
  resourcesSpent: {
    after: 'own',
    takes: ({ subject, amount }) => tokens(subject, 'resource', amount),
    resolve: ({ subject, amount }) => {
      addToken(subject, 'resource', -amount)
      tell('resources-spent', { card: subject, amount })
    },
  },
  tokensPlaced: {
    after: 'own',
    resolve: ({ subject, token, amount }) => {
      addToken(subject, token, amount)
      tell('tokens-placed', { card: subject, token, amount })
    },
  },
  tokensRemoved: {
    after: 'own',
    takes: ({ subject, token, amount }) => tokens(subject, token, amount),
    later: ['left'],
    resolve: (event) => {
      const { subject, token, amount } = event
      addToken(subject, token, -amount)
      setPart(event, 'left', subject.token(token))
      tell('tokens-removed', { card: subject, token, amount })
    },
  },
  progressPlaced: {
    after: 'own',
    resolve: (event) => {
      const { subject } = event
      const amount = roomForProgress(subject, event.amount)
      if (amount !== event.amount) setPart(event, 'amount', amount)
      if (amount <= 0) return
      addToken(subject, 'progress', amount)
      tell('progress-placed', { card: subject, amount })
    },
  },
  progressRemoved: {
    after: 'own',
    takes: ({ subject, amount }) => tokens(subject, 'progress', amount),
    resolve: ({ subject, amount }) => {
      addToken(subject, 'progress', -amount)
      tell('progress-removed', { card: subject, amount })
    },
  },
  threatRaised: {
    after: 'own',
    resolve: ({ subject, amount }) => {
      if (amount <= 0 || subject.eliminated) return
      addToken(subject, 'threat', amount)
      tell('threat-raised', { seat: subject.id, amount, to: subject.dial })
    },
  },
  threatLowered: {
    after: 'own',
    takes: ({ subject, amount }) => tokens(subject, 'threat', amount),
    resolve: ({ subject, amount }) => {
      if (amount <= 0 || subject.eliminated) return
      addToken(subject, 'threat', -amount)
      tell('threat-lowered', { seat: subject.id, amount, to: subject.dial })
    },
  },
} satisfies Partial<EventSpecs>
