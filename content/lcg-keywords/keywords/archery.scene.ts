import { scene } from '@questwright/testkit'

const archer = (as: string, number: number) => ({ card: 'scene:enemy', as, keywords: [`Archery ${number}`] })

scene(
  '[LCG-ARCHERY-1] [LCG-ARCHERY-4] Archery 2 in the staging area and Archery 1 on an engaged enemy make one assignment of 3 damage',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'captain' }], allies: [{ card: 'scene:ally', as: 'squire' }], engaged: [archer('near', 1)] },
    staging: [archer('far', 2)],
    encounterDeck: 3,
    at: '6.1',
  },
  (t) => {
    t.asks('assign-damage', 'you').offers('captain', 'squire')
    t.share({ captain: 2, squire: 1 })
      .tells('damaged', { card: 'captain', amount: 2 }, 1)
      .tells('damaged', { card: 'squire', amount: 1 }, 1)
      .tells('damaged', {}, 2)
      .asks('choose-defender', 'you')
  },
)

scene(
  '[LCG-ARCHERY-4] Archery counts on a stage and on a location, and does not count on a card out of play',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'captain' }, 'scene:hero'] },
    quest: { card: 'scene:quest', keywords: ['Archery 1'] },
    staging: [{ card: 'scene:location', keywords: ['Archery 1'] }],
    activeLocation: { card: 'scene:location', keywords: ['Archery 1'] },
    setAside: [archer('absent', 5)],
    encounterDeck: 3,
    at: '6.1',
  },
  (t) => {
    t.share({ captain: 3 }).sees({ 'captain.damage': 3 }).isAt('3.2')
  },
)

scene(
  '[LCG-ARCHERY-1] [LCG-ARCHERY-2] The first player divides the damage of Archery among characters of all players',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'mine' }] },
    friend: { heroes: ['scene:hero'], allies: [{ card: 'scene:ally', as: 'theirs' }], engaged: [archer('near', 3)] },
    encounterDeck: 3,
    at: '6.1',
  },
  (t) => {
    t.asks('assign-damage', 'you').share({ theirs: 2, mine: 1 }).sees({ 'mine.damage': 1, 'theirs.zone': 'friend.discard' })
    t.asks('choose-defender', 'friend')
  },
)

scene(
  '[LCG-ARCHERY-2] Another player divides the damage of Archery while that player is the first player',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'mine' }] },
    friend: { heroes: [{ card: 'scene:hero', as: 'theirs' }] },
    staging: [archer('far', 2)],
    firstPlayer: 'friend',
    encounterDeck: 3,
    at: '6.1',
  },
  (t) => {
    t.asks('assign-damage', 'friend').share({ mine: 2 }).sees({ 'mine.damage': 2, 'theirs.damage': 0 }).isAt('3.2')
  },
)

scene(
  '[LCG-ARCHERY-3] Defense does not reduce the damage of Archery',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'mine', lasting: [{ stat: 'defense', set: 4, until: 'game' }] }] },
    staging: [archer('far', 2)],
    encounterDeck: 3,
    at: '6.1',
  },
  (t) => {
    t.sees({ 'mine.damage': 2 }).isAt('3.2')
  },
)

scene(
  'The damage of Archery can be dealt to an ally in the staging area that nobody controls',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'mine' }] },
    staging: [archer('far', 1), { card: 'scene:ally', as: 'guest' }],
    encounterDeck: 3,
    at: '6.1',
  },
  (t) => {
    t.asks('assign-damage', 'you').offers('mine', 'guest').share({ guest: 1 }).sees({ 'guest.damage': 1 }).isAt('3.2')
  },
)

scene(
  'Without Archery in play no damage is assigned in the combat phase',
  { staging: ['scene:enemy'], encounterDeck: 3, at: '6.1' },
  (t) => {
    t.tells('damaged', {}, 0).isAt('3.2')
  },
)
