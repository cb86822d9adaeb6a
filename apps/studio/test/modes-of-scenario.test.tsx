/** The modes of a scenario, and the card among its rules, on the page of a scenario. */
import { fileURLToPath } from 'node:url'
import { loadPack, type PackBundle, readPackFolder } from '@questwright/packs'
import { asFull, type FullScenarioFacts, modesOf } from '@questwright/packs/browser'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { withCardAmongRules, withMode } from '../src/client/scenario/modes.ts'
import { namesIn } from '../src/client/scenario/names.ts'
import { readScenario, writeScenario } from '../src/client/scenario/scenario-json.ts'
import { ModesOfScenario } from '../src/ui/scenario/modes-of-scenario.tsx'

function packAt(path: string): PackBundle {
  const { bundle } = loadPack(readPackFolder(fileURLToPath(new URL(`../../../${path}`, import.meta.url))), rulebooks)
  if (!bundle) throw new Error(`${path} is broken`)
  return bundle
}
const nightmare = packAt('content/lcg-nightmare')
const bundles = [nightmare, packAt('content/lcg-core-set'), packAt('content/lcg-keywords')]
const names = namesIn(bundles, nightmare.id)
const { rulebook } = names
const plain: FullScenarioFacts = { quest: ['dark-road'], encounterSets: ['dark-road'] }
const kept = (facts: FullScenarioFacts) => readScenario(writeScenario(facts, rulebook))

const shown = (facts: FullScenarioFacts) =>
  renderToStaticMarkup(<ModesOfScenario facts={facts} edit={() => {}} pack={nightmare.id} bundles={bundles} names={names} />)

it('a mode that is only there where a scenario says so is one of it by a click, and stays so in the file', () => {
  const usual = modesOf(plain, rulebook)
  expect(usual).not.toContain('nightmare')
  const chosen = withMode(plain, 'nightmare', 'played', rulebook)
  expect(chosen).toEqual({ ...plain, modes: { nightmare: {} } })
  expect(kept(chosen)).toEqual(chosen)
  expect(modesOf(chosen, rulebook)).toEqual(expect.arrayContaining([...usual, 'nightmare']))
})

it('a scenario names its modes only if it is not played in all of them', () => {
  const all = modesOf(plain, rulebook)
  const [first = '', ...others] = all
  const some = withMode(plain, first, 'not', rulebook)
  expect(some.playedIn).toEqual(others)
  expect(kept(some)).toEqual(some)
  expect(withMode(some, first, 'played', rulebook)).toEqual(plain)
  // the last mode cannot be removed
  const one = others.slice(1).reduce((facts, mode) => withMode(facts, mode, 'not', rulebook), some)
  expect(modesOf(one, rulebook)).toEqual([others[0]])
  expect(withMode(one, others[0] ?? '', 'not', rulebook)).toBe(one)
})

it('only rule cards can be chosen, for all modes or for one', () => {
  const facts = asFull(nightmare.scenarios['passage-through-mirkwood-nightmare'] as PackBundle['scenarios'][string])
  expect(withCardAmongRules(plain, 'nightmare-mirkwood', rulebook).card).toBe(facts.card)
  const html = shown(facts)
  const offered = [...html.matchAll(/<option value="([^"]*)"/g)].map(([, code]) => code)
  expect(offered).toEqual(['', 'nightmare-anduin', 'nightmare-mirkwood'])
  expect(html).toContain('Played in Nightmare.')
  const mixed = withCardAmongRules(withMode(plain, 'nightmare', 'played', rulebook), 'nightmare-mirkwood', rulebook, 'nightmare')
  expect(mixed).toEqual({ ...plain, modes: { nightmare: { card: 'nightmare-mirkwood' } } })
  expect(kept(mixed)).toEqual(mixed)
  expect(shown(mixed)).toContain('Card among the rules in Nightmare')
  // when the card is removed from a mode again, the mode keeps its own entry
  expect(withCardAmongRules(mixed, '', rulebook, 'nightmare')).toEqual({ ...plain, modes: { nightmare: {} } })
  expect(withCardAmongRules({ ...plain, card: 'nightmare-mirkwood' }, '', rulebook)).toEqual(plain)
})

it('an unknown card is shown by its code', () => {
  expect(shown({ ...plain, card: 'lost-card' })).toContain('lost-card, which is none of these')
})
