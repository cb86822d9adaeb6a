/** Measures how much memory tables need that share a machine, and whether each plays as in a machine of its own. */
import { fingerprint } from '@questwright/kernel/internal'
import { openRealm, sharedRealms, TableHost } from '@questwright/realm'
import { percentile } from './calibrate.ts'
import { answerAll, VIEWER } from './one-table.ts'
import { print, row, wrong } from './print.ts'
import { engineWithLab } from './realms.ts'
import { content, twoPlayers } from './setups.ts'

const TABLES = 32
/** The tables that are played to the end of `answerAll`, in the shared machine and in their own. */
const PLAYED = 4

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(2)

export async function sharedTables(): Promise<void> {
  print(`${TABLES} tables of two players in one quickjs machine, in this thread`)
  const engine = await engineWithLab()
  const openOwn = () => openRealm({ kind: 'quickjs', place: 'in-thread', engine: engine.modules })
  let machine: Awaited<ReturnType<typeof openOwn>> | undefined
  const realms = sharedRealms({
    openRealm: async () => {
      machine = await openOwn()
      return machine
    },
    tables: TABLES,
    fullAt: Number.POSITIVE_INFINITY,
  })
  const bytes = async (): Promise<number> => (await machine?.state())?.bytes ?? 0
  const game = (seed: string) => ({
    ...{ packs: content, setup: twoPlayers as never, seed, viewers: [VIEWER], inputs: [] },
    engine: { name: 'lcg', version: '0', hash: engine.hash },
  })
  const hosts = [await TableHost.open({ realms, ...game('shared 0') })]
  const first = await bytes()
  for (let n = 1; n < TABLES; n++) hosts.push(await TableHost.open({ realms, ...game(`shared ${n}`) }))
  const opened = await bytes()
  row('memory with one table, and with all at their first question (MB)', `${megabytes(first)}, ${megabytes(opened)}`)
  row('for each further table (MB; aim 0.17)', megabytes((opened - first) / (TABLES - 1)))
  const times: number[] = []
  const hashes: string[] = []
  for (const host of hosts.slice(0, PLAYED)) {
    const given = await answerAll(host)
    times.push(...given.map(({ milliseconds }) => milliseconds))
    hashes.push(...given.map(({ reply }) => reply.hash))
  }
  const own: number[] = []
  const alone: string[] = []
  for (let n = 0; n < PLAYED; n++) {
    const host = await TableHost.open({ openRealm: openOwn, ...game(`shared ${n}`) })
    const given = await answerAll(host)
    own.push(...given.map(({ milliseconds }) => milliseconds))
    alone.push(...given.map(({ reply }) => reply.hash))
    host.close()
  }
  if (hashes.join() !== alone.join()) wrong('a table that shares a machine came to another state than in a machine of its own')
  row(`memory after ${hashes.length} answers at ${PLAYED} tables (MB)`, megabytes(await bytes()))
  const ratio = (p: number): string => (percentile(times, p) / percentile(own, p)).toFixed(2)
  row('time of an answer, shared to own: p50, p95', `${ratio(50)}, ${ratio(95)}`)
  row('checksum of all states', fingerprint(hashes.join(' ')))
  realms.close()
}
