/** Measures the three scenarios with the four starter decks, for one to four players. */
import { fingerprint } from '@questwright/kernel/internal'
import { cpuSeconds, median, yieldsPerCpuSecond } from './calibrate.ts'
import { print, row, whole } from './print.ts'
import { playGame, realmWith } from './realms.ts'
import { choicesIn, content, SCENARIOS, setupOf, soundGame } from './setups.ts'

const ROUNDS = 3
const GAMES = 8

/** Measures every scenario with one to four players. */
export async function tables(): Promise<void> {
  print(
    'Yields per choice by scenario and number of players: random bots, native, set-up included (aim: four players at most 1.3 times one)',
  )
  const realm = await realmWith('native', content)
  const hashes: string[] = []
  for (const scenario of SCENARIOS) {
    const perChoice: number[][] = [[], [], [], []]
    const choices = [0, 0, 0, 0]
    const play = async (players: number, seed: string): Promise<number> => {
      const game = soundGame(await playGame(realm, setupOf(scenario, players), seed, 'random'), `${scenario} ${players} ${seed}`)
      hashes.push(game.hash)
      return choicesIn(game)
    }
    for (let players = 1; players <= 4; players++) for (let n = 0; n < 2; n++) await play(players, `warm ${n}`)
    // in turns, so that a busy moment of the machine affects all of them
    for (let round = 0; round < ROUNDS; round++)
      for (let players = 1; players <= 4; players++) {
        const before = yieldsPerCpuSecond()
        let made = 0
        const seconds = await cpuSeconds(async () => {
          for (let n = 0; n < GAMES; n++) made += await play(players, `tables ${round}/${n}`)
        })
        perChoice[players - 1]?.push((((before + yieldsPerCpuSecond()) / 2) * seconds) / made)
        choices[players - 1] = (choices[players - 1] ?? 0) + made
      }
    const medians = perChoice.map(median)
    row(
      `${scenario}, 1 / 2 / 3 / 4 players`,
      `${medians.map(whole).join(' / ')}  (4 to 1: ${((medians[3] ?? 0) / (medians[0] ?? 1)).toFixed(2)})`,
    )
    row('  choices per game', choices.map((sum) => (sum / ROUNDS / GAMES).toFixed(0)).join(' / '))
  }
  realm.close()
  row('checksum of all games', fingerprint(hashes.join(' ')))
}
