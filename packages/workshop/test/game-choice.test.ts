import { expect, it } from 'vitest'
import { deckChoices } from '../src/page/deck-choices.ts'
import { gameOf, packsFor } from '../src/page/game-choice.ts'
import { rulebooks } from '../src/page/rulebooks.ts'
import { scenarioChoices } from '../src/page/scenario-choices.ts'
import { findingsFor } from '../src/page/seats.ts'
import { bundle, lanterns } from './fixtures/lanterns.ts'

it('makes the setup of a game with full codes, one seat for each deck, and the packs with their dependencies', () => {
  const wicks = bundle('wicks')
  const bundles = [lanterns, wicks, bundle('elsewhere')]
  const [scenario] = scenarioChoices(bundles, rulebooks)
  const [deck] = deckChoices(bundles, rulebooks, 'lcg')
  if (!scenario || !deck) throw new Error('nothing to choose')
  const game = gameOf({ scenario, decks: [deck, deck], mode: 'easy', seed: '5' })
  expect(game).toMatchObject({ title: 'The Causeway', viewer: 'p1+p2', seed: '5' })
  expect(game.setup).toMatchObject({ scenario: 'lanterns:scenario/causeway', mode: 'easy', decks: [{ heroes: ['lanterns:ulla'] }, {}] })
  expect(packsFor({ scenario, decks: [deck] }, bundles).map(({ id }) => id)).toEqual(['lanterns', 'wicks'])
})

it('says when two decks start with the same hero', () => {
  const decks = deckChoices([lanterns], rulebooks, 'lcg')
  expect(findingsFor(decks, [lanterns], rulebooks).map(({ code }) => code)).toContain('deck/starting-card-taken')
  expect(findingsFor(decks.slice(0, 1), [lanterns], rulebooks)).toEqual([])
})

it('a removed card of a deck is replaced by its replacement at the deal, with a message', () => {
  const newer = { ...lanterns, removed: { lamp: { title: 'Old Lamp', since: '0.1.0', replacedBy: 'borin' } } }
  const deck = { format: 'questwright-deck', version: 1, kind: 'starter', heroes: ['lanterns:lamp'], cards: {} } as const
  const bundles = [newer, bundle('mine', { decks: { old: deck } }), bundle('wicks')]
  const [scenario] = scenarioChoices(bundles, rulebooks)
  const choice = deckChoices(bundles, rulebooks, 'lcg').find(({ slug }) => slug === 'old')
  if (!scenario || !choice) throw new Error('both are there')
  expect(gameOf({ scenario, decks: [choice], mode: 'standard', seed: '1' }).setup).toMatchObject({
    decks: [{ heroes: ['lanterns:borin'] }],
  })
  expect(findingsFor([choice], bundles, rulebooks).map(({ code }) => code)).toContain('deck/replaced-card')
  expect(packsFor({ scenario, decks: [choice] }, bundles).map(({ id }) => id)).toEqual(['lanterns', 'mine', 'wicks'])
})
