import { scene } from '@questwright/testkit'

const arson = {
  you: { heroes: [{ card: 'scene:hero', is: ['exhausted'] }] },
  staging: ['the-havens-burn', 'elven-caravel', 'dream-chaser-raid-on-the-grey-havens'],
  encounterDeck: ['corsair-arsonist', 'elven-wave-runner', 'white-ship', 'burning-piers', 'scene:treachery'],
  encounterDiscard: ['pillaged-ship'],
  at: '3.3',
} as const

scene('Corsair Arsonist deals 2 damage to an Aflame location', arson, (t) => {
  t.pick('set-alight').asks('choose-aflame').offers('elven-caravel', 'dream-chaser-raid-on-the-grey-havens').pick('elven-caravel')
  t.sees({ 'elven-caravel.damage': 2, 'corsair-arsonist.zone': 'staging-area' }).asks('choose-location')
})

scene(
  'Corsair Arsonist may bring the Aflame location that has the highest value from the encounter deck or its discard pile',
  arson,
  (t) => {
    t.pick('bring-prey').asks('search-for-aflame').offers('burning-piers', 'pillaged-ship').pick('pillaged-ship')
    t.sees({ 'pillaged-ship.zone': 'staging-area', 'burning-piers.zone': 'encounter-deck' }).asks('choose-location')
  },
)
