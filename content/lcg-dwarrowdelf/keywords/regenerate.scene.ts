import { scene } from '@questwright/testkit'

const wyrm = (damage: number) => ({ card: 'scene:enemy', as: 'wyrm', damage, keywords: ['Regenerate 1'] }) as const

scene('An enemy with Regenerate 1 heals 1 damage at the end of the round', { staging: [wyrm(2)], at: '7.5' }, (t) => {
  t.tells('healed', { card: 'wyrm', amount: 1 }, 1).sees({ 'wyrm.damage': 1 }).isAt('3.2')
})

scene('Regenerate heals no more damage than the enemy has', { staging: [{ ...wyrm(1), keywords: ['Regenerate 3'] }], at: '7.5' }, (t) => {
  t.tells('healed', { card: 'wyrm', amount: 1 }, 1).sees({ 'wyrm.damage': 0 }).isAt('3.2')
})

scene('An enemy without Regenerate does not heal', { staging: [{ card: 'scene:enemy', as: 'wyrm', damage: 2 }], at: '7.5' }, (t) => {
  t.sees({ 'wyrm.damage': 2 }).isAt('3.2')
})
