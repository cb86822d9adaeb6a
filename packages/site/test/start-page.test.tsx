import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PackBundle } from '@questwright/packs/types'
import { portsOfNothing } from '@questwright/session'
import { createGameStore } from '@questwright/session/state'
import { createTablePage, TablePageProvider } from '@questwright/table-page'
import { loadWorkspace, withNeeds } from '@questwright/workshop'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { SiteData, SitePack } from '../src/page/site-types.ts'
import { StartPage } from '../src/page/start-page.tsx'

const nothing = () => Promise.reject(new Error('nothing is played here'))

const sitePack = ({ id, name, packVersion, title }: PackBundle): SitePack => ({
  ...{ id, name, version: packVersion, title: title ?? id },
  ...{ description: '', licence: 'MIT', credits: [] },
})

/** The text of the start page of a pack's website. */
function wordsOf(pack: PackBundle, bundles: readonly PackBundle[]): string {
  const site: SiteData = {
    ...{ format: 'questwright-site-data', version: 1, artists: [], packs: '', engine: '', worker: '', pictures: {} },
    pack: sitePack(pack),
    standsOn: bundles.filter(({ id }) => id !== pack.id).map(sitePack),
  }
  const page = createTablePage({
    game: createGameStore(),
    shelf: portsOfNothing(nothing, () => 'one').shelf,
    table: nothing,
    packs: {
      rulebooks,
      bundles: async () => bundles,
      engine: nothing,
      exact: async () => ({ state: 'absent' }),
      mayPlay: async () => 'play',
      leaveAside: async () => {},
    },
    scripts: { codeOf: () => undefined, open: () => {} },
    words: { holder: '', whenMissing: () => '', howToHave: () => '', whereLinksOpen: '' },
    tableAddress: () => '',
  })
  return renderToString(
    <TablePageProvider page={page} goTo={() => {}}>
      <StartPage site={site} bundles={bundles} />
    </TablePageProvider>,
  )
}

const folder = mkdtempSync(join(tmpdir(), 'questwright-start-page-'))
const workspace = loadWorkspace({ home: folder })
rmSync(folder, { recursive: true, force: true })

/** Matches values that were put into a text without a sentence for them. */
const unworded = /\[object |\bundefined\b|\bNaN\b/

describe('the start page of a site describes everything in words', () => {
  it.each(workspace.bundles.map((bundle) => [bundle.id, bundle] as const))('of %s', (id, bundle) => {
    const words = wordsOf(bundle, withNeeds(workspace, [id]))
    expect(words).not.toMatch(unworded)
    expect(words).toContain('Decks')
  })
})

it('a deck names its starting cards by title, and missing cards by their names in the file', () => {
  const pack = workspace.bundles.find(({ id }) => id === 'lcg-core-set')
  if (!pack) throw new Error('the core set is not here')
  const [slug = '', deck] = Object.entries(pack.decks)[0] ?? []
  if (!deck) throw new Error('the core set has no deck')
  const heroes = deck.heroes as readonly string[]
  const titles = heroes.map((hero) => pack.text.en?.cards[hero]?.title)
  expect(wordsOf(pack, withNeeds(workspace, [pack.id]))).toContain(titles.join(', '))
  const broken = { ...pack, decks: { [slug]: { ...deck, heroes: ['nobody-here'] } } }
  const words = wordsOf(broken, [broken, ...withNeeds(workspace, [pack.id]).filter(({ id }) => id !== pack.id)])
  expect(words).toContain('nobody-here')
  expect(words).not.toMatch(unworded)
})

it('names the pack of scenarios and decks with the same title', () => {
  const pack = workspace.bundles.find(({ id }) => id === 'lcg-core-set')
  const [slug = '', { title = '' } = {}] = Object.entries(pack?.text.en?.decks ?? {})[0] ?? []
  const scenario = Object.values(pack?.text.en?.scenarios ?? {})[0]?.title ?? ''
  if (!pack || slug === '' || scenario === '') throw new Error('the core set has no deck or no scenario')
  const other = { ...pack, id: 'reprint', title: 'Reprint' }
  const site = { ...pack, id: 'my-heroes', scenarios: {}, decks: {}, dependencies: [pack.id, other.id] }
  const words = wordsOf(site, [site, pack, other])
  const named = [scenario, title].flatMap((name) => [`${name} (Core Set)`, `${name} (Reprint)`])
  expect(named.filter((name) => !words.includes(name))).toEqual([])
})

it.each([
  ['lcg-core-set', 'One to four decks; modes: Standard, Easy, Basic.'],
  ['tcg-fellowship', 'Two to four decks; modes: Deluxe rules, Starter rules.'],
])('says with how many decks and in which modes the game of %s is played', (id, sentence) => {
  const pack = workspace.bundles.find((bundle) => bundle.id === id)
  if (!pack) throw new Error(`${id} is not here`)
  expect(wordsOf(pack, withNeeds(workspace, [id]))).toContain(sentence)
})
