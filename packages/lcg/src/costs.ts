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

/** Costs that card texts name before "to". RR "Cost", "To" */

/** Name of a card's memory of the cards that paid for its ability. */
export const PAID_WITH = 'paid with'

/** Exhausts this card. */
export const exhaustSelf: Cost = {
  slug: 'exhaust',
  can: ({ self }) => canExhaust(self),
  pay: ({ self }) => [{ kind: 'exhausted', subject: self }],
}

/** Exhausts the card to which this one is attached; you must control it. */
export const exhaustHost: Cost = {
  slug: 'exhaust',
  can: ({ self, you }) => self.host?.controller === you && canExhaust(self.host),
  pay: ({ self }) => (self.host ? [{ kind: 'exhausted', subject: self.host }] : []),
}

/** Exhausts one ready character or other card that you control. @param which accepts the cards that may be exhausted */
export function exhaustOne(which: Which): Cost {
  return payWithOne(
    { slug: 'exhaust', name: 'choose-to-exhaust', payers: 'there', pay: (subject) => ({ kind: 'exhausted', subject }) },
    ({ you }) => you.controlled.filter((card) => card.ready),
    which,
  )
}

/**
 * The cards with which `exhaustOne`, `discardOne`, `returnOne` and `damageOne` paid for the running effect: for effects whose text refers to them.
 */
export function paidWith(card: GameCard): readonly GameCard[] {
  const considered = consideredPayers()
  if (considered) return considered as readonly GameCard[]
  const ids = (card.memory(PAID_WITH) as readonly string[] | undefined) ?? []
  return ids.map((id) => table().card(id) as GameCard)
}

/**
 * Discards this card, from play or from any zone in which its ability works. The effect can still read `self.host`: the card to which it
 * was attached. It can no longer be a target.
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

/** Adds this card, which is in play, to the victory display. It can no longer be a target. */
export const addSelfToVictoryDisplay: Cost = {
  slug: 'leave',
  payers: 'gone',
  can: ({ self }) => self.inPlay && canPayWith(toVictoryDisplay(self)),
  pay: ({ self }) => [toVictoryDisplay(self)],
}

function toVictoryDisplay(subject: GameCard): Happening {
  return { kind: 'leavesPlay', subject, how: 'displayed', to: 'victory-display' }
}

/** Discards one card in play that you control, such as an ally or an attachment. @param which accepts the cards that may be discarded */
export function discardOne(which: Which): Cost {
  return payWithOne({ slug: 'discard', name: 'choose-to-discard', pay: discarded, payers: 'gone' }, ({ you }) => you.controlled, which)
}

/**
 * Returns one card in play that you own and control to your hand; a card of another player would go to the hand of its owner.
 * @param which accepts the cards that may be returned
 */
export function returnOne(which: Which): Cost {
  return payWithOne(
    { slug: 'leave', name: 'choose-to-return', pay: returned, payers: 'gone' },
    ({ you }) => you.controlled.filter((card) => card.owner === you),
    which,
  )
}

/**
 * Discards cards from your hand. A card that is being played cannot pay for itself. @param which accepts the cards that may be discarded;
 * all by default
 */
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

/**
 * Discards cards from the top of your deck, or of the encounter deck, which must have this many. Two such costs of one use discard
 * different cards.
 */
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

/** Deals damage to this card. The effect happens even if that destroys it. */
export function damageSelf(amount: number): Cost {
  needCount('damageSelf', amount)
  return { slug: 'damage', can: ({ self }) => self.inPlay && canPayWith(damaged(self, amount)), pay: ({ self }) => [damaged(self, amount)] }
}

/** Deals damage to one character that you control. @param which accepts the characters that may be damaged; all by default */
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

/** Lowers your threat, which must be at least this high. */
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

/** Raises the threat of every player at the same time. It cannot be paid if something prevents one of the raises. */
export function raiseEachThreat(amount: number): Cost {
  needCount('raiseEachThreat', amount)
  const raised = (): Happening[] => playersInOrder().map((subject) => ({ kind: 'threatRaised', subject, amount }))
  return { slug: 'raise', can: () => raised().every(canPayWith), pay: raised }
}

/** Spends resources of any of your heroes. @param sphere only of heroes of that sphere */
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

/** Spends resources from the pools of any heroes, including those of other players. @param sphere only of heroes of that sphere */
export function spendFromAnyPool(amount: number, sphere?: string): Cost {
  needCount('spendFromAnyPool', amount)
  return ofScript(resourcesFrom('everybody', amount, sphere))
}

/** Removes resource tokens from this card, which must have so many. */
export function removeOwnTokens(amount: number): Cost {
  needCount('removeOwnTokens', amount)
  const removed = (subject: GameCard): Happening => ({ kind: 'tokensRemoved', subject, token: 'resource', amount })
  return {
    slug: 'resources',
    can: ({ self }) => self.resources >= amount && canPayWith(removed(self)),
    pay: ({ self }) => [removed(self)],
  }
}

/** Checks the amount of a cost when the script is loaded. @throws WrongValue for anything but a whole number from 0 */
function needCount(cost: string, amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new WrongValue(`${cost} takes a whole number from 0, and ${typeof amount === 'number' ? amount : nameOfSort(amount)} was given`)
}

/** Accepts the cards that may pay. It may read the table, but must not ask a player. */
type Which = (card: GameCard, context: ScriptContext) => boolean

/** Uses of abilities whose payers are recorded already. */
const noted = new WeakSet<object>()

/** A cost that one card pays, by the payer's choice; `paidWith` returns it afterwards. */
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

/** Records the payers; several costs of one use add to the same record. */
function notePayers(card: GameCard, ids: readonly string[]): void {
  const use = table().doing
  const before = use && noted.has(use) ? paidWith(card).map(({ id }) => id) : []
  if (use) noted.add(use)
  table().write(card, 'memory', PAID_WITH, [...before, ...ids])
}

const discarded = (subject: Card): Happening => ({ kind: 'discarded', subject: subject as GameCard, from: subject.zone.name })

const returned = (subject: Card): Happening => ({
  kind: 'leavesPlay',
  subject: subject as GameCard,
  how: 'returned',
  to: `${(subject as GameCard).owner?.id}.hand`,
})

const damaged = (subject: GameCard, amount: number): Happening => ({ kind: 'damaged', subject, amount, from: 'effect' })

/** The kernel's context as the context type of scripts. */
function ofKernel(context: Context): ScriptContext {
  return context as unknown as ScriptContext
}

/** The kernel's cost as the cost type of scripts. */
function ofScript(cost: KernelCost): Cost {
  return cost as unknown as Cost
}
