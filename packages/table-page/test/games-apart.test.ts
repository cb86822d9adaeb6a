/** With packs of two games, each scenario offers only decks of its own game, and as many of them as that game has players. */
import { loadPack, type PackBundle, readPackFolder } from '@questwright/packs'
import { rulebookFor } from '@questwright/rulebook'
import { deckChoices } from '@questwright/workshop/deck-choices'
import { packsFor } from '@questwright/workshop/game-choice'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { scenarioChoices } from '@questwright/workshop/scenario-choices'
import { firstSeats, seatsOf, whyNotTogether } from '@questwright/workshop/seats'
import { expect, test } from 'vitest'

const load = (folder: string): PackBundle => {
  const { bundle } = loadPack(readPackFolder(new URL(folder, import.meta.url).pathname), rulebooks)
  if (!bundle) throw new Error(`${folder} does not load`)
  return bundle
}
const bundles = [load('../../testkit/fixtures/duel-meadow'), load('../../testkit/fixtures/frozen-road')]
const decksOf = (game: string) => deckChoices(bundles, rulebooks, game)

test('decks are offered to scenarios of their game', () => {
  expect(scenarioChoices(bundles, rulebooks).map(({ code, game, stages }) => [code, game, stages])).toEqual([
    ['duel-meadow:meadow', 'duel', 0],
    ['frozen-road:over-the-causeway', 'lcg', 2],
  ])
  expect(decksOf('duel').map(({ code }) => code)).toEqual(['duel-meadow:own-strength', 'duel-meadow:shadow-craft'])
  expect(decksOf('lcg').map(({ code }) => code)).toEqual(['frozen-road:brook', 'frozen-road:mill'])
  expect(decksOf('chess')).toEqual([])
})

test('a quick game has as many players as the game needs: the same deck twice if players may share it, and no game if decks are missing', () => {
  const seats = (game: string, decks = decksOf(game)) => firstSeats(decks, bundles, rulebooks, game).map(({ slug }) => slug)
  expect(seats('lcg')).toEqual(['brook'])
  expect(seats('duel')).toEqual(['own-strength', 'shadow-craft'])
  expect(seats('duel', decksOf('duel').slice(0, 1))).toEqual(['own-strength', 'own-strength'])
  expect(seats('duel', [])).toEqual([])
})

test('two decks with the same starting card can be chosen together if their game allows it', () => {
  const [own, craft] = decksOf('duel')
  const [mill] = decksOf('lcg')
  if (!own || !craft || !mill) throw new Error('a deck is missing')
  expect(whyNotTogether([own], craft, bundles, rulebooks)).toBeUndefined()
  expect(whyNotTogether([own], { ...own, code: 'other', title: 'Other' }, bundles, rulebooks)).toBeUndefined()
  expect(whyNotTogether([mill], { ...mill, code: 'other', title: 'Other' }, bundles, rulebooks)).toMatch(
    /^Other cannot start with .+: .+ already does\.$/,
  )
})

test('as many decks go together as the game has players', () => {
  const [own] = decksOf('duel')
  if (!own) throw new Error('the deck is missing')
  const duel = rulebookFor('duel', rulebooks)
  const of = (most: number) => ({ ...rulebooks, duel: { ...duel, seats: { least: 2, most } } })
  expect(whyNotTogether([own, own, own, own], own, bundles, of(6))).toBeUndefined()
  expect(
    whyNotTogether(
      Array.from({ length: 6 }, () => own),
      own,
      bundles,
      of(6),
    ),
  ).toBe('A table has 6 seats: take another deck out first.')
  expect(whyNotTogether([own, own], own, bundles, of(2))).toBe('A table has 2 seats: take another deck out first.')
  expect(seatsOf('chess', rulebooks)).toEqual({ least: 1, most: 4 })
})

test('a game has the packs of its scenario and decks, and none of the other game', () => {
  const [scenario] = scenarioChoices(bundles, rulebooks)
  if (!scenario) throw new Error('the meadow has a scenario')
  expect(packsFor({ scenario, decks: decksOf('duel') }, bundles).map(({ id }) => id)).toEqual(['duel-meadow'])
})
