/** Packs that do not know each other and define the same names of every kind, and a pack that depends on both. */
import type { PackFiles } from '@questwright/packs'

const json = (value: unknown): string => JSON.stringify(value, undefined, 2)

const manifest = (name: string, needs: readonly string[]): string =>
  json({
    name,
    version: '0.1.0',
    description: 'A made-up pack.',
    license: 'CC0-1.0',
    questwright: { game: 'lcg', api: 2 },
    dependencies: Object.fromEntries(needs.map((one) => [one, '^0.1.0'])),
  })

const beast = {
  name: 'Beast',
  plural: 'Beasts',
  back: 'encounter',
  group: 'more-encounter',
  content: 'encounter-cards',
  inDeck: 'never',
  inSet: 'shuffled',
  is: ['enemy'],
  must: ['encounterSet', 'engagementCost', 'threat', 'attack', 'defense', 'hitPoints'],
  may: ['prey'],
  newCard: { engagementCost: 30, threat: 2, attack: 3, defense: 1, hitPoints: 5, prey: 1 },
  shows: ['engagementCost', 'threat', 'attack', 'defense', 'hitPoints', 'hunting'],
  face: {
    name: 'Beast',
    window: 'plate-hull',
    frame: 'sea',
    motif: 'ships',
    column: ['threat', 'attack', 'defense', 'hitPoints'],
    line: ['attack'],
  },
}

const chapter = {
  everyCard: ['prey'],
  numbers: ['prey'],
  facts: { prey: { name: 'prey', holds: 'number', usual: 1, label: 'Prey', short: 'Prey' } },
  types: { beast },
  counters: { hunt: { about: 'How far the hunt has come.', of: 'table', most: 99 } },
  dials: { hunt: { of: 'table', zone: 'staging-area', look: 'number', icon: 'threat', tone: 'danger', reads: '{now} hunt' } },
  events: { hunted: { about: 'Something is hunted.', parts: { amount: 'number' } } },
  stats: { hunting: { about: 'How well it hunts.', shape: 'number', fact: 'prey' } },
  zones: { lair: { about: 'Where beasts lie.', title: 'Lair', look: 'pile', shown: 'filled' } },
  tokens: { scent: 'scent tokens' },
  phases: { dusk: 'The hunters go out.' },
  steps: { dusk: ['stalk'] },
  factValues: { tracking: { of: 'sphere', name: 'Tracking' } },
  startingCards: { tracking: { one: 'a tracker', several: 'trackers', print: { sphere: 'tracking' }, mostInGame: 1, scenarios: 'said' } },
  deckCards: { tracking: { one: 'a snare', several: 'snares', print: { sphere: 'tracking' } } },
  branches: { scented: { name: 'Scented', reads: 'Where the scent leads', calls: ['huntNow'] } },
  setup: {
    'lay-tracks': {
      name: 'Lay tracks',
      reads: 'Tracks are laid {where} {along} {on}.',
      fields: { where: 'place', along: 'way', on: 'host' },
    },
  },
  places: { burrow: 'at the burrow' },
  ways: { sniffing: 'by sniffing' },
  hosts: { stump: 'beside the stump' },
  record: { kills: { about: 'What was hunted down.', title: 'Kills', holds: 'number' } },
  endings: { caught: { name: 'Caught', reads: 'The prey is caught.', fields: {} } },
  modes: { wild: { name: 'Wild', text: 'Wilder.', when: 'always', takesOut: 'prey' } },
  messages: {
    hunted: '{amount} are hunted',
    'counter.hunt': 'Hunt',
    'phase.dusk': 'Dusk',
    'step.stalk': 'The hunters stalk',
  },
}

/** @param by the number that this pack adds; the other pack adds another one, so that tests can tell them apart */
export function huntPack(name: string, by: number, scenes: 'with scenes' | 'no scenes' = 'with scenes'): PackFiles {
  return {
    'package.json': manifest(name, []),
    'systems/hunt.json': json(chapter),
    'systems/hunt.ts': `import { addPhase, changeCounter, counter, enemiesInPlay, forced, happen, mode, modifier, phase, placeTokens, putIn, record, recorded, step, system } from '@questwright/lcg'

export function huntNow() {
  return counter('hunt')
}

export default system('hunt', {
  events: { hunted: ({ amount }) => changeCounter('hunt', amount * ${by}) },
  setup: {
    'lay-tracks': ({ where, along, on }) => {
      if (where === 'burrow' && along === 'sniffing' && on === 'stump') changeCounter('hunt', ${by})
      record('kills', recorded('kills') + ${by})
    },
  },
  endings: { caught: { after: 'hunted', when: () => counter('hunt') > 90 } },
  steps: [addPhase('dusk', { after: 'refresh' }, step('stalk', () => happen({ kind: 'hunted', amount: 1 })))],
  rules: [
    forced.after('counterChanged', { when: ({ event }) => event.counter === 'hunt', slug: 'note' }, () => {
      for (const one of enemiesInPlay()) if (one.type === 'beast' && one.hasKeyword('hunt')) placeTokens(one, 'scent', ${by})
    }),
    forced.after('tokensPlaced', { when: ({ event }) => event.token === 'scent' && phase() === 'dusk', slug: 'hide' }, ({ event }) => {
      if (event.subject.token('scent') >= ${2 * by}) putIn('lair', [event.subject])
    }),
    modifier('hunting', { slug: 'wild', on: (card) => card.type === 'beast', by: () => (mode() === 'wild' ? 100 : 0) }),
  ],
})
`,
    'keywords/hunt.json': json({ number: 'required' }),
    'keywords/hunt.ts': `import { keyword, modifier } from '@questwright/lcg'

export default keyword('hunt', [modifier('attack', { by: ({ number, self }) => number * ${by} + self.stat('hunting') })])
`,
    'cards/wolf.json': json({
      type: 'beast',
      traits: ['Beast'],
      keywords: ['Hunt 2'],
      engagementCost: 30,
      threat: 2,
      attack: 0,
      defense: 1,
      hitPoints: 5,
      prey: by,
      quantity: 1,
      encounterSet: 'wolves',
    }),
    'cards/den.json': json({ type: 'quest', stage: 1, encounterSets: ['wolves'], quantity: 1, sides: { A: {}, B: { questPoints: 40 } } }),
    'cards/scout.json': json({
      type: 'hero',
      sphere: 'leadership',
      traits: [],
      unique: true,
      threatCost: 5,
      willpower: 1,
      attack: 1,
      defense: 1,
      hitPoints: 3,
      quantity: 1,
    }),
    'cards/tracker.json': json({
      type: 'hero',
      sphere: 'tracking',
      traits: [],
      unique: true,
      threatCost: 7,
      willpower: 1,
      attack: 1,
      defense: 1,
      hitPoints: 3,
      quantity: 1,
    }),
    'cards/snare.json': json({ type: 'event', sphere: 'tracking', traits: [], cost: 0, quantity: 3 }),
    'scenarios/trail.json': json({
      quest: ['den'],
      encounterSets: ['wolves'],
      begins: { with: 'tracking', card: 'tracker' },
      deckCards: { tracking: 'all' },
    }),
    'scenarios/chase.json': json({
      quest: ['den'],
      encounterSets: ['wolves'],
      setup: [{ do: 'lay-tracks', where: 'burrow', along: 'sniffing', on: 'stump' }],
      lose: [{ when: 'caught' }],
    }),
    'campaigns/hunts.json': json({ record: { kills: 3 }, scenarios: [{ name: 'chase', scenario: 'chase' }] }),
    'cards/hunter.json': json({ type: 'objective', traits: [], quantity: 1, encounterSet: 'wolves' }),
    'cards/hunter.ts': `import { card, modifier } from '@questwright/lcg'

export default card('hunter', [
  modifier('keywords', { slug: 'teaches', on: (one) => one.isEnemy, gain: 'hunt', number: 10 }),
  modifier('attack', { slug: 'leads', on: (one) => one.prints('Hunt'), by: 1000 }),
])
`,
    'text/en.json': json({
      cards: {
        den: { title: 'The Den' },
        scout: { title: `Scout of ${name}` },
        wolf: { title: 'Wolf', text: 'Hunt 2.' },
        hunter: { title: 'Hunter', text: 'Enemies gain Hunt 10.' },
        tracker: { title: `Tracker of ${name}` },
        snare: { title: 'Snare', text: 'Hunts.' },
      },
      scenarios: { chase: { title: 'The Chase' }, trail: { title: 'The Trail' } },
      campaigns: { hunts: { title: 'The Hunts' } },
      keywords: { hunt: { title: 'Hunt', text: 'Hunts.' } },
      encounterSets: { wolves: { title: 'Wolves' } },
      systems: {
        hunt: {
          title: 'The hunt',
          text: 'At dusk the hunters stalk.',
          words: { abilities: { note: 'Scent', hide: 'Lair', wild: 'Wild' }, tokens: { scent: 'Scent' } },
        },
      },
    }),
    ...(scenes === 'no scenes'
      ? {}
      : {
          'systems/hunt.scene.ts': `import { scene } from '@questwright/testkit'

scene('At dusk the wolf is scented', { staging: ['wolf'], counters: { hunt: 1 }, at: 'dusk' }, (t) => {
  t.sees({ hunt: ${1 + by}, 'wolf.scent': ${by}, 'wolf.attack': ${3 * by}, 'wolf.hunting': ${by} }).isAt('3.2')
})

scene(
  'The words of setups, modes and records are there',
  { game: { scenario: 'chase', decks: [{ heroes: ['scout'], cards: {} }], mode: 'wild' }, record: { kills: 10 } },
  (t) => {
    t.no().until('3.2').sees({ hunt: ${by}, 'record.kills': ${10 + by} }).isAt('3.2')
  },
)

scene(
  'Trackers begin the trail, and their snares are played there',
  { game: { scenario: 'trail', decks: [{ heroes: ['tracker'], cards: { snare: 3 } }] } },
  (t) => {
    t.no().until('3.2').sees({ 'p1.threat': 7 }).isAt('3.2')
  },
)

scene('Scented twice it goes to its lair', { staging: [{ card: 'wolf', tokens: { scent: ${by} } }], at: 'dusk' }, (t) => {
  t.sees({ hunt: ${by}, lair: 1 }).isAt('3.2')
})
`,
        }),
  }
}

/** The pack that depends on both. @param first and second are the names of the two packs in its files */
export function bothPack(name: string, first: string, second: string, [one, two]: readonly [string, string]): PackFiles {
  return {
    'package.json': manifest(name, [first, second]),
    'systems/both.json': json({
      counters: { both: { about: 'Both hunts.', of: 'table' } },
      messages: { 'counter.both': 'Both' },
    }),
    'systems/both.ts': `import { counter, forced, setCounter, system } from '@questwright/lcg'
import { huntNow as firstHunt } from '${first}/systems/hunt'
import { huntNow as secondHunt } from '${second}/systems/hunt'

export default system('both', {
  rules: [
    forced.after('${one}:hunted', { slug: 'first' }, () => setCounter('both', counter('both') + firstHunt())),
    forced.after('${two}:hunted', { slug: 'second' }, () => setCounter('both', counter('both') + 10 * secondHunt())),
  ],
})
`,
    'cards/cur.json': json({
      type: `${one}:beast`,
      traits: [],
      keywords: [`${one}:Hunt 1`, `${two}:Hunt 3`],
      engagementCost: 30,
      threat: 2,
      attack: 0,
      defense: 1,
      hitPoints: 5,
      quantity: 1,
      encounterSet: 'curs',
    }),
    'cards/spoor.json': json({ type: 'quest', stage: 1, encounterSets: ['curs'], quantity: 1, sides: { A: {}, B: { questPoints: 40 } } }),
    'scenarios/long-trail.json': json({
      quest: ['spoor'],
      encounterSets: ['curs'],
      begins: { with: `${two}:tracking`, card: `${two}:tracker` },
      deckCards: { [`${one}:tracking`]: 'all' },
      branches: { spoor: { next: [], by: `${one}:scented` } },
    }),
    'campaigns/both-hunts.json': json({
      record: { [`${one}:kills`]: 3, [`${two}:kills`]: 4 },
      scenarios: [
        { name: 'trail', scenario: 'long-trail', next: [{ to: 'again', when: { record: `${two}:kills`, is: 9 } }, { to: 'other' }] },
        { name: 'again', scenario: 'long-trail', next: [] },
        { name: 'other', scenario: 'long-trail', next: [] },
      ],
    }),
    'text/en.json': json({
      campaigns: { 'both-hunts': { title: 'Both Hunts' } },
      scenarios: { 'long-trail': { title: 'The Long Trail' } },
      cards: { cur: { title: 'Cur' }, spoor: { title: 'The Spoor' } },
      encounterSets: { curs: { title: 'Curs' } },
      systems: { both: { title: 'Both', text: 'Both hunts.', words: { abilities: { first: 'First', second: 'Second' } } } },
    }),
    'systems/both.scene.ts': `import { scene } from '@questwright/testkit'

scene(
  'Both hunts go on beside each other',
  { staging: ['${one}:wolf', '${two}:wolf', 'cur'], counters: { '${one}:hunt': 1, '${two}:hunt': 2 }, at: '${one}:dusk' },
  (t) => {
    t.sees({
      '${one}:hunt': 2,
      '${two}:hunt': 4,
      both: 42,
      '${one}:wolf.${one}:scent': 1,
      '${one}:wolf.${two}:scent': 0,
      '${two}:wolf.${two}:scent': 2,
      '${one}:wolf.attack': 3,
      '${two}:wolf.attack': 6,
      'cur.attack': 7,
      'cur.${one}:scent': 1,
    }).isAt('3.2')
  },
)

scene('What one hunter teaches is the hunt of its own pack', { staging: ['${one}:hunter', '${two}:wolf'] }, (t) => {
  t.sees({ '${two}:wolf.attack': 16 }).isAt('3.2')
})

scene('A printed keyword is that of the pack of the card', { staging: ['${one}:hunter', '${one}:wolf', '${two}:wolf'] }, (t) => {
  t.sees({ '${one}:wolf.attack': 1013, '${two}:wolf.attack': 16 }).isAt('3.2')
})

scene(
  'A game has the cards of both',
  { game: { scenario: '${one}:chase', decks: [{ heroes: ['${one}:scout', '${two}:scout'], cards: {} }], mode: '${one}:wild' }, record: { '${one}:kills': 5, '${two}:kills': 7 } },
  (t) => {
    t.no().until('3.2').sees({ '${one}:hunt': 1, '${two}:hunt': 0, 'record.${one}:kills': 6, 'record.${two}:kills': 7 }).isAt('3.2')
  },
)

scene(
  'Each trail is played with the trackers and snares of its own pack',
  { game: { scenario: 'long-trail', decks: [{ heroes: ['${one}:scout', '${two}:tracker'], cards: { '${one}:snare': 1 } }] } },
  (t) => {
    t.no().until('3.2').sees({ 'p1.threat': 12 }).isAt('3.2')
  },
)

scene('Tokens of one name are two sorts of tokens', { staging: [{ card: '${one}:wolf', tokens: { '${two}:scent': 3 } }], at: '${one}:dusk' }, (t) => {
  t.sees({ '${one}:wolf.${one}:scent': 1, '${one}:wolf.${two}:scent': 3, '${one}:lair': 0 }).isAt('3.2')
})
`,
  }
}
