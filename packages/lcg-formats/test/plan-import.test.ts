/** Several files are imported into a pack at once, each after the files that it needs. */

import { type OpenedImport, openImport, planImport } from '@questwright/interop'
import type { ScenarioFacts } from '@questwright/packs/browser'
import { describe, expect, test } from 'vitest'
import { gameFormats, rulebooks } from './games.ts'
import { type AlepRow, alepCsv, alepRows, emptyPack, keywords } from './made-up-cards.ts'

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const game = 'a21af4e8-be4b-4cda-a6b6-534f9717391f'

async function opened(files: { readonly [name: string]: string }): Promise<OpenedImport[]> {
  const all: OpenedImport[] = []
  for (const [name, text] of Object.entries(files)) all.push((await openImport(gameFormats, name, new TextEncoder().encode(text))).file)
  return all
}

const target = (files = emptyPack()) => ({ id: 'fen-roads', state: 'new' as const, rulebook: rulebooks.lcg, files, keywords, packs: [] })
const ruled = (rules: string): string =>
  alepCsv(alepRows.map((row): AlepRow => (row['Deck Rules'] ? { ...row, 'Deck Rules': rules } : row)))
const scenario = (plan: ReturnType<typeof planImport>): ScenarioFacts => JSON.parse(plan.files['scenarios/the-ferry.json'] ?? 'null')

describe('deck rules with "External XML"', () => {
  const set = `<set name="Old Fens" id="${id(500)}" gameId="${game}"><cards>
<card id="${id(501)}" name="Old Wolf" size="EncounterCard"><property name="Type" value="Enemy"/><property name="Encounter Set" value="Bog Things"/>
<property name="Quantity" value="2"/><property name="Engagement Cost" value="20"/><property name="Threat" value="1"/><property name="Attack" value="2"/>
<property name="Defense" value="1"/><property name="Health" value="3"/></card>
<card id="${id(502)}" name="Far Wolf" size="EncounterCard"><property name="Type" value="Treachery"/><property name="Encounter Set" value="Elsewhere"/></card>
</cards></set>`
  const rules =
    'Prefix: Q99.1-\nEncounter Sets: The Ferry; Bog Things\nExternal XML: https://example.org/sets/Old%20Fens.xml?raw=1\nStaging Setup: 1 Old Wolf'

  test('a set.xml of that name among the imported files: the rules sort its cards like the others', async () => {
    const plan = planImport(gameFormats, await opened({ 'drop/cards.csv': ruled(rules), 'drop/old fens.XML': set }), target())
    expect(plan.problems.filter(({ code }) => code === 'import/external-file')).toEqual([])
    expect(scenario(plan).setup).toEqual([{ do: 'add-to-staging', card: 'old-wolf' }, { do: 'shuffle' }])
    expect(plan.made.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['old-wolf', 'far-wolf', 'the-ferry']))
  })

  test('the rules use the cards of a set.xml that only lies in the same folder, but these do not become cards of the pack', async () => {
    const plan = planImport(gameFormats, await opened({ 'cards.csv': ruled(rules) }), target(), await opened({ 'old fens.xml': set }))
    expect(plan.made.map(({ slug }) => slug)).not.toContain('old-wolf')
    expect(plan.problems.filter(({ code }) => code === 'import/unknown-card').map(({ message }) => message.slice(0, 8))).toContain(
      'Old Wolf',
    )
    const kept = (scenario(plan).imported as unknown as { rows: { title: string; section: string }[] }).rows
    expect(kept.filter(({ title }) => title === 'Old Wolf').map(({ section }) => section)).toEqual(['Staging Setup', 'Encounter'])
    expect(kept.some(({ title }) => title === 'Far Wolf')).toBe(false)
  })

  test('an .o8d puts its cards into the places that it gives', async () => {
    const o8d = `<deck game="${game}"><section name="Special" shared="True"><card qty="2" id="${id(503)}">Owl</card></section></deck>`
    const words = 'Prefix: Q99.1-\nEncounter Sets: The Ferry; Bog Things\nExternal XML: owls.o8d'
    const plan = planImport(gameFormats, await opened({ 'cards.csv': ruled(words) }), target(), await opened({ 'owls.o8d': o8d }))
    expect((scenario(plan).imported as unknown as { rows: object[] }).rows).toContainEqual(
      expect.objectContaining({ section: 'Special', quantity: 2, title: 'Owl', octgnId: id(503) }),
    )
  })

  test('a missing file is reported, nothing is downloaded, and the rule stays with the card', async () => {
    const plan = planImport(gameFormats, await opened({ 'cards.csv': ruled(rules), 'old fens.xml': '<p/>' }), target())
    expect(plan.problems.filter(({ code }) => code === 'import/external-file')).toMatchObject([
      { file: 'cards.csv', field: 'Deck Rules', severity: 'warning' },
    ])
    expect(Object.entries(plan.files).find(([path]) => path.endsWith('/across-the-fen.json'))?.[1]).toContain(
      'External XML: https://example.org',
    )
  })
})

test('cards before scenarios before decks, whatever the order of the files; a second import changes nothing', async () => {
  const files = await opened({
    'menu.json': JSON.stringify({ deckMenu: { deckLists: [{ label: 'Over the Water', deckListId: 'Q99.1' }] } }),
    'ours.txt': 'Ours\n\nHeroes (1)\n\n1x Ådna Reedcutter (Fen Roads)\n\nAllies (1)\n\n3x Fen Guide (Fen Roads)\n',
    'cards.csv': alepCsv(),
    'what.bin.csv': 'a,b\n1,2',
  })
  const plan = planImport(gameFormats, files, target())
  expect(plan.made.filter(({ kind }) => kind !== 'card').map(({ kind, slug }) => `${kind} ${slug}`)).toEqual([
    'scenario the-ferry',
    'deck ours',
  ])
  const pack = { ...plan.files }
  expect(JSON.parse(pack['decks/ours.json'] ?? '{}')).toMatchObject({ heroes: ['adna-reedcutter'], cards: { 'fen-guide': 3 } })
  const again = planImport(gameFormats, files, { ...target(pack), state: 'here' })
  expect([again.made, again.gone, again.problems.filter(({ severity }) => severity === 'error')]).toEqual([[], [], []])
  const third = planImport(gameFormats, files, { ...target({ ...pack, ...again.files }), state: 'here' })
  expect([third.files, third.changed]).toEqual([{}, []])
})

test('lists do not overwrite a malformed text file of a pack', async () => {
  const files = await opened({ 'ours.txt': 'Ours\n\nHeroes (1)\n\n1x Nobody\n\nAllies (1)\n\n3x Guide\n' })
  const plan = planImport(gameFormats, files, { ...target({ ...emptyPack(), 'text/en.json': '{' }), state: 'here' })
  expect([plan.files, plan.problems.map(({ code }) => code)]).toEqual([{}, ['import/broken-pack']])
})
