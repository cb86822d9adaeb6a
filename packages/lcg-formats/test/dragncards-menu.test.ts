/** The menu of DragnCards: a quest is the label of a submenu, and its modes are the leaves. */

import { cardFormatOf, factsBundle, importCards, openImport, planImport, readCards } from '@questwright/interop'
import { dealtDeckOf, modesOf, type PackBundle, type PackFiles, type ScenarioFacts } from '@questwright/packs/browser'
import { expect, test } from 'vitest'
import { readPrebuiltDecks, writePrebuiltDecks } from '../src/cards/dragncards-decks.ts'
import { writeDeckMenu } from '../src/cards/dragncards-menu.ts'
import { scenarioLists } from '../src/cards/dragncards-scenarios.ts'
import { sortedRows } from '../src/cards/scenario-deck.ts'
import { gameFormats, rulebooks } from './games.ts'
import { alepCsv, alepRows, emptyPack, keywords, target } from './made-up-cards.ts'

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const fen: PackFiles = {
  ...emptyPack(),
  ...importCards(cardFormatOf(gameFormats, 'alep'), readCards(gameFormats, alepCsv(alepRows), 'alep'), target()).files,
}

const row = (number: number, quantity: number, loadGroupId: string) => ({ databaseId: id(number), quantity, loadGroupId })
const quest = [row(17, 1, 'sharedQuestDeck'), row(18, 1, 'sharedQuestDeck')]
const list = (label: string, lurkers: number, ...more: readonly object[]) => ({
  label,
  cards: [...quest, row(7, lurkers, 'sharedEncounterDeck'), row(9, 1, 'sharedEncounterDeck'), ...more],
})
const preBuiltDecks = {
  'Q99.1': list('The Ferry', 3),
  'E99.1': list('The Ferry (Easy)', 1, row(26, 1, 'sharedEncounterDeck2')),
  // like real nightmare lists: a card that is set aside, another number of copies, a card that begins in play
  'N99.1': list('The Ferry (Nightmare)', 2, row(19, 1, 'sharedSetAside'), row(8, 1, 'sharedStagingArea')),
  'Q99.02A': list('Other Bank', 2),
  'E99.02B': list('Other Bank (Easy)', 1),
  // an easy list without a card that begins in play in the normal list
  'Q99.3': list('Wide Water', 2, row(8, 1, 'sharedStagingArea')),
  'E99.3': list('Wide Water', 2),
  CC1: { label: 'Alone', cards: [...quest, row(7, 1, 'sharedEncounterDeck')] },
}
const leaf = (mode: string, deckListId: string) => ({ label: mode, deckListId })
const deckMenu = {
  subMenus: [
    {
      label: 'id:Fen Roads & More',
      subMenus: [
        { label: 'id:The Ferry', deckLists: [leaf('id:easy', 'E99.1'), leaf('id:normal', 'Q99.1'), leaf('id:nightmare', 'N99.1')] },
        { label: 'id:The Other Bank', deckLists: [leaf('id:easy', 'E99.02B'), leaf('id:normal', 'Q99.02A')] },
        { label: 'id:Wide Water', deckLists: [leaf('id:easy', 'E99.3'), leaf('id:normal', 'Q99.3')] },
      ],
    },
    { label: 'Single', deckLists: [leaf('id:All Alone', 'CC1')] },
  ],
}

async function into(files: { readonly [name: string]: object }, pack: PackFiles = fen) {
  const opened = []
  for (const [name, value] of Object.entries(files))
    opened.push((await openImport(gameFormats, name, new TextEncoder().encode(JSON.stringify(value)))).file)
  const plan = planImport(gameFormats, opened, {
    id: 'fen-roads',
    state: 'here',
    rulebook: rulebooks.lcg,
    files: pack,
    keywords,
    packs: [],
  })
  return { ...plan, pack: { ...pack, ...plan.files } as PackFiles }
}

/** The scenarios in order, as `qw export` writes them. */
function listsOf(pack: PackFiles) {
  const bundle: PackBundle = factsBundle('fen-roads', 'lcg', pack)
  const number = (slug: string): number => bundle.scenarios[slug]?.number ?? 999
  return scenarioLists(
    bundle,
    Object.keys(bundle.scenarios).sort((a, b) => number(a) - number(b)),
    'Fen Roads',
    [bundle],
  )
}

const titles = (pack: PackFiles) => {
  const { scenarios } = JSON.parse(pack['text/en.json'] ?? '') as { scenarios: { [slug: string]: { title: string } } }
  return Object.values(scenarios).map(({ title }) => title)
}
const copies = (pack: PackFiles, slug: string, mode: string) => {
  const facts = JSON.parse(pack[`scenarios/${slug}.json`] ?? '') as ScenarioFacts
  return Object.fromEntries(
    dealtDeckOf(facts, [factsBundle('fen-roads', 'lcg', pack)], mode, rulebooks.lcg, 'fen-roads').map((one) => [one.code, one.copies]),
  )
}

test('quests have the title of the label above their modes, and easy and nightmare lists are modes of one scenario', async () => {
  const { pack, problems } = await into({ 'menu.json': { deckMenu }, 'decks.json': { preBuiltDecks } })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(titles(pack)).toEqual(['The Ferry', 'The Other Bank', 'Wide Water', 'All Alone'])
  expect(copies(pack, 'the-ferry', 'standard')).toEqual({ 'fen-roads:bog-lurker': 3, 'fen-roads:cold-fog': 1 })
  expect(copies(pack, 'the-ferry', 'easy')).toEqual({ 'fen-roads:bog-lurker': 1, 'fen-roads:cold-fog': 1 })
  expect(copies(pack, 'the-ferry', 'nightmare')).toMatchObject({ 'fen-roads:bog-lurker': 2, 'fen-roads:cold-fog': 1 })
  const [ferry, wide] = ['the-ferry', 'wide-water'].map((slug) => JSON.parse(pack[`scenarios/${slug}.json`] ?? '') as ScenarioFacts)
  expect([ferry, wide].map((facts) => modesOf(facts as ScenarioFacts, rulebooks.lcg))).toEqual([
    ['standard', 'easy', 'basic', 'nightmare'],
    ['standard', 'easy', 'basic'],
  ])
  // the cards that begin in play are those of the mode
  expect(ferry).toMatchObject({ modes: { nightmare: { setup: [{ do: 'add-to-staging' }, { do: 'shuffle' }] } } })
  expect(ferry).not.toHaveProperty('setup')
  expect(wide).toMatchObject({ setup: [{ do: 'add-to-staging' }, { do: 'shuffle' }], modes: { easy: { setup: [] } } })
  expect(copies(pack, 'other-bank', 'easy')).toEqual({ 'fen-roads:bog-lurker': 1, 'fen-roads:cold-fog': 1 })
})

test('lists and menu are the same after import and export: the same tree, and every list with the same cards', async () => {
  const first = await into({ 'decks.json': { preBuiltDecks }, 'menu.json': { deckMenu } })
  const { decks, menu } = listsOf(first.pack)
  expect(JSON.parse(writeDeckMenu(menu))).toEqual({ deckMenu })
  const again = readPrebuiltDecks(writePrebuiltDecks(decks)).decks
  const rows = (all: typeof again) => Object.fromEntries(all.map((deck) => [deck.id, sortedRows(deck.rows)]))
  expect(rows(again)).toEqual(rows(readPrebuiltDecks(JSON.stringify({ preBuiltDecks })).decks))
  expect(again.find((deck) => deck.id === 'E99.1')?.title).toBe('The Ferry (Easy)')
  // a second import changes nothing, also without the menu
  expect((await into({ 'decks.json': { preBuiltDecks }, 'menu.json': { deckMenu } }, first.pack)).files).toEqual({})
  expect((await into({ 'decks.json': { preBuiltDecks: { 'Q99.1': preBuiltDecks['Q99.1'] } } }, first.pack)).files).toEqual({})
})

test('an easy list that is imported later finds its scenario by its id, and a changed normal list keeps the easy mode', async () => {
  const { 'Q99.1': normal, 'E99.1': easy } = preBuiltDecks
  const first = await into({ 'decks.json': { preBuiltDecks: { 'Q99.1': normal } } })
  const second = await into({ 'decks.json': { preBuiltDecks: { 'E99.1': easy } } }, first.pack)
  expect(second.made).toEqual([])
  expect(second.changed).toEqual([{ kind: 'scenario', slug: 'the-ferry', title: 'The Ferry' }])
  expect(copies(second.pack, 'the-ferry', 'easy')['fen-roads:bog-lurker']).toBe(1)
  const third = await into({ 'decks.json': { preBuiltDecks: { 'Q99.1': list('The Ferry', 2) } } }, second.pack)
  expect(copies(third.pack, 'the-ferry', 'standard')['fen-roads:bog-lurker']).toBe(2)
  expect(copies(third.pack, 'the-ferry', 'easy')['fen-roads:bog-lurker']).toBe(1)
})

test('the rules that its author gave a scenario and a mode of it stay when their lists change', async () => {
  const { 'Q99.1': normal, 'E99.1': easy } = preBuiltDecks
  const { pack } = await into({ 'decks.json': { preBuiltDecks: { 'Q99.1': normal, 'E99.1': easy } } })
  const path = 'scenarios/the-ferry.json'
  const own = JSON.parse(pack[path] ?? '') as { modes?: { easy?: object } }
  const ruled = { ...own, rules: ['short-days'], modes: { ...own.modes, easy: { ...own.modes?.easy, rules: [] } } }
  const changed = await into(
    { 'decks.json': { preBuiltDecks: { 'Q99.1': list('The Ferry', 2) } } },
    { ...pack, [path]: JSON.stringify(ruled) },
  )
  expect(changed.changed).toMatchObject([{ slug: 'the-ferry' }])
  expect(JSON.parse(changed.pack[path] ?? '')).toMatchObject({ rules: ['short-days'], modes: { easy: { rules: [] } } })
})

test('scenarios without a place in a menu get a menu of the pack, with a label for each that has an easy mode', async () => {
  const { 'Q99.1': normal, 'E99.1': easy, CC1 } = preBuiltDecks
  const { pack } = await into({ 'decks.json': { preBuiltDecks: { 'Q99.1': normal, 'E99.1': easy, CC1 } } })
  expect(JSON.parse(writeDeckMenu(listsOf(pack).menu))).toEqual({
    deckMenu: {
      subMenus: [
        {
          label: 'Fen Roads',
          deckLists: [{ label: 'Alone', deckListId: 'CC1' }],
          subMenus: [{ label: 'The Ferry', deckLists: [leaf('id:easy', 'E99.1'), leaf('id:normal', 'Q99.1')] }],
        },
      ],
    },
  })
})

test('an easy list in a separate file is a mode, even if its file comes first', async () => {
  const { 'Q99.1': normal, 'E99.1': easy } = preBuiltDecks
  const { made, pack } = await into({
    'E99.1-The-Ferry.json': { preBuiltDecks: { 'E99.1': easy } },
    'Q99.1-The-Ferry.json': { preBuiltDecks: { 'Q99.1': normal } },
  })
  expect(made.map(({ slug }) => slug)).toEqual(['the-ferry'])
  expect(copies(pack, 'the-ferry', 'easy')['fen-roads:bog-lurker']).toBe(1)
})

test('lists of a menu that the pack does not have are reported once', async () => {
  const { problems } = await into({ 'menu.json': { deckMenu } })
  expect(problems.map(({ code }) => code)).toEqual(['import/unknown-scenario'])
  expect(problems[0]?.message).toContain('8 lists that are no scenarios of the pack: The Ferry, easy (E99.1), The Ferry, normal (Q99.1)')
})

test('a missing card is reported with its name, and a rules sheet of the same set is not', async () => {
  const sheet = `databaseId\tname\timageUrl\tcardBack\ttype\tencounterSet\ttext\n${id(70)}\tFen Rules\t\tmulti_sided\tRules\tFen\tRead this.\n`
  const table = (await openImport(gameFormats, 'fen.tsv', new TextEncoder().encode(sheet))).file
  const target = { id: 'fen-roads', state: 'here', rulebook: rulebooks.lcg, keywords, packs: [] } as const
  const before = { ...fen, ...planImport(gameFormats, [table], { ...target, files: fen }).files }
  const deck = list(
    'Dry Fen',
    1,
    { ...row(70, 1, 'sharedSetAside'), _name: 'Fen Rules' },
    { ...row(71, 1, 'sharedSetAside'), _name: 'Far Heron' },
  )
  const { problems, pack } = await into({ 'decks.json': { preBuiltDecks: { 'Q99.7': deck } } }, before)
  expect(problems.filter(({ code }) => code === 'import/unknown-card').map(({ message }) => message)).toEqual([
    'Far Heron of Dry Fen is in no pack here: kept as it is, and in no game.',
  ])
  // the list that is written again has both
  const cards = (readPrebuiltDecks(writePrebuiltDecks(listsOf(pack).decks)).decks[0]?.rows ?? []).map(({ octgnId }) => octgnId)
  expect(cards).toEqual(expect.arrayContaining([id(70), id(71)]))
})

test('a quest of one stage that begins on the table is a scenario', async () => {
  const deck = { label: 'Short Ferry', cards: [row(17, 1, 'sharedMainQuest'), row(7, 2, 'sharedEncounterDeck')] }
  const { pack, problems } = await into({ 'decks.json': { preBuiltDecks: { 'Q99.8': deck } } })
  expect(problems).toEqual([])
  expect(JSON.parse(pack['scenarios/short-ferry.json'] ?? '').quest).toHaveLength(1)
})
