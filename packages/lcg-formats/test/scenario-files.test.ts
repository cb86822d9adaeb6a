/** Files of quests and decks in the forms in which they really occur. */

import {
  cardFormatOf,
  contextOf,
  factsBundle,
  importCards,
  openImport,
  packSheets,
  planImport,
  readCards,
  sheetsFor,
  writeCards,
} from '@questwright/interop'
import { filesOfNewPack, type PackBundle, type PackFiles, type ScenarioFacts } from '@questwright/packs/browser'
import type { SystemChapter } from '@questwright/rulebook'
import { expect, test } from 'vitest'
import { writeScenarioO8d } from '../src/cards/octgn-scenario.ts'
import { octgnContext } from '../src/cards/octgn-sets.ts'
import { deckOfScenario } from '../src/cards/scenario-deck.ts'
import { campaignCards, gameFormats, rulebooks } from './games.ts'
import { alepCsv, alepRows, context, emptyPack, keywords, target } from './made-up-cards.ts'

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const fen: PackFiles = {
  ...emptyPack(),
  ...importCards(cardFormatOf(gameFormats, 'alep'), readCards(gameFormats, alepCsv(alepRows), 'alep'), target()).files,
}
const fenBundle = (): PackBundle => ({ ...factsBundle('fen-roads', 'lcg', fen), name: '@you/fen-roads', packVersion: '1.2.0' })

async function into(
  files: { readonly [name: string]: string },
  pack: PackFiles = fen,
  packId = 'fen-roads',
  packs: readonly PackBundle[] = [],
) {
  const opened = []
  for (const [name, text] of Object.entries(files)) opened.push((await openImport(gameFormats, name, new TextEncoder().encode(text))).file)
  const plan = planImport(gameFormats, opened, { id: packId, state: 'here', rulebook: rulebooks.lcg, files: pack, keywords, packs })
  return { ...plan, pack: { ...pack, ...plan.files } as PackFiles, codes: plan.problems.map(({ code }) => code) }
}

const section = (name: string, shared: 'True' | 'False', ...cards: readonly (readonly [number, string])[]): string =>
  `<section name="${name}" shared="${shared}">${cards.map(([number, title]) => `<card qty="1" id="${id(number)}">${title}</card>`).join('')}</section>`
const o8d = (...sections: readonly string[]): string => `<deck game="a21af4e8-be4b-4cda-a6b6-534f9717391f">${sections.join('\n')}</deck>`

const quest = section('Quest', 'True', [20, 'A Long Road'], [17, 'Across'], [18, 'Far'])
const setup = section('Setup', 'True', [19, 'Worse Fog'], [10, 'Lantern'])
const encounter = section('Encounter', 'True', [7, 'Lurker'], [9, 'Fog'])

function written(pack: PackFiles, slug: string): string {
  const facts = JSON.parse(pack[`scenarios/${slug}.json`] ?? 'null') as ScenarioFacts
  return writeScenarioO8d(deckOfScenario(facts, slug, 'fen-roads', [factsBundle('fen-roads', 'lcg', pack)], 'standard').deck)
}

test('a campaign or nightmare card that comes first in its section of an .o8d is written first again', async () => {
  const { pack } = await into({ 'Q99.4-Night Road.o8d': o8d(quest, encounter, setup) })
  const titles = [...written(pack, 'night-road').matchAll(/>([^<>\n]+)<\/card>/g)].map(([, title]) => title)
  expect(titles.filter((title) => title !== 'Bog Lurker' && title !== 'Cold Fog')).toEqual([
    'A Long Road',
    'Across the Fen',
    'The Far Bank',
    'Worse Fog',
    'The Lantern',
  ])
})

test('a quest with a hero and an attachment gives no deck with one hero, and exports both as cards of a player', async () => {
  const players = [section('Hero', 'False', [1, 'Ådna']), section('Attachment', 'False', [3, 'Rope'])]
  const plan = await into({ 'Q99.5-With Her.o8d': o8d(quest, encounter, ...players) })
  expect(plan.made.map(({ kind, slug }) => [kind, slug])).toEqual([['scenario', 'with-her']])
  expect(plan.codes).toEqual(['import/no-place'])
  const again = written(plan.pack, 'with-her')
  expect(again).toMatch(/<section name="Hero" shared="False">\s*<card[^>]*>Ådna Reedcutter</)
  expect(again).toMatch(/<section name="Attachment" shared="False">\s*<card[^>]*>Coil of Rope</)
  // a file with a whole deck in addition to a quest gives both
  const both = await into({ 'Q99.6-Both.o8d': o8d(quest, encounter, ...players, section('Ally', 'False', [2, 'Guide'])) })
  expect(both.made.map(({ kind }) => kind)).toEqual(['scenario', 'deck'])
})

test('a quest with cards of another pack adds that pack to the dependencies, with a message', async () => {
  const file = { 'Q99.7-Far Away.o8d': o8d(quest, encounter) }
  const home = filesOfNewPack('home', 'Home', {}, rulebooks.lcg)
  const plan = await into(file, home, 'home', [fenBundle()])
  expect(plan.codes).toContain('import/new-dependency')
  expect(JSON.parse(plan.pack['package.json'] ?? '')).toMatchObject({ dependencies: { '@you/fen-roads': '^1.2.0' } })
  // importing the same file again changes nothing
  const again = await into(file, plan.pack, 'home', [fenBundle()])
  expect([again.codes.includes('import/new-dependency'), again.files]).toEqual([false, {}])
  // packs cannot depend on each other
  const circle = await into(file, home, 'home', [{ ...fenBundle(), dependencies: ['home'] }])
  expect(circle.problems.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual(['import/dependency-circle'])
})

test('a card whose type or sphere another pack defines adds that pack to the dependencies', async () => {
  const bringing = (name: string, chapter: SystemChapter): PackBundle => ({
    ...factsBundle(name, 'lcg', {}),
    name: `@questwright/${name}`,
    packVersion: '0.1.0',
    systems: { own: chapter },
  })
  const packs = [
    bringing('lcg-campaigns', campaignCards),
    bringing('lcg-the-hobbit-saga', { factValues: { baggins: { of: 'sphere', name: 'Baggins' } } }),
    bringing('lcg-seafaring', { types: {} }),
  ]
  const needs = async (sphere: string, type: string) => {
    const row = { ...(alepRows.find((one) => one.Type === 'Ally') as (typeof alepRows)[number]), Sphere: sphere, Type: type }
    const home = filesOfNewPack('home', 'Home', {}, rulebooks.lcg)
    const plan = await into({ 'cards.csv': alepCsv([row]) }, home, 'home', packs)
    expect(plan.problems.filter(({ severity }) => severity === 'error')).toEqual([])
    return Object.keys((JSON.parse(plan.pack['package.json'] ?? '') as { dependencies?: object }).dependencies ?? {})
  }
  expect(await needs('Lore', 'Ally')).toEqual([])
  expect(await needs('Baggins', 'Ally')).toEqual(['@questwright/lcg-the-hobbit-saga'])
  expect(await needs('LoreBoon', 'Ally')).toEqual(['@questwright/lcg-campaigns'])
})

test("DragnCards' prebuilt decks of players become decks", async () => {
  const row = (number: number, quantity: number, loadGroupId: string) => ({ databaseId: id(number), quantity, loadGroupId })
  const decks = {
    starterFen: {
      label: 'id:starterFen',
      cards: [
        row(1, 1, 'playerNPlay1'),
        row(24, 1, 'playerNPlay1'),
        row(2, 3, 'playerNDeck'),
        row(3, 2, 'playerNSideboard'),
        row(98, 1, 'playerNDeck'),
      ],
    },
  }
  const plan = await into({ 'preBuiltDecks.json': JSON.stringify({ preBuiltDecks: decks }) })
  expect(plan.made).toEqual([{ kind: 'deck', slug: 'starter-fen', title: 'Starter Fen' }])
  expect(JSON.parse(plan.pack['decks/starter-fen.json'] ?? '')).toMatchObject({
    // a starter deck may have fewer than fifty cards
    kind: 'starter',
    heroes: ['adna-reedcutter'],
    cards: { 'fen-guide': 3, 'reach-the-shore': 1 },
    sideboard: { 'coil-of-rope': 2 },
    placeholders: [{ octgnId: id(98), quantity: 1 }],
  })
  expect(plan.problems.filter(({ code }) => code !== 'import/placeholder')).toEqual([])
})

test('a set.xml is exported with the id, the name and the versions of its import', () => {
  const head =
    '<set name="Fens of Old" id="00000000-0000-4000-8000-0000000000ff" gameId="a21af4e8-be4b-4cda-a6b6-534f9717391f" gameVersion="2.3.6.0" version="3.0.1">'
  const xml = `${head}<cards><card id="${id(2)}" name="Guide"><property name="Type" value="Ally"/><property name="Sphere" value="Lore"/></card></cards></set>`
  const done = importCards(cardFormatOf(gameFormats, 'octgn-set'), readCards(gameFormats, xml, 'octgn-set'), target())
  const files = { ...emptyPack(), ...done.files }
  const sheets = sheetsFor(
    gameFormats,
    'octgn-set',
    packSheets(gameFormats, { game: 'lcg', id: 'fen-roads', title: 'Fen Roads', files, keywords }),
  ).sheets
  const own = contextOf('fen-roads', 'Fen Roads', '0.1.0')
  const { context: kept, problems } = octgnContext(own, sheets, files)
  expect(problems).toEqual([])
  expect(writeCards(gameFormats, sheets, 'octgn-set', kept)).toContain(head)
  // nothing was kept from an import for a scenario that was made in the studio, so the context of its export is unchanged
  expect(
    octgnContext(context, packSheets(gameFormats, { game: 'lcg', id: 'fen-roads', title: 'Fen Roads', files: fen, keywords }), fen).context,
  ).toEqual(context)
  const second = xml.replaceAll('00000000ff', '00000000fe').replace(id(2), id(3)).replace('Guide', 'Rower')
  const two = {
    ...files,
    ...importCards(cardFormatOf(gameFormats, 'octgn-set'), readCards(gameFormats, second, 'octgn-set'), target(files)).files,
  }
  const both = octgnContext(own, packSheets(gameFormats, { game: 'lcg', id: 'fen-roads', title: 'Fen Roads', files: two, keywords }), two)
  expect([both.context, both.problems.map(({ code }) => code)]).toEqual([own, ['export/sets']])
})
