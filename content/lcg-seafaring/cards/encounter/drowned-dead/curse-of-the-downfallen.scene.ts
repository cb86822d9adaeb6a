import { scene } from '@questwright/testkit'

scene(
  'Curse of the Downfallen deals 1 damage to allies of cost 2 or less, and destroyed ones go to the bottom of the deck',
  {
    you: {
      heroes: ['scene:hero'],
      allies: [
        'snowbourn-scout',
        { card: 'guard-of-the-citadel', lasting: [{ stat: 'hitPoints', set: 2, until: 'game' }] },
        'faramir',
        'calphon',
      ],
      deck: ['scene:card'],
    },
    encounterDeck: ['curse-of-the-downfallen', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({
      'snowbourn-scout.zone': 'you.deck',
      'guard-of-the-citadel.damage': 1,
      'faramir.damage': 0,
      'calphon.damage': 0,
      'you.deck': 2,
    })
    t.asks('action-window')
  },
)

for (const [bottom, attacks] of [
  ['guard-of-the-citadel', 2],
  ['faramir', 1],
] as const)
  scene(
    `Shadow: the enemy makes ${attacks === 2 ? '2 attacks' : '1 attack'} when the bottom card of the deck is ${bottom}`,
    {
      you: {
        heroes: ['scene:hero'],
        deck: ['scene:card', bottom],
        engaged: [{ card: 'scene:enemy', shadow: ['curse-of-the-downfallen'] }],
      },
      encounterDeck: 4,
      at: '6.3',
    },
    (t) => {
      for (let i = 0; i < attacks; i++) t.decline()
      t.tells('attacks', { card: 'scene:enemy' }, attacks).isAt('6.8a')
    },
  )
