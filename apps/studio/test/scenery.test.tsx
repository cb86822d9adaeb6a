/** The generated pictures of scenarios: each scenario gets its own, made from its facts. */
import { fileURLToPath } from 'node:url'
import { namesIn } from '@questwright/editing/scenario'
import { loadPack, type PackBundle, readPackFolder } from '@questwright/packs'
import type { FullScenarioFacts } from '@questwright/packs/browser'
import { landOf } from '@questwright/table-page/start/lands'
import { Scenery } from '@questwright/table-page/start/scenery'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { scenarioChoices } from '@questwright/workshop/scenario-choices'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ScenarioSets } from '../src/ui/scenario/scenario-sets.tsx'

function shipped(folder: string): PackBundle {
  const { bundle } = loadPack(readPackFolder(fileURLToPath(new URL(`../../../content/${folder}`, import.meta.url))), rulebooks)
  if (!bundle) throw new Error(`${folder} is broken`)
  return bundle
}
const bundles = [shipped('lcg-core-set'), shipped('lcg-morrowmere'), shipped('lcg-against-the-shadow')]
const choices = scenarioChoices(bundles, rulebooks)
const choice = (slug: string) => {
  const found = choices.find((one) => one.slug === slug)
  if (!found) throw new Error(`${slug} is gone`)
  return found
}
const pictureOf = (slug: string, change = {}) => renderToStaticMarkup(<Scenery {...choice(slug)} {...change} />)
const marksOf = (picture: string) => [...picture.matchAll(/cx="(\d+)" cy="[\d.]+" r="3.6"/g)].map(([, x]) => x)

describe('the picture of a scenario', () => {
  it('has different colours and another landscape for each scenario of the program, and is the same each time', () => {
    expect(choices.length).toBeGreaterThanOrEqual(4)
    const colours = choices.map(({ slug }) => /style="([^"]*)"/.exec(pictureOf(slug))?.[1])
    expect(new Set(colours).size).toBe(choices.length)
    const lands = choices.map(({ slug }) => /d="([^"]*)" class="is-far"/.exec(pictureOf(slug))?.[1])
    expect(new Set(lands).size).toBe(choices.length)
    for (const { slug } of choices) expect(pictureOf(slug)).toBe(pictureOf(slug))
  })

  it('shows a landscape that fits its cards: a river for a journey on a river, a wood, a prison, a flooded land', () => {
    const first = (slug: string) => choice(slug).shows.find((motif) => landOf(motif) !== undefined)
    expect(first('journey-down-the-anduin')).toBe('river')
    expect(first('passage-through-mirkwood')).toBe('forest')
    expect(first('escape-from-dol-guldur')).toBe('dungeon')
    expect(first('the-drowned-causeway')).toBe('flooded')
    expect(first('into-ithilien')).toBe('forest')
    const water = (slug: string, change = {}) => /data-water="(\w+)"/.exec(pictureOf(slug, change))?.[1]
    expect(water('journey-down-the-anduin')).toBe('stream')
    expect(water('the-drowned-causeway')).toBe('flood')
    expect(water('passage-through-mirkwood')).toBeUndefined()
    expect(water('passage-through-mirkwood', { shows: ['spider', 'marsh', 'tower'] })).toBe('pools')
    expect(pictureOf('passage-through-mirkwood', { shows: ['toString'] })).not.toMatch(/NaN|undefined/)
  })

  it('shows a mark for each quest card, side by side where the quest branches', () => {
    expect(choice('passage-through-mirkwood').ways).toEqual([1, 1, 2])
    expect(choice('journey-down-the-anduin').ways).toEqual([1, 1, 1])
    expect(choice('the-drowned-causeway').ways).toEqual([1, 2, 1])
    const columns = marksOf(pictureOf('the-drowned-causeway'))
    expect(columns).toHaveLength(4)
    expect(columns[1]).toBe(columns[2])
    expect(new Set(columns).size).toBe(3)
  })

  it('shows the icon of each encounter set, and is drawn for a scenario that has neither stages nor sets', () => {
    expect([...pictureOf('the-drowned-causeway').matchAll(/data-set="([^"]+)"/g)].map(([, set]) => set)).toEqual([
      'the-drowned-causeway',
      'fen-beasts',
      'rising-flood',
      'marsh-lights',
    ])
    const empty = pictureOf('the-drowned-causeway', { ways: [], sets: [] })
    expect(empty).toContain('is-sky')
    expect(empty).not.toMatch(/data-set|is-mark|NaN|undefined/)
  })

  it('is drawn without icons of missing packs, and next to unreadable branches', () => {
    const [core] = bundles as [PackBundle]
    const facts = { quest: ['a', 'b'], encounterSets: ['gone:wolves', 'lcg-core-set:wilderlands'] }
    for (const branches of [5, { a: 'b' }, { a: { next: 'b' } }, { a: null }]) {
      const own = { ...core, id: 'mine', scenarios: { odd: { ...facts, branches } } } as unknown as PackBundle
      const [odd] = scenarioChoices([own, core], rulebooks)
      expect(odd?.ways).toEqual([1, 1])
      expect(odd?.sets).toEqual([{ slug: 'wolves' }, { pack: 'lcg-core-set', slug: 'wilderlands' }])
    }
  })
})

it('names the pack of an encounter set from another pack by its title', () => {
  const [core, own] = bundles as [PackBundle, PackBundle]
  const facts = { quest: [], encounterSets: ['lcg-core-set:wilderlands'] } as unknown as FullScenarioFacts
  const shown = renderToStaticMarkup(
    <ScenarioSets
      facts={facts}
      edit={() => undefined}
      pack={own.id}
      bundles={[own, core]}
      names={namesIn([own, core], own.id, rulebooks)}
    />,
  )
  expect(shown).toContain('Core Set')
  expect(shown).not.toMatch(/cards, (<!-- -->)?lcg-core-set/)
})
