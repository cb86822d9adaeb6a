/**
 * Measures which share of the time is spent on listing legal actions, and on testing whether they could change anything, with V8's profiler in
 * random games.
 */
import { Session } from 'node:inspector/promises'
import { print, row } from './print.ts'
import { playGame, realmWith } from './realms.ts'
import { content, soundGame, twoPlayers } from './setups.ts'

interface Node {
  readonly id: number
  readonly callFrame: { readonly functionName: string }
  readonly children?: readonly number[]
}

/**
 * The measured parts of the engine, each with its functions: a sample of the profiler counts for a part if one of these is on its call stack.
 */
const PARTS = {
  'listing legal actions': ['usableIn', 'collect', 'candidates'],
  'of that, probing': ['walk'],
  'state checks': ['runChecks'],
  'views and stories': ['viewOf', 'storyFor'],
} as const

/** Prints the shares of the time that these parts of the engine take. */
export async function share(): Promise<void> {
  print('Share of the time in random games (native, two players), by V8 profile')
  const realm = await realmWith('native', content)
  const play = async (name: string, games: number): Promise<void> => {
    for (let n = 0; n < games; n++) soundGame(await playGame(realm, twoPlayers, `${name} ${n}`, 'random'), `${name} ${n}`)
  }
  await play('warm', 30)
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.start')
  await play('share', 60)
  const { profile } = (await session.post('Profiler.stop')) as unknown as {
    profile: { nodes: readonly Node[]; samples: readonly number[]; timeDeltas: readonly number[] }
  }
  session.disconnect()
  realm.close()
  const parents = new Map(profile.nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id] as const)))
  const names = new Map(profile.nodes.map((node) => [node.id, node.callFrame.functionName]))
  const within = new Map<number, ReadonlySet<string>>()
  const stackOf = (id: number): ReadonlySet<string> => {
    const known = within.get(id)
    if (known) return known
    const parent = parents.get(id)
    const own = new Set([...(parent === undefined ? [] : stackOf(parent)), names.get(id) ?? ''])
    within.set(id, own)
    return own
  }
  let total = 0
  const sums: { [part: string]: number } = {}
  profile.samples.forEach((id, i) => {
    const time = profile.timeDeltas[i] ?? 0
    const stack = stackOf(id)
    if (!stack.has('playGame')) return
    total += time
    for (const [part, functions] of Object.entries(PARTS))
      if (functions.some((name) => stack.has(name))) sums[part] = (sums[part] ?? 0) + time
  })
  for (const part of Object.keys(PARTS)) row(part, `${(((sums[part] ?? 0) / total) * 100).toFixed(0)} %`)
}
