import {
  afterStep,
  cardsInPlay,
  cardsSetAside,
  chooseUpTo,
  firstPlayer,
  type GameCard,
  record,
  recorded,
  step,
  system,
  turnOver,
} from '@questwright/lcg'

/** Experience: resolutions of scenarios give it, and players spend it before the next scenario. */

/** Adds to the experience of the players, or subtracts from it, never below 0. */
export function gainExperience(amount: number): void {
  record('experience', Math.max(0, recorded('experience') + amount))
}

/** Boons of this game whose first side is up. */
function boons(which: (code: string) => boolean): GameCard[] {
  return [...cardsSetAside(), ...cardsInPlay()].filter((card) => card.sideUp === 'A' && which(card.code))
}

function affordable(): number {
  const price = recorded('upgradePrice')
  return price > 0 ? Math.floor(recorded('experience') / price) : 0
}

const isUpgraded = (code: string): boolean => recorded('upgraded').includes(code)

const isForSale = (code: string): boolean => recorded('upgradable').includes(code) && !isUpgraded(code)

/** Turns over boons that were upgraded earlier, and lets the players upgrade others in this game. */
function upgrade(): void {
  for (const boon of boons(isUpgraded)) turnOver(boon)
  const bought = chooseUpTo(boons(isForSale), affordable(), { as: 'upgrade-boons', by: firstPlayer() })
  if (bought.length === 0) return
  record('experience', recorded('experience') - bought.length * recorded('upgradePrice'))
  record('upgraded', [...recorded('upgraded'), ...bought.map(({ code }) => code)])
  for (const boon of bought) turnOver(boon)
}

export default system('experience', {
  // after the first player was chosen, who decides for the group
  steps: [afterStep('setup.4', step('spend-experience', upgrade))],
})
