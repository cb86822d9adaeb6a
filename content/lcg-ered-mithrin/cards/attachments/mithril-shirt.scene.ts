import { scene } from '@questwright/testkit'

const worn = { card: 'scene:hero', as: 'bearer', attachments: [{ card: 'mithril-shirt', controller: 'you', owner: 'you' }] } as const
const singer = { card: 'scene:hero', resources: 1, lasting: [{ stat: 'spheres', gain: 'spirit', until: 'game' }] } as const
const enemy = (as: string, attack: number) =>
  ({ card: 'scene:enemy', as, lasting: [{ stat: 'attack', set: attack, until: 'round' }] }) as const

scene(
  'Mithril Shirt is guarded by a revealed location, and enemies revealed before it are discarded',
  {
    you: { heroes: [singer], hand: ['mithril-shirt'] },
    encounterDeck: ['scene:enemy', 'scene:location', 'scene:treachery'],
    at: 'planning',
  },
  (t) => {
    t.play('mithril-shirt').sees({ 'mithril-shirt.zone': 'attachments of location', 'scene:enemy.zone': 'encounter-discard', staging: 1 })
    t.isAt('3.2')
  },
)

scene(
  'Mithril Shirt reduces the damage that its hero is dealt by 1, each time',
  { you: { heroes: [worn], engaged: [enemy('strong', 3), enemy('weak', 1)] }, encounterDeck: 3, at: '6.3' },
  (t) => {
    t.pick('strong').decline().use('mithril-shirt').sees({ 'bearer.damage': 2 })
    t.decline().use('mithril-shirt').sees({ 'bearer.damage': 2 }).isAt('6.8a')
  },
)

scene(
  'Mithril Shirt does not reduce damage to another hero',
  { you: { heroes: [worn, { card: 'scene:hero', as: 'other' }], engaged: [enemy('weak', 1)] }, encounterDeck: 3, at: '6.3' },
  (t) => {
    t.decline().pick('other').sees({ 'other.damage': 1 }).isAt('6.8a')
  },
)
