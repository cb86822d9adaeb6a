/** A new pack that begins with a system: the generated files pass all checks. */
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { filesOfNewPack } from '../src/new-pack.ts'
import { filesOfNewSystem } from '../src/new-system.ts'
import { rulebookOfPack } from '../src/pack-rulebook.ts'
import { systemTypes } from '../src/system-types.ts'
import { checkTypes } from '../src/typecheck.ts'
import { rulebook, rulebooks } from './games.ts'
import { watchFindings } from './watched-findings.ts'

const { checkPacks, loadPack } = watchFindings()

const here = createRequire(import.meta.url)

test('its chapter, script, scene and title are written, and the checks of facts and types find nothing', () => {
  const system = filesOfNewSystem('high-water', 'The "high" {water}', rulebook)
  const files = filesOfNewPack('the-coast', 'The Coast', {}, rulebook, { slug: 'high-water', ...system })
  const { bundle, problems } = loadPack(files, rulebooks)
  expect(problems).toEqual([])
  expect(Object.keys(bundle?.systems ?? {})).toEqual(['high-water'])
  expect(bundle?.scripts.map(({ kind, slug }) => [kind, slug])).toEqual([['system', 'high-water']])
  expect(bundle?.scenes.map(({ path }) => path)).toEqual(['systems/high-water.scene.ts'])
  expect(bundle?.text.en?.systems?.['high-water']?.title).toBe('The "high" {water}')
  if (!bundle) throw new Error('it does not load')
  const merged = rulebookOfPack(bundle, [bundle], rulebooks)
  expect(merged.events).toHaveProperty('highWaterComes')
  expect(merged.messages['phase.high-water']).toBe('The "high" water')
  expect(checkPacks([bundle], rulebooks)).toEqual([])
  const declarations = { '@questwright/lcg': here.resolve('@questwright/lcg') }
  const { 'systems/high-water.scene.ts': _, ...scripts } = files
  expect(checkTypes([{ pack: 'the-coast', files: scripts }], declarations, undefined, systemTypes(merged, rulebook))).toEqual([])
})

test('for a game without texts for new systems, a system begins with an empty chapter', () => {
  expect(filesOfNewSystem('water', 'Water', { scriptTexts: undefined })).toEqual({
    files: { 'systems/water.json': '{}\n' },
    entry: { title: 'Water' },
  })
})
