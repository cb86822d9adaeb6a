/** Lists of the studio name the pack of entries that have one title. */

import { createCatalogue } from '@questwright/board'
import type { DeckEntry } from '@questwright/contents/deck-entries'
import { deckPool } from '@questwright/contents/deck-pool'
import type { SearchCard } from '@questwright/editing'
import { rulebookAt } from '@questwright/workshop/rulebooks'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { CardResults } from '../src/ui/decks/card-results.tsx'
import { DeckList } from '../src/ui/decks/deck-list.tsx'

// without a browser a list has no height, and no row would be rendered
vi.mock('@tanstack/react-virtual', () => ({
  useVirtualizer: ({ count }: { readonly count: number }) => ({
    getTotalSize: () => 44 * count,
    getVirtualItems: () => Array.from({ length: count }, (_, index) => ({ index, key: index, size: 44, start: 44 * index })),
  }),
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }))

const labelsOf = (html: string): readonly string[] => [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label = '']) => label)

const entry = (pack: string, slug: string, title: string): DeckEntry => ({
  ...{ code: `${pack}:${slug}`, pack, slug, title, path: `decks/${slug}.json`, deck: undefined },
  ...{ begins: [], size: 0, sum: 0, groups: [], findings: [], problems: [] },
})

it('deck tiles: in their heading and in the names of their buttons', () => {
  const decks = [
    { pack: 'one', decks: [entry('one', 'hunters', 'Hunters'), entry('one', 'scouts', 'Scouts')] },
    { pack: 'two', decks: [entry('two', 'hunters', 'Hunters')] },
  ]
  const html = renderToStaticMarkup(<DeckList decks={decks} bundles={[]} pool={deckPool([])} />)
  expect([...html.matchAll(/<h3><a [^>]*>([^<]*)/g)].map(([, title]) => title)).toEqual(['Hunters (One)', 'Scouts', 'Hunters (Two)'])
  const ofDeck = (name: string) => [`Play with ${name}`, `Open ${name}`, `More for ${name}`]
  expect(labelsOf(html)).toEqual(['Hunters (One)', 'Scouts', 'Hunters (Two)'].flatMap(ofDeck))
})

it('cards that a search of the deck builder found', () => {
  const card = (pack: string, packTitle: string, title: string): SearchCard => ({
    ...{ code: `${pack}:${title}`, title, type: 'ally', inDeck: 'counted', facts: { type: 'ally' } },
    ...{ traits: [], keywords: [], text: '', pack, packTitle, sets: [] },
  })
  const cards = [card('one', 'First', 'Wolf'), card('two', 'Second', 'Wolf'), card('two', 'Second', 'Bear')]
  const rulebook = rulebookAt('lcg')
  const nothing = () => {}
  const html = renderToStaticMarkup(
    <CardResults
      {...{ cards, rulebook, view: 'list', catalogue: createCatalogue({ rulebook }), quantity: () => 0 }}
      {...{ isSingle: () => false, choice: () => null, onQuantity: nothing, onSideboard: nothing, onLeaveUp: nothing }}
      handle={{ current: null }}
    />,
  )
  const names = ['Wolf (First)', 'Wolf (Second)', 'Bear']
  expect([...html.matchAll(/class="st-deck-result-title">([^<]*)/g)].map(([, title]) => title)).toEqual(names)
  expect(labelsOf(html).map((label) => label.split(',')[0])).toEqual([
    'Cards found',
    ...names.flatMap((name) => [name, `One ${name} less`, `One ${name} more`]),
  ])
})
