/** What a new version of a pack changes, in the words of a changelog, and the version number that this requires. */
import { describe, expect, test } from 'vitest'
import { adviceFor, loadPack, type PackBundle, diffPacks as plainDiffPacks } from '../src/index.ts'
import { rulebooks } from './games.ts'
import { watched } from './watched-findings.ts'

const diffPacks = watched(plainDiffPacks)

type Files = { readonly [path: string]: string | object }

const hound = {
  type: 'enemy',
  encounterSet: 'fen',
  engagementCost: 20,
  threat: 2,
  attack: 2,
  defense: 1,
  hitPoints: 3,
  traits: ['Creature'],
}
const barks = "import { card, forced } from '@questwright/lcg'\n\nexport default card('hound', [forced.after('engages', () => {})])\n"

const base = {
  'cards/hound.json': hound,
  'cards/hound.ts': barks,
  'cards/bank.json': { type: 'location', encounterSet: 'fen', threat: 1, questPoints: 3 },
  'keywords/mired.json': { number: 'none' },
  'keywords/mired.ts': "import { keyword } from '@questwright/lcg'\n\nexport default keyword('mired', [])\n",
}
const words = {
  cards: { hound: { title: 'Mire Hound', text: 'It barks.' }, bank: { title: 'Reed Bank' } },
  keywords: { mired: { title: 'Mired', text: 'Slow.' } },
  encounterSets: { fen: { title: 'The Fen' } },
  scenarios: {},
  decks: {},
}

function packOf(version: string, files: Files = {}, text: object = words): PackBundle {
  const all = {
    'package.json': { name: '@me/fen', version, questwright: { game: 'lcg', api: 1 } },
    'text/en.json': text,
    ...base,
    ...files,
  }
  const { bundle, problems } = loadPack(
    Object.fromEntries(
      Object.entries(all).flatMap(([path, one]) => (one === '' ? [] : [[path, typeof one === 'string' ? one : JSON.stringify(one)]])),
    ),
    rulebooks,
  )
  if (!bundle) throw new Error(problems.map(({ message }) => message).join('\n'))
  return bundle
}

const said = (before: PackBundle, after: PackBundle) =>
  diffPacks(before, after, rulebooks).changes.map(({ weight, sentence }) => `${weight}: ${sentence}`)

describe('the list of changes', () => {
  test('is empty if only files differ that neither games nor readers see', () => {
    expect(said(packOf('1.0.0'), packOf('1.0.0', { 'README.md': 'Read me.' }))).toEqual([])
  })

  test('has numbers and traits of a card with their earlier values', () => {
    const after = packOf('1.1.0', { 'cards/hound.json': { ...hound, threat: 1, hitPoints: 4, traits: ['Hound'] } })
    expect(said(packOf('1.0.0'), after)).toEqual([
      'minor: Mire Hound: hit points 4, was 3.',
      'minor: Mire Hound: threat 1, was 2.',
      'minor: Mire Hound: traits Hound added; traits Creature gone.',
    ])
  })

  test('has removed cards with their sets, before new cards', () => {
    const after = packOf(
      '2.0.0',
      { 'cards/bank.json': '', 'cards/lamp.json': { type: 'objective', encounterSet: 'lights' } },
      { ...words, cards: { hound: words.cards.hound, lamp: { title: 'Cold Lamp' } } },
    )
    expect(said(packOf('1.0.0'), after)).toEqual([
      'major: Gone: Reed Bank (location).',
      'minor: New: Cold Lamp (objective).',
      'minor: New: lights (encounter set).',
    ])
  })

  test('has a changed type, and a keyword that now needs a number', () => {
    const after = packOf('2.0.0', {
      'cards/bank.json': { type: 'treachery', encounterSet: 'fen' },
      'keywords/mired.json': { number: 'required' },
    })
    expect(said(packOf('1.0.0'), after).filter((one) => one.startsWith('major'))).toEqual([
      'major: Reed Bank is of type treachery, was location.',
      'major: Mired is printed with a number now.',
    ])
  })

  test('counts a title, a text, a picture and a code as words and pictures', () => {
    const after = packOf(
      '1.0.1',
      { 'cards/hound.json': { ...hound, number: 7 } },
      { ...words, cards: { ...words.cards, hound: { title: 'Fen Hound', text: 'It growls.', flavour: 'Once.' } } },
    )
    expect(said(packOf('1.0.0'), after)).toEqual([
      'patch: Fen Hound: number 7, was none.',
      'patch: Fen Hound was called Mire Hound.',
      'patch: Fen Hound: its text changed.',
      'patch: Fen Hound: its flavour text changed.',
    ])
  })

  test('has scripts that are new, changed or removed', () => {
    const other = packOf('1.1.0', { 'cards/hound.ts': barks.replace("'engages'", "'attacks'") })
    expect(said(packOf('1.0.0'), other)).toEqual(['minor: Mire Hound: its script changed.'])
    const none = packOf('1.1.0', { 'cards/hound.ts': '' })
    expect(said(packOf('1.0.0'), none)).toEqual(['minor: Mire Hound: it has no script any more.'])
    expect(said(none, packOf('1.2.0'))).toEqual(['minor: Mire Hound: it has a script now.'])
  })

  test('has helpers that scripts share', () => {
    const before = packOf('1.0.0', { 'lib/count.ts': 'export const count = 1\n' })
    const after = packOf('1.1.0', { 'lib/count.ts': 'export const count = 2\n' })
    expect(said(before, after)).toEqual(['minor: lib/count.ts, which scripts of the pack share, changed.'])
  })

  test('has the cards of a deck, and the stages and sets of a scenario', () => {
    const deck = (cards: object) => ({ format: 'questwright-deck', version: 1, kind: 'custom', heroes: [], cards })
    const quest = { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 6 } } }
    const files = {
      'cards/in.json': quest,
      'scenarios/over.json': { quest: ['in'], encounterSets: ['fen'] },
      'decks/mine.json': deck({ hound: 2 }),
    }
    const after = {
      ...files,
      'cards/in.json': { ...quest, sides: { A: {}, B: { questPoints: 8 } } },
      'scenarios/over.json': { quest: ['in'], encounterSets: ['fen', 'lights'] },
      'decks/mine.json': deck({ hound: 3 }),
    }
    expect(said(packOf('1.0.0', files), packOf('1.1.0', after))).toEqual([
      'minor: in: side B, quest points 8, was 6.',
      'minor: over: encounter sets lights added.',
      'minor: mine: with 3x hound.',
      'minor: mine: without 2x hound.',
    ])
  })

  test('has the rules of a scenario, and rule cards that are new, changed or removed', () => {
    const card = (slug: string, parts = '') => `import { rule } from '@questwright/lcg'\n\nexport default rule('${slug}', [${parts}])\n`
    const quest = { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 6 } } }
    const over = (rules: readonly string[]) => ({
      'cards/in.json': quest,
      'scenarios/over.json': { quest: ['in'], encounterSets: ['fen'], rules },
    })
    const rain = (text: string) => ({ ...words, rules: { rain: { title: 'Long Rain', text } } })
    const before = packOf('1.0.0', { ...over(['rain']), 'rules/rain.ts': card('rain') }, rain('It rains.'))
    const after = packOf(
      '1.1.0',
      { ...over(['rain', 'wind']), 'rules/rain.ts': card('rain', '[]'), 'rules/wind.ts': card('wind') },
      rain('It pours.'),
    )
    expect(said(before, after)).toEqual([
      'minor: over: rules wind added.',
      'minor: The rule Long Rain: its script changed.',
      'minor: New: wind (rule).',
      'patch: Long Rain: its text changed.',
    ])
    // scenarios of other packs may use the rule
    expect(said(after, before)).toContain('major: Gone: wind (rule).')
  })
})

describe('the version number', () => {
  test.each([
    ['1.2.3', '1.2.3', undefined, '1.2.3', 'enough'],
    ['1.2.3', '1.2.2', undefined, '1.2.3', 'too-low'],
    ['1.2.3', '1.2.4', 'patch', '1.2.4', 'enough'],
    ['1.2.3', '1.2.4', 'minor', '1.3.0', 'too-low'],
    ['1.2.3', '1.3.0', 'major', '2.0.0', 'too-low'],
    ['1.2.3', '2.0.0', 'major', '2.0.0', 'enough'],
    ['0.1.0', '0.1.1', 'minor', '0.1.1', 'enough'],
    ['0.1.0', '0.1.1', 'major', '0.2.0', 'too-low'],
    ['0.1.0', '0.2.0', 'major', '0.2.0', 'enough'],
    ['1.2.3', '2.0.0-beta.1', 'major', '2.0.0', 'enough'],
    ['1.2.3', '1.3.0-beta.1', 'major', '2.0.0', 'too-low'],
  ] as const)('%s to %s with %s changes requires %s: %s', (from, to, weight, least, verdict) => {
    expect(adviceFor(from, to, weight)).toEqual({ from, to, least, verdict })
  })
})
