/**
 * The benchmarks: `npm run -s bench`. Ratios are measured in one run; every figure stands beside the checksum of the games that it comes from,
 * so that fast but wrong cannot win. `--counts` writes the counts that the tests gate.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fingerprint } from '@questwright/kernel'
import type { PackBundle } from '@questwright/packs'
import { type AnswerValue, type Input, openRealm, type Question, TableHost } from '@questwright/realm'
import { deckOf, repositoryPacks } from '../content.ts'
import { cpuSeconds, median, percentile, yieldsPerCpuSecond } from './calibrate.ts'
import { countsPerGame } from './counts.ts'
import { engineWithLab, type PlayedGame, playGame, realmWith } from './realms.ts'

const { content } = repositoryPacks()
const core = content.find((pack) => pack.id === 'lcg-core-set') as PackBundle
const scenario = `${core.id}:scenario/passage-through-mirkwood`
const twoPlayers = { kind: 'scenario', scenario, mode: 'standard', decks: [deckOf(core, 'leadership'), deckOf(core, 'spirit')] } as const

const print = (text: string): void => void process.stdout.write(`${text}\n`)
const row = (name: string, value: string): void => print(`  ${name.padEnd(44)} ${value}`)
const whole = (n: number): string => Math.round(n).toLocaleString('en')

/** Choices are questions with more than "act or pass" to them. */
const choicesIn = (game: PlayedGame): number => (game.counters.questions ?? 0) - (game.counters.actOrPass ?? 0)

async function throughput(): Promise<void> {
  print('Throughput: random bots, two players, native realm, set-up included')
  const realm = await realmWith('native', content)
  const [rounds, games] = [5, 40]
  for (let n = 0; n < games; n++) await playGame(realm, twoPlayers, `warm-up ${n}`, 'random')
  const figures: { perSecond: number; yieldsPerChoice: number; yieldsPerGame: number }[] = []
  let [choices, actOrPass, played] = [0, 0, 0]
  const hashes: string[] = []
  for (let round = 0; round < rounds; round++) {
    const before = yieldsPerCpuSecond()
    let inRound = 0
    const seconds = await cpuSeconds(async () => {
      for (let n = 0; n < games; n++) {
        const game = await playGame(realm, twoPlayers, `bench ${round}/${n}`, 'random')
        if (game.stuck || game.faults.length > 0) throw new Error(`game bench ${round}/${n} is ${game.stuck ?? game.faults[0]?.message}`)
        inRound += choicesIn(game)
        actOrPass += game.counters.actOrPass ?? 0
        hashes.push(game.hash)
      }
    })
    const yields = (before + yieldsPerCpuSecond()) / 2
    figures.push({ perSecond: inRound / seconds, yieldsPerChoice: (yields * seconds) / inRound, yieldsPerGame: (yields * seconds) / games })
    choices += inRound
    played += games
  }
  realm.close()
  row('choices per CPU second (median of 5 rounds)', whole(median(figures.map((figure) => figure.perSecond))))
  row('choices per game', (choices / played).toFixed(1))
  row('"act or pass" questions per game, apart', (actOrPass / played).toFixed(1))
  row('yields per choice (median; aim under 8,000)', whole(median(figures.map((figure) => figure.yieldsPerChoice))))
  row(
    'yields per choice, lowest and highest round',
    `${whole(Math.min(...figures.map((figure) => figure.yieldsPerChoice)))} … ${whole(Math.max(...figures.map((figure) => figure.yieldsPerChoice)))}`,
  )
  row('yields per game (median)', whole(median(figures.map((figure) => figure.yieldsPerGame))))
  row('checksum of the 200 games', fingerprint(hashes.join(' ')))
}

async function realmRatio(): Promise<void> {
  print('quickjs against native, the same seeds')
  const [native, quickjs] = [await realmWith('native', content), await realmWith('quickjs', content)]
  const seeds = Array.from({ length: 6 }, (_, n) => `ratio ${n}`)
  for (const seed of seeds) await playGame(native, twoPlayers, seed, 'random')
  const hashes: { native: string[]; quickjs: string[] } = { native: [], quickjs: [] }
  const ratios: number[] = []
  for (const seed of seeds) {
    const inNative = await cpuSeconds(async () => void hashes.native.push((await playGame(native, twoPlayers, seed, 'random')).hash))
    const inQuickjs = await cpuSeconds(async () => void hashes.quickjs.push((await playGame(quickjs, twoPlayers, seed, 'random')).hash))
    ratios.push(inQuickjs / inNative)
  }
  native.close()
  quickjs.close()
  row(
    'ratio (median, lowest, highest)',
    `${median(ratios).toFixed(1)}  (${Math.min(...ratios).toFixed(1)} … ${Math.max(...ratios).toFixed(1)})`,
  )
  const [a, b] = [fingerprint(hashes.native.join(' ')), fingerprint(hashes.quickjs.join(' '))]
  row('checksums, native and quickjs', `${a} ${b}${a === b ? ', equal' : ', DIFFERENT'}`)
  if (a !== b) process.exitCode = 1
}

/** What a person might answer: the first card where one must be chosen, every third chance to act, else a pass. */
function someAnswer(question: Question, n: number): AnswerValue {
  switch (question.shape) {
    case 'confirm':
      return ['no']
    case 'number':
      return question.least
    case 'distribute': {
      let left = question.least
      const shares: { [key: string]: number } = {}
      for (const option of question.options) {
        const share = Math.min(left, option.most ?? left)
        if (share > 0) shares[option.key] = share
        left -= share
      }
      return shares
    }
    case 'order':
      return question.options.map((option) => option.key)
    case 'choose': {
      const pass = question.options.find((option) => option.key === 'pass')
      if (pass) return n % 3 === 0 ? [question.options[0]?.key ?? 'pass'] : ['pass']
      const count = Math.max(question.least, Math.min(question.most, n % 2))
      return question.options.slice(0, count).map((option) => option.key)
    }
  }
}

async function latency(): Promise<void> {
  print("A person's path in quickjs, in a worker: answer in, re-run, view and patches out")
  const engine = await engineWithLab()
  const open = (seed: string, inputs: readonly Input[] = []) =>
    TableHost.open({
      openRealm: () => openRealm({ kind: 'quickjs', place: 'worker', engine: engine.modules }),
      packs: content,
      engine: { name: 'lcg', version: '0', hash: engine.hash },
      setup: twoPlayers as never,
      seed,
      viewers: ['p1+p2'],
      inputs,
    })
  const cold = performance.now()
  const host = await open('latency')
  row('new game in a cold realm (ms)', (performance.now() - cold).toFixed(0))
  const milliseconds: number[] = []
  const stretches: { [questions: number]: number } = {}
  let before = host.reply
  for (let n = 0; n < 150 && !host.reply.outcome; n++) {
    const question = host.reply.questions['p1+p2']
    if (!question) break
    const value = someAnswer(question, n)
    const start = performance.now()
    const reply = await host.advance([{ kind: 'answer', question: question.key, value }])
    milliseconds.push(performance.now() - start)
    if (reply.refused) throw new Error(`refused: ${reply.refused.why.code}`)
    // how many answers the stretch that has just ended had
    if (reply.checkpoint > before.checkpoint)
      stretches[reply.checkpoint - before.checkpoint] = (stretches[reply.checkpoint - before.checkpoint] ?? 0) + 1
    before = reply
  }
  row('answers', String(milliseconds.length))
  row('p50 / p95 / p99 (ms; aim p95 under 50)', [50, 95, 99].map((p) => percentile(milliseconds, p).toFixed(1)).join(' / '))
  row(
    'answers per stretch: how often',
    Object.entries(stretches)
      .map(([answers, times]) => `${answers}: ${times}`)
      .join(', '),
  )
  const undo: number[] = []
  for (let n = 0; n < 9; n++) {
    const start = performance.now()
    const { tail } = await host.rewind(host.reply.inputs - 1)
    undo.push(performance.now() - start)
    await host.advance(tail)
  }
  row('undo of one decision (ms, median)', median(undo).toFixed(1))
  const { hash } = host.reply
  const reload: number[] = []
  for (let n = 0; n < 3; n++) {
    const start = performance.now()
    await host.replacePacks(content)
    reload.push(performance.now() - start)
  }
  row('save to table standing again (ms, median)', median(reload).toFixed(0))
  row('state hash before and after, equal', `${hash} ${host.reply.hash}${hash === host.reply.hash ? '' : ' DIFFERENT'}`)
  if (hash !== host.reply.hash) process.exitCode = 1
  host.close()
  const warm = await realmWith('quickjs', content)
  const opening: number[] = []
  for (let n = 0; n < 7; n++) {
    const start = performance.now()
    await warm.call('open', JSON.stringify({ setup: twoPlayers, seed: `warm ${n}`, viewers: ['p1+p2'] }))
    opening.push(performance.now() - start)
  }
  warm.close()
  row('new game in a warm realm (ms, median)', median(opening).toFixed(1))
}

async function counts(): Promise<void> {
  print('Counts per game over frozen fixture content (gated at ±5 % by checks/counts.test.ts)')
  const { perGame, checksum } = await countsPerGame()
  for (const [counter, value] of Object.entries(perGame)) row(counter, value.toFixed(1))
  row('checksum', checksum)
  if (process.argv.includes('--counts')) {
    writeFileSync(fileURLToPath(new URL('./counts.json', import.meta.url)), `${JSON.stringify(perGame, null, 2)}\n`)
    print('written to checks/bench/counts.json')
  }
}

await throughput()
await realmRatio()
await latency()
await counts()
