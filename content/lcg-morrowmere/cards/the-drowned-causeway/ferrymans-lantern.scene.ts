import { scene } from '@questwright/testkit'

scene(
  "Ferryman's Lantern is claimed by exhausting a hero, who bears it and gets 1 willpower",
  { you: { heroes: ['scene:hero'], allies: ['scene:ally'] }, staging: ['ferrymans-lantern'], at: 'planning' },
  (t) => {
    t.use('ferrymans-lantern')
    t.sees({
      'ferrymans-lantern.zone': 'attachments of hero',
      'ferrymans-lantern.controller': 'you',
      'scene:hero.exhausted': 'yes',
      'scene:hero.willpower': 1,
    })
    t.isAt('3.2')
  },
)

scene(
  "Ferryman's Lantern cannot be claimed while it is guarded",
  {
    you: { heroes: ['scene:hero'], allies: ['scene:ally'] },
    staging: [{ card: 'reedfang', attachments: ['ferrymans-lantern'] }],
    at: 'window 3.1',
  },
  (t) => {
    t.notOffered('ferrymans-lantern').isAt('3.2')
  },
)

scene(
  "Ferryman's Lantern goes back to the staging area when its bearer is destroyed",
  {
    you: {
      heroes: [
        'scene:hero',
        { card: 'scene:hero', as: 'bearer', damage: 8, attachments: [{ card: 'ferrymans-lantern', controller: 'you' }] },
      ],
      engaged: ['marsh-wisp'],
    },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.choose('bearer').sees({
      'bearer.zone': 'you.discard',
      'ferrymans-lantern.zone': 'staging-area',
      'ferrymans-lantern.controller': null,
    })
    t.isAt('window 6.4.3')
  },
)
