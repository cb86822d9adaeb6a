/** The rules that a scenario names, on the page of the scenario. */
import { fileURLToPath } from 'node:url'
import { namesIn } from '@questwright/editing/scenario'
import { loadPack, type PackBundle, readPackFolder } from '@questwright/packs'
import { asFull, type FullScenarioFacts, isSetUpByData } from '@questwright/packs/browser'
import { rulebookAt, rulebooks } from '@questwright/workshop/rulebooks'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RulesThatHold } from '../src/ui/scenario/rules-that-hold.tsx'

function packAt(path: string): PackBundle {
  const { bundle } = loadPack(
    readPackFolder(fileURLToPath(new URL(`../../../packages/testkit/fixtures/${path}`, import.meta.url))),
    rulebooks,
  )
  if (!bundle) throw new Error(`${path} is broken`)
  return bundle
}
const bundles = [packAt('rules-scenarios'), packAt('rules-framework')]
const [home] = bundles as [PackBundle]
const ruled = home.scenarios['under-rules'] as PackBundle['scenarios'][string]

it('are listed by their titles, with the other rule cards that can be added, those of the pack first', () => {
  const names = namesIn(bundles, home.id, rulebooks)
  const shown = (facts: FullScenarioFacts) =>
    renderToStaticMarkup(<RulesThatHold facts={facts} edit={() => {}} pack={home.id} bundles={bundles} names={names} />)
  const html = shown({ ...asFull(ruled), rules: ['rules-scenarios:short-days', 'sunken-rule'] })
  expect(html).toContain('<strong>Short Days</strong>')
  expect(html).toContain('<strong>sunken-rule</strong>: no pack here has this rule card.')
  const offered = [...html.matchAll(/<option value="([^"]+)"/g)].map(([, code]) => code)
  expect(offered.slice(0, 2)).toEqual(['restless-fens', 'rules-framework:arrow-volley'])
  expect(offered).not.toContain('short-days')
  expect(shown(asFull({ quest: [], encounterSets: [] }))).toContain('Only the rules of the game.')
})

it('are scripts: a scenario that names one cannot be set up by data alone', () => {
  const { rules: _, modes: _modes, ...plain } = ruled
  expect(isSetUpByData('under-rules', ruled, home.id, bundles, 'standard', rulebookAt('lcg'))).toBe(false)
  expect(isSetUpByData('under-rules', plain as typeof ruled, home.id, bundles, 'standard', rulebookAt('lcg'))).toBe(true)
})
