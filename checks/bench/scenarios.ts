/**
 * Measures the cost of the scenarios of packs beyond the base game, as ratios to the first scenario of the base game: with the same decks,
 * in turns.
 */
import { fingerprint } from '@questwright/kernel/internal'
import { cpuSeconds, median, yieldsPerCpuSecond } from './calibrate.ts'
import { print, row, whole } from './print.ts'
import { playGame, realmWith } from './realms.ts'
import { choicesIn, content, setupOf, soundGame } from './setups.ts'

const ROUNDS = 3
const GAMES = 8
const FIRST = 'lcg-core-set:scenario/passage-through-mirkwood'
const OTHERS = [
  'lcg-seafaring:scenario/voyage-across-belegaer',
  'lcg-seafaring:scenario/the-fate-of-numenor',
  'lcg-seafaring:scenario/raid-on-the-grey-havens',
  'lcg-the-lord-of-the-rings-saga:scenario/a-shadow-of-the-past',
] as const

/** Measures random games of two players in each scenario. */
export async function scenarios(): Promise<void> {
  print('Scenarios beside Passage Through Mirkwood: random bots, two players, native, set-up included')
  const realm = await realmWith('native', content)
  const all = [FIRST, ...OTHERS]
  const hashes = new Map(all.map((scenario) => [scenario, [] as string[]]))
  const play = async (scenario: string, seed: string): Promise<number> => {
    const game = soundGame(
      await playGame(realm, { ...setupOf('passage-through-mirkwood', 2), scenario }, seed, 'random'),
      `${scenario} ${seed}`,
    )
    hashes.get(scenario)?.push(game.hash)
    return choicesIn(game)
  }
  for (const scenario of all) for (let n = 0; n < 2; n++) await play(scenario, `warm ${n}`)
  const figures = new Map(all.map((scenario) => [scenario, { perSecond: [] as number[], perChoice: [] as number[], choices: 0 }]))
  // in turns, so that a busy moment of the machine affects all of them
  for (let round = 0; round < ROUNDS; round++)
    for (const scenario of all) {
      const own = figures.get(scenario)
      const before = yieldsPerCpuSecond()
      let made = 0
      const seconds = await cpuSeconds(async () => {
        for (let n = 0; n < GAMES; n++) made += await play(scenario, `scenarios ${round}/${n}`)
      })
      own?.perSecond.push(made / seconds)
      own?.perChoice.push((((before + yieldsPerCpuSecond()) / 2) * seconds) / made)
      if (own) own.choices += made
    }
  realm.close()
  const first = figures.get(FIRST)
  for (const scenario of all) {
    const own = figures.get(scenario)
    if (!own || !first) continue
    const ratio = (kind: 'perSecond' | 'perChoice'): string => (median(own[kind]) / median(first[kind])).toFixed(2)
    row(scenario.slice(scenario.indexOf('/') + 1), `${(own.choices / ROUNDS / GAMES).toFixed(0)} choices per game`)
    row('  choices per CPU second', `${whole(median(own.perSecond))}  (${ratio('perSecond')} of the first)`)
    row('  yields per choice', `${whole(median(own.perChoice))}  (${ratio('perChoice')} of the first)`)
    row('  checksum of its games', fingerprint((hashes.get(scenario) ?? []).join(' ')))
  }
}
