import { scene } from '@questwright/testkit'

const orcs = { card: 'lcg-core-set:dol-guldur-orcs', as: 'orcs', is: ['attacked'] } as const
const armed = {
  card: 'scene:hero',
  as: 'armed',
  attachments: [{ card: 'orcrist', controller: 'you' }],
  lasting: [{ stat: 'attack', by: 5, until: 'phase' }],
} as const

scene('Orcrist gives its hero 2 attack', { you: { heroes: ['scene:hero', 'bilbo-baggins'], hand: ['orcrist'] }, at: '2.2' }, (t) => {
  t.play('orcrist', 'hero').sees({ 'hero.attack': 2 }).asks('choose-to-commit')
})

scene(
  'The hero with Orcrist gains 1 resource when the attack destroys an Orc',
  { you: { heroes: [armed], engaged: [orcs] }, encounterDeck: 5, at: '6.8a' },
  (t) => {
    t.pick('orcs').use('orcrist').tells('resources-gained', { card: 'armed', how: 'added' }, 1).asks('choose-to-commit')
  },
)

scene(
  'The hero with Orcrist gains no resource when the attack destroys another enemy',
  { you: { heroes: [armed], engaged: [{ card: 'scene:enemy', as: 'beast', is: ['attacked'] }] }, encounterDeck: 5, at: '6.8a' },
  (t) => {
    t.pick('beast').tells('resources-gained', { how: 'added' }, 0).sees({ 'beast.zone': 'encounter-discard' }).asks('choose-to-commit')
  },
)

scene(
  'The hero with Orcrist gains no resource when another hero destroys an Orc',
  {
    you: { heroes: [armed, { card: 'scene:hero', as: 'other', lasting: [{ stat: 'attack', by: 5, until: 'phase' }] }], engaged: [orcs] },
    encounterDeck: 5,
    at: '6.8a',
  },
  (t) => {
    t.pick('orcs')
      .choose('other')
      .tells('resources-gained', { how: 'added' }, 0)
      .sees({ 'orcs.zone': 'encounter-discard' })
      .asks('choose-to-commit')
  },
)
