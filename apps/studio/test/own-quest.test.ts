/** The hints for an author who starts a quest from nothing: names, dependencies, and the reasons why something is not possible yet. */

import { checkPacks, filesOfNewPack, loadPack, type PackBundle, type PackFiles } from '@questwright/packs'
import { titleFromId, titleOfPack, undeclaredOf } from '@questwright/packs/browser'
import { catalogueOf } from '@questwright/table-page/catalogue-of'
import { rulebookAt, rulebooks } from '@questwright/workshop/rulebooks'
import { scenarioChoices } from '@questwright/workshop/scenario-choices'
import { describe, expect, it } from 'vitest'

const ally = { type: 'ally', sphere: 'lore', cost: 1, willpower: 1, attack: 1, defense: 1, hitPoints: 1, traits: [], quantity: 1 }
const deck = (...cards: string[]) =>
  JSON.stringify({
    format: 'questwright-deck',
    version: 1,
    kind: 'custom',
    heroes: [],
    cards: Object.fromEntries(cards.map((one) => [one, 1])),
  })

function pack(id: string, dependencies: readonly string[], files: PackFiles = {}): PackBundle {
  const manifest = {
    name: `@me/${id}`,
    version: '0.1.0',
    questwright: { game: 'lcg', api: 1 },
    dependencies: Object.fromEntries(dependencies.map((one) => [`@me/${one}`, '^0.1.0'])),
  }
  const { bundle, problems } = loadPack({ 'package.json': JSON.stringify(manifest), ...files }, rulebooks)
  if (!bundle) throw new Error(JSON.stringify(problems))
  return bundle
}

const core = pack('core', [], { 'cards/guide.json': JSON.stringify(ally) })
describe('a pack that uses a card of a pack on which it does not depend', () => {
  const after = pack('ford', [], { 'decks/mine.json': deck('core:guide') })
  const undeclared = (bundles: readonly PackBundle[]) =>
    checkPacks(bundles, rulebooks).filter(({ code }) => code === 'reference/undeclared-dependency')

  it('is reported with the name to add, and with a repair that only has to be confirmed', () => {
    const [problem] = undeclared([after, core])
    expect(problem?.message).toMatch(/core:guide comes from the pack "core", on which this pack does not depend/)
    expect(problem?.remedy).toContain('@me/core')
    expect(problem?.fixes).toEqual([{ title: expect.any(String), edit: { kind: 'dependency', pack: 'core' } }])
    expect(undeclared([pack('ford', ['core'], { 'decks/mine.json': deck('core:guide') }), core])).toEqual([])
  })

  it('is reported for a scene as well: otherwise it would say, when it runs alone, that no loaded pack has the card', () => {
    const scene =
      "import { scene } from '@questwright/testkit'\n\nscene('a guide', { you: { hand: ['core:guide'] } }, (t) => t.isAt('1.1'))\n"
    expect(undeclared([pack('ford', [], { 'scenes/guide.scene.ts': scene }), core])).toMatchObject([
      { file: 'scenes/guide.scene.ts', fixes: [{ edit: { pack: 'core' } }] },
    ])
  })

  it('cannot depend on a pack that depends on it: the remedy has another solution, and there is no repair', () => {
    const [problem] = undeclared([after, pack('core', ['ford'], { 'cards/guide.json': JSON.stringify(ally) })])
    expect(problem?.remedy).toMatch(/cannot need each other/)
    expect(problem?.fixes).toBeUndefined()
    const { missing, circle } = undeclaredOf(['core'], 'ford', [after, pack('core', ['ford'])])
    expect([missing, circle.map(({ id }) => id)]).toEqual([[], ['core']])
  })
})

describe('names', () => {
  it('the title of a pack is as its author wrote it', () => {
    const { bundle } = loadPack(filesOfNewPack('the-grey-ford', 'The Grey ford', {}, rulebookAt('lcg')), rulebooks)
    expect(titleOfPack(bundle as PackBundle)).toBe('The Grey ford')
    expect(titleFromId('the-grey-ford')).toBe('The Grey Ford')
    expect(titleFromId('lcg-core-set')).toBe('Core Set')
  })

  it('encounter sets of other packs have their titles in a scenario', () => {
    const other = pack('core', [], { 'text/en.json': JSON.stringify({ encounterSets: { spiders: { title: 'Spiders of the Wood' } } }) })
    const scenario = JSON.stringify({ quest: ['first'], encounterSets: ['core:spiders'] })
    const [choice] = scenarioChoices([pack('ford', ['core'], { 'scenarios/crossing.json': scenario }), other], rulebooks)
    expect(choice?.setTitles).toEqual(['Spiders of the Wood'])
  })

  it('a scenario has its title in the log, not its file name', () => {
    const text = { 'text/en.json': JSON.stringify({ scenarios: { crossing: { title: 'Crossing the Grey Ford' } } }) }
    const catalogue = catalogueOf([pack('ford', [], text)], { lcg: rulebook }, { used: '{card} sets up' })
    expect(catalogue.sentence('used', { card: { card: 'scenario', code: 'ford:scenario/crossing' } })).toBe(
      'Crossing the Grey Ford sets up',
    )
  })
})

const rulebook = rulebookAt('lcg')
