/**
 * Every field of every file of a pack with every kind of odd value: what the checks say. A line each with the number of findings and a fingerprint of
 * their codes, paths and sentences. After a wanted change, run this file with `--update`.
 */
import { fingerprint } from '@questwright/kernel/internal'
import { joinSystems, type Rulebook } from '@questwright/rulebook'
import { expect, it } from 'vitest'
import type { FactValue } from '../src/bundle.ts'
import { checkCardFacts, checkStrangeFacts } from '../src/card-facts.ts'
import { checkDeckFacts, checkKeywordFacts, checkScenarioFacts, checkTextFacts } from '../src/facts.ts'
import { readManifest, unreadOfManifest } from '../src/manifest.ts'
import { unreadOfScenario } from '../src/scenario-issues.ts'
import { checkSystemFacts } from '../src/system-facts.ts'
import { rulebook } from './games.ts'
import { ally, enemy, hero, location, quest } from './made-up-pack.ts'

const own = {
  startingCards: { millers: { one: 'a miller', several: 'millers', print: { sphere: 'lore' }, mostInGame: 1, scenarios: 'said' } },
  deckCards: {
    maps: { one: 'an old map', several: 'old maps', print: { type: 'attachment' }, by: 'encounterSet' },
    songs: { one: 'a song', several: 'songs', print: { sphere: 'lore' } },
  },
}
const joined: Rulebook = joinSystems(
  rulebook,
  [{ chapter: { game: 'lcg', ...own } as never, file: 'systems/road.json' }],
  'the game itself',
)

/** Values of each kind, some of which are right for some fields. */
const odd: readonly FactValue[] = [
  null as never,
  true,
  0,
  -1,
  1.5,
  3,
  100,
  '',
  'x',
  'Two Words',
  'fen:wolf',
  'standard',
  [],
  ['x'],
  ['x', 'y'],
  ['x', 5],
  ['Two Words'],
  [[]],
  [{}],
  {},
  { x: 5 },
  { x: 'y' },
  { x: ['y'] },
  { x: { y: 1 } },
  { standard: 5 },
  { standard: { x: 2 } },
]

const isObject = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The paths of all values inside of a value. */
function pathsIn(value: unknown, at: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  const inner = Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : []
  return inner.flatMap(([key, one]) => [[...at, key], ...pathsIn(one, [...at, key])])
}

/** A copy with another value at a path; undefined takes it out. */
function withValue(value: unknown, [key, ...rest]: readonly (string | number)[], put: unknown): unknown {
  if (key === undefined) return put
  if (Array.isArray(value)) return value.map((one, i) => (i === key ? withValue(one, rest, put) : one))
  const { [key]: before, ...others } = value as { [key: string]: unknown }
  if (rest.length === 0 && put === undefined) return others
  return Object.fromEntries(
    Object.entries({ [key]: before, ...(value as object) }).map(([name, one]) => [name, name === key ? withValue(one, rest, put) : one]),
  )
}

/** A right value for each kind of field of a step of a setup. */
const right: { readonly [kind: string]: unknown } = {
  ...{
    card: 'wolf',
    host: 'wolf',
    stage: 'two',
    cards: ['wolf', 'rat'],
    amount: 1,
    copies: 2,
    number: 2,
    filter: { set: 'fen', trait: 'Orc' },
  },
  ...{ trait: 'Orc', 'optional-trait': 'Orc', token: 'damage', place: Object.keys(joined.places)[0], way: Object.keys(joined.ways)[0] },
}
const phrases = (word: 'do' | 'when', table: Rulebook['setup']) =>
  Object.entries(table).map(([name, { fields }]) => ({
    [word]: name,
    ...Object.fromEntries(Object.entries(fields).map(([field, kind]) => [field, right[kind]])),
  }))
const setup = phrases('do', joined.setup)
const endings = phrases('when', joined.endings)
const scenario = {
  quest: ['one', 'two', 'three'],
  encounterSets: ['fen'],
  number: 1,
  card: 'fen-card',
  rules: ['fen-rule', 'other:rule'],
  playedIn: ['standard', 'easy'],
  quantities: { standard: { fen: 2, 'card/wolf': 0 }, easy: { 'other:card/wolf': 99 } },
  modes: { easy: { quest: ['one'], encounterSets: ['fen'], card: 'easy-card', rules: ['easy-rule'], setup: [{ do: 'shuffle' }] } },
  branches: { one: { next: ['two', 'three'], by: 'random' }, two: { next: [], by: 'choice' }, four: { next: ['one'], by: 'random' } },
  begins: { with: 'millers', card: 'odo-miller', trait: 'Miller', instead: 'none' },
  deckCards: { maps: ['fen'], songs: 'all' },
  map: { one: { x: 0, y: 1 }, five: { x: 2, y: 3 } },
  setup,
  win: endings,
  lose: endings.slice(0, 1),
}
const deck = {
  format: 'questwright-deck',
  version: 1,
  kind: 'starter',
  title: 'Millers',
  heroes: ['odo-miller'],
  cards: { ferryman: 3 },
  sideboard: { ferryman: 1 },
  placeholders: [{ part: 'cards', title: 'Lost Card', quantity: 2 }],
  packs: { 'wet-meadows': { name: '@you/wet-meadows', version: '0.1.0', hash: 'abc' } },
}
const text = {
  title: 'The Meadows',
  words: { asks: { who: 'Who?' } },
  cards: {
    'odo-miller': {
      title: 'Odo',
      subtitle: 'the Miller',
      text: 'He mills.',
      flavor: 'Flour!',
      sides: { A: { title: 'Odo' } },
      words: { asks: { go: 'Go' } },
    },
  },
  keywords: { soggy: { title: 'Soggy', text: 'It is wet.' } },
  encounterSets: { fen: { title: 'The Fen' } },
  scenarios: { ferry: { title: 'The Ferry', text: 'Cross it.' } },
  decks: { millers: { title: 'Millers' } },
  systems: { road: { title: 'The Road', text: 'It goes on.' } },
}
const manifest = {
  name: '@you/wet-meadows',
  version: '0.1.0',
  questwright: {
    game: 'lcg',
    api: 1,
    title: 'Wet Meadows',
    status: 'draft',
    languages: ['en'],
    kinds: ['quest'],
    credits: [{ name: 'Ann', for: 'drawings' }],
    removed: { 'old-tom': { title: 'Tom', since: '0.0.1', why: 'He left.', replacedBy: 'odo-miller' } },
  },
  dependencies: { '@you/ford': '1.0.0', '@questwright/lcg': '1.0.0' },
}
const system = {
  rule: 'optional',
  counters: { rain: { name: 'Rain', home: 'table', least: 0, most: 9, begins: 0, about: 'How wet it is.', text: 'Rain {n}' } },
  tokens: { mud: { name: 'Mud', about: 'It sticks.' } },
  zones: { ditch: { title: 'Ditch', about: 'Where water lies.', play: 'in' } },
  stats: { depth: { about: 'How deep it is.', shape: 'number' } },
  facts: { deep: { about: 'How deep it is.', shape: 'number' } },
  types: { pond: { name: 'Pond', plural: 'Ponds', is: ['location'], must: ['deep'], newCard: { deep: 1 } } },
  record: { drowned: { type: 'array', about: 'Who drowned.', holds: 'cards' } },
  setup: { 'fill-ditch': { reads: 'Fill the ditch.', fields: { card: 'card' }, about: 'Water.' } },
  ...own,
}

type Check = (value: FactValue) => unknown
const withIssues = (value: FactValue) => [readManifest(value, ['lcg']), unreadOfManifest(value)]
const files: { readonly [kind: string]: readonly [sample: object, check: Check] } = {
  keyword: [{ number: 'required', about: 'x' }, (value) => checkKeywordFacts(value).issues],
  scenario: [scenario, (value) => [checkScenarioFacts(value, joined).issues, unreadOfScenario(value, joined)]],
  deck: [deck, (value) => checkDeckFacts(value, joined).issues],
  text: [text, (value) => checkTextFacts(value, joined).issues],
  manifest: [manifest, withIssues],
  system: [system, (value) => checkSystemFacts(value).issues],
  hero: [hero, (value) => checkCardFacts(value, joined).issues],
  ally: [{ ...ally, keywords: ['Ranged', 'Soggy 2'] }, (value) => checkCardFacts(value, joined).issues],
  enemy: [{ ...enemy, victory: 2, shadow: 'present' }, (value) => checkCardFacts(value, joined).issues],
  location: [location, (value) => checkCardFacts(value, joined).issues],
  quest: [{ ...quest, sides: { A: {}, B: { questPoints: 8, victory: 1 } } }, (value) => checkCardFacts(value, joined).issues],
  'strange card': [{ ...ally, type: 'pond' }, (value) => checkStrangeFacts(value, joined, 'pond')],
}

it('each field of each file with each odd value gets the findings that it got before', async () => {
  const lines = Object.entries(files).flatMap(([kind, [sample, check]]) => {
    const told = (values: readonly unknown[]) => {
      const all = values.map((value) => check(value as FactValue))
      return `${all.flat(3).length} findings, ${fingerprint(JSON.stringify(all))}`
    }
    return [
      `${kind}: ${told([sample, ...odd])}`,
      ...pathsIn(sample).map((path) => {
        const beside = withValue(sample, [...path.slice(0, -1), 'quite-unknown'], 'x')
        const changed = [undefined, ...odd].map((value) => withValue(sample, path, value))
        return `${kind} ${path.join('.')}: ${told(typeof path.at(-1) === 'number' ? changed : [beside, ...changed])}`
      }),
    ]
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./odd-values.txt')
})
