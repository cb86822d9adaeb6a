import { fileURLToPath } from 'node:url'
import { lcgRulebook as rulebook } from '@questwright/lcg/rulebook'
import { loadPack, type PackBundle, readPackFolder } from '@questwright/packs'
import { asFull } from '@questwright/packs/browser'
import { expect, it } from 'vitest'
import { namesIn, readScenario, withBeginning, withOthers, withSort, writeScenario } from '../src/scenario/index.ts'

const rulebooks = { lcg: rulebook }

function packAt(path: string): PackBundle {
  const { bundle } = loadPack(readPackFolder(fileURLToPath(new URL(`../../../${path}`, import.meta.url))), rulebooks)
  if (!bundle) throw new Error(`${path} is broken`)
  return bundle
}
const SAGA = 'lcg-the-lord-of-the-rings-saga'
const bundles = [packAt(`content/${SAGA}`), packAt('content/lcg-core-set'), packAt('content/lcg-keywords')]
const [saga] = bundles as [PackBundle]
const hobbit = [packAt('content/lcg-the-hobbit-saga'), packAt('content/lcg-core-set'), packAt('content/lcg-keywords')]
const [away] = hobbit as [PackBundle]
const plain = asFull({ quest: ['dark-road'], encounterSets: ['dark-road'] })

it('a starting card is written into the file in the form that the check accepts', () => {
  const facts = asFull(saga.scenarios['a-shadow-of-the-past'] as PackBundle['scenarios'][string])
  const chosen = withBeginning(withSort(plain, 'fellowship', namesIn(bundles, SAGA, rulebooks)), {
    card: 'frodo-baggins',
    trait: 'Ring-bearer',
  })
  expect(facts.begins).toBeDefined()
  expect(readScenario(writeScenario(chosen, rulebook), rulebook)?.begins).toEqual(facts.begins)
})

it('a scenario can declare that no other starting card of a deck is in its games', () => {
  const facts = asFull(away.scenarios['we-must-away-ere-break-of-day'] as PackBundle['scenarios'][string])
  const chosen = withOthers(
    withBeginning(withSort(plain, 'baggins', namesIn(hobbit, away.id, rulebooks)), { card: 'bilbo-baggins' }),
    'none',
  )
  expect(readScenario(writeScenario(chosen, rulebook), rulebook)?.begins).toEqual(facts.begins)
  expect(withBeginning(chosen, { trait: 'Hobbit' }).begins).toEqual({ ...facts.begins, trait: 'Hobbit' })
  expect(withOthers(chosen, 'may').begins).toEqual({ with: 'baggins', card: 'bilbo-baggins' })
})
