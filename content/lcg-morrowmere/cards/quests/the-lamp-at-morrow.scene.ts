import { scene } from '@questwright/testkit'

const last = { questDeck: ['the-lamp-at-morrow'], setAside: ['the-bell-warden'] } as const
const questing = [{ card: 'scene:ally', is: ['exhausted', 'committed'] }] as const

scene(
  "The Lamp at Morrow adds The Bell-Warden and, from the encounter deck, Ferryman's Lantern to the staging area",
  {
    ...last,
    you: { allies: questing },
    quest: { card: 'the-reed-path', progress: 4 },
    encounterDeck: ['toll-house', 'ferrymans-lantern', 'reedfang'],
    at: '3.4',
  },
  (t) => {
    t.sees({
      'quest.slug': 'the-lamp-at-morrow',
      'the-bell-warden.zone': 'staging-area',
      'ferrymans-lantern.zone': 'staging-area',
      encounterDeck: 2,
    })
    t.tells('shuffled', { zone: 'encounter-deck' }, 1).isAt('window 3.4')
  },
)

scene(
  'The Lamp at Morrow is not defeated until The Bell-Warden has been destroyed',
  {
    you: {
      heroes: [{ card: 'scene:hero', attachments: [{ card: 'ferrymans-lantern', controller: 'you' }] }],
      allies: ['scene:ally', 'scene:ally', 'scene:ally'],
      engaged: [{ card: 'the-bell-warden', damage: 6 }],
    },
    quest: { card: 'the-lamp-at-morrow', progress: 9 },
    at: '6.7',
  },
  (t) => {
    t.sees({ 'quest.progress': 9 }).pick('the-bell-warden').choose('scene:ally', 'scene:ally', 'scene:ally').isWon('won.last-stage')
  },
)
