/** Systems of packs: pages create, rename and delete them and the names that their chapters define. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPacks, filesOfNewSystem, loadPack, readPackFolder } from '@questwright/packs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ChapterName, DoneAnswer, PreviewAnswer, WorkspaceDeed } from '../src/page/index.ts'
import { rulebookAt, rulebooks } from '../src/page/rulebooks.ts'
import { Refusal } from '../src/refusal.ts'
import { readDeed } from '../src/things/deed-shape.ts'
import { performDeed } from '../src/things/deeds.ts'
import { folderWorkspace } from '../src/workspace/folder-workspace.ts'
import type { Workspace } from '../src/workspace/workspace.ts'
import { manifest, writeFiles } from './fixtures/workspace.ts'

let root: string
let workspace: Workspace

const chapter = {
  counters: { weather: { about: 'How bad it is.', of: 'table' }, wet: { about: 'How wet a player is.', of: 'each-seat' } },
  dials: { weather: { of: 'table', look: 'number', icon: 'round', tone: 'accent', reads: '{now}' } },
  events: { weatherTurns: { about: 'It turns.' } },
  setup: { 'set-weather': { name: 'Set it', reads: 'It is {count}.', fields: { count: 'number' } } },
  abilityMenus: { effects: { turn: { label: 'turn it', code: "happen({ kind: 'weatherTurns' })", says: 'turn it' } } },
  messages: { 'counter.weather': 'Weather', 'counter.wet': 'Wet', weatherTurns: 'It turns', 'step.weather': 'Weather' },
}
const script = `import { beforeStep, changeCounter, counter, happen, step, system } from '@questwright/lcg'

// weather in a comment
export default system('weather', {
  events: { weatherTurns: () => changeCounter('weather', counter('wet') > 0 ? 1 : 2) },
  steps: [beforeStep('0.1', step('weather', () => happen({ kind: 'weatherTurns' })))],
  setup: { 'set-weather': ({ count }) => changeCounter('weather', Number(count)) },
})
`
const scene = `import { scene } from '@questwright/testkit'

scene('The weather', { counters: { weather: 1 }, you: { counters: { wet: 2 } }, at: '7.5' }, (t) => {
  t.sees({ weather: 2, 'you.wet': 2, 'weather-wight.threat': 1 })
  t.note('weather')
})
`

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'questwright-systems-'))
  writeFiles(root, {
    'skies/package.json': manifest('@tester/skies'),
    'skies/systems/weather.json': JSON.stringify(chapter, null, 2),
    'skies/systems/weather.ts': script,
    'skies/systems/weather.scene.ts': scene,
    'skies/scenarios/storm.json':
      '{ "rules": ["weather", "drizzle"], "quest": [], "encounterSets": [], "setup": [{ "do": "set-weather", "count": 1 }] }\n',
    'skies/text/de.json': JSON.stringify({
      systems: {
        weather: { title: 'Wetter', chapter: { messages: { 'counter.weather': 'Wetter' }, dials: { weather: { reads: '{now}' } } } },
      },
    }),
    'skies/text/en.json': JSON.stringify({ systems: { weather: { title: 'Weather', text: 'It turns.' } } }),
    'friends/package.json': JSON.stringify({
      name: '@tester/friends',
      version: '0.1.0',
      questwright: { game: 'lcg', api: 1 },
      dependencies: { '@tester/skies': '0.1.0' },
    }),
    'friends/rules/drizzle.ts': `import { counter, rule } from '@questwright/lcg'\nimport { turn } from '@tester/skies/systems/weather'\n\nexport default rule('drizzle', [counter('weather'), turn])\n`,
    'friends/scenarios/flood.json': '{ "quest": [], "encounterSets": [], "rules": ["skies:weather", "drizzle"] }\n',
    'friends/scenes/rules.scene.ts': `import { scene } from '@questwright/testkit'

scene('Rules', { rules: ['skies:weather', 'skies:system/weather', 'weather'], staging: ['weather'] }, () => {})
`,
    'strangers/package.json': manifest('@tester/strangers'),
    'strangers/rules/drizzle.ts':
      "import { counter, rule } from '@questwright/lcg'\n\nexport default rule('drizzle', [counter('weather')])\n",
  })
  workspace = folderWorkspace(root)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const perform = async <Answer = DoneAnswer>(deed: WorkspaceDeed): Promise<Answer> =>
  (await performDeed(workspace, readDeed(deed))) as Answer
const text = (path: string): string => readFileSync(join(root, path), 'utf8')
async function codeOf(work: Promise<unknown>): Promise<string> {
  const error = await work.catch((one: unknown) => one)
  return error instanceof Refusal ? `${error.status} ${error.code}` : `no refusal: ${String(error)}`
}

describe('a system', () => {
  it('is created in an existing pack with the contents of a new pack with a system, and loads', async () => {
    const { code } = await perform({ deed: 'new-system', pack: 'strangers', slug: 'long-night', title: 'The Long Night' })
    expect(code).toBe('strangers:long-night')
    const { files, entry } = filesOfNewSystem('long-night', 'The Long Night', rulebookAt('lcg'))
    expect(readdirSync(join(root, 'strangers/systems')).map((name) => `systems/${name}`)).toEqual(Object.keys(files).sort())
    for (const [path, whole] of Object.entries(files)) expect(text(`strangers/${path}`)).toBe(whole)
    expect(JSON.parse(text('strangers/text/en.json')).systems).toEqual({ 'long-night': entry })
    rmSync(join(root, 'strangers/rules'), { recursive: true })
    const { bundle, problems } = loadPack(readPackFolder(join(root, 'strangers')), rulebooks)
    expect(problems).toEqual([])
    expect(bundle && checkPacks([bundle], rulebooks)).toEqual([])
    const again = { deed: 'new-system', pack: 'strangers', slug: 'long-night', title: 'Night' } as const
    expect(await codeOf(perform(again))).toBe('409 thing/taken')
    expect(await codeOf(perform({ ...again, slug: '../up' }))).toBe('400 thing/no-slug')
    expect(await codeOf(perform({ ...again, slug: 'night', title: ' ' }))).toBe('400 system/no-title')
  })

  it('is renamed with its script, its words and the imports in scripts of other packs; the names that it defines stay', async () => {
    const thing = { kind: 'system', pack: 'skies', slug: 'weather' } as const
    await perform({ deed: 'rename', thing, to: 'foul-skies', title: 'Foul Skies' })
    expect(readdirSync(join(root, 'skies/systems'))).toEqual(['foul-skies.json', 'foul-skies.scene.ts', 'foul-skies.ts'])
    expect(text('skies/systems/foul-skies.ts')).toBe(script.replace("system('weather'", "system('foul-skies'"))
    expect(text('skies/systems/foul-skies.json')).toBe(JSON.stringify(chapter, null, 2))
    expect(JSON.parse(text('skies/text/en.json')).systems).toEqual({ 'foul-skies': { title: 'Foul Skies', text: 'It turns.' } })
    expect(text('friends/rules/drizzle.ts')).toContain("from '@tester/skies/systems/foul-skies'")
    expect(text('friends/rules/drizzle.ts')).toContain("counter('weather')")
  })

  it('is renamed in the rules of scenarios and scenes', async () => {
    const thing = { kind: 'system', pack: 'skies', slug: 'weather' } as const
    await perform({ deed: 'rename', thing, to: 'foul-skies', title: 'Foul Skies' })
    expect(JSON.parse(text('skies/scenarios/storm.json')).rules).toEqual(['foul-skies', 'drizzle'])
    expect(JSON.parse(text('friends/scenarios/flood.json')).rules).toEqual(['skies:foul-skies', 'drizzle'])
    expect(text('friends/scenes/rules.scene.ts')).toContain(
      "{ rules: ['skies:foul-skies', 'skies:system/foul-skies', 'weather'], staging: ['weather'] }",
    )
  })

  it('is moved to the trash with all its files, the scripts that import it are listed, and it is restored', async () => {
    const thing = { kind: 'system', pack: 'skies', slug: 'weather' } as const
    const before = text('skies/text/en.json')
    const { references, plan } = await perform<PreviewAnswer>({ deed: 'preview-remove', thing })
    expect(references.map(({ pack, path, line }) => `${pack}/${path}:${line}`)).toEqual([
      'friends/rules/drizzle.ts:2',
      'friends/scenarios/flood.json:1',
      'friends/scenes/rules.scene.ts:3',
      'skies/scenarios/storm.json:1',
    ])
    const { trash = '' } = await perform({ deed: 'remove', thing, plan })
    expect(readdirSync(join(root, 'skies/systems'))).toEqual([])
    for (const language of ['en', 'de']) expect(text(`skies/text/${language}.json`)).not.toContain('weather')
    await perform({ deed: 'restore', entry: trash })
    expect(text('skies/systems/weather.ts')).toBe(script)
    expect(JSON.parse(text('skies/text/en.json'))).toEqual(JSON.parse(before))
  })

  it('cannot be copied, because each of its names would exist twice', async () => {
    expect(await codeOf(perform({ deed: 'duplicate', thing: { kind: 'system', pack: 'skies', slug: 'weather' } }))).toBe(
      '400 thing/no-copy',
    )
  })
})

describe('a name of a chapter', () => {
  const named = (section: readonly string[], name: string): ChapterName => ({ pack: 'skies', slug: 'weather', section, name })
  const rename = async (name: ChapterName, to: string): Promise<PreviewAnswer> => {
    const preview = await perform<PreviewAnswer>({ deed: 'preview-rename-name', name, to })
    await perform({ deed: 'rename-name', name, to, plan: preview.plan })
    return preview
  }

  it('is renamed in chapter, script, scenes and dependent packs, while similar names with another meaning stay', async () => {
    const { notes } = await rename(named(['counters'], 'weather'), 'sky')
    const after = JSON.parse(text('skies/systems/weather.json'))
    expect(Object.keys(after.counters)).toEqual(['sky', 'wet'])
    expect(Object.keys(after.dials)).toEqual(['sky'])
    expect(after.messages).toEqual({ 'counter.sky': 'Weather', 'counter.wet': 'Wet', weatherTurns: 'It turns', 'step.weather': 'Weather' })
    expect(text('skies/systems/weather.ts')).toBe(script.replaceAll("changeCounter('weather'", "changeCounter('sky'"))
    expect(text('skies/systems/weather.scene.ts')).toBe(
      scene.replace('counters: { weather: 1 }', 'counters: { sky: 1 }').replace('{ weather: 2,', '{ sky: 2,'),
    )
    expect(text('friends/rules/drizzle.ts')).toContain("counter('sky')")
    expect(JSON.parse(text('skies/text/de.json')).systems.weather).toEqual({
      title: 'Wetter',
      chapter: { messages: { 'counter.sky': 'Wetter' }, dials: { sky: { reads: '{now}' } } },
    })
    // in a pack that does not depend on this one, the same name has another meaning and is not renamed
    expect(text('strangers/rules/drizzle.ts')).toContain("counter('weather')")
    expect(notes).toEqual([
      "skies/systems/weather.scene.ts, line 5: 'weather' may name something else and is left alone.",
      "friends/scenes/rules.scene.ts, line 3: 'weather' may name something else and is left alone.",
    ])
  })

  it('for a player is renamed where scenes read it', async () => {
    await rename(named(['counters'], 'wet'), 'soaked')
    expect(text('skies/systems/weather.scene.ts')).toBe(scene.replace('{ wet: 2 }', '{ soaked: 2 }').replace("'you.wet'", "'you.soaked'"))
  })

  it('for an event is renamed in lines of the ability builder as well', async () => {
    await rename(named(['events'], 'weatherTurns'), 'skyTurns')
    const after = JSON.parse(text('skies/systems/weather.json'))
    expect(after.abilityMenus.effects.turn.code).toBe("happen({ kind: 'skyTurns' })")
    expect(after.messages.skyTurns).toBe('It turns')
    expect(text('skies/systems/weather.ts')).toBe(script.replaceAll('weatherTurns', 'skyTurns'))
  })

  it('for a setup step is renamed in scenarios', async () => {
    await rename(named(['setup'], 'set-weather'), 'turn-sky')
    expect(text('skies/scenarios/storm.json')).toContain('"do": "turn-sky"')
    expect(text('skies/systems/weather.ts')).toContain("setup: { 'turn-sky':")
  })

  it('is not renamed if it does not exist, the new name is invalid or taken, or files have changed since the preview', async () => {
    const to = (name: ChapterName, word: string) => codeOf(perform({ deed: 'preview-rename-name', name, to: word }))
    expect(await to(named(['counters'], 'wether'), 'sky')).toBe('404 name/absent')
    expect(await to(named(['counters'], 'weather'), 'no name!')).toBe('400 name/wrong')
    expect(await to(named(['counters'], 'weather'), 'wet')).toBe('409 name/taken')
    const name = named(['counters'], 'weather')
    const { plan } = await perform<PreviewAnswer>({ deed: 'preview-rename-name', name, to: 'sky' })
    writeFiles(root, { 'skies/systems/weather.ts': script.replace("counter('wet')", "counter('weather')") })
    expect(await codeOf(perform({ deed: 'rename-name', name, to: 'sky', plan }))).toBe('409 plan/changed')
    expect(text('skies/systems/weather.json')).toBe(JSON.stringify(chapter, null, 2))
  })
})
