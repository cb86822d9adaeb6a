/** The file of a new scene: where it may be, and its text and results before it is written. */
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { expect, it } from 'vitest'
import { changeName, type Plan, placesFor, type TriedResult, tryScene, usualTicks } from '../src/index.ts'

const view = { status: { step: '6.2' }, cards: {}, zones: {} }
const plan = {
  begin: { n: 0, view, position: { cards: [], zones: {}, fields: {}, table: {} } },
  end: { n: 1, view },
  decisions: [],
  changes: [],
  rulebook: lcgRulebook,
  rigs: {},
  involved: [],
  notes: [],
} as unknown as Plan

const result = (status: 'passed' | 'failed', title: string): TriedResult => ({ module: 'm', title, status, answers: 0 }) as TriedResult

const options = (runs: string[], compile: Parameters<typeof tryScene>[1]['compile']): Parameters<typeof tryScene>[1] => ({
  plans: [plan],
  ticked: [],
  before: "scene('What I played', {}, () => {})\n",
  reader: { board: lcgRulebook.sceneBoard, fact: () => undefined, title: (code) => code },
  realm: {
    run: async (code, { ways, title }) => {
      runs.push(`${ways} ${code}`)
      return [result('passed', title ?? '')]
    },
  },
  compile,
})
const wanted = { title: 'What I played', pack: 'fen', path: 'scenes/played.scene.ts' }

it('a scene gets a free title, follows those of its file, and runs all four ways as it was compiled', async () => {
  const runs: string[] = []
  const tried = await tryScene(
    wanted,
    options(runs, async (source) => ({ code: `compiled ${source.length}`, problems: [] })),
  )
  expect(tried.text).toContain("scene('What I played', {}, () => {})\n\nscene('What I played (2)'")
  expect(runs.at(-1)).toBe(`all compiled ${tried.text.length}`)
  expect(tried).toMatchObject({
    pack: 'fen',
    path: wanted.path,
    state: 'green',
    fourWays: { status: 'passed', title: 'What I played (2)' },
  })
})

it('a file that does not compile is not run, and its result has the message of the compiler', async () => {
  const runs: string[] = []
  const refused = async () => ({ problems: [{ message: 'The scene is broken.', remedy: 'Repair it.' }] })
  const tried = await tryScene(wanted, options(runs, refused))
  expect(tried.fourWays).toMatchObject({ status: 'failed', message: 'The scene is broken. Repair it.' })
  expect(runs.filter((one) => one.startsWith('all'))).toEqual([])
})

it('changes of weight `telling` are asserted unless others are chosen, at most eight of them', () => {
  const changes = Array.from({ length: 12 }, (_, n) => ({ weight: n === 1 ? 'quiet' : 'telling' }))
  expect(usualTicks({ changes } as never)).toEqual([0, 2, 3, 4, 5, 6, 7, 8])
  const begin = { position: { cards: [{ id: 't1', code: 'fen:troll' }], zones: {} } }
  expect(changeName({ begin, rulebook: lcgRulebook } as never, { card: 't1', what: 'damage' } as never)).toBe('troll.damage')
})

it('a new scene may be beside each card that it uses, or in a file of its own', () => {
  const pack = { files: ['cards/a/troll.json', 'cards/a/troll.scene.ts', 'cards/a/ulla.json'].map((path) => ({ path })) }
  const cards = [
    { slug: 'troll', title: 'Troll' },
    { slug: 'ulla', title: 'Ulla' },
    { slug: 'gone', title: 'Gone' },
  ]
  expect(placesFor(pack, cards, 'The troll wakes')).toEqual([
    { path: 'cards/a/troll.scene.ts', name: 'Troll: cards/a/troll.scene.ts' },
    { path: 'cards/a/ulla.scene.ts', name: 'Ulla: cards/a/ulla.scene.ts' },
    { path: 'scenes/the-troll-wakes.scene.ts', name: 'A file of its own: scenes/the-troll-wakes.scene.ts' },
  ])
  expect(placesFor(pack, [], '!').map(({ path }) => path)).toEqual(['scenes/what-i-played.scene.ts'])
})
