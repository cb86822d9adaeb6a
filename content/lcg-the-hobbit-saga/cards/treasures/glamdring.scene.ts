import { scene } from '@questwright/testkit'

const orcs = { card: 'lcg-core-set:dol-guldur-orcs', as: 'orcs', is: ['attacked'] } as const

scene(
  'Glamdring can be attached to a hero or to Gandalf only',
  { you: { heroes: ['scene:hero'], allies: ['lcg-core-set:gandalf', 'lcg-core-set:faramir'], hand: ['glamdring'] }, at: '2.2' },
  (t) => {
    t.play('glamdring').asks('choose-host').offers('hero', 'gandalf').pick('gandalf').sees({ 'gandalf.attack': 6 }).isAt('2.2')
  },
)

scene(
  'The player of Glamdring draws a card when the attack destroys an Orc',
  {
    you: {
      heroes: ['scene:hero'],
      allies: [{ card: 'lcg-core-set:gandalf', attachments: [{ card: 'glamdring', controller: 'you' }] }],
      engaged: [orcs],
      deck: 3,
    },
    encounterDeck: 5,
    at: '6.8a',
  },
  (t) => {
    t.pick('orcs')
      .choose('gandalf')
      .use('glamdring')
      .tells('used', { card: 'glamdring' }, 1)
      .tells('drew', {}, 2)
      .sees({ 'orcs.zone': 'encounter-discard' })
    t.asks('choose-to-commit')
  },
)
