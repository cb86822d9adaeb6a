/** The choice of the first player's starting card, on the page of a scenario. */
import { fileURLToPath } from 'node:url'
import {
  choicesOfDeckCards,
  namesIn,
  readScenario,
  withBeginning,
  withDeckCards,
  withSort,
  writeScenario,
} from '@questwright/editing/scenario'
import { loadPack, type PackBundle, readPackFolder } from '@questwright/packs'
import { asFull, type FullScenarioFacts } from '@questwright/packs/browser'
import { rulebookAt, rulebooks } from '@questwright/workshop/rulebooks'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BeginsWith } from '../src/ui/scenario/begins-with.tsx'
import { PlayedWith } from '../src/ui/scenario/played-with.tsx'

function packAt(path: string): PackBundle {
  const { bundle } = loadPack(readPackFolder(fileURLToPath(new URL(`../../../${path}`, import.meta.url))), rulebooks)
  if (!bundle) throw new Error(`${path} is broken`)
  return bundle
}
const SAGA = 'lcg-the-lord-of-the-rings-saga'
const core = packAt('content/lcg-core-set')
const bundles = [packAt('packages/testkit/fixtures/rules-saga'), packAt(`content/${SAGA}`), core, packAt('content/lcg-keywords')]
const [home] = bundles as [PackBundle]
const names = namesIn(bundles, home.id, rulebooks)
const plain = asFull({ quest: ['dark-road'], encounterSets: ['dark-road'] })

const shown = (facts: FullScenarioFacts, of = home) =>
  renderToStaticMarkup(
    <BeginsWith facts={facts} edit={() => {}} pack={of.id} bundles={bundles} names={namesIn(bundles, of.id, rulebooks)} />,
  )
const offered = (html: string) => [...html.matchAll(/<option value="([^"]*)"/g)].map(([, code]) => code)

it('is chosen without code: the kind, the card of the scenario, the trait of a card from the deck', () => {
  expect(offered(shown(plain))).toEqual(['', 'fellowship'])
  const begun = withSort(plain, 'fellowship', names)
  expect(begun.begins).toEqual({ with: 'fellowship', card: `${SAGA}:aragorn-the-flame-of-the-west` })
  const html = shown(withBeginning(begun, { card: `${SAGA}:frodo-baggins`, trait: 'Ring-bearer' }))
  expect(offered(html)).toEqual([
    ...['', 'fellowship', `${SAGA}:aragorn-the-flame-of-the-west`, `${SAGA}:aragorn-the-mountain-of-fire`, `${SAGA}:aragorn`],
    ...['the-land-of-shadow', 'the-mountain-of-fire', 'the-road-darkens'].map((box) => `${SAGA}:frodo-baggins-${box}`),
    `${SAGA}:frodo-baggins`,
    ...['', 'Dúnedain', 'Gondor', 'Hobbit', 'Noble', 'Ranger', 'Ring-bearer', 'Warrior', 'may', 'none'],
  ])
  expect(html).toContain('a hero of the Fellowship sphere with the trait Ring-bearer: the one of a deck, or else Frodo Baggins.')
  // two cards with the same title are distinguished by their slugs
  expect(html).toContain('Frodo Baggins (frodo-baggins-the-land-of-shadow), ')
  expect(withBeginning(begun, { trait: '' }).begins).toEqual(begun.begins)
  expect(withSort(begun, '', names)).toEqual(plain)
})

it('an unknown card, or one of the wrong type, is shown with its code', () => {
  expect(shown({ ...plain, begins: { with: 'fellowship', card: 'lost-king' } })).toContain('lost-king, which is none of these')
})

it('is not shown if no system has starting cards', () => {
  expect(shown(plain, core)).toBe('')
})

const hobbit = [
  packAt('packages/testkit/fixtures/rules-hobbit'),
  packAt('content/lcg-the-hobbit-saga'),
  core,
  packAt('content/lcg-keywords'),
]
const [pass] = hobbit as [PackBundle]
const panel = (facts: FullScenarioFacts, of: PackBundle) =>
  renderToStaticMarkup(<PlayedWith facts={facts} edit={() => {}} pack={of.id} bundles={hobbit} names={namesIn(hobbit, of.id, rulebooks)} />)

it('deck cards for certain scenarios only are chosen by their kind, and by the fact that distinguishes them', () => {
  expect(panel(plain, core)).toBe('')
  const facts: FullScenarioFacts = { ...plain, deckCards: { baggins: 'all', treasures: ['we-must-away-ere-break-of-day'] } }
  const html = panel(facts, pass)
  expect(offered(html)).toEqual(['none', 'all', 'none', 'all', 'misty-hoard', 'we-must-away-ere-break-of-day'])
  expect(html).toContain('Those of The Misty Hoard')
  expect(choicesOfDeckCards('baggins', namesIn(hobbit, pass.id, rulebooks))).toEqual([])
  const said = withDeckCards(withDeckCards(plain, 'baggins', 'all'), 'treasures', ['we-must-away-ere-break-of-day'])
  expect(readScenario(writeScenario(said, rulebookAt('lcg')), rulebookAt('lcg'))?.deckCards).toEqual(facts.deckCards)
  expect(withDeckCards(withDeckCards(said, 'baggins', undefined), 'treasures', undefined)).toEqual(plain)
})
