import { scene } from '@questwright/testkit'

const hider = (as: string, willpower: number) =>
  ({ card: 'scene:hero', as, lasting: [{ stat: 'willpower', set: willpower, until: 'round' }] }) as const

scene(
  'Three is Company is not completed before Bag End is in the victory display',
  {
    you: { allies: [{ card: 'scene:ally', is: ['exhausted', 'committed'], lasting: [{ stat: 'willpower', set: 5, until: 'phase' }] }] },
    quest: 'three-is-company',
    questDeck: ['a-shortcut-to-mushrooms'],
    encounterDeck: 5,
    at: '3.4',
  },
  (t) => {
    t.sees({ 'quest.slug': 'three-is-company', 'quest.progress': 5 }).asks('choose-to-commit')
  },
)

scene(
  'Three is Company is completed when the same quest explores Bag End',
  {
    you: {
      heroes: [{ card: 'scene:hero', lasting: [{ stat: 'hitPoints', set: 30, until: 'game' }] }],
      allies: [{ card: 'scene:ally', is: ['exhausted', 'committed'], lasting: [{ stat: 'willpower', set: 5, until: 'phase' }] }],
    },
    quest: 'three-is-company',
    questDeck: ['a-shortcut-to-mushrooms'],
    activeLocation: 'bag-end',
    encounterDeck: ['black-rider', 'scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
    at: '3.4',
  },
  (t) => {
    t.until('3.2', 'next round')
      .sees({ 'quest.slug': 'a-shortcut-to-mushrooms', 'bag-end.zone': 'victory-display' })
      .asks('choose-to-commit')
  },
)

scene(
  'At Three is Company each Nazgûl of the staging area engages and attacks a player who fails a Hide test',
  {
    you: { heroes: [hider('mine', 0)] },
    friend: { heroes: [hider('theirs', 0)] },
    quest: 'three-is-company',
    staging: ['black-rider', { card: 'scene:enemy', as: 'orc' }],
    encounterDeck: [
      'scene:treachery',
      { card: 'scene:treachery', keywords: ['Hide 1'] },
      'scene:enemy',
      'scene:treachery',
      'scene:treachery',
      'scene:treachery',
    ],
    at: '3.3',
  },
  (t) => {
    t.asks('choose-to-hide', 'friend').choose('theirs')
    t.sees({ 'black-rider.zone': 'friend.engaged', 'orc.zone': 'staging-area', 'theirs.damage': 5 }).asks('choose-enemy-to-engage')
  },
)

scene(
  'At Three is Company a Black Rider whose own Hide test fails engages at once; one engaged with another player stays',
  {
    you: { heroes: [hider('mine', 0), { card: 'scene:hero', as: 'other', is: ['exhausted'] }] },
    friend: { heroes: [hider('theirs', 0)], engaged: [{ card: 'black-rider', as: 'far' }] },
    quest: 'three-is-company',
    encounterDeck: [
      { card: 'black-rider', as: 'near' },
      'scene:enemy',
      'scene:enemy',
      'scene:treachery',
      'scene:treachery',
      'scene:treachery',
      'scene:treachery',
    ],
    at: '3.3',
  },
  (t) => {
    t.asks('choose-to-hide', 'you').choose('mine')
    t.sees({ 'near.zone': 'you.engaged', 'far.zone': 'friend.engaged', staging: 0 })
    t.tells('attacks', { card: 'near' }, 1).tells('attacks', { card: 'far' }, 0).asks('choose-hero-for-damage', 'you')
  },
)
