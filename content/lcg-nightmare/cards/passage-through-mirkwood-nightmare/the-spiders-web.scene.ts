import { scene } from '@questwright/testkit'

scene(
  "The Spider's Web exhausts the heroes of the player with the highest threat, and is attached to one as a Condition",
  {
    you: { heroes: [{ card: 'scene:hero', as: 'safe' }], threat: 20 },
    friend: {
      heroes: [
        { card: 'scene:hero', as: 'one' },
        { card: 'scene:hero', as: 'two' },
      ],
      threat: 30,
    },
    staging: ['lcg-core-set:forest-spider'],
    encounterDeck: ['the-spiders-web', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.asks('choose-host', 'friend')
      .pick('two')
      .sees({
        'one.exhausted': 'yes',
        'two.exhausted': 'yes',
        'safe.exhausted': 'no',
        'the-spiders-web.zone': 'attachments of hero',
        'the-spiders-web.traits': ['Condition'],
      })
    t.isAt('5.2')
  },
)

scene(
  "The Spider's Web deals its hero 1 damage each time that hero readies",
  {
    you: { heroes: [{ card: 'scene:hero', as: 'caught', is: ['exhausted'], attachments: ['the-spiders-web'] }] },
    encounterDeck: 5,
    at: '7.1',
  },
  (t) => {
    t.sees({ 'caught.exhausted': 'no', 'caught.damage': 1 })
    t.isAt('3.2')
  },
)

scene(
  "The Spider's Web deals no damage to a hero that is already ready",
  { you: { heroes: [{ card: 'scene:hero', as: 'caught', attachments: ['the-spiders-web'] }] }, encounterDeck: 5, at: '7.1' },
  (t) => {
    t.sees({ 'caught.damage': 0 })
    t.isAt('3.2')
  },
)
