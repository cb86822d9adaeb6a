import { expect, test } from 'vitest'
import { checkScenarioFacts as plainCheckScenarioFacts } from '../src/facts.ts'
import { scenarioIssues as plainScenarioIssues } from '../src/scenario-issues.ts'
import { rulebook } from './games.ts'
import { watched } from './watched-findings.ts'

/** The data of scenarios that is wrong, in every part and with every kind of value: the words of each finding are recorded. */

const scenarioIssues = watched(plainScenarioIssues)
const checkScenarioFacts = watched(plainCheckScenarioFacts)
const facts = (more: object) => ({ quest: ['mill', 'mine'], encounterSets: [], ...more }) as never
const places = (more: object) => scenarioIssues(facts(more), rulebook).map(({ path }) => path.join('.'))

const values = [undefined, '', 'wolf', 'Fen Wolf', 'a:wolf', 'per-player', 0, 1, 1.5, [], ['wolf'], ['wolf', 'fox'], ['wolf', 1], {}]
const filters = [
  { set: 'fens' },
  { set: 'The Fens' },
  { trait: 'Spider' },
  { trait: '' },
  { type: 'enemy' },
  { type: 'wolf' },
  { colour: 'red' },
]
const words = [rulebook.places, rulebook.ways, rulebook.tokens, rulebook.hosts].map((named) => Object.keys(named)[0])

for (const [at, word, table] of [
  ['setup', 'do', rulebook.setup],
  ['win', 'when', rulebook.endings],
  ['lose', 'when', rulebook.endings],
] as const) {
  // `win` and `lose` have the same phrases
  if (at !== 'lose')
    test(`each field of each phrase of ${at} takes the values of its kind, and no others`, () => {
      const seen = new Set<string>()
      const lines = Object.entries(table).flatMap(([phrase, { fields }]) =>
        Object.entries(fields).flatMap(([field, kind]) => {
          if (seen.has(kind)) return []
          seen.add(kind)
          const all = [...values, ...filters, ...words]
          const taken = all.filter((value) => !places({ [at]: [{ [word]: phrase, [field]: value }] }).includes(`${at}.0.${field}`))
          return [`${kind}: ${taken.map((value) => JSON.stringify(value) ?? 'nothing').join(' ')}`]
        }),
      )
      expect(lines.join('\n')).toMatchSnapshot()
    })

  test(`the list of ${at}, its phrases and their fields have the names that the game has`, () => {
    expect(places({ [at]: 'all' })).toEqual([at])
    expect(places({ [at]: [] })).toEqual([])
    expect(places({ [at]: ['all'] })).toEqual([`${at}.0.${word}`])
    expect(places({ [at]: [{}, { [word]: `${Object.keys(table)[0]}s` }] })).toEqual([`${at}.0.${word}`, `${at}.1.${word}`])
    const [phrase] = Object.keys(table)
    expect(places({ [at]: [{ [word]: phrase, colour: 'red' }] })).toContain(`${at}.0.colour`)
    const bare = Object.keys(table).find((one) => Object.keys(table[one]?.fields ?? {}).length === 0)
    if (bare !== undefined) expect(places({ [at]: [{ [word]: bare, colour: 'red' }] })).toEqual([`${at}.0.colour`])
  })
}

test.each<readonly [string, object, readonly string[]]>([
  ['branches that are no object', { branches: ['mill'] }, ['branches']],
  ['a branch after another stage', { branches: { mull: { next: ['mine'], by: 'random' } } }, ['branches.mull']],
  ['a branch that is no object', { branches: { mill: 'mine' } }, ['branches.mill.next']],
  ['a branch without stages', { branches: { mill: { by: 'random' } } }, ['branches.mill.next']],
  ['a branch to a stage that is no code', { branches: { mill: { next: ['The Mine'], by: 'random' } } }, ['branches.mill.next']],
  ['a branch to stages of no scenario', { branches: { mill: { next: ['mine', 'moon'], by: 'random' } } }, ['branches.mill.next.1']],
  ['a branch without a way to choose', { branches: { mill: { next: ['mine'] } } }, ['branches.mill.by']],
  [
    'a branch to a stage that only one mode has',
    { branches: { mill: { next: ['mine', 'moor'], by: 'random' } }, modes: { easy: { quest: ['moor'] } } },
    [],
  ],
  ['quantities that are no object', { quantities: 2 }, ['quantities']],
  ['quantities of no mode', { quantities: { hard: { fens: 1 } } }, ['quantities.hard']],
  ['quantities of a mode that are no object', { quantities: { easy: 2 } }, ['quantities.easy']],
  [
    'numbers of copies',
    { quantities: { easy: { fens: 0, 'card/fens': 99, moor: 100, hill: -1, 'The Mill': 2, brook: 1.5 } } },
    ['quantities.easy.moor', 'quantities.easy.hill', 'quantities.easy.The Mill', 'quantities.easy.brook'],
  ],
  ['a card that is no code', { card: 'The Tale' }, ['card']],
  ['a beginning that is no object', { begins: 'odo' }, ['begins']],
  ['a beginning of no system', { begins: { with: 'bearer', card: 'odo' } }, ['begins.with']],
  [
    'a beginning with wrong parts',
    { begins: { with: 'bearer', card: 'The Odo', trait: '', instead: 'all', colour: 'red' } },
    ['begins.with', 'begins.card', 'begins.trait', 'begins.instead', 'begins.colour'],
  ],
  ['deck cards of no system', { deckCards: { maps: 'all' } }, ['deckCards.maps']],
])('%s', (_, more, where) => {
  expect(places(more)).toEqual(where)
})

test.each<readonly [string, object]>([
  ['modes', { modes: ['easy'] }],
  ['a mode that there is not', { modes: { hard: { quest: ['mill'] } } }],
  ['a mode that is no object', { modes: { easy: 'mill' } }],
  ['a mode with a wrong part', { modes: { easy: { quest: 'mill', colour: 'red' } } }],
  ['rules', { rules: 'hard-times' }],
  ['a rule that is no code', { rules: ['hard-times', 'Hard Times'] }],
  ['a place where it is played', { playedIn: 'easy' }],
  ['a mode in which it is played', { playedIn: ['easy', 'hard'] }],
  ['no mode in which it is played', { playedIn: [] }],
  ['a map', { map: ['mill'] }],
  ['a place of a stage', { map: { mill: { x: 1 }, mine: 'left', moor: { x: 'left', y: 2 } } }],
  ['a place of a stage that there is not, and a field of it', { map: { mull: { x: 1, y: 2 }, mill: { x: 1, y: 2, z: 3 } } }],
  ['unknown fields', { colour: 'red', branches: { mill: { next: ['mine'], by: 'random', colour: 'red' } } }],
  ['no object', ['mill']],
])('%s: the scenario as a whole', (_, more) => {
  const { issues } = checkScenarioFacts(Array.isArray(more) ? (more as never) : facts(more), rulebook)
  expect(issues.length).toBeGreaterThan(0)
})
