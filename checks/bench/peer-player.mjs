// Plays random battles of generation 1 with the simulator that is installed in a folder outside of the repository:
// `peer-player.mjs <folder>`. It accepts the same orders as `player.ts`; its choices are those of its two random players.
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const [, , folder] = process.argv
if (folder === undefined || process.send === undefined) throw new Error('started by the benchmarks: npm run -s bench -- --beside-peers')

const load = createRequire(join(folder, 'package.json'))
const { BattleStreams, RandomPlayerAI, Teams } = load('@pkmn/sim')
const { TeamGenerators } = load('@pkmn/randoms')
Teams.setGeneratorFactory(TeamGenerators)

const FORMAT = 'gen1randombattle'

/** The seed of the simulator, four numbers of 16 bits, computed from a text. */
const numbersOf = (text) => {
  const digest = createHash('sha256').update(text).digest()
  return [0, 2, 4, 6].map((at) => digest.readUInt16LE(at))
}

class CountingPlayer extends RandomPlayerAI {
  made = 0

  choose(choice) {
    this.made++
    super.choose(choice)
  }
}

/** Plays one battle to its end. Returns the number of choices, and a fingerprint of the battle. */
async function playBattle(seed) {
  const streams = BattleStreams.getPlayerStreams(new BattleStreams.BattleStream())
  const players = ['p1', 'p2'].map((name) => new CountingPlayer(streams[name], { seed: numbersOf(`${seed} ${name}`) }))
  const running = players.map((player) => player.start())
  const options = Object.fromEntries(
    ['p1', 'p2'].map((name) => [name, { name, team: Teams.pack(Teams.generate(FORMAT, { seed: numbersOf(`${seed} team ${name}`) })) }]),
  )
  void streams.omniscient.write(
    [
      `>start ${JSON.stringify({ formatid: FORMAT, seed: numbersOf(seed) })}`,
      `>player p1 ${JSON.stringify(options.p1)}`,
      `>player p2 ${JSON.stringify(options.p2)}`,
    ].join('\n'),
  )
  let end = ''
  let turns = 0
  for await (const chunk of streams.omniscient)
    for (const line of chunk.split('\n')) {
      if (line.startsWith('|turn|')) turns++
      else if (line.startsWith('|win|') || line === '|tie') end = line
    }
  await Promise.all(running)
  return { choices: players.reduce((sum, { made }) => sum + made, 0), known: `${end} ${turns}` }
}

async function play({ seed, games }) {
  let choices = 0
  const known = []
  const before = process.cpuUsage()
  for (let n = 0; n < games; n++) {
    const battle = await playBattle(`${seed}/${n}`)
    choices += battle.choices
    known.push(battle.known)
  }
  const { user, system } = process.cpuUsage(before)
  return { choices, seconds: (user + system) / 1e6, checksum: known.join(' ') }
}

process.on('message', (order) => void play(order).then((played) => process.send?.(played)))
process.on('disconnect', () => process.exit())
process.send('ready')
