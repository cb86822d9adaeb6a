/** A pack declares a keyword that a shipped pack declares as well, without depending on that pack. */
import { loadPacks, type PackBundle, type PackFiles, readPackFolder } from '@questwright/packs'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { runPackScenes } from '@questwright/workshop/scenes'
import { describe, expect, test } from 'vitest'
import { packFolders } from './content.ts'

const json = (value: unknown): string => JSON.stringify(value, undefined, 2)

/** The keyword Time of the older pack: it heals, and uses tokens with that name. */
const clock: PackFiles = {
  'package.json': json({
    name: '@dee/clock',
    version: '1.0.0',
    questwright: { game: 'lcg', api: 2 },
    dependencies: {},
  }),
  'keywords/time.json': json({ number: 'required' }),
  'keywords/time.ts': `import { forced, heal, keyword, placeTokens } from '@questwright/lcg'

export default keyword('time', [
  forced.atEndOf('refresh', ({ self, number }) => {
    heal(self, number)
    placeTokens(self, 'time', 1)
  }),
])
`,
  'cards/old-watch.json': json({
    type: 'ally',
    sphere: 'lore',
    traits: [],
    keywords: ['Time 2'],
    cost: 1,
    willpower: 1,
    attack: 0,
    defense: 0,
    hitPoints: 5,
    quantity: 3,
  }),
  'text/en.json': json({
    cards: { 'old-watch': { title: 'Old Watch', text: 'Time 2.' } },
    keywords: { time: { title: 'Time', text: 'Heals.', words: { tokens: { time: 'time' } } } },
  }),
  'cards/old-watch.scene.ts': `import { scene } from '@questwright/testkit'

scene(
  'Its own Time heals, and that of the program counts down beside it',
  {
    you: { allies: [{ card: 'old-watch', damage: 4, tokens: { time: 1 } }] },
    staging: [{ card: 'scene:location', keywords: ['lcg-keywords:Time 3'], tokens: { 'lcg-keywords:time': 3 } }],
    at: '7.5',
  },
  (t) => {
    t.pick('old-watch').sees({ 'old-watch.damage': 2, 'old-watch.time': 2, 'scene:location.lcg-keywords:time': 2 }).isAt('3.2')
  },
)
`,
}

describe.each(['native', 'quickjs'] as const)('in a %s realm', (kind) => {
  test('its scenes pass, and those of the keyword of the program', async () => {
    const folders = packFolders('content').filter((folder) => /lcg-keywords$|lcg-core-set$/.test(folder))
    const loaded = loadPacks([...folders.map((folder) => readPackFolder(folder)), clock], rulebooks)
    expect(loaded.flatMap(({ problems }) => problems)).toEqual([])
    const packs = loaded.map(({ bundle }) => bundle as PackBundle)
    for (const [tested, only, least] of [
      ['clock', undefined, 1],
      ['lcg-keywords', 'time', 2],
    ] as const) {
      const { problems, results } = await runPackScenes({ kind, packs, tested: [tested], ...(only ? { only } : {}) })
      expect(problems).toEqual([])
      expect(results.filter(({ status }) => status !== 'passed').map(({ title, message }) => `${title}: ${message}`)).toEqual([])
      expect(results.length).toBeGreaterThanOrEqual(least)
    }
  })
})
