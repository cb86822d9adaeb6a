import {
  type Card,
  type CardsCost,
  type Context,
  canPayWith,
  close,
  consideredPayers,
  costOfCards,
  isConsidering,
  isLeftToPay,
  type Cost as KernelCost,
  nameOfSort,
  table,
  WrongValue,
} from '@questwright/kernel'
import { type GameCard, HOST_OF_PAYER, type Player, zoneCards } from './cards.ts'
import { canExhaust, exhaustedFor, isAbleTo } from './exhausting.ts'
import { resourcesFrom } from './payment.ts'
import { phase, playersInOrder } from './round.ts'
import type { Cost, Happening, ScriptContext } from './script.ts'

/** Costs that cards name before "to". RR "Cost", "To" */

/** Name of a card's memory of the cards that paid for its ability. */
export const PAID_WITH = 'paid with'

/** Exhausts this card. */
export const exhaustSelf: Cost = {
  slug: 'exhaust',
  can: ({ self }) => canExhaust(self),
  pay: ({ self }) => [{ kind: 'exhausted', subject: self }],
}

/** Exhausts the card to which this one is attached, which you control. */
export const exhaustHost: Cost = {
  slug: 'exhaust',
  can: ({ self, you }) => self.host?.controller === you && canExhaust(self.host),
  pay: ({ self }) => (self.host ? [{ kind: 'exhausted', subject: self.host }] : []),
}

/** Exhausts one ready character or other card that you control. @param which those that may be exhausted */
export function exhaustOne(which: Which): Cost {
  return payWithOne(
    { slug: 'exhaust', name: 'choose-to-exhaust', payers: 'there', pay: (subject) => ({ kind: 'exhausted', subject }) },
    ({ you }) => you.controlled.filter((card) => card.ready),
    which,
  )
}

/** The cards with which `exhaustOne`, `discardOne` and `damageOne` paid for what a card does now: for effects that speak of them, or of a different one. */
export function paidWith(card: GameCard): readonly GameCard[] {
  const considered = consideredPayers()
  if (considered) return considered as readonly GameCard[]
  const ids = (card.memory(PAID_WITH) as readonly string[] | undefined) ?? []
  return ids.map((id) => table().card(id) as GameCard)
}

/**
 * Discards this card, from play or from wherever its ability works. What the ability does may still speak of `self.host`: the card to which it was
 * attached. It is no target any more.
 */
export const discardSelf: Cost = {
  slug: 'leave',
  payers: 'gone',
  can: ({ self }) => canPayWith(discarded(self)),
  pay: ({ self }) => {
    if (self.host && !isConsidering()) table().setNote(HOST_OF_PAYER, { card: self.id, host: self.host.id })
    return [discarded(self)]
  },
}

/** Adds this card, which is in play, to the victory display. It is no target any more. */
export const addSelfToVictoryDisplay: Cost = {
  slug: 'leave',
  payers: 'gone',
  can: ({ self }) => self.inPlay && canPayWith(toVictoryDisplay(self)),
  pay: ({ self }) => [toVictoryDisplay(self)],
}

function toVictoryDisplay(subject: GameCard): Happening {
  return { kind: 'leavesPlay', subject, how: 'displayed', to: 'victory-display' }
}

/** Discards one card in play that you control, such as an ally or an attachment. @param which those that may be discarded */
export function discardOne(which: Which): Cost {
  return payWithOne({ slug: 'discard', name: 'choose-to-discard', pay: discarded, payers: 'gone' }, ({ you }) => you.controlled, which)
}

/** Discards cards from your hand. The card that is being played is no payment for itself. @param which those that may be discarded; all, if not said */
export function discardFromHand(count: number, which?: Which): Cost {
  needCount('discardFromHand', count)
  if (which) close(which)
  return ofScript(
    costOfCards({
      slug: 'discard',
      name: 'choose-to-discard',
      count,
      payers: 'gone',
      among: (context) =>
        (context.you as Player).hand.filter((card) => card !== context.self && (!which || which(card, ofKernel(context)))),
      pay: discarded,
    }),
  )
}

/** Discards cards from the top of your deck, or of the encounter deck. It must have so many; two such costs take one card after the other. */
export function discardFromDeck(count: number, whose: 'yours' | 'encounter' = 'yours'): Cost {
  needCount('discardFromDeck', count)
  const fromTop = (context: Context): Happening[] =>
    (whose === 'yours' ? ofKernel(context).you.deck : zoneCards('encounter-deck')).slice().reverse().map(discarded)
  const cost: KernelCost = {
    slug: 'deck',
    can: (context) => {
      const payments = fromTop(context).slice(0, count)
      return payments.length === count && payments.every(canPayWith)
    },
    needs: (context) => [{ amount: count, from: fromTop(context).map((event) => ({ event, most: 1 })) }],
    pay: (context) => fromTop(context).filter(isLeftToPay).slice(0, count),
  }
  return ofScript(cost)
}

/** Deals damage to this card. It may be destroyed by that, and what it paid for happens all the same. */
export function damageSelf(amount: number): Cost {
  needCount('damageSelf', amount)
  return { slug: 'damage', can: ({ self }) => self.inPlay && canPayWith(damaged(self, amount)), pay: ({ self }) => [damaged(self, amount)] }
}

/** Deals damage to one character that you control. @param which those that may be damaged; all, if not said */
export function damageOne(amount: number, which: Which = () => true): Cost {
  needCount('damageOne', amount)
  return payWithOne(
    { slug: 'damage', name: 'choose-to-damage', payers: 'there', pay: (subject) => damaged(subject, amount) },
    ({ you }) => you.characters.filter((card) => card.inPlay),
    which,
  )
}

/** Commits this character to the quest in the quest phase, which exhausts it. RR App I 3.2 */
export const commitSelf: Cost = {
  slug: 'commit',
  can: ({ self, you }) =>
    phase() === 'quest' &&
    self.isCharacter &&
    isAbleTo(self, 'commitsWithoutExhausting') &&
    !self.committed &&
    canPayWith(commits(self, you)),
  pay: ({ self, you }) => [...(exhaustedFor([self], 'commitsWithoutExhausting') as Happening[]), commits(self, you)],
}

const commits = (subject: GameCard, player: Player): Happening => ({ kind: 'commits', subject, player })

/** Lowers your threat; it must be at least that high. */
export function lowerOwnThreat(amount: number): Cost {
  needCount('lowerOwnThreat', amount)
  const lowered = (subject: Player): Happening => ({ kind: 'threatLowered', subject, amount })
  return {
    slug: 'threat',
    can: ({ you }) => you.dial >= amount && canPayWith(lowered(you)),
    pay: ({ you }) => [lowered(you)],
  }
}

/** Raises your threat. */
export function raiseOwnThreat(amount: number): Cost {
  needCount('raiseOwnThreat', amount)
  const raised = (subject: Player): Happening => ({ kind: 'threatRaised', subject, amount })
  return { slug: 'raise-threat', can: ({ you }) => canPayWith(raised(you)), pay: ({ you }) => [raised(you)] }
}

/** Raises the threat of every player, at the same time. Nothing may keep one of them from it. */
export function raiseEachThreat(amount: number): Cost {
  needCount('raiseEachThreat', amount)
  const raised = (): Happening[] => playersInOrder().map((subject) => ({ kind: 'threatRaised', subject, amount }))
  return { slug: 'raise', can: () => raised().every(canPayWith), pay: raised }
}

/** Spends resources of any of your heroes. */
export function spendResources(amount: number, sphere?: string): Cost {
  needCount('spendResources', amount)
  return ofScript(resourcesFrom('any', amount, sphere))
}

/** Spends resources from this hero's own pool. */
export function spendOwnResources(amount: number): Cost {
  needCount('spendOwnResources', amount)
  return ofScript(resourcesFrom('self', amount))
}

/** Spends resources from the pool of the hero to which this is attached. */
export function spendHostResources(amount: number): Cost {
  needCount('spendHostResources', amount)
  return ofScript(resourcesFrom('host', amount))
}

/** Spends resources from the pools of any heroes, those of other players too. @param sphere of heroes of that sphere only */
export function spendFromAnyPool(amount: number, sphere?: string): Cost {
  needCount('spendFromAnyPool', amount)
  return ofScript(resourcesFrom('everybody', amount, sphere))
}

/** Checks the amount of a cost when the script is loaded. @throws WrongValue for anything but a whole number from 0 */
function needCount(cost: string, amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new WrongValue(`${cost} takes a whole number from 0, and ${typeof amount === 'number' ? amount : nameOfSort(amount)} was given`)
}

/** Which cards may pay. It may read the table and never ask. */
type Which = (card: GameCard, context: ScriptContext) => boolean

/** Uses of abilities whose payers are noted already. */
const noted = new WeakSet<object>()

/** A cost that one card pays, of the payer's choice; `paidWith` knows it afterwards. */
function payWithOne(
  what: Pick<CardsCost, 'slug' | 'name' | 'payers'> & { readonly pay: (card: GameCard) => Happening },
  among: (context: ScriptContext) => readonly GameCard[],
  which: Which,
): Cost {
  close(which)
  const cost = costOfCards({
    ...what,
    among: (context) => among(ofKernel(context)).filter((card) => which(card, ofKernel(context))),
    pay: (card) => what.pay(card as GameCard),
  })
  return ofScript({
    ...cost,
    pay: (context) => {
      const payments = cost.pay(context)
      if (!isConsidering())
        notePayers(
          context.self as GameCard,
          payments.flatMap(({ subject }) => (subject === undefined ? [] : [subject.id])),
        )
      return payments
    },
  })
}

/** Several costs of one use are noted together. */
function notePayers(card: GameCard, ids: readonly string[]): void {
  const use = table().doing
  const before = use && noted.has(use) ? paidWith(card).map(({ id }) => id) : []
  if (use) noted.add(use)
  table().write(card, 'memory', PAID_WITH, [...before, ...ids])
}

const discarded = (subject: Card): Happening => ({ kind: 'discarded', subject: subject as GameCard, from: subject.zone.name })

const damaged = (subject: GameCard, amount: number): Happening => ({ kind: 'damaged', subject, amount, from: 'effect' })

/** The context as functions of scripts get it. */
function ofKernel(context: Context): ScriptContext {
  return context as unknown as ScriptContext
}

/** A cost of the ruleset's own, as scripts hold it. */
function ofScript(cost: KernelCost): Cost {
  return cost as unknown as Cost
}
