/** The modes of a scenario, and the card among its rules, on the page of a scenario. */
import { fileURLToPath } from 'node:url'
import { namesIn, readScenario, withCardAmongRules, withMode, writeScenario } from '@questwright/editing/scenario'
import { loadPack, type PackBundle, readPackFolder } from '@questwright/packs'
import { asFull, type FullScenarioFacts } from '@questwright/packs/browser'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ModesOfScenario } from '../src/ui/scenario/modes-of-scenario.tsx'

function packAt(path: string): PackBundle {
  const { bundle } = loadPack(readPackFolder(fileURLToPath(new URL(`../../../${path}`, import.meta.url))), rulebooks)
  if (!bundle) throw new Error(`${path} is broken`)
  return bundle
}
const nightmare = packAt('content/lcg-nightmare')
const bundles = [nightmare, packAt('content/lcg-core-set'), packAt('content/lcg-keywords')]
const names = namesIn(bundles, nightmare.id, rulebooks)
const { rulebook } = names
const plain = asFull({ quest: ['dark-road'], encounterSets: ['dark-road'] })
const kept = (facts: FullScenarioFacts) => readScenario(writeScenario(facts, rulebook), rulebook)

const shown = (facts: FullScenarioFacts) =>
  renderToStaticMarkup(<ModesOfScenario facts={facts} edit={() => {}} pack={nightmare.id} bundles={bundles} names={names} />)

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
