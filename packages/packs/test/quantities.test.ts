/** Quantities of encounter sets and cards in a scenario, where a set and a card have the same name. */
import { expect, test } from 'vitest'
import type { PackBundle, ScenarioFacts } from '../src/bundle.ts'
import { dealtCardsOf, dealtDeckOf } from '../src/dealt-deck.ts'
import { checkScenarioFacts } from '../src/facts.ts'
import { readQuantityKey, withCardQuantity, withSetQuantity } from '../src/quantities.ts'
import { mapScenario } from '../src/scenario-codes.ts'
import { rulebook, rulebooks } from './games.ts'
import { enemy, quest } from './made-up-pack.ts'
import { watchFindings } from './watched-findings.ts'

const { checkPacks, loadPack } = watchFindings()

/** A pack with the encounter set "marsh-orcs" and a card of the same name. */
const marsh = loaded('marsh', [], {
  'cards/marsh-orcs.json': { ...enemy, encounterSet: 'marsh-orcs', quantity: 3 },
  'cards/marsh-scout.json': { ...enemy, encounterSet: 'marsh-orcs', quantity: 2 },
})

function loaded(id: string, needs: readonly string[], files: { readonly [path: string]: object }): PackBundle {
  const { bundle, problems } = loadPack(
    {
      'package.json': JSON.stringify({
        name: `@you/${id}`,
        version: '0.1.0',
        questwright: { game: 'lcg', api: 1 },
        dependencies: Object.fromEntries(needs.map((one) => [`@you/${one}`, '0.1.0'])),
      }),
      ...Object.fromEntries(Object.entries(files).map(([path, value]) => [path, JSON.stringify(value)])),
    },
    rulebooks,
  )
  if (bundle === undefined) throw new Error(JSON.stringify(problems))
  return bundle
}

const scenario = (numbers: { readonly [key: string]: number }, sets: readonly string[] = ['marsh:marsh-orcs']) =>
  ({ quest: ['the-ford'], encounterSets: sets, quantities: { standard: numbers } }) as unknown as ScenarioFacts

const deck = (numbers: { readonly [key: string]: number }) =>
  Object.fromEntries(dealtDeckOf(scenario(numbers), [marsh], 'standard', rulebook, 'ford').map(({ code, copies }) => [code, copies]))

test('a number for a card with the name of its set affects that card alone; a number for the set affects the set', () => {
  expect(deck({ 'marsh:card/marsh-orcs': 0 })).toEqual({ 'marsh:marsh-scout': 2 })
  expect(deck({ 'marsh:set/marsh-orcs': 2 })).toEqual({ 'marsh:marsh-orcs': 6, 'marsh:marsh-scout': 4 })
  // in an older file the name without `set/` or `card/` means the set
  expect(deck({ 'marsh:marsh-orcs': 0 })).toEqual({})
  expect(deck({ 'marsh:set/marsh-orcs': 2, 'marsh:card/marsh-orcs': 1 })).toEqual({ 'marsh:marsh-orcs': 1, 'marsh:marsh-scout': 4 })
})

test('inside its own pack such a card is named without the pack', () => {
  const facts = scenario({ 'card/marsh-orcs': 1 }, ['marsh-orcs'])
  expect(dealtDeckOf(facts, [marsh], 'standard', rulebook, 'marsh')).toEqual([
    { code: 'marsh:marsh-orcs', copies: 1 },
    { code: 'marsh:marsh-scout', copies: 2 },
  ])
})

test('the check reports a number that applies to a whole set if a card has the same name, and says how to write each', () => {
  const ford = (numbers: { readonly [key: string]: number }) =>
    loaded('ford', ['marsh'], {
      'cards/the-ford.json': { ...quest, encounterSets: ['marsh-orcs'] },
      'scenarios/crossing.json': scenario(numbers),
      'text/en.json': { cards: { 'the-ford': { title: 'The Ford' } }, scenarios: { crossing: { title: 'Crossing' } } },
    })
  const codes = (numbers: { readonly [key: string]: number }) =>
    checkPacks([ford(numbers), marsh], rulebooks).filter(({ pack, code }) => pack === 'ford' && !code.startsWith('text/'))
  expect(codes({ 'marsh:marsh-orcs': 0 })).toMatchObject([
    {
      severity: 'warning',
      code: 'scenario/ambiguous-quantity',
      remedy: 'Write "marsh:card/marsh-orcs" for the card alone, or "marsh:set/marsh-orcs" for the set.',
    },
  ])
  expect(codes({ 'marsh:card/marsh-orcs': 0, 'marsh:set/marsh-orcs': 2, 'marsh:marsh-scout': 1 })).toEqual([])
  expect(codes({ 'marsh:card/marsh-trolls': 0 })).toMatchObject([{ code: 'reference/unknown-card' }])
})

test('an editor writes the unambiguous name, and only where it is needed', () => {
  const facts = scenario({ 'marsh:marsh-orcs': 2 })
  const cards = dealtCardsOf(facts, [marsh], 'standard', rulebook, 'ford')
  const set = withSetQuantity(facts as never, 'standard', 'marsh:marsh-orcs', 3, cards, 'ford')
  expect(set.quantities).toEqual({ standard: { 'marsh:set/marsh-orcs': 3 } })
  const card = withCardQuantity(set, 'standard', 'marsh:marsh-orcs', 'ford', 0, rulebook)
  expect(card.quantities).toEqual({ standard: { 'marsh:set/marsh-orcs': 3, 'marsh:card/marsh-orcs': 0 } })
  expect(withCardQuantity(card, 'standard', 'marsh:marsh-scout', 'ford', 1, rulebook).quantities?.standard).toMatchObject({
    'marsh:marsh-scout': 1,
  })
  const none = withSetQuantity(card, 'standard', 'marsh:marsh-orcs', undefined, cards, 'ford')
  expect(withCardQuantity(none, 'standard', 'marsh:marsh-orcs', 'ford', undefined, rulebook)).not.toHaveProperty('quantities')
})

test('for a scenario of the pack that has the cards, an editor writes their names without the pack, and removes all other notations of the same', () => {
  const facts = scenario({ 'marsh:marsh-scout': 3, 'card/marsh-scout': 4, 'marsh:card/marsh-orcs': 5 }, ['marsh-orcs']) as never
  const scout = withCardQuantity(facts, 'standard', 'marsh:marsh-scout', 'marsh', 1, rulebook)
  expect(scout.quantities).toEqual({ standard: { 'marsh-scout': 1, 'marsh:card/marsh-orcs': 5 } })
  const orcs = withCardQuantity(scout, 'standard', 'marsh:marsh-orcs', 'marsh', 2, rulebook)
  expect(orcs.quantities).toEqual({ standard: { 'marsh-scout': 1, 'card/marsh-orcs': 2 } })
  const deckOf = (one: typeof orcs) =>
    dealtDeckOf(one as never, [marsh], 'standard', rulebook, 'marsh').map(({ code, copies }) => [code, copies])
  expect(deckOf(orcs)).toEqual([
    ['marsh:marsh-orcs', 2],
    ['marsh:marsh-scout', 1],
  ])
  const cards = dealtCardsOf(orcs as never, [marsh], 'standard', rulebook, 'marsh')
  const set = withSetQuantity(orcs, 'standard', 'marsh-orcs', 3, cards, 'marsh')
  expect(set.quantities).toEqual({ standard: { 'marsh-scout': 1, 'card/marsh-orcs': 2, 'set/marsh-orcs': 3 } })
  const scoutAlone = cards.filter(({ code }) => code === 'marsh:marsh-scout')
  expect(withSetQuantity(orcs, 'standard', 'marsh-orcs', 3, scoutAlone, 'marsh').quantities?.standard).toMatchObject({ 'marsh-orcs': 3 })
})

test('such names are changed by a rename, and invalid names are reported', () => {
  const changed = mapScenario(
    scenario({ 'marsh:card/marsh-orcs': 1, 'marsh:set/marsh-orcs': 2, 'marsh:marsh-scout': 3 }),
    {
      card: (code) => `${code}-new`,
      set: (one) => `${one}-set`,
      rule: (code) => code,
    },
    rulebook,
  )
  expect(changed.quantities).toEqual({
    standard: { 'marsh:card/marsh-orcs-new': 1, 'marsh:set/marsh-orcs-set': 2, 'marsh:marsh-scout-new': 3 },
  })
  for (const key of ['card/', 'deck/x', 'a:b:c', 'card/set/x', 'Card/x', 'a:card/B']) expect(readQuantityKey(key), key).toBeUndefined()
  expect(checkScenarioFacts(scenario({ 'card/set/x': 1 }) as never, rulebook).issues).toMatchObject([{ code: 'facts/wrong-value' }])
})

test('the cards of a set that are shuffled are determined again for another game', () => {
  const { enemy: foe } = rulebook.types
  if (foe === undefined) throw new Error('the type is gone')
  const apart = { ...foe, inSet: 'apart' as const }
  const other = { ...rulebook, types: { ...rulebook.types, enemy: apart } }
  const shuffled = (game: typeof rulebook) => dealtDeckOf(scenario({}), [marsh], 'standard', game, 'ford').map(({ code }) => code)
  expect(shuffled(rulebook)).toEqual(['marsh:marsh-orcs', 'marsh:marsh-scout'])
  expect(shuffled(other)).toEqual([])
  expect(shuffled(rulebook)).toHaveLength(2)
})

test('the easy mode subtracts from the copies of the usual mode, but never more than there are', () => {
  const easy = loaded('easy', [], {
    'cards/scout.json': { ...enemy, encounterSet: 'scouts', quantity: 3, easyModeRemoves: 2 },
    'cards/captain.json': { ...enemy, encounterSet: 'scouts', quantity: 1, easyModeRemoves: 2 },
  })
  const copies = (quantities: object) => {
    const facts = { quest: ['the-ford'], encounterSets: ['scouts'], quantities } as unknown as ScenarioFacts
    return dealtCardsOf(facts, [easy], 'easy', rulebook, 'easy').map((line) => line.copies)
  }
  // numbers of copies: captain, then scout
  expect(copies({})).toEqual([0, 1])
  expect(copies({ standard: { captain: 2, scout: 5 } })).toEqual([0, 3])
  expect(copies({ standard: { captain: 1, scout: 4 } })).toEqual([0, 2])
  expect(copies({ standard: { 'set/scouts': 2 } })).toEqual([0, 2])
  // numbers that the easy mode states itself replace those of the standard mode
  expect(copies({ standard: { captain: 1 }, easy: { captain: 1, scout: 2 } })).toEqual([1, 2])
})
