/** Packs whose cards are on the board of a scene, though the pack of the scene does not depend on them. */
import type { PackBundle } from '@questwright/packs/types'
import { expect, it } from 'vitest'
import { type Plan, strangersOn } from '../src/index.ts'

const bundle = (id: string, dependencies: readonly string[] = []) =>
  ({ id, name: `@ann/${id}`, packVersion: '1.0.0', text: {}, dependencies }) as unknown as PackBundle
const bundles = [bundle('core'), bundle('fen', ['core']), bundle('moor'), bundle('campaign', ['fen']), bundle('unused')]

/** Cards of four packs are on the board, one of them only at its end. */
const plan = {
  begin: { position: { cards: [{ code: 'core:aragorn' }, { code: 'fen:troll' }, { code: 'campaign:boon' }, {}] } },
  end: { view: { cards: { a: { code: 'moor:wight' }, b: {} } } },
} as unknown as Plan

it('missing packs are distinguished from packs that depend on this one', () => {
  const { missing, circle } = strangersOn(plan, 'fen', bundles)
  expect(missing.map(({ id }) => id)).toEqual(['moor'])
  expect(circle.map(({ id }) => id)).toEqual(['campaign'])
})
