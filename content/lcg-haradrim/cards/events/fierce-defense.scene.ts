import { scene } from '@questwright/testkit'

const fighter = { card: 'scene:hero', resources: 3, lasting: [{ stat: 'spheres', gain: 'tactics', until: 'game' }] } as const
const brute = { card: 'scene:enemy', as: 'brute', lasting: [{ stat: 'hitPoints', set: 9, until: 'game' }] } as const
// a unique card that is an enemy here, whatever else it prints
const champion = { card: 'gandalf', as: 'champion' } as const
const board = (threat: number) =>
  ({
    you: { heroes: [fighter], threat, hand: ['fierce-defense'], engaged: [brute, champion] },
    friend: { engaged: [{ card: 'scene:enemy', as: 'theirs' }] },
    staging: [{ card: 'scene:enemy', as: 'far' }],
    encounterDeck: 5,
  }) as const

scene('Fierce Defense deals 3 damage to an enemy engaged with you that is not unique', { ...board(39), at: 'window 6.2' }, (t) => {
  t.offers('fierce-defense#action')
    .play('fierce-defense')
    .sees({ 'brute.damage': 3, 'scene:hero.resources': 0 })
    .asks('choose-defender', 'you')
})

scene('Valour: Fierce Defense discards an enemy engaged with you', { ...board(40), at: 'window 6.2' }, (t) => {
  t.offers('fierce-defense#action', 'fierce-defense#valour-action').play('fierce-defense#valour-action')
  t.sees({ 'brute.zone': 'encounter-discard', 'brute.damage': 0 }).asks('choose-defender', 'friend')
})

scene('Fierce Defense can only be played in the combat phase', { ...board(45), at: 'window 1.3' }, (t) => {
  t.sees({ 'fierce-defense.zone': 'you.hand' }).asks('choose-to-commit')
})
