/** The costs of cards and abilities of the duel. */
import { askNumber, type Card, type Cost, costOfCards } from '@questwright/kernel'
import { fighters, isShadow, pool, vitalityLeft } from './table.ts'

/** The cost of a card: a card of one's own side adds to the pool, a shadow card takes from it. @param less the reduction of the cost */
export function printedCost(less: number): Cost {
  return {
    slug: 'cost',
    can: ({ self }) => !isShadow(self) || pool() >= Math.max(0, askNumber(self, 'cost') - less),
    pay: ({ self, you }) => {
      const amount = Math.max(0, askNumber(self, 'cost') - less)
      return amount === 0 ? [] : [{ kind: isShadow(self) ? 'removed' : 'added', subject: you, amount }]
    },
  }
}

/** The fighters of a player that survive another wound. */
export function exertable(you: Card): Card[] {
  return fighters(you).filter((card) => vitalityLeft(card) > 1)
}

/** "Exert a fighter": the fighter takes a wound, and must survive it. */
export function exertFighter(): Cost {
  return costOfCards({ slug: 'exert', name: 'exert', among: ({ you }) => exertable(you), pay: (subject) => ({ kind: 'exerted', subject }) })
}

/** "Add 1": adds to the pool, which the shadow side may spend. */
export function addToPool(amount: number): Cost {
  return { slug: 'add', can: () => true, pay: ({ you }) => [{ kind: 'added', subject: you, amount }] }
}

/** "Discard a fighter of yours": one of your own. */
export function discardOwn(): Cost {
  return discardFighter((card) => !isShadow(card))
}

/** "Discard a shadow fighter of yours". */
export function discardShadow(): Cost {
  return discardFighter(isShadow)
}

function discardFighter(which: (card: Card) => boolean): Cost {
  return costOfCards({
    slug: 'discard',
    name: 'discard',
    among: ({ you }) => fighters(you).filter(which),
    pay: (subject) => ({ kind: 'discarded', subject }),
  })
}
