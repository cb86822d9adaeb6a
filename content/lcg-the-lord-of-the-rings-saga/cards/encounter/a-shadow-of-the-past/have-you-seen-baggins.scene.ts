import { scene } from '@questwright/testkit'

const hider = (as: string, willpower: number) =>
  ({ card: 'scene:hero', as, lasting: [{ stat: 'willpower', set: willpower, until: 'round' }] }) as const
const asked = 'have-you-seen-baggins'

scene(
  'The player who reveals Have You Seen Baggins? attaches it to a hero of any player, and one more card is revealed',
  {
    you: { heroes: [hider('mine', 1)] },
    friend: { heroes: [hider('theirs', 1)] },
    encounterDeck: ['scene:treachery', asked, 'scene:location', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.asks('choose-host', 'friend').offers('mine', 'theirs').pick('mine')
    t.sees({ 'mine.attachments': 1, 'have-you-seen-baggins.traits': ['Condition'], 'have-you-seen-baggins.type': 'attachment' })
    t.sees({ 'scene:location.zone': 'staging-area', encounterDeck: 1 }).isAt('4.2')
  },
)

scene(
  'Have You Seen Baggins? is discarded when each hero already has a copy',
  {
    you: { heroes: [{ ...hider('mine', 1), attachments: [{ card: asked, as: 'first' }] }] },
    encounterDeck: [{ card: asked, as: 'second' }, 'scene:location', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'mine.attachments': 1, 'second.zone': 'encounter-discard' }).isAt('4.2')
  },
)

const sought = (willpower: number) =>
  ({
    you: { heroes: [hider('mine', willpower)] },
    friend: { heroes: [{ ...hider('theirs', 0), attachments: [asked] }, 'scene:hero'] },
    staging: ['scene:location'],
    encounterDeck: [{ card: 'scene:treachery', keywords: ['Hide 1'] }, 'scene:enemy', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  }) as const

scene('The hero with Have You Seen Baggins? is discarded when any player fails a Hide test', sought(0), (t) => {
  t.choose('mine').sees({ 'theirs.zone': 'friend.discard', 'have-you-seen-baggins.zone': 'encounter-discard' }).isAt('4.2')
})

scene('The hero with Have You Seen Baggins? stays in play when a Hide test is passed', sought(1), (t) => {
  t.choose('mine').sees({ 'theirs.zone': 'friend.play-area', 'theirs.attachments': 1 }).isAt('4.2')
})
