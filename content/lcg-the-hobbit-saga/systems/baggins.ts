import {
  type Cost,
  firstPlayer,
  forced,
  type GameCard,
  heroesInPlay,
  loseGame,
  loseResources,
  may,
  type Player,
  permits,
  spendableResources,
  spendResources,
  system,
} from '@questwright/lcg'

/** Whether the Baggins sphere is printed on it. */
function isOfBaggins(card: GameCard): boolean {
  return card.printedFact('sphere') === 'baggins'
}

/** Bilbo Baggins, the hero of the saga. */
export function bilbo(): GameCard | undefined {
  return heroesInPlay().find(isOfBaggins)
}

/** Whether a card is that hero. */
export function isBilbo(card: GameCard): boolean {
  return card.isHero && isOfBaggins(card)
}

/** Heroes whose resources are those of the Baggins sphere. */
export function bagginsPools(player?: Player): GameCard[] {
  return (player ? player.heroes : heroesInPlay()).filter((hero) => hero.belongsTo('baggins'))
}

/** How many Baggins resources a player can spend. */
export function bagginsResources(player: Player): number {
  return bagginsPools(player).reduce((sum, hero) => sum + spendableResources(hero), 0)
}

/** A player spends so many Baggins resources, where there are as many. @returns whether they were spent */
export function spendBaggins(player: Player, amount: number): boolean {
  if (bagginsResources(player) < amount) return false
  let owed = amount
  for (const hero of bagginsPools(player)) {
    const share = Math.min(owed, spendableResources(hero))
    loseResources(hero, share)
    owed -= share
  }
  return true
}

/** So many Baggins resources as a price. */
export function spendBagginsResources(amount: number): Cost {
  return spendResources(amount, 'baggins')
}

/** "The first player may spend … to cancel this effect." @returns whether that was done */
export function payBagginsToCancel(amount: number): boolean {
  const first = firstPlayer()
  return bagginsResources(first) >= amount && may(() => spendBaggins(first, amount), { by: first, as: 'spend-baggins' })
}

export default system('baggins', {
  rules: [
    // he counts for the player who controls him, and keeps nobody else in the game
    permits('lostWhenAway', { on: isBilbo }),
    // no card can take it from him
    forced.after('leavesPlay', { of: (card) => card.printedFact('type') === 'hero' && card.printedFact('sphere') === 'baggins' }, () =>
      loseGame('bilbo-lost'),
    ),
  ],
})
