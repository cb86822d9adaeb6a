import { scene } from '@questwright/testkit'

const spell = (trait: string) => ({ card: 'scene:treachery', lasting: [{ stat: 'traits', gain: trait, until: 'round' }] }) as const

scene(
  'Thaurdir is not destroyed by damage beyond his hit points',
  {
    you: {
      allies: [{ card: 'scene:ally', as: 'striker', lasting: [{ stat: 'attack', set: 20, until: 'round' }] }],
      engaged: ['thaurdir'],
    },
    encounterDeck: 5,
    at: '6.7',
  },
  (t) => {
    t.pick('thaurdir').choose('striker').sees({ 'thaurdir.damage': 16, 'thaurdir.zone': 'you.engaged' }).isAt('3.2')
  },
)

scene(
  'Thaurdir attacks the first player from the staging area after a Sorcery treachery is revealed',
  {
    you: {},
    friend: {},
    firstPlayer: 'friend',
    staging: ['thaurdir'],
    encounterDeck: [spell('Sorcery'), 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.tells('attacks', { card: 'thaurdir', seat: 'p2' }, 1).asks('choose-defender', 'friend').decline()
    t.sees({ 'p2/hero/1.damage': 6, 'p1/hero/1.damage': 0, 'thaurdir.zone': 'staging-area' }).tells('attacks', {}, 1).isAt('5.2')
  },
)

scene(
  'Thaurdir does not attack after a treachery that is no Sorcery',
  { you: {}, staging: ['thaurdir'], encounterDeck: [spell('Dreary'), 'scene:treachery'], at: '3.3' },
  (t) => {
    t.tells('attacks', {}, 0).isAt('5.2')
  },
)

scene(
  'An objective with Guarded is not attached to Thaurdir, because he cannot have attachments',
  { encounterDeck: [{ card: 'scene:objective', as: 'prize', keywords: ['Guarded'] }, 'thaurdir', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.sees({ 'prize.zone': 'staging-area', 'thaurdir.attachments': 0 }).isAt('5.2')
  },
)

scene(
  'Wolf Rider as a shadow card of Thaurdir outside the combat phase attacks, and returns to the top of the deck at once',
  {
    you: { heroes: ['scene:hero', { card: 'scene:hero', as: 'other' }] },
    staging: ['thaurdir'],
    encounterDeck: [spell('Sorcery'), 'lcg-core-set:wolf-rider', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.choose('hero').decline().pick('other')
    t.sees({ 'wolf-rider.zone': 'encounter-deck', encounterDeck: 2, 'other.damage': 2 })
      .tells('attacks', { card: 'wolf-rider' }, 1)
      .isAt('5.2')
  },
)
