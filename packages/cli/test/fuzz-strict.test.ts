/**
 * `qw fuzz` plays each part of a game twice, and names scripts that keep state between calls, even those that never went through the checks or the
 * compiler.
 */
import type { LoadedWorkspace } from '@questwright/workshop'
import { expect, it, vi } from 'vitest'
import { moorPack } from './moor.ts'
import { qw } from './run.ts'

vi.setConfig({ testTimeout: 120_000 })

/** Code that replaces a compiled script: its condition counts how often it was called. */
const counting = vi.hoisted(
  () => `"use strict";
const lcg = require('@questwright/lcg')
const asked = (() => { const turns = Array.from({ length: 100000 }, (_, n) => n).values(); return () => turns.next().value })()
exports.default = lcg.card('warm-broth', [lcg.action({ when: () => asked() % 3 !== 2 }, ({ you }) => void lcg.drawCards(you, 1))])
`,
)
vi.mock('@questwright/workshop', async (original) => {
  const real = await original<typeof import('@questwright/workshop')>()
  const planted = (workspace: LoadedWorkspace): LoadedWorkspace => {
    for (const { bundle } of workspace.packs)
      for (const script of bundle?.scripts ?? []) if (script.slug === 'warm-broth') (script as { code: string }).code = counting
    return workspace
  }
  return { ...real, loadWorkspace: (...given: Parameters<typeof real.loadWorkspace>) => planted(real.loadWorkspace(...given)) }
})

it('a condition that keeps state between calls is reported with its ability', async () => {
  const folder = moorPack()
  const { code, json } = await qw([
    'fuzz',
    folder,
    '--trust',
    folder,
    '--seed',
    'moor',
    '--minutes',
    '0',
    '--games',
    '4',
    '--share',
    '1',
    '--shrink',
    '0',
    '--json',
  ])
  const { failures } = json() as unknown as { readonly failures: readonly object[] }
  expect(code).toBe(1)
  expect(failures).toContainEqual(
    expect.objectContaining({
      way: 'strict',
      kind: 'fault',
      code: 'moor:warm-broth#action keeps-state',
      file: 'cards/warm-broth.ts',
      line: 3,
    }),
  )
})
