import { scene } from '@questwright/testkit'

const necklace = { card: 'necklace-of-girion', controller: 'you', owner: 'you' } as const
const bearer = { card: 'scene:hero', as: 'bearer', resources: 1 } as const
const other = { card: 'scene:hero', as: 'other' } as const
const questing = { card: 'scene:ally', is: ['exhausted', 'committed'] } as const

scene(
  'Necklace of Girion is guarded in the staging area by the first enemy or location that is revealed',
  {
    you: { heroes: [bearer], hand: ['necklace-of-girion'] },
    encounterDeck: ['scene:treachery', 'scene:location', 'scene:enemy', 'scene:treachery'],
    at: 'planning',
  },
  (t) => {
    t.play('necklace-of-girion').sees({
      'necklace-of-girion.zone': 'attachments of location',
      'necklace-of-girion.controller': 'you',
      'scene:location.zone': 'staging-area',
      'bearer.resources': 0,
      'bearer.willpower': 0,
      encounterDiscard: 1,
    })
    t.isAt('3.2')
  },
)

scene(
  'Necklace of Girion can be guarded by an enemy',
  { you: { heroes: [bearer], hand: ['necklace-of-girion'] }, encounterDeck: ['scene:enemy', 'scene:location'], at: 'planning' },
  (t) => {
    t.play('necklace-of-girion').sees({ 'necklace-of-girion.zone': 'attachments of enemy', staging: 1 }).isAt('3.2')
  },
)

scene(
  'The player of Necklace of Girion attaches it to a hero when the location that guards it is explored',
  {
    you: { heroes: [bearer, other], allies: [questing, questing] },
    friend: {},
    activeLocation: { card: 'scene:location', progress: 2, attachments: [necklace] },
    staging: ['scene:enemy'],
    encounterDeck: 3,
    at: '3.4',
  },
  (t) => {
    t.asks('choose-host', 'you').offers('bearer', 'other').pick('other')
    t.sees({ 'other.attachments': 1, 'other.willpower': 2, 'bearer.willpower': 0 }).isAt('5.2')
  },
)

scene(
  'Necklace of Girion gives its hero 2 willpower, and 2 resources in the resource phase',
  { you: { heroes: [{ ...bearer, attachments: [necklace] }, other], deck: 3 }, at: '1.1' },
  (t) => {
    t.sees({ 'bearer.willpower': 2, 'bearer.resources': 3, 'other.resources': 1 }).isAt('3.2')
  },
)
