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

/** Experience: what resolutions give for deeds of a scenario, and what is bought for it before the next one. */

/** Adds so much to the experience of the players, or takes it away: it never falls below 0. */
export function gainExperience(amount: number): void {
  record('experience', Math.max(0, recorded('experience') + amount))
}

/** Boons of this game whose front is up still. */
function boons(which: (code: string) => boolean): GameCard[] {
  return [...cardsSetAside(), ...cardsInPlay()].filter((card) => card.sideUp === 'A' && which(card.code))
}

function affordable(): number {
  const price = recorded('upgradePrice')
  return price > 0 ? Math.floor(recorded('experience') / price) : 0
}

const isUpgraded = (code: string): boolean => recorded('upgraded').includes(code)

const isForSale = (code: string): boolean => recorded('upgradable').includes(code) && !isUpgraded(code)

/** Boons that were upgraded are turned over, and the players may upgrade others that are in this game. */
function upgrade(): void {
  for (const boon of boons(isUpgraded)) turnOver(boon)
  const bought = chooseUpTo(boons(isForSale), affordable(), { as: 'upgrade-boons', by: firstPlayer() })
  if (bought.length === 0) return
  record('experience', recorded('experience') - bought.length * recorded('upgradePrice'))
  record('upgraded', [...recorded('upgraded'), ...bought.map(({ code }) => code)])
  for (const boon of bought) turnOver(boon)
}

export default system('experience', {
  // behind the choice of the first player, who speaks for all
  steps: [afterStep('setup.4', step('spend-experience', upgrade))],
})
