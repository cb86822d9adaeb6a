/** Measures choices per second with random bots in the native realm. */
import { fingerprint } from '@questwright/kernel/internal'
import { cpuSeconds, median, yieldsPerCpuSecond } from './calibrate.ts'
import { print, row, whole } from './print.ts'
import { playGame, realmWith } from './realms.ts'
import { PLAN } from './rounds.ts'
import { choicesIn, content, soundGame, twoPlayers } from './setups.ts'

/** Measures random games of two players. */
export async function throughput(): Promise<void> {
  print('Throughput: random bots, two players, native realm, set-up included')
  const realm = await realmWith('native', content)
  const [rounds, games] = [5, 40]
  for (let n = 0; n < games; n++) await playGame(realm, twoPlayers, `warm-up ${n}`, 'random')
  const figures: { choices: number; perSecond: number; yieldsPerChoice: number; yieldsPerGame: number }[] = []
  let [choices, actOrPass, played] = [0, 0, 0]
  const hashes: string[] = []
  for (let round = 0; round < rounds; round++) {
    const before = yieldsPerCpuSecond()
    let inRound = 0
    const seconds = await cpuSeconds(async () => {
      for (let n = 0; n < games; n++) {
        const seed = `bench ${round}/${n}`
        const game = soundGame(await playGame(realm, twoPlayers, seed, 'random'), seed)
        inRound += choicesIn(game)
        actOrPass += game.counters.actOrPass ?? 0
        hashes.push(game.hash)
      }
    })
    const yields = (before + yieldsPerCpuSecond()) / 2
    figures.push({
      choices: inRound,
      perSecond: inRound / seconds,
      yieldsPerChoice: (yields * seconds) / inRound,
      yieldsPerGame: (yields * seconds) / games,
    })
    choices += inRound
    played += games
  }
  const warmHashes = fingerprint(hashes.join(' '))
  let [inLong, longSeconds] = [choices, figures.reduce((sum, { perSecond, choices: own }) => sum + own / perSecond, 0)]
  for (let n = played; n < PLAN.long; n += games)
    longSeconds += await cpuSeconds(async () => {
      for (let i = n; i < Math.min(n + games, PLAN.long); i++) {
        const game = soundGame(await playGame(realm, twoPlayers, `long ${i}`, 'random'), `long ${i}`)
        inLong += choicesIn(game)
        hashes.push(game.hash)
      }
    })
  realm.close()
  row('choices per CPU second, 200 games (median round)', whole(median(figures.map((figure) => figure.perSecond))))
  row('choices per game', (choices / played).toFixed(1))
  row('"act or pass" questions per game, apart', (actOrPass / played).toFixed(1))
  row('yields per choice (median; aim under 8,000)', whole(median(figures.map((figure) => figure.yieldsPerChoice))))
  row(
    'yields per choice, lowest and highest round',
    `${whole(Math.min(...figures.map((figure) => figure.yieldsPerChoice)))} … ${whole(Math.max(...figures.map((figure) => figure.yieldsPerChoice)))}`,
  )
  row('yields per game (median)', whole(median(figures.map((figure) => figure.yieldsPerGame))))
  row('checksum of the 200 games', warmHashes)
  row('choices per CPU second, 1,500 games', whole(inLong / longSeconds))
  row('checksum of the 1,500 games', fingerprint(hashes.join(' ')))
}
