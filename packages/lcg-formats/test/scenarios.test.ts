/** Scenarios through `.o8d`, DragnCards' JSON and the deck rules of ALeP. */

import { cardFormatOf, cardIndex, factsBundle, importCards, readCards, readDeck, recogniseFile } from '@questwright/interop'
import {
  checkScenarioFacts,
  dealtDeckOf,
  type FactValue,
  filesOfNewPack,
  type PackFiles,
  type ScenarioFacts,
} from '@questwright/packs/browser'
import { expect, test } from 'vitest'
import { decksOfRules } from '../src/cards/deck-rules.ts'
import { readPrebuiltDecks, writePrebuiltDecks } from '../src/cards/dragncards-decks.ts'
import { readDeckMenu, writeDeckMenu } from '../src/cards/dragncards-menu.ts'
import { scenarioOfO8d, writeScenarioO8d } from '../src/cards/octgn-scenario.ts'
import { importScenarios } from '../src/cards/place-scenario.ts'
import { deckOfScenario, type ScenarioDeck, scenarioOfDeck, sortedRows } from '../src/cards/scenario-deck.ts'
import { gameFormats, rulebooks } from './games.ts'
import { type AlepRow, alepCsv, alepRows, emptyPack, target } from './made-up-cards.ts'

const empty = emptyPack()

function cards(rows: readonly AlepRow[] = alepRows) {
  const read = readCards(gameFormats, alepCsv(rows), 'alep')
  const done = importCards(cardFormatOf(gameFormats, 'alep'), read, target(empty))
  return { read, done, pack: { ...empty, ...done.files } as PackFiles }
}

const fen = cards()
const rules = decksOfRules(fen.read.sheets, (sheet) => {
  const slug = fen.done.slugs.get(sheet)
  return slug === undefined ? undefined : `fen-roads:${slug}`
})

function placed(decks: readonly ScenarioDeck[], files: PackFiles = fen.pack) {
  const done = importScenarios(decks, { id: 'fen-roads', files }, [], 'test')
  return { ...done, pack: { ...files, ...done.files } as PackFiles }
}

function deckIn(files: PackFiles, slug: string, mode: 'standard' | 'easy' = 'standard'): ScenarioDeck {
  const facts = JSON.parse(files[`scenarios/${slug}.json`] ?? 'null') as ScenarioFacts
  return deckOfScenario(facts, 'The Ferry', 'fen-roads', [factsBundle('fen-roads', 'lcg', files)], mode).deck
}

const said = (deck: ScenarioDeck): string[] => deck.rows.map(({ section, quantity, title }) => `${section} ${quantity} ${title}`).sort()

test('deck rules sort the cards of their sets, in order, and easy mode removes the copies that the cards say', () => {
  expect(rules.problems).toEqual([])
  const { pack, made, problems } = placed(rules.decks)
  expect(made).toEqual([{ slug: 'the-ferry', title: 'The Ferry' }])
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  const facts = JSON.parse(pack['scenarios/the-ferry.json'] ?? '{}') as FactValue & ScenarioFacts
  expect(checkScenarioFacts(facts, rulebooks.lcg).issues).toEqual([])
  expect(facts).toMatchObject({ quest: ['across-the-fen', 'the-far-bank'], encounterSets: ['bog-things', 'the-ferry'] })
  expect(facts.setup).toEqual([{ do: 'add-to-staging', card: 'sinking-path' }, { do: 'set-aside', card: 'the-lantern' }, { do: 'shuffle' }])
  const standard = said(deckIn(pack, 'the-ferry'))
  expect(standard).toContain('Encounter 3 Bog Lurker')
  expect(standard).toContain('Encounter 1 Sinking Path')
  expect(said(deckIn(pack, 'the-ferry', 'easy'))).toContain('Encounter 2 Bog Lurker')
})

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const o8d = `<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="a21af4e8-be4b-4cda-a6b6-534f9717391f">
  <section name="Quest" shared="True"><card qty="1" id="${id(17)}">Across</card><card qty="1" id="${id(18)}">Far</card></section>
  <section name="Encounter" shared="True"><card qty="2" id="${id(7)}">Lurker</card><card qty="2" id="${id(9)}">Fog</card><card qty="4" id="${id(99)}">Stranger</card></section>
  <section name="Special" shared="True"><card qty="1" id="${id(26)}">Lurker</card></section>
  <section name="Setup" shared="True"><card qty="1" id="${id(10)}">Lantern</card><card qty="1" id="${id(19)}">Fog</card></section>
  <section name="Staging Setup" shared="True"><card qty="2" id="${id(8)}">Path</card></section>
  <section name="Active Setup" shared="True"><card qty="1" id="${id(8)}">Path</card></section>
</deck>`

function scenarioIn(text: string): ScenarioDeck {
  const index = cardIndex([factsBundle('fen-roads', 'lcg', fen.pack)], rulebooks)
  const { deck } = readDeck(gameFormats, text, index, { name: 'Q99.2-Fen by Night' })
  const scenario = deck && scenarioOfO8d(deck, index, 'Q99.2-Fen by Night')
  if (scenario === undefined) throw new Error('no scenario')
  return scenario
}

test('an .o8d becomes a scenario, which is exported as the same .o8d up to order', () => {
  const first = scenarioIn(o8d)
  expect(first).toMatchObject({ id: 'Q99.2', title: 'Fen by Night' })
  const { pack, problems } = placed([first])
  expect(problems.map(({ code }) => code)).toEqual(['import/unknown-card', 'import/no-place'])
  const written = writeScenarioO8d(deckIn(pack, 'fen-by-night'))
  expect(recogniseFile(gameFormats, written)).toBe('octgn')
  expect(sortedRows(scenarioIn(written).rows)).toEqual(sortedRows(first.rows))
  expect(placed([first], pack)).toMatchObject({ made: [], changed: [], same: 1, files: {} })
})

test('a card with the name of a set counts as a card', () => {
  const more = { ...alepRows[6], 'Card GUID': id(50), Name: 'Bog Things', Quantity: '2', 'Victory Points': '' } as AlepRow
  const { pack } = cards([...alepRows, more])
  const rows = [
    { section: 'Quest', quantity: 1, title: '', octgnId: id(17) },
    { section: 'Encounter', quantity: 1, title: '', octgnId: id(50) },
    { section: 'Encounter', quantity: 2, title: '', octgnId: id(7) },
  ]
  const done = placed([{ title: 'Small', rows }], pack)
  expect(sortedRows(deckIn(done.pack, 'small').rows)).toEqual(sortedRows(rows))
})

test('a card of another pack with the name of its set is left out without the rest of the set', () => {
  const more = { ...alepRows[6], 'Card GUID': id(50), Name: 'Bog Things', Quantity: '3', 'Victory Points': '' } as AlepRow
  const other = factsBundle('fen-roads', 'lcg', cards([...alepRows, more]).pack)
  const rows = [
    { section: 'Quest', quantity: 1, title: '', octgnId: id(17) },
    { section: 'Encounter', quantity: 3, title: '', octgnId: id(7) },
  ]
  const done = importScenarios(
    [{ title: 'Small', rows }],
    { id: 'home', files: filesOfNewPack('home', 'Home', {}, rulebooks.lcg) },
    [other],
    'test',
  )
  const facts = JSON.parse(done.files['scenarios/small.json'] ?? 'null') as ScenarioFacts
  expect(facts.quantities).toMatchObject({ standard: { 'fen-roads:card/bog-things': 0 } })
  expect(dealtDeckOf(facts, [other], 'standard', rulebooks.lcg, 'home')).toEqual([{ code: 'fen-roads:bog-lurker', copies: 3 }])
  expect(sortedRows(deckOfScenario(facts, 'Small', 'home', [other], 'standard').deck.rows)).toEqual(sortedRows(rows))
})

test('DragnCards: decks and menu are the same after import and export, including data that only DragnCards reads', () => {
  const text = `// a remark with "quotes"
{"preBuiltDecks":{"Q99.3":{"label":"Fen Walk","cards":[
 {"databaseId":"${id(17)}","quantity":1,"loadGroupId":"sharedQuestDeck"},
 {"databaseId":"${id(7)}","quantity":3,"loadGroupId":"sharedEncounterDeck"},
 {"databaseId":"${id(9)}","quantity":2,"loadGroupId":"sharedEncounterDeck"},
 {"databaseId":"${id(21)}","quantity":1,"loadGroupId":"sharedBoons","left":"10%"}],"preLoadActionList":[["LOG","hi"]],"hideFromSearch":true}}}`
  expect(recogniseFile(gameFormats, text)).toBe('dragncards-decks')
  const { decks, problems } = readPrebuiltDecks(text)
  expect(problems).toEqual([])
  const { pack } = placed(decks)
  const again = readPrebuiltDecks(writePrebuiltDecks([{ ...deckIn(pack, 'fen-walk'), title: 'Fen Walk' }]))
  expect(again.decks.map(({ id: own, title, kept }) => ({ own, title, kept }))).toEqual(
    decks.map(({ id: own, title, kept }) => ({ own, title, kept })),
  )
  expect(sortedRows(again.decks[0]?.rows ?? [])).toEqual(sortedRows(decks[0]?.rows ?? []))
  expect(again.decks[0]?.rows.find(({ section }) => section === 'sharedBoons')?.more).toEqual({ left: '10%' })
  const lines = [{ path: ['Fen Roads'], label: 'Fen Walk', id: 'Q99.3' }]
  const menu = writeDeckMenu(lines)
  expect(recogniseFile(gameFormats, menu)).toBe('dragncards-menu')
  expect(readDeckMenu(menu)).toEqual({ lines: lines.map((line) => ({ ...line, at: 1 })), problems: [] })
})

test.each([
  ['{', 'import/broken-json'],
  ['{"preBuiltDecks":{"A":{"label":"x"}}}', 'import/wrong-format'],
  ['{"preBuiltDecks":{"A":{"cards":[{"databaseId":"x","quantity":-1,"loadGroupId":"y"}]}}}', 'import/wrong-row'],
  ['{"preBuiltDecks":{"A":{"cards":[]},"A":{"cards":[]}}}', 'import/doubled-id'],
  ['{"__proto__":{"cards":[]},"preBuiltDecks":7}', 'import/wrong-format'],
])('malformed decks are reported: %s', (text, code) => {
  expect(readPrebuiltDecks(text).problems.map((one) => one.code)).toContain(code)
})

test.each([
  ['Prefix: nonsense', 'is no prefix'],
  ['Prefix: Q99.1-\nno key here', 'has no key'],
  ['Prefix: Q99.1-\nMood: wet', 'is not understood'],
  ['Prefix: Q99.1-\nExternal XML: x', 'names x, which is not among the files'],
  ['Prefix: Q99.1-\nSetup: Nobody', 'fits no card'],
  ['Prefix: Q99.1-\n_DC2_x: {', 'holds no JSON'],
])('deck rules that are not understood are reported: %s', (words, message) => {
  const { read } = cards(alepRows.map((row) => (row['Deck Rules'] ? { ...row, 'Deck Rules': words } : row)))
  expect(
    decksOfRules(read.sheets, () => undefined)
      .problems.map((one) => one.message)
      .join(),
  ).toContain(message)
})

test('what an author added to a scenario stays when its cards change', () => {
  const { pack } = placed([scenarioIn(o8d)])
  const path = 'scenarios/fen-by-night.json'
  const own = JSON.parse(pack[path] ?? '{}') as { setup: object[] }
  const authored = {
    ...pack,
    [path]: JSON.stringify({ ...own, lose: [{ when: 'round', number: 9 }], setup: [...own.setup, { do: 'each-player-draws', count: 1 }] }),
  }
  const again = placed(
    [scenarioIn(o8d.replace('qty="2" id="00000000-0000-4000-8000-000000000007"', 'qty="3" id="00000000-0000-4000-8000-000000000007"'))],
    authored,
  )
  expect(again.changed).toEqual([{ slug: 'fen-by-night', title: 'Fen by Night' }])
  const facts = JSON.parse(again.pack[path] ?? '{}') as ScenarioFacts
  expect(facts.lose).toEqual([{ when: 'round', number: 9 }])
  expect(facts.setup).toContainEqual({ do: 'each-player-draws', count: 1 })
})

test.each([
  ['its own pack', ['fen-roads', 'moor'], 'home', 'across-the-fen', []],
  ['one other pack', ['moor'], 'away', 'moor:across-the-fen', []],
  ['several other packs', ['moor', 'heath'], 'away', undefined, ['ambiguous-card']],
] as const)('a title that cards of %s have', (_, ids, where, quest, codes) => {
  const bundles = ids.map((id) => factsBundle(id, 'lcg', fen.pack))
  const rows = [{ section: 'Quest', quantity: 1, title: 'Across the Fen' }]
  const { facts, problems } = scenarioOfDeck({ title: 'The Ferry', rows }, where === 'home' ? 'fen-roads' : 'sea', bundles, 'test')
  expect(facts?.quest).toEqual(quest === undefined ? undefined : [quest])
  expect(problems.filter(({ severity }) => severity === 'warning').map(({ code }) => code.replace(/^.*\//, ''))).toEqual(codes)
})
