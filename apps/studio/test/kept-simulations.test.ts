/** Results of simulations in a browser without storage, such as this test, which has no IndexedDB. */
import type { KeptResult, SimulationSubject } from '@questwright/workshop/simulation-results'
import { expect, it } from 'vitest'
import { keepResult, keptSimulations, newestSimulations } from '../src/client/scenario/kept-simulations.ts'

const subject = { scenario: 'fen:flood', mode: 'standard', decks: ['fen:walkers'], bot: 'careful' } as unknown as SimulationSubject
const result = (packs: string, at: string): KeptResult =>
  ({ packs, seed: '1', figures: {}, stopped: 'finished', at }) as unknown as KeptResult

it('a result stays for as long as the page is open, with the one before it', async () => {
  expect('indexedDB' in globalThis).toBe(false)
  const first = result('fen 1', '2026-01-01T10:00:00Z')
  const second = result('fen 2', '2026-01-01T11:00:00Z')
  await keepResult(subject, first)
  expect((await keptSimulations([subject]))[0]?.latest).toEqual(first)
  expect(await keepResult(subject, second)).toMatchObject({ latest: second, before: first })
  expect(await keptSimulations([subject, { ...subject, mode: 'easy' }])).toMatchObject([{ latest: second, before: first }, undefined])
  expect([...(await newestSimulations())]).toEqual([['fen:flood', second]])
})
