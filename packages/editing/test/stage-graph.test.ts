/** The graph of a scenario's stages: branches that scripts decide, and the minimum size of its letters. */
import { fileURLToPath } from 'node:url'
import { lcgRulebook as rulebook } from '@questwright/lcg/rulebook'
import { loadPack, type PackBundle, type PackFiles, readPackFolder } from '@questwright/packs'
import { asFull, stagesOf } from '@questwright/packs/browser'
import { describe, expect, it } from 'vitest'
import { connect } from '../src/scenario/index.ts'
import { placesOf, stageSize, viewOf } from '../src/stage-layout.ts'

const files = readPackFolder(fileURLToPath(new URL('../../../content/lcg-core-set', import.meta.url)))
function load(from: PackFiles): PackBundle {
  const { bundle } = loadPack(from, { lcg: rulebook })
  if (!bundle) throw new Error('the Core Set is broken')
  return bundle
}
const core = load(files)
const passage = asFull(core.scenarios['passage-through-mirkwood'] as PackBundle['scenarios'][string])
const ways = (facts: typeof passage, pack = core) =>
  Object.fromEntries(stagesOf(facts, [pack], rulebook, core.id).map(({ stage, next, by, from }) => [stage, [next.join(), by, from]]))

describe('Passage Through Mirkwood', () => {
  it('has one branch by chance, which the script of its second stage chooses, and two last stages', () => {
    expect(ways(passage)).toEqual({
      'flies-and-spiders': ['a-fork-in-the-road', 'order', 'printed'],
      'a-fork-in-the-road': ['dont-leave-the-path,beorns-path', 'random', 'script'],
      'dont-leave-the-path': ['', 'order', 'printed'],
      'beorns-path': ['', 'order', 'printed'],
    })
    expect(rulebook.branches.random?.decided).toBe('by-chance')
  })

  it('recognises any function of the game that chooses a stage by chance', () => {
    const branches = { ...rulebook.branches, random: { ...rulebook.branches.random, calls: ['throwForStage', 'setNextStageAtRandom'] } }
    const book = { ...rulebook, branches } as typeof rulebook
    expect(stagesOf(passage, [core], book, core.id)).toEqual(stagesOf(passage, [core], rulebook, core.id))
  })

  it('is a simple sequence if no script chooses a stage', () => {
    const quiet = load({
      ...files,
      'cards/quests/a-fork-in-the-road.ts':
        "import { card } from '@questwright/lcg'\n\nexport default card('a-fork-in-the-road', { B: [] })\n",
    })
    expect(ways(passage, quiet)['a-fork-in-the-road']).toEqual(['dont-leave-the-path', 'order', 'printed'])
    expect(ways(passage, quiet)['dont-leave-the-path']).toEqual(['beorns-path', 'order', 'printed'])
  })

  it('contains the stages that the script names', () => {
    const named = `import { card, forced, questDeck, setNextStageAtRandom } from '@questwright/lcg'

export default card('flies-and-spiders', {
  B: [forced.when('stageDefeated', { of: 'self' }, () => setNextStageAtRandom(questDeck().filter(({ slug }) => ['a-fork-in-the-road', 'beorns-path'].includes(slug))))],
})
`
    expect(ways(passage, load({ ...files, 'cards/quests/flies-and-spiders.ts': named }))['flies-and-spiders']).toEqual([
      'a-fork-in-the-road,beorns-path',
      'random',
      'script',
    ])
  })

  it('leaves the choice to the script if its branches are written as data', () => {
    const said = connect(passage, 'beorns-path', 'flies-and-spiders', { packs: [core], home: core.id, rulebook })
    expect(said.branches?.['a-fork-in-the-road']).toEqual({ next: ['dont-leave-the-path', 'beorns-path'], by: 'script' })
    expect(ways(said)['a-fork-in-the-road']).toEqual(['dont-leave-the-path,beorns-path', 'random', 'script'])
  })
})

describe('the layout of the graph', () => {
  const chain = (length: number) => Array.from({ length }, (_, i) => ({ stage: `${i}`, next: i + 1 < length ? [`${i + 1}`] : [] }))
  const small = { width: 842, height: 386 }
  /** The height in pixels of the smallest letters of a stage at full size. */
  const letters = 13
  it('never shrinks letters below 12 pixels: a long quest begins at the left and can be scrolled', () => {
    for (const length of [1, 3, 4, 9]) {
      const places = placesOf(chain(length), undefined)
      const { x, zoom } = viewOf(places, small)
      expect(zoom * letters, `${length} stages`).toBeGreaterThanOrEqual(12)
      expect(x + (places[0]?.x ?? 0) * zoom).toBeGreaterThanOrEqual(0)
    }
  })
  it('shows all of Passage Through Mirkwood on a laptop, and fills a large screen', () => {
    const stages = stagesOf(passage, [core], rulebook, core.id)
    const places = placesOf(stages, undefined, ['8 progress', 'at random'])
    const edges = (room: typeof small) => {
      const view = viewOf(places, room)
      const at = Object.values(places)
      return {
        left: Math.min(...at.map(({ x }) => x)) * view.zoom + view.x,
        right: Math.max(...at.map(({ x }) => x + stageSize.width)) * view.zoom + view.x,
        bottom: Math.max(...at.map(({ y }) => y + stageSize.height)) * view.zoom + view.y,
      }
    }
    const laptop = edges(small)
    expect(laptop.left).toBeGreaterThanOrEqual(0)
    expect(laptop.right).toBeLessThanOrEqual(small.width)
    expect(laptop.bottom).toBeLessThanOrEqual(small.height)
    const large = edges({ width: 1960, height: 780 })
    expect((large.right - large.left) / 1960).toBeGreaterThan(0.65)
  })
})
