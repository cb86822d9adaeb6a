import { scene } from '@questwright/testkit'

scene(
  'A Suspicious Crow reveals the top card of the discard pile, which goes to the staging area',
  {
    you: { threat: 10 },
    encounterDeck: ['a-suspicious-crow', 'scene:treachery', 'scene:treachery'],
    encounterDiscard: ['scene:location', 'scene:enemy'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'location.zone': 'staging-area', 'a-suspicious-crow.zone': 'staging-area', encounterDiscard: 1 }).tells('revealed', {}, 2)
    t.asks('choose-location')
  },
)

for (const defense of [0, 1])
  scene(
    `Shadow: A Suspicious Crow ${defense === 0 ? 'is shuffled into the encounter deck after damage to the defender' : 'is not shuffled into the encounter deck when nobody is damaged'}`,
    {
      you: {
        heroes: [
          { card: 'scene:hero', lasting: [{ stat: 'defense', set: defense, until: 'phase' }] },
          { card: 'scene:hero', as: 'other' },
        ],
        engaged: [{ card: 'scene:enemy', shadow: ['a-suspicious-crow'] }],
      },
      encounterDeck: 5,
      at: '6.3',
    },
    (t) => {
      t.choose('hero').sees({ 'hero.damage': 1 - defense, 'a-suspicious-crow.zone': defense === 0 ? 'encounter-deck' : 'shadow of enemy' })
      t.asks('choose-enemy-to-attack')
    },
  )

scene(
  'Thalin damages an enemy that A Suspicious Crow reveals from the encounter discard pile',
  {
    you: { heroes: [{ card: 'lcg-core-set:thalin', is: ['exhausted', 'committed'] }], threat: 10 },
    encounterDeck: [
      { card: 'a-suspicious-crow', lasting: [{ stat: 'hitPoints', set: 9, until: 'game' }] },
      'scene:treachery',
      'scene:treachery',
    ],
    encounterDiscard: [{ card: 'scene:enemy', as: 'found', lasting: [{ stat: 'hitPoints', set: 9, until: 'game' }] }],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'found.zone': 'staging-area', 'found.damage': 1 })
    t.isAt('5.2')
  },
)
