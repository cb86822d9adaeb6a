import { scene } from '@questwright/testkit'

scene(
  'Black Steed is attached to a Nazgûl, whose engagement cost is 10 lower, and one more card is revealed',
  { staging: ['black-rider', 'scene:enemy'], encounterDeck: ['black-steed', 'scene:location', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.sees({
      'black-steed.zone': 'attachments of black-rider',
      'black-rider.engagementCost': 25,
      'black-steed.traits': ['Morgul', 'Mount'],
    })
    t.sees({ 'scene:location.zone': 'staging-area' }).isAt('4.2')
  },
)

scene(
  'Black Steed is discarded when each Nazgûl already has a copy',
  {
    staging: [{ card: 'black-rider', attachments: ['black-steed'] }],
    encounterDeck: [{ card: 'black-steed', as: 'second' }, 'scene:location', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'black-rider.attachments': 1, 'second.zone': 'encounter-discard' }).isAt('4.2')
  },
)

scene(
  'A Nazgûl with Black Steed returns to the staging area at the end of the refresh phase',
  { you: { engaged: [{ card: 'black-rider', attachments: ['black-steed'] }] }, at: '7.4' },
  (t) => {
    t.sees({ 'black-rider.zone': 'staging-area', 'black-rider.attachments': 1 }).asks('choose-to-commit')
  },
)

scene(
  'The player who reveals Black Steed chooses the Nazgûl when each player makes their own staging step',
  {
    you: {},
    friend: {},
    rules: ['individual-staging'],
    staging: ['black-rider', { card: 'black-rider', as: 'other' }],
    encounterDeck: ['scene:treachery', 'black-steed', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.asks('choose-host', 'friend')
      .pick('other')
      .sees({ 'other.attachments': 1, 'black-rider.attachments': 0 })
      .asks('choose-enemy-to-engage')
  },
)
