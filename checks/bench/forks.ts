/** Measures the two ways in which a search can try a line of play from a question: forking the table, and opening a table from a keyframe. */
import { hashText } from '@questwright/kernel/internal'
import { cpuSeconds, median } from './calibrate.ts'
import { print, row, wrong } from './print.ts'
import { realmWith } from './realms.ts'
import { content, SCENARIOS, setupOf } from './setups.ts'

const ROUNDS = 7
const ANSWERS = 60
/**
 * Multiples of the 60 lines of play that a search tries at one question. There are so many because a single garbage collection must not dominate
 * the result.
 */
const FORKS = { native: 6_000, quickjs: 600 } as const
const KEYFRAMES = 60

/** Measures both at a question in the middle of games with two players. */
export async function forks(): Promise<void> {
  print('A trial continuation of a two-handed game from a question in its middle, with hidden cards dealt again, and undone')
  for (const kind of ['native', 'quickjs'] as const)
    for (const scenario of SCENARIOS) {
      const realm = await realmWith(kind, content)
      const call = async <T>(method: string, argument: object): Promise<T> =>
        JSON.parse(await realm.call(method, JSON.stringify(argument))) as T
      const cards = await call<number>('benchMiddle', { setup: setupOf(scenario, 2), answers: ANSWERS })
      const times = FORKS[kind]
      const seconds: { forks: number[]; keyframes: number[] } = { forks: [], keyframes: [] }
      let opened = ''
      let forked = { hashes: '', worlds: 0 }
      for (let round = 0; round <= ROUNDS; round++) {
        const forking = await cpuSeconds(async () => {
          forked = await call('benchForks', { times })
        })
        const opening = await cpuSeconds(async () => {
          opened = await call('benchKeyframes', { times: KEYFRAMES })
        })
        // the first round only warms up
        if (round === 0) continue
        seconds.forks.push(forking / times)
        seconds.keyframes.push(opening / KEYFRAMES)
      }
      realm.close()
      const [fork, keyframe] = [median(seconds.forks), median(seconds.keyframes)]
      row(
        `${kind}, ${scenario}, ${cards} cards`,
        `${(keyframe / fork).toFixed(1)} times cheaper (aim 20): ${(fork * 1e6).toFixed(0)} and ${(keyframe * 1e6).toFixed(0)} microseconds`,
      )
      const hashes = new Set([...opened.split(' '), ...forked.hashes.split(' ')])
      row('  checksum; imagined deals', `${hashText([...hashes].join(' ')).toString(16)}; ${forked.worlds} of ${times}`)
      if (hashes.size !== 1) wrong(`the position has ${hashes.size} hashes`)
      if (forked.worlds < times / 2) wrong('most courses imagine the same')
    }
}
