/** Costs as data: the part of a text before "to". */
import { type Card, type Context, type Cost, canPayWith, costOfCards, type EventInit, restrict, table } from '@questwright/kernel'
import { costToPlay, type PlayParameters } from './costs.ts'
import { cardsFor, countOf, type Selection } from './selection.ts'
import { freePlayer, pool, ringBearer, vitalityOf } from './state.ts'

/** A selection that pays several times: "exert a ranger twice". */
export interface Times {
  readonly kind: 'times'
  readonly of: Selection
  readonly times: number
}

/** "Exert a ranger twice": one character, so many times. */
export function twice(of: Selection): Times {
  return Object.freeze({ kind: 'times', of, times: 2 })
}

/** The costs and requirements of an ability. */
export interface Prices {
  /** "Exert …" */
  readonly exert?: Selection | Times | readonly (Selection | Times)[]
  /** "Discard …" of a card in play. */
  readonly discard?: Selection
  /** "Discard 2 cards from hand": a number, or which cards. */
  readonly fromHand?: number | Selection
  /** "Remove (2)" */
  readonly remove?: number
  /** "Add (2)" */
  readonly add?: number
  /** "Add a burden" */
  readonly burdens?: number
  /** "Remove 2 threats" */
  readonly removeThreats?: number
  /** "Spot an Elf": must be there, and is not changed. */
  readonly spot?: Selection | readonly Selection[]
  /** "Spot 3 twilight tokens": so many are in the pool before anything is paid. */
  readonly spotTwilight?: number
}

const listOf = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T]

/** Whether prices have requirements: cards that must be spotted and are not changed. */
export function hasRequirements({ spot, spotTwilight }: Prices): boolean {
  return spot !== undefined || spotTwilight !== undefined
}

/** Whether the requirements of an ability are met: everything that must be spotted is there. */
export function isSpotted({ spot, spotTwilight = 0 }: Prices, context: Context): boolean {
  return pool() >= spotTwilight && listOf(spot).every((of) => countOf(of, context) >= Math.min(of.least, of.most))
}

/**
 * How many tokens a use by a Shadow player takes out of the pool before its effect: those that the text removes, and the twilight cost of an
 * event. 0 for the Free Peoples player.
 */
export function tokensTaken({ remove = 0 }: Prices, { self, you, params }: Context): number {
  if (you === freePlayer()) return 0
  return remove + (self.facts.type === 'event' ? costToPlay(self, params as PlayParameters) : 0)
}

/** The costs of an ability. */
export function costsIn({ exert, discard, fromHand, remove, add, burdens, removeThreats }: Prices): Cost[] {
  return [
    ...listOf(exert).map(exertCost),
    ...(discard ? [cardsCost('discard', discard, (subject) => ({ kind: 'discarded', subject }), 'gone')] : []),
    ...(fromHand === undefined ? [] : [handCost(fromHand)]),
    ...(remove ? [removeCost(remove)] : []),
    ...(add ? [addCost(add)] : []),
    ...(burdens ? [burdenCost(burdens)] : []),
    ...(removeThreats ? [threatCost(removeThreats)] : []),
  ]
}

function exertCost(of: Selection | Times): Cost {
  if (of.kind === 'selection') return cardsCost('exert', of, (subject) => ({ kind: 'exerted', subject }))
  const { times } = of
  const able = (context: Context): Card[] =>
    restrict(table(), () =>
      cardsFor(of.of, context).filter((card) => vitalityOf(card) > times && canPayWith({ kind: 'exerted', subject: card })),
    )
  const one = costOfCards({ slug: 'exert', name: 'exert', among: able, pay: (subject) => ({ kind: 'exerted', subject }) })
  return {
    slug: 'exert',
    can: (context) => able(context).length > 0,
    pay: (context) => one.pay(context).flatMap((event) => Array.from({ length: times }, (): EventInit => event)),
  }
}

/** @param payers `gone`: a card that pays can bear nothing afterwards */
function cardsCost(slug: string, of: Selection, pay: (card: Card) => EventInit, payers?: 'gone'): Cost {
  const count = of.least > 1_000 ? 1 : Math.max(1, of.least)
  return costOfCards({ slug, name: slug, count, among: (context) => cardsFor(of, context), pay, ...(payers ? { payers } : {}) })
}

function handCost(of: number | Selection): Cost {
  const count = typeof of === 'number' ? of : Math.max(1, of.least)
  const among = (context: Context): Card[] =>
    (typeof of === 'number' ? table().zone(`${context.you.id}.hand`).cards : cardsFor(of, context)).filter((card) => card !== context.self)
  return costOfCards({ slug: 'from-hand', name: 'discard-from-hand', count, among, pay: (subject) => ({ kind: 'discarded', subject }) })
}

function removeCost(amount: number): Cost {
  const event = ({ you }: Context): EventInit => ({ kind: 'removed', subject: you, amount })
  return { slug: 'remove', can: () => pool() >= amount, pay: (context) => [event(context)] }
}

function addCost(amount: number): Cost {
  return { slug: 'add', can: () => true, pay: ({ you }) => [{ kind: 'added', subject: you, amount }] }
}

function burdenCost(amount: number): Cost {
  return {
    slug: 'burdens',
    can: ({ you }) => ringBearer(you) !== undefined,
    pay: ({ you }) => {
      const subject = ringBearer(you)
      return subject ? Array.from({ length: amount }, (): EventInit => ({ kind: 'burdened', subject })) : []
    },
  }
}

function threatCost(amount: number): Cost {
  return {
    slug: 'threats',
    can: () => freePlayer().token('threats') >= amount,
    pay: () => Array.from({ length: amount }, (): EventInit => ({ kind: 'threatRemoved', subject: freePlayer() })),
  }
}
