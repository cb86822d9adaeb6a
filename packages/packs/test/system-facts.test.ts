import { momentSounds } from '@questwright/rulebook'
import { describe, expect, test } from 'vitest'
import type { FactValue } from '../src/bundle.ts'
import { withWords } from '../src/chapter-words.ts'
import { checkSystemFacts as plainCheckSystemFacts } from '../src/system-facts.ts'
import { chapterOfSystem, partsOfSystem } from '../src/system-parts.ts'
import { systemSchema } from '../src/system-schema.ts'
import { rulebook } from './games.ts'
import { watched } from './watched-findings.ts'

const checkSystemFacts = watched(plainCheckSystemFacts)

const type = {
  name: 'Ship',
  plural: 'Ships',
  back: 'player',
  group: 'players',
  content: 'player-cards',
  inDeck: 'never',
  newCard: {},
  face: { name: 'Ship', window: 'waves', motif: 'sea' },
}

/** A message with nested plural branches. */
const nested = (deep: number): string => `${'{a, plural, other {'.repeat(deep)}x${'}}'.repeat(deep)}`

const sounds = momentSounds.map((sound) => `"${sound}"`).join(' or ')

const told = (value: unknown) =>
  checkSystemFacts(value as FactValue).issues.map(({ severity, path, message, remedy }) => [severity, path.join('.'), message, remedy])

describe('the chapter of a system in its file', () => {
  test('has the parts that its schema checks', () => {
    // whether players choose the system's rule is not part of a rulebook
    expect(['rule', 'chosenWith', ...partsOfSystem]).toEqual(Object.keys(systemSchema.shape))
  })

  test('may contain everything that the chapter of the game contains, and then nothing is reported', () => {
    const own = Object.fromEntries(Object.entries(rulebook).filter(([part]) => (partsOfSystem as readonly string[]).includes(part)))
    expect(Object.keys(own).length).toBeGreaterThan(40)
    // a chapter lists the verbs of its menus as names, a rulebook as a map from each verb to its origin. Phrase patterns, the style of
    // scripts and what reading texts needs are left out: foreign files may not contain them
    const { phrasing: _, style: __, texts: ___, ...menus } = rulebook.abilityMenus
    const abilityMenus = { ...menus, verbs: Object.keys(menus.verbs ?? {}) }
    expect(told(JSON.parse(JSON.stringify({ ...own, abilityMenus })))).toEqual([])
  })

  test.each([
    ['too long', { messages: { 'step.tide': 'x'.repeat(2_001) } }, 'a text of at most 2000 letters', 'messages.step.tide'],
    ['nested too deep', { messages: { told: nested(7) } }, 'a text whose braces nest at most 12 deep', 'messages.told'],
    [
      'nested and never closed',
      { messages: { told: '{a, select, other {'.repeat(40) } },
      'a text whose braces nest at most 12 deep',
      'messages.told',
    ],
    ['full of parts', { messages: { told: '{a}'.repeat(101) } }, 'a text of at most 100 parts in braces', 'messages.told'],
    ['too long in a field', { events: { tide: { about: 'x'.repeat(2_001) } } }, 'a text of at most 2000 letters', 'events.tide.about'],
    ['nested in a saying', { places: { sea: nested(7) } }, 'a text whose braces nest at most 12 deep', 'places.sea'],
  ])('refuses a message that is %s', (_, chapter, wanted, at) => {
    const issues = told(chapter)
    expect(issues.map(([severity, path, , remedy]) => [severity, path, remedy])).toEqual([['error', at, `Write ${wanted}.`]])
    expect(String(issues[0]?.[2]).length).toBeLessThan(300)
  })

  test('accepts messages that are nested as deeply as sentences need', () => {
    expect(told({ messages: { told: nested(6), long: 'x'.repeat(2_000) } })).toEqual([])
  })

  test('ignores a translated message that is too long or nested too deep, and keeps the original', () => {
    const chapter = { messages: { told: 'The tide turns.' } }
    for (const said of ['x'.repeat(2_001), nested(7), '{a}'.repeat(101)]) {
      const { chapter: read, idle } = withWords(chapter, { messages: { told: said } })
      expect(read).toEqual(chapter)
      expect(idle).toEqual([{ path: ['messages', 'told'], known: ['told'] }])
    }
  })

  test('may be empty', () => {
    expect(checkSystemFacts({})).toEqual({ value: {}, issues: [] })
  })

  test.each<[string, unknown, unknown[]]>([
    [
      'a number in the place of a text',
      { events: { weatherTurned: { about: 5 } } },
      ['error', 'events.weatherTurned.about', '`events.weatherTurned.about` is 5, and a system has a text there.', 'Write a text.'],
    ],
    [
      'a part that is missing',
      { counters: { weather: { of: 'table' } } },
      ['error', 'counters.weather.about', 'The system needs `counters.weather.about`, and it is missing.', 'Add "about": a text.'],
    ],
    [
      'a word that is none of the allowed ones',
      { stats: { shelter: { about: 'Shelter.', shape: 'numbre' } } },
      [
        'error',
        'stats.shelter.shape',
        '`stats.shelter.shape` is "numbre", and a system has "number" or "words" or "yes-no" there.',
        'Did you mean "number"?',
      ],
    ],
    [
      'a sound that no table makes',
      { storyMoments: [{ kind: 'weatherTurned', shows: 'heard', sound: 'thunder' }] },
      ['error', 'storyMoments.0.sound', `\`storyMoments.0.sound\` is "thunder", and a system has ${sounds} there.`, `Write ${sounds}.`],
    ],
    ['a section that is a list', { zones: [] }, ['error', 'zones', '`zones` is [], and a system has an object there.', 'Write an object.']],
    [
      'a part of one of several kinds',
      { figures: { ships: { name: 'Ships', reads: { zones: 'harbour', cards: 'all' } } } },
      ['error', 'figures.ships.reads.zones', '`figures.ships.reads.zones` is "harbour", and a system has a list there.', 'Write a list.'],
    ],
    [
      'a folder that leads out of the pack',
      { types: { ship: { ...type, folder: '../..' } } },
      [
        'error',
        'types.ship.folder',
        '`types.ship.folder` is "../..", and a system has names in lower case with hyphens, with a slash between folders there.',
        'Write names in lower case with hyphens, with a slash between folders.',
      ],
    ],
    [
      'a part that nothing reads',
      { zones: { shore: { about: 'A shore.', visiblity: 'seat' } } },
      ['warning', 'zones.shore.visiblity', 'No system has `zones.shore.visiblity`: nothing reads it.', 'Did you mean "visibility"?'],
    ],
    [
      'what belongs to the game alone',
      { basePacks: ['mine'] },
      [
        'warning',
        'basePacks',
        'No system has `basePacks`: nothing reads it.',
        'Name the packs on which yours depends under `dependencies` in package.json.',
      ],
    ],
    [
      'a section that is misspelt',
      { evnets: {} },
      ['warning', 'evnets', 'No system has `evnets`: nothing reads it.', 'Did you mean "events"?'],
    ],
  ])('reports %s', (_what, value, issue) => {
    expect(told(value)).toEqual([issue])
  })

  test('is still used with unknown fields, but not with wrong values', () => {
    expect(checkSystemFacts({ evnets: {}, messages: { 'step.tide': 'Tide' } }).value?.messages).toEqual({ 'step.tide': 'Tide' })
    expect(checkSystemFacts({ messages: { 'step.tide': 5 } }).value).toBeUndefined()
    expect(told([])[0]).toMatchObject(['error', '', 'The file contains no JSON object.', 'Write { … } around its fields.'])
  })
})

test('a rulebook gets the parts that a system may have, its verbs with their script, and a heading for entries without one', () => {
  const entry = { label: 'sail', code: 'sail()', says: 'Sail.' }
  const join = (abilityMenus: object, exported?: { readonly [verb: string]: string }) =>
    chapterOfSystem(
      'lcg',
      { rule: 'optional', title: 'Sea', tokens: { salt: 'salt' }, abilityMenus } as never,
      'fen/systems/deep-sea',
      exported,
    )
  const headed = { ...entry, heading: 'fen/systems/deep-sea' }
  const own = { ...entry, heading: 'boats' }
  const menus = {
    effects: { sail: entry, row: own },
    conditions: { calm: entry },
    events: { tide: entry },
    costs: { salt: entry },
    headings: { boats: 'Boats' },
  }
  expect(join({ ...menus, verbs: ['sail', 'row', 'toString'] }, { row: 'rowFar' })).toEqual({
    game: 'lcg',
    tokens: { salt: 'salt' },
    abilityMenus: {
      ...{ effects: { sail: headed, row: own }, conditions: { calm: headed }, events: { tide: headed }, costs: { salt: entry } },
      headings: { boats: 'Boats', 'fen/systems/deep-sea': 'Deep sea' },
      verbs: { sail: 'fen/systems/deep-sea', row: 'fen/systems/deep-sea#rowFar', toString: 'fen/systems/deep-sea' },
    },
  })
  expect(join({ costs: { salt: entry } }).abilityMenus).toEqual({ costs: { salt: entry }, verbs: {} })
  expect(chapterOfSystem('lcg', {}, 'fen/systems/sea')).toEqual({ game: 'lcg' })
})
