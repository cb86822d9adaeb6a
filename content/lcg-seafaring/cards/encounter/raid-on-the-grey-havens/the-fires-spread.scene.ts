import { scene } from '@questwright/testkit'

for (const count of [2, 3])
  scene(
    `The Fires Spread deals 1 damage to each of ${count} Aflame locations, and ${count < 3 ? 'gains Surge' : 'does not gain Surge'}`,
    {
      you: { heroes: [{ card: 'scene:hero', is: ['exhausted'] }], threat: 20 },
      staging: ['the-havens-burn', 'burning-piers', 'white-ship', ...(count > 2 ? ['elven-caravel'] : ['scene:location'])],
      encounterDeck: ['the-fires-spread', 'scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
      at: '3.3',
    },
    (t) => {
      t.sees({ 'burning-piers.damage': 1, 'white-ship.damage': 1, encounterDeck: count < 3 ? 3 : 4 }).asks('choose-location')
    },
  )

for (const ally of ['snowbourn-scout', 'gandalf'])
  scene(
    `Shadow: an attack that ${ally === 'gandalf' ? 'destroys nobody deals no' : 'destroys a character deals 1'} damage to the Aflame location`,
    {
      you: {
        heroes: ['scene:hero'],
        allies: [ally],
        engaged: [{ card: 'scene:enemy', shadow: ['the-fires-spread'], lasting: [{ stat: 'attack', set: 3, until: 'game' }] }],
      },
      staging: ['the-havens-burn', 'burning-piers'],
      encounterDeck: 4,
      at: '6.3',
    },
    (t) => {
      t.choose(ally)
        .sees({ 'burning-piers.damage': ally === 'gandalf' ? 0 : 1 })
        .isAt('6.8a')
    },
  )
