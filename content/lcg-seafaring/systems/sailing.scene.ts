import { scene } from '@questwright/testkit'

/** Scenes of the rules of seafaring. Those of Boarding are next to its keyword, those of preparing a fleet next to the scenarios. */

const man = { card: 'scene:enemy', as: 'man' } as const
const ship = { card: 'scene:ship-enemy', as: 'galley' } as const
const flagship = { card: 'scene:ship-objective', as: 'swan' } as const
const captain = { card: 'scene:hero', as: 'captain' } as const
const sailing = { card: 'scene:quest', keywords: ['Sailing'] } as const
const spent = { card: 'scene:hero', is: ['exhausted'] } as const

// ── ships ───────────────────────────────────────────────────

scene(
  '[LCG-SHIP-2] A Ship enemy engages like any enemy, and is dealt a shadow card',
  { you: { threat: 35, allies: [flagship] }, staging: [ship], encounterDeck: 5, at: '5.3' },
  (t) => {
    t.asks('choose-defender', 'you').sees({ 'galley.zone': 'you.engaged', encounterDeck: 4 })
    t.tells('shadow-dealt', { card: 'galley' }, 1)
  },
)

scene(
  '[LCG-SHIP-2] A Ship enemy whose engagement cost is higher than the threat does not engage',
  { you: { threat: 29, allies: [flagship] }, staging: [ship], encounterDeck: 5, at: '5.3' },
  (t) => {
    t.sees({ 'galley.zone': 'staging-area', encounterDeck: 5 }).isAt('3.2')
  },
)

scene(
  '[LCG-SHIP-3] Only Ship objectives are offered as defenders against a Ship enemy',
  { you: { heroes: [captain], allies: ['scene:ally', flagship], engaged: [ship] }, at: '6.3' },
  (t) => {
    t.asks('choose-defender', 'you').offers('swan').notOffered('captain', 'scene:ally')
  },
)

scene(
  '[LCG-SHIP-3] Nobody defends against a Ship enemy when no Ship objective is ready',
  { you: { heroes: [captain], allies: [{ ...flagship, is: ['exhausted'] }], engaged: [ship] }, encounterDeck: 3, at: '6.3' },
  (t) => {
    t.tells('defends', {}, 0).sees({ 'swan.damage': 3, 'captain.damage': 0 }).isAt('6.8a')
  },
)

scene(
  '[LCG-SHIP-4] Undefended damage of a Ship enemy goes to one of the Ship objectives of the attacked player, and to no hero',
  {
    you: { heroes: [captain], allies: [flagship, { card: 'scene:ship-objective', as: 'gull' }], engaged: [ship] },
    friend: { allies: [{ card: 'scene:ship-objective', as: 'tern' }] },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.decline()
    t.asks('choose-for-damage', 'you').offers('swan', 'gull').notOffered('captain', 'tern')
    t.pick('gull').sees({ 'gull.damage': 3, 'swan.damage': 0, 'captain.damage': 0, 'tern.damage': 0 }).isAt('6.8a')
  },
)

scene(
  '[LCG-SHIP-4] An undefended attack of an enemy that is no ship damages a hero, although the player has a ship',
  { you: { heroes: [captain], allies: [flagship], engaged: [man] }, encounterDeck: 3, at: '6.3' },
  (t) => {
    t.decline().sees({ 'swan.damage': 0, 'captain.damage': 1 }).isAt('6.8a')
  },
)

scene(
  '[LCG-SHIP-4] A Ship enemy damages a hero of a player without a ship, and the log names this as our reading of the rules',
  {
    you: {
      heroes: [captain, { card: 'scene:hero', as: 'mate' }],
      engaged: [{ ...ship, lasting: [{ stat: 'attack', set: 2, until: 'game' }] }],
    },
    friend: { allies: [{ ...flagship, is: ['exhausted'] }] },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.asks('choose-hero-for-damage', 'you').offers('captain', 'mate').notOffered('swan').pick('captain')
    t.tells('grim-rule', { reading: 'hero-is-hit' }, 1).sees({ 'swan.damage': 0, 'captain.damage': 2 }).isAt('6.8a')
  },
)

scene(
  '[LCG-SHIP-5] A Ship objective is an ally and a character, and can commit to the quest',
  { you: { heroes: [spent], allies: [flagship] }, encounterDeck: 3, at: '3.2' },
  (t) => {
    t.asks('choose-to-commit', 'you').offers('swan').choose('swan').sees({ 'quest.progress': 1, 'swan.exhausted': 'no' }).isAt('3.2')
  },
)

scene(
  '[LCG-SHIP-5] An effect that damages each character damages a Ship objective',
  {
    you: { heroes: [spent], allies: [flagship] },
    counters: { heading: 1 },
    encounterDeck: ['winds-of-wrath', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'swan.damage': 1 }).isAt('3.2')
  },
)

scene(
  '[LCG-SHIP-6] A Ship objective attacks Ship enemies, together with heroes',
  { you: { heroes: [captain], allies: [flagship], engaged: [man, ship] }, at: '6.8a' },
  (t) => {
    t.asks('choose-enemy-to-attack', 'you').offers('man', 'galley').pick('galley')
    t.asks('choose-attackers', 'you').offers('swan', 'captain').choose('swan', 'captain')
    // 2 + 0 attack against 1 defense
    t.sees({ 'galley.damage': 1 }).tells('attacked', { card: 'galley' }, 1).isAt('3.2')
  },
)

scene(
  '[LCG-SHIP-6] A Ship objective is not offered as an attacker against an enemy that is no ship',
  { you: { heroes: [captain, { card: 'scene:hero', as: 'mate' }], allies: [flagship], engaged: [man, ship] }, at: '6.8a' },
  (t) => {
    t.pick('man').asks('choose-attackers', 'you').offers('captain', 'mate').notOffered('swan')
  },
)

scene(
  '[LCG-SHIP-6] If a Ship objective is the only ready character, only Ship enemies can be attacked',
  { you: { heroes: [spent], allies: [flagship], engaged: [man, ship] }, at: '6.8a' },
  (t) => {
    t.asks('choose-enemy-to-attack', 'you').offers('galley').notOffered('man')
  },
)

scene(
  '[LCG-SHIP-6] A Ship objective cannot join another player’s attack unless the attacked enemy is a ship',
  {
    you: { heroes: [captain, { card: 'scene:hero', as: 'mate' }], engaged: [man, ship] },
    friend: { heroes: [spent], allies: [{ ...flagship, keywords: ['Ranged'] }] },
    encounterDeck: 3,
    at: '6.8a',
  },
  (t) => {
    t.pick('man').choose('captain').sees({ 'man.damage': 0, 'swan.exhausted': 'no' })
    t.asks('choose-enemy-to-attack', 'you').pick('galley').asks('choose-joining-attackers', 'friend').offers('swan')
  },
)

scene(
  '[LCG-SHIP-7] A Ship objective is not offered as a defender against an enemy that is no ship',
  { you: { heroes: [captain], allies: [flagship], engaged: [man] }, at: '6.3' },
  (t) => {
    t.asks('choose-defender', 'you').offers('captain').notOffered('swan')
  },
)

// ── the Corsair deck ────────────────────────────────────────

scene(
  '[LCG-CORSAIR-2] The staging step takes no card from the Corsair deck',
  { zones: { 'corsair-deck': ['umbar-captain', 'cunning-pirate'] }, encounterDeck: ['scene:location', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.sees({ 'corsair-deck': 2, encounterDeck: 1, 'scene:location.zone': 'staging-area' }).asks('choose-location', 'you')
  },
)

scene(
  '[LCG-CORSAIR-3] A destroyed enemy of the Corsair deck goes to the Corsair discard pile; a Ship enemy to the encounter discard pile',
  {
    you: {
      heroes: [
        { ...captain, lasting: [{ stat: 'attack', set: 9, until: 'game' }] },
        { card: 'scene:hero', as: 'mate', lasting: [{ stat: 'attack', set: 9, until: 'game' }] },
        { card: 'scene:hero', as: 'cook' },
      ],
      allies: [{ ...flagship, is: ['exhausted'] }],
      threat: 30,
    },
    staging: [{ ...ship, keywords: ['Boarding 1'] }],
    zones: { 'corsair-deck': ['southron-sailor', 'umbar-captain'] },
    encounterDeck: 6,
    at: '5.3',
  },
  (t) => {
    t.pick('galley').choose('cook')
    t.pick('galley').choose('captain').sees({ 'galley.zone': 'encounter-discard', 'corsair-discard': 0 })
    t.pick('southron-sailor').choose('mate').sees({ 'southron-sailor.zone': 'corsair-discard', 'corsair-deck': 1 }).isAt('3.2')
  },
)

scene(
  '[LCG-CORSAIR-4] The Corsair discard pile is shuffled into its deck as soon as the last card of that deck is taken',
  {
    you: { allies: [flagship] },
    staging: [{ ...ship, keywords: ['Boarding 1'] }],
    zones: {
      'corsair-deck': ['southron-sailor'],
      'corsair-discard': ['southron-sailor', 'cunning-pirate', 'cunning-pirate', 'umbar-captain'],
    },
    encounterDeck: 4,
    encounterDiscard: ['scene:treachery'],
    at: '5.2',
  },
  (t) => {
    t.pick('galley').sees({ 'corsair-deck': 4, 'corsair-discard': 0, encounterDiscard: 1, 'you.engaged': 2 }).isAt('6.4a')
  },
)

// ── the heading ─────────────────────────────────────────────

for (const [heading, threat] of [
  [0, 1],
  [1, 2],
  [2, 2],
  [3, 2],
] as const)
  scene(
    `[LCG-HEADING-1] [LCG-HEADING-2] Heading ${heading} is ${heading === 0 ? 'on-course' : 'off-course'} for all players`,
    {
      you: { heroes: [captain], engaged: [{ ...ship, shadow: ['rough-waters'] }], allies: [flagship] },
      friend: { engaged: [{ ...ship, as: 'other', shadow: ['rough-waters'] }], allies: [{ ...flagship, as: 'tern' }] },
      quest: 'the-stars-guidance',
      staging: ['calm-waters'],
      counters: { heading },
      encounterDeck: 5,
      at: '6.3',
    },
    (t) => {
      t.sees({ heading, 'calm-waters.threat': threat }).decline().decline()
      const damage = heading === 0 ? 3 : 5
      t.sees({ 'swan.damage': damage, 'tern.damage': damage }).isAt('6.8a')
    },
  )

for (const [from, to] of [
  [0, 1],
  [1, 2],
  [2, 3],
] as const)
  scene(
    `[LCG-HEADING-3] A shift off-course goes one step towards the worst setting, from ${from} to ${to}`,
    { staging: ['rolling-seas'], counters: { heading: from }, encounterDeck: 3, at: '4.2' },
    (t) => {
      t.pick('rolling-seas').sees({ heading: to }).isAt('3.2')
    },
  )

scene(
  '[LCG-HEADING-3] [LCG-SAIL-2] A shift off-course changes nothing at the worst setting',
  { quest: sailing, counters: { heading: 3 }, encounterDeck: 4, at: 'quest' },
  (t) => {
    t.tells('counter-changed', {}, 0).sees({ heading: 3 }).asks('commit-to-sailing', 'you')
  },
)

// ── sailing tests ───────────────────────────────────────────

const crew = [captain, { card: 'scene:hero', as: 'mate' }, { card: 'scene:hero', as: 'boy' }] as const
/** A player with characters left for the quest, in addition to a crew that is committed to sailing. */
const aboard = { heroes: crew, allies: [{ card: 'scene:ally', as: 'cook' }] } as const

for (const players of [1, 2, 3, 4])
  scene(
    `[LCG-SAIL-1] The first of ${players} ${players > 1 ? 'players' : 'player'} makes a sailing test before characters commit to a quest with the keyword Sailing`,
    {
      you: aboard,
      ...(players > 1 ? { friend: aboard, firstPlayer: 'friend' } : {}),
      ...(players > 2 ? { third: aboard } : {}),
      ...(players > 3 ? { fourth: aboard } : {}),
      quest: sailing,
      encounterDeck: 8,
      at: 'quest',
    },
    (t) => {
      const first = players > 1 ? 'friend' : 'you'
      t.asks('commit-to-sailing', first).choose().tells('sailingTest', {}, 1).asks('choose-to-commit', first)
    },
  )

scene(
  '[LCG-SAIL-1] The first player makes no sailing test at a quest without the keyword Sailing',
  { you: { heroes: crew }, encounterDeck: 4, at: 'quest' },
  (t) => {
    t.tells('sailingTest', {}, 0).sees({ heading: 0 }).asks('choose-to-commit', 'you')
  },
)

for (const [from, to] of [
  [0, 1],
  [1, 2],
  [3, 3],
] as const)
  scene(
    `[LCG-SAIL-2] A sailing test begins with a shift off-course: heading ${from} ${from === to ? 'stays' : 'becomes'} ${to}`,
    { you: aboard, quest: sailing, counters: { heading: from }, encounterDeck: 4, at: 'quest' },
    (t) => {
      t.sees({ heading: to }).asks('commit-to-sailing', 'you').choose().sees({ heading: to }).asks('choose-to-commit', 'you')
    },
  )

scene(
  '[LCG-SAIL-3] The player who makes the sailing test looks at one card for each own character that exhausts',
  {
    you: aboard,
    friend: { heroes: [{ card: 'scene:hero', as: 'other' }] },
    quest: sailing,
    counters: { heading: 2 },
    encounterDeck: ['starlit-sea', 'scene:treachery', 'scene:treachery', 'starlit-sea', 'starlit-sea'],
    at: 'quest',
  },
  (t) => {
    t.asks('commit-to-sailing', 'you').offers('captain', 'mate', 'boy', 'cook').notOffered('other').choose('captain', 'mate', 'boy')
    t.tells('looked-at', { seat: 'you', amount: 3 }, 1)
    t.sees({ 'captain.exhausted': 'yes', 'mate.exhausted': 'yes', 'boy.exhausted': 'yes', 'cook.exhausted': 'no', encounterDeck: 5 })
    t.asks('shift-on-course', 'you').number(1).sees({ heading: 2, encounterDeck: 2, encounterDiscard: 3 })
    t.tells('sailingTestEnds', {}, 1).asks('choose-to-commit', 'you')
  },
)

scene(
  '[LCG-SAIL-3] A player who exhausts no character looks at no card',
  { you: aboard, quest: sailing, encounterDeck: ['starlit-sea', 'starlit-sea'], at: 'quest' },
  (t) => {
    t.choose().sees({ heading: 1, encounterDeck: 2, encounterDiscard: 0 }).asks('choose-to-commit', 'you')
  },
)

scene(
  '[LCG-SAIL-4] The encounter discard pile is shuffled into the encounter deck first if that deck has too few cards',
  {
    you: aboard,
    quest: sailing,
    encounterDeck: 2,
    encounterDiscard: Array.from({ length: 10 }, () => 'scene:treachery'),
    at: 'quest',
  },
  (t) => {
    t.choose('captain', 'mate', 'boy').sees({ encounterDeck: 9, encounterDiscard: 3 }).asks('choose-to-commit')
  },
)

scene(
  '[LCG-SAIL-4] The encounter discard pile is not shuffled into the encounter deck if that deck has enough cards',
  { you: aboard, quest: sailing, encounterDeck: 4, encounterDiscard: ['scene:treachery'], at: 'quest' },
  (t) => {
    t.choose('captain', 'mate', 'boy').sees({ encounterDeck: 1, encounterDiscard: 4 }).asks('choose-to-commit')
  },
)

const symbols = { you: aboard, quest: sailing, counters: { heading: 2 }, at: 'quest' } as const

scene(
  '[LCG-SAIL-5] Each symbol lets the player shift the heading one step on-course: two symbols, from 3 to 1',
  { ...symbols, encounterDeck: ['starlit-sea', 'scene:treachery', 'starlit-sea', 'starlit-sea'] },
  (t) => {
    t.choose('captain', 'mate', 'boy').asks('shift-on-course', 'you').offers('0', '1', '2').notOffered('3')
    t.number(2).sees({ heading: 1 }).asks('choose-to-commit')
  },
)

scene(
  '[LCG-SAIL-5] The player may leave the heading unchanged',
  { ...symbols, encounterDeck: ['starlit-sea', 'scene:treachery', 'starlit-sea', 'starlit-sea'] },
  (t) => {
    t.choose('captain', 'mate', 'boy').number(0).sees({ heading: 3 }).asks('choose-to-commit')
  },
)

scene(
  '[LCG-SAIL-5] The heading does not change if the cards have no symbol',
  { ...symbols, encounterDeck: ['scene:treachery', 'scene:location', 'starlit-sea'] },
  (t) => {
    t.choose('captain', 'mate').sees({ heading: 3 }).asks('choose-to-commit', 'you')
  },
)

scene(
  '[LCG-HEADING-4] The heading stays at the best setting, however many symbols are found',
  { ...symbols, counters: { heading: 0 }, encounterDeck: ['calm-waters', 'starlit-sea', 'scene:treachery'] },
  (t) => {
    t.choose('captain').asks('shift-on-course', 'you').offers('0', '1').notOffered('2').number(1).sees({ heading: 0 })
    t.asks('choose-to-commit')
  },
)

scene(
  '[LCG-HEADING-4] One symbol shifts the heading one step on-course, from 3 to 2',
  { ...symbols, encounterDeck: ['starlit-sea', 'scene:treachery', 'scene:treachery'] },
  (t) => {
    t.choose('captain').number(1).sees({ heading: 2 }).asks('choose-to-commit')
  },
)

scene(
  '[LCG-SAIL-6] All cards of a sailing test are discarded without being revealed: neither Surge nor Doomed takes effect',
  {
    ...symbols,
    you: { ...aboard, threat: 20 },
    encounterDeck: [{ card: 'scene:treachery', keywords: ['Surge', 'Doomed 5'] }, 'scene:location', 'scene:treachery', 'scene:treachery'],
  },
  (t) => {
    t.choose('captain', 'mate', 'boy').sees({ encounterDiscard: 3, encounterDeck: 1, 'you.threat': 20, staging: 0 })
    t.tells('revealed', {}, 0).asks('choose-to-commit')
  },
)

scene(
  '[LCG-SAIL-8] A symbol on a card that is revealed in the staging step does not change the heading',
  { quest: sailing, counters: { heading: 2 }, encounterDeck: ['starlit-sea', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.sees({ 'starlit-sea.zone': 'staging-area', heading: 2 }).asks('choose-location')
  },
)
