import { scene } from '@questwright/testkit'

const hider = (as: string, willpower: number) =>
  ({ card: 'scene:hero', as, lasting: [{ stat: 'willpower', set: willpower, until: 'round' }] }) as const
/** A character that is discarded when a test fails. */
const sought = { card: 'scene:ally', as: 'sought', attachments: ['have-you-seen-baggins'], is: ['exhausted'] } as const
const rider = { card: 'scene:treachery', keywords: ['Hide 2'] } as const
const staging = ['scene:location'] as const

scene(
  'A Hide 2 test of as much exhausted willpower as 2 discarded encounter cards have threat is passed',
  {
    you: { heroes: [hider('quick', 2), hider('slow', 1)], allies: [sought] },
    staging,
    encounterDeck: [rider, 'scene:enemy', 'scene:location', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.asks('choose-to-hide', 'you').offers('quick', 'slow').choose('quick')
    t.sees({ 'quick.exhausted': 'yes', 'slow.exhausted': 'no', encounterDeck: 1, encounterDiscard: 3, 'sought.zone': 'you.play-area' })
    t.isAt('4.2')
  },
)

scene(
  'A Hide test with less willpower than threat is failed',
  {
    you: { heroes: [hider('quick', 1)], allies: [sought] },
    staging,
    encounterDeck: [rider, 'scene:enemy', 'scene:location', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.choose('quick').sees({ 'sought.zone': 'you.discard' }).isAt('4.2')
  },
)

scene(
  'A character with willpower below 0 for a Hide test does not reduce the willpower of other characters',
  {
    you: {
      heroes: [hider('quick', 2), { card: 'scene:hero', as: 'weak', lasting: [{ stat: 'hideWillpower', set: -1, until: 'round' }] }],
      allies: [sought],
    },
    staging,
    encounterDeck: [rider, 'scene:enemy', 'scene:location', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.choose('quick', 'weak').sees({ 'weak.exhausted': 'yes', 'sought.zone': 'you.play-area' }).isAt('4.2')
  },
)

scene(
  'A player may make a Hide test without exhausting a character',
  {
    you: { heroes: [hider('quick', 2)], allies: [sought] },
    staging,
    encounterDeck: [rider, 'scene:enemy', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.decline().sees({ 'quick.exhausted': 'no', 'sought.zone': 'you.discard' }).isAt('4.2')
  },
)

scene(
  'A player whom the revealed card eliminates makes no Hide test, and no card is discarded for it',
  {
    you: { heroes: [hider('mine', 1)], threat: 10 },
    friend: { heroes: ['scene:hero'], threat: 48 },
    staging,
    encounterDeck: [
      'scene:treachery',
      { card: 'scene:treachery', keywords: ['Doomed 2', 'Hide 2'] },
      'scene:treachery',
      'scene:treachery',
      'scene:treachery',
    ],
    at: '3.3',
  },
  (t) => {
    t.asks('next-when-forced')
      .sees({ encounterDeck: 3 })
      .choose('treachery#forced-when-revealed@doomed')
      .sees({ 'friend.eliminated': 'yes', encounterDeck: 3, encounterDiscard: 2 })
      .isAt('4.2')
  },
)

scene(
  'The player who reveals a card with Hide makes the Hide test',
  {
    you: { heroes: [hider('mine', 1)], allies: [sought] },
    friend: { heroes: [hider('theirs', 2)] },
    staging,
    encounterDeck: ['scene:treachery', rider, 'scene:enemy', 'scene:location', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.asks('choose-to-hide', 'friend').offers('theirs').choose('theirs').sees({ 'sought.zone': 'you.play-area' }).isAt('4.2')
  },
)
