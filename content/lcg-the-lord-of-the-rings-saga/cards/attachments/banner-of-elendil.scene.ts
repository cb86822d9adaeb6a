import { scene } from '@questwright/testkit'

const king = {
  card: 'lcg-the-lord-of-the-rings-saga:aragorn',
  as: 'king',
  attachments: [{ card: 'banner-of-elendil', controller: 'you' }],
} as const

for (const [is, willpower] of [
  [['exhausted', 'committed'], 3],
  [['exhausted'], 0],
] as const)
  scene(
    `While Aragorn is ${willpower > 0 ? '' : 'not '}committed to the quest, other committed characters of his player get ${willpower > 0 ? 1 : 'no'} willpower`,
    {
      you: {
        heroes: [
          { ...king, is },
          { card: 'scene:hero', as: 'with', is: ['exhausted', 'committed'] },
          { card: 'scene:hero', as: 'home', is: ['exhausted'] },
        ],
      },
      friend: { heroes: [{ card: 'scene:hero', as: 'far', is: ['exhausted', 'committed'] }] },
      encounterDeck: 5,
      at: '3.4',
    },
    (t) => {
      // 2 willpower of his own
      t.tells('quest-compared', { willpower, threat: 0 }, 1).asks('choose-to-commit')
    },
  )

for (const [attackers, strength] of [
  [['king', 'with'], 4],
  [['with'], 0],
] as const)
  scene(
    `Attackers get ${strength > 0 ? '1 attack when Aragorn attacks with them' : 'no attack when Aragorn does not attack'}`,
    {
      you: {
        heroes: [
          // with 2 resources, Aragorn could ready characters, so the window before the attack is asked
          { ...king, resources: 2 },
          { card: 'scene:hero', as: 'with' },
          { card: 'scene:hero', as: 'home' },
        ],
        engaged: [{ card: 'scene:enemy', is: ['attacked'] }],
      },
      encounterDeck: 5,
      at: '6.7',
    },
    (t) => {
      t.until('6.8a')
        .pick('scene:enemy')
        .choose(...attackers)
      t.sees({ 'attack.strength': strength, 'king.attack': 3, 'home.attack': 0, 'with.attack': strength > 0 ? 1 : 0 }).isAt('window 6.8.1')
    },
  )

scene(
  'Banner of Elendil can be attached to Aragorn only',
  {
    you: { heroes: [{ ...king, resources: 3, attachments: [] }, 'scene:hero'], hand: ['banner-of-elendil'] },
    at: '2.2',
  },
  (t) => {
    t.play('banner-of-elendil').sees({ 'banner-of-elendil.zone': 'attachments of aragorn' }).isAt('3.2')
  },
)
