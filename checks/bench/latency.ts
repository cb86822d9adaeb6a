/** What a person waits for: answers, undo, saves, new games. */
import { type Input, openRealm, TableHost } from '@questwright/realm'
import { median, percentile } from './calibrate.ts'
import { answerAll, VIEWER } from './one-table.ts'
import { print, row, wrong } from './print.ts'
import { engineWithLab, realmWith } from './realms.ts'
import { content, twoPlayers } from './setups.ts'

/** Times what a person does at a table in a worker. */
export async function latency(): Promise<void> {
  print("A person's path in quickjs, in a worker: answer in, re-run, view and patches out")
  const engine = await engineWithLab()
  const open = (seed: string, inputs: readonly Input[] = []) =>
    TableHost.open({
      openRealm: () => openRealm({ kind: 'quickjs', place: 'worker', engine: engine.modules }),
      packs: content,
      engine: { name: 'lcg', version: '0', hash: engine.hash },
      setup: twoPlayers as never,
      seed,
      viewers: [VIEWER],
      inputs,
    })
  const cold = performance.now()
  const host = await open('latency')
  row('new game in a cold realm (ms)', (performance.now() - cold).toFixed(0))
  let before = host.reply
  const answers = await answerAll(host)
  const stretches: { [questions: number]: number } = {}
  for (const { reply } of answers) {
    // how many answers the stretch that has just ended had
    if (reply.checkpoint.inputs > before.checkpoint.inputs)
      stretches[reply.checkpoint.inputs - before.checkpoint.inputs] =
        (stretches[reply.checkpoint.inputs - before.checkpoint.inputs] ?? 0) + 1
    before = reply
  }
  const milliseconds = answers.map((answer) => answer.milliseconds)
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
  row('state hash before and after', `${hash} ${host.reply.hash}`)
  if (hash !== host.reply.hash) wrong('the table stands elsewhere after a save of unchanged scripts')
  host.close()
  const warm = await realmWith('quickjs', content)
  const opening: number[] = []
  for (let n = 0; n < 7; n++) {
    const start = performance.now()
    await warm.call('open', JSON.stringify({ setup: twoPlayers, seed: `warm ${n}`, viewers: [VIEWER] }))
    opening.push(performance.now() - start)
  }
  warm.close()
  row('new game in a warm realm (ms, median)', median(opening).toFixed(1))
}
