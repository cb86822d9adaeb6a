import { fileURLToPath } from 'node:url'
import { lcgRulebook as rulebook } from '@questwright/lcg/rulebook'
import { loadPack, readPackFolder } from '@questwright/packs'
import { asFull, stagesOf, unreachableStages } from '@questwright/packs/browser'
import { expect, it } from 'vitest'
import { connect, disconnect, sayBranches } from '../src/scenario/index.ts'

const folder = fileURLToPath(new URL('../../testkit/fixtures/rules-scenarios', import.meta.url))
const { bundle: pack } = loadPack(readPackFolder(folder), { lcg: rulebook })
if (!pack) throw new Error('the fixture is broken')
const place = { packs: [pack], home: pack.id, rulebook }
const facts = asFull({ quest: ['fen-1', 'fen-2a', 'fen-2b', 'fen-3'], encounterSets: [] })

it('stages are connected and disconnected, and the printed order is then written into the file', () => {
  const fork = connect(facts, 'fen-1', 'fen-2b', place)
  expect(fork.branches?.['fen-1']).toEqual({ next: ['fen-2a', 'fen-2b'], by: 'random' })
  const straight = disconnect(fork, 'fen-1', 'fen-2a', place)
  expect(straight.branches?.['fen-1']).toEqual({ next: ['fen-2b'], by: 'order' })
  expect(unreachableStages(stagesOf(straight, [pack], rulebook, pack.id))).toEqual(['fen-2a'])
  expect(sayBranches(straight, place).branches?.['fen-3']).toEqual({ next: [], by: 'order' })
})
