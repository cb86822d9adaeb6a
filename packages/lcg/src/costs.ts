import { close, costOfCards, type Cost as KernelCost, table } from '@questwright/kernel'
import type { GameCard, Player } from './cards.ts'
import { resourcesFrom } from './payment.ts'
import type { Cost, ScriptContext } from './script.ts'

/** Costs that cards name before "to". RR "Cost", "To" */

/** Under this name a card remembers what was exhausted to pay for what it does. */
export const PAID_WITH = 'paid with'

/** Exhausts this card. */
export const exhaustSelf: Cost = {
  slug: 'exhaust',
  can: ({ self }) => self.ready,
  pay: ({ self }) => [{ kind: 'exhausted', subject: self }],
}

/** Exhausts one ready character or other card that you control. @param which those that may be exhausted */
export function exhaustOne(which: (card: GameCard, context: ScriptContext) => boolean): Cost {
  close(which)
  const cost = costOfCards({
    slug: 'exhaust',
    name: 'choose-to-exhaust',
    among: (context) => (context.you as Player).controlled.filter((card) => card.ready && which(card, context as unknown as ScriptContext)),
    pay: (subject) => ({ kind: 'exhausted', subject }),
  })
  return ofScript({
    ...cost,
    pay: (context) => {
      const payments = cost.pay(context)
      table().write(
        context.self,
        'memory',
        PAID_WITH,
        payments.flatMap(({ subject }) => (subject === undefined ? [] : [subject.id])),
      )
      return payments
    },
  })
}

/** The cards that were exhausted by `exhaustOne` to pay for what a card does now: for effects that speak of a different one. */
export function paidWith(card: GameCard): readonly GameCard[] {
  const ids = (card.memory(PAID_WITH) as readonly string[] | undefined) ?? []
  return ids.map((id) => table().card(id) as GameCard)
}

/** Discards cards from your hand. The card that is being played is no payment for itself. */
export function discardFromHand(count: number): Cost {
  return ofScript(
    costOfCards({
      slug: 'discard',
      name: 'choose-to-discard',
      count,
      among: ({ self, you }) => (you as Player).hand.filter((card) => card !== self),
      pay: (subject) => ({ kind: 'discarded', subject, from: 'hand' }),
    }),
  )
}

/** Lowers your threat; it must be at least that high. */
export function lowerOwnThreat(amount: number): Cost {
  return {
    slug: 'threat',
    can: ({ you }) => you.threat >= amount,
    pay: ({ you }) => [{ kind: 'threatLowered', subject: you, amount }],
  }
}

/** Raises your threat. */
export function raiseOwnThreat(amount: number): Cost {
  return { slug: 'raise-threat', can: () => true, pay: ({ you }) => [{ kind: 'threatRaised', subject: you, amount }] }
}

/** Spends resources of any of your heroes. */
export function spendResources(amount: number, sphere?: string): Cost {
  return ofScript(resourcesFrom('any', amount, sphere))
}

/** Spends resources from this hero's own pool. */
export function spendOwnResources(amount: number): Cost {
  return ofScript(resourcesFrom('self', amount))
}

/** Spends resources from the pool of the hero to which this is attached. */
export function spendHostResources(amount: number): Cost {
  return ofScript(resourcesFrom('host', amount))
}

/** A cost of the ruleset's own, as scripts hold it. */
function ofScript(cost: KernelCost): Cost {
  return cost as unknown as Cost
}
