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

/** Whether the Baggins sphere is printed on a card. */
function isOfBaggins(card: GameCard): boolean {
  return card.printedFact('sphere') === 'baggins'
}

/** Bilbo Baggins, the hero of the saga. */
export function bilbo(): GameCard | undefined {
  return heroesInPlay().find(isOfBaggins)
}

/** Whether a card is Bilbo Baggins, the hero of the saga. */
export function isBilbo(card: GameCard): boolean {
  return card.isHero && isOfBaggins(card)
}

/** The heroes whose resources belong to the Baggins sphere. */
export function bagginsPools(player?: Player): GameCard[] {
  return (player ? player.heroes : heroesInPlay()).filter((hero) => hero.belongsTo('baggins'))
}

/** How many Baggins resources a player can spend. */
export function bagginsResources(player: Player): number {
  return bagginsPools(player).reduce((sum, hero) => sum + spendableResources(hero), 0)
}

/** Spends this amount of Baggins resources, from one pool of the player after the other. The caller checks that the player has enough. */
export function spendBaggins(player: Player, amount: number): void {
  let owed = amount
  for (const hero of bagginsPools(player)) {
    const share = Math.min(owed, spendableResources(hero))
    loseResources(hero, share)
    owed -= share
  }
}

/** A cost of this many Baggins resources. */
export function spendBagginsResources(amount: number): Cost {
  return spendResources(amount, 'baggins')
}

/** "The first player may spend … to cancel this effect." @returns whether the player paid */
export function payBagginsToCancel(amount: number): boolean {
  const first = firstPlayer()
  return bagginsResources(first) >= amount && may(() => spendBaggins(first, amount), { by: first, as: 'spend-baggins' })
}

export default system('baggins', {
  rules: [
    // Bilbo Baggins counts as a hero of the player who controls him: his owner is eliminated even if he is still in play
    permits('lostWhenAway', { on: isBilbo }),
    // not an ability of the card, so that no effect can blank it
    forced.after('leavesPlay', { of: (card) => card.printedFact('type') === 'hero' && card.printedFact('sphere') === 'baggins' }, () =>
      loseGame('bilbo-lost'),
    ),
  ],
})
