import { scene } from '@questwright/testkit'

const board = {
  you: { heroes: ['scene:hero'], allies: ['lcg-core-set:guard-of-the-citadel'], threat: 10 },
  friend: { allies: ['lcg-core-set:gandalf'], threat: 10 },
  encounterDeck: ['roast-em-or-boil-em', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
  at: '3.3',
} as const

scene('Each ally takes 1 damage when no Troll is in the staging area', { ...board, staging: ['scene:enemy'] }, (t) => {
  t.sees({ 'guard-of-the-citadel.damage': 1, 'gandalf.damage': 1 }).asks('choose-enemy-to-engage')
})

scene('Each ally takes 2 damage when a Troll is in the staging area', { ...board, staging: ['tom'] }, (t) => {
  t.sees({ 'guard-of-the-citadel.zone': 'you.discard', 'gandalf.damage': 2 }).asks('choose-enemy-to-engage')
})

scene(
  'Shadow: Troll Camp comes from the encounter deck to the staging area',
  {
    you: { heroes: ['scene:hero'], engaged: [{ card: 'scene:enemy', shadow: ['roast-em-or-boil-em'] }] },
    encounterDeck: ['scene:treachery', 'troll-camp', 'scene:treachery'],
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'troll-camp.zone': 'staging-area' }).tells('shuffled', { zone: 'encounter-deck' }, 1).isAt('6.8a')
  },
)
