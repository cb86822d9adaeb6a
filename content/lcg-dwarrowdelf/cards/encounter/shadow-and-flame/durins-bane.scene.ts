import { scene } from '@questwright/testkit'

const hero = (as: string) => ({ card: 'scene:hero', as }) as const
const striker = { card: 'scene:ally', as: 'striker', lasting: [{ stat: 'attack', set: 40, until: 'round' }] } as const

scene(
  "Durin's Bane attacks each player in turn from the staging area, with a new shadow card each time",
  {
    you: { heroes: [hero('mine')], threat: 20 },
    friend: { heroes: [hero('theirs')], threat: 1 },
    staging: ['durins-bane'],
    encounterDeck: 5,
    at: '6.1',
  },
  (t) => {
    t.asks('choose-defender', 'you').decline().asks('choose-defender', 'friend').decline()
    t.sees({ 'mine.damage': 6, 'theirs.damage': 6, 'durins-bane.zone': 'staging-area' })
    t.tells('shadow-dealt', { card: 'durins-bane' }, 2).tells('attacks', { card: 'durins-bane' }, 2).isAt('6.8a')
  },
)

scene(
  'A player whose threat is 0 is left alone, and cannot attack it',
  {
    you: { heroes: [hero('mine')], allies: [striker], threat: 0 },
    friend: { heroes: [hero('theirs')], threat: 1 },
    staging: ['durins-bane'],
    encounterDeck: 5,
    at: '6.1',
  },
  (t) => {
    t.asks('choose-defender', 'friend').decline().sees({ 'mine.damage': 0, 'theirs.damage': 6 })
    t.tells('attacks', { card: 'durins-bane' }, 1).asks('choose-enemy-to-attack', 'friend')
  },
)

scene(
  'Damage beyond its hit points does not destroy it, and at the end of the round 3 damage heal',
  { you: { allies: [striker], threat: 1 }, staging: ['durins-bane'], encounterDeck: 5, at: '6.7' },
  (t) => {
    t.pick('durins-bane').choose('striker').tells('damaged', { card: 'durins-bane', amount: 37 }, 1)
    t.sees({ 'durins-bane.damage': 34, 'durins-bane.zone': 'staging-area' }).isAt('3.2')
  },
)

scene('At the end of the round it heals 3 damage', { staging: [{ card: 'durins-bane', damage: 10 }], at: '7.5' }, (t) => {
  t.tells('healed', { card: 'durins-bane', amount: 3 }, 1).sees({ 'durins-bane.damage': 7 }).isAt('3.2')
})

scene(
  'It does not leave the staging area: nobody engages it, by choice or by a check',
  { you: { threat: 30 }, staging: ['durins-bane'], encounterDeck: 5, at: '5.2' },
  (t) => {
    t.asks('choose-defender', 'you').sees({ 'durins-bane.zone': 'staging-area', 'you.engaged': 0 })
  },
)

scene(
  'An objective that it guards is attached to it: no player played that',
  {
    encounterDeck: [{ card: 'scene:objective', as: 'prize', keywords: ['Guarded'] }, 'durins-bane', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'prize.zone': 'attachments of durins-bane' }).asks('choose-defender', 'you')
  },
)
