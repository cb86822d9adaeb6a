import { scene } from '@questwright/testkit'

const hero = (as: string) => ({ card: 'scene:hero', as }) as const
const striker = { card: 'scene:ally', as: 'striker', lasting: [{ stat: 'attack', set: 40, until: 'round' }] } as const

scene(
  "Durin's Bane attacks each player from the staging area, with a new shadow card each time",
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
  "Durin's Bane does not attack a player with 0 threat, and that player cannot attack it",
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
  "Durin's Bane is not destroyed by damage beyond its hit points, and heals 3 damage at the end of the round",
  { you: { allies: [striker], threat: 1 }, staging: ['durins-bane'], encounterDeck: 5, at: '6.7' },
  (t) => {
    t.pick('durins-bane').choose('striker').tells('damaged', { card: 'durins-bane', amount: 37 }, 1)
    t.sees({ 'durins-bane.damage': 34, 'durins-bane.zone': 'staging-area' }).isAt('3.2')
  },
)

scene("Durin's Bane heals 3 damage at the end of the round", { staging: [{ card: 'durins-bane', damage: 10 }], at: '7.5' }, (t) => {
  t.tells('healed', { card: 'durins-bane', amount: 3 }, 1).sees({ 'durins-bane.damage': 7 }).isAt('3.2')
})

scene(
  "Durin's Bane stays in the staging area: no player can engage it, and it makes no engagement check",
  { you: { threat: 30 }, staging: ['durins-bane'], encounterDeck: 5, at: '5.2' },
  (t) => {
    t.asks('choose-defender', 'you').sees({ 'durins-bane.zone': 'staging-area', 'you.engaged': 0 })
  },
)

scene(
  "An objective with Guarded is attached to Durin's Bane, because no player has played it",
  {
    encounterDeck: [{ card: 'scene:objective', as: 'prize', keywords: ['Guarded'] }, 'durins-bane', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'prize.zone': 'attachments of durins-bane' }).asks('choose-defender', 'you')
  },
)
