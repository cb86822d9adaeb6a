/** Measures how long a user waits for answers, undo, saves and new games. */
import type { PackBundle } from '@questwright/packs'
import { type Input, loadAhead, openRealm, type Realm, TableHost } from '@questwright/realm'
import { median, percentile } from './calibrate.ts'
import { answerAll, VIEWER } from './one-table.ts'
import { print, row, wrong } from './print.ts'
import { engineWithLab, realmWith } from './realms.ts'
import { content, twoPlayers } from './setups.ts'

/** For how many milliseconds a page waits until no more files change: the constant of `foreign-changes.ts` in the studio. */
const RESTS = 120

const EDITED = 'lcg-core-set/cards/allies/gandalf.ts'

/** The packs after a file was saved again: the script has the same meaning with a longer text. */
function saved(times: number): readonly PackBundle[] {
  const [id, path] = [EDITED.slice(0, EDITED.indexOf('/')), EDITED.slice(EDITED.indexOf('/') + 1)]
  return content.map((pack) =>
    pack.id === id
      ? {
          ...pack,
          scripts: pack.scripts.map((one) => (one.path === path ? { ...one, code: `${one.code}${'\n'.repeat(times + 1)}` } : one)),
        }
      : pack,
  )
}

/** Measures the actions of a user at a table whose realm runs in a worker. */
export async function latency(): Promise<void> {
  print('One answer of a person in quickjs, in a worker: from the input over the replay to the view and its patches')
  const engine = await engineWithLab()
  const openWorker = () => openRealm({ kind: 'quickjs', place: 'worker', engine: engine.modules })
  /** A realm that was started in advance, as while a file is open in an editor. */
  let ready: Realm | undefined
  const open = (seed: string, inputs: readonly Input[] = []) =>
    TableHost.open({
      openRealm: async () => {
        const realm = ready ?? (await openWorker())
        ready = undefined
        return realm
      },
      packs: content,
      engine: { name: 'lcg', version: '0', hash: engine.hash },
      setup: twoPlayers as never,
      seed,
      viewers: [VIEWER],
      inputs,
    })
  const cold = performance.now()
  const host = await open('latency')
  row('new game in a cold realm, which reads the engine (ms)', (performance.now() - cold).toFixed(0))
  let before = host.reply
  const answers = await answerAll(host)
  const stretches: { [questions: number]: number } = {}
  for (const { reply } of answers) {
    // the number of answers in the part of the game that has just ended
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
  const inAnswers = (milliseconds: readonly number[]): string =>
    `${median(milliseconds).toFixed(0)}, ${(
      median(milliseconds) /
        percentile(
          answers.map((answer) => answer.milliseconds),
          95,
        )
    ).toFixed(1)}`
  const madeReady = async (): Promise<Realm> => {
    const realm = await openWorker()
    await loadAhead(realm, host.packs, new Set([EDITED]))
    return realm
  }
  const saves = { open: [] as number[], elsewhere: [] as number[], unheard: [] as number[] }
  for (let n = 0; n < 15; n++) {
    const how = (['open', 'elsewhere', 'unheard'] as const)[n % 3] as keyof typeof saves
    if (how === 'open') ready = await madeReady()
    const snapshot = await host.snapshot()
    // a page that hears of changes by another program waits until no more files change
    const made = how === 'elsewhere' ? madeReady() : undefined
    if (made) await new Promise((resolve) => setTimeout(resolve, RESTS))
    const start = performance.now()
    if (made) ready = await made
    await host.replacePacks(saved(n), undefined, snapshot)
    saves[how].push(performance.now() - start)
  }
  row('save to table ready again, file open in an editor (ms, median, in answers at p95)', inAnswers(saves.open))
  row(
    'the same, of a file that another program wrote, after the last change on disk (ms, median, in answers at p95)',
    inAnswers(saves.elsewhere),
  )
  row('the same, without a notice before the save (ms, median, in answers at p95)', inAnswers(saves.unheard))
  row('state hash before and after', `${hash} ${host.reply.hash}`)
  if (hash !== host.reply.hash) wrong('the table stands elsewhere after a save of unchanged scripts')
  host.close()
  const dealt: number[] = []
  for (let n = 0; n < 5; n++) {
    const start = performance.now()
    const another = await open(`dealt ${n}`)
    dealt.push(performance.now() - start)
    another.close()
  }
  row('new game in a realm of its own (ms, median)', median(dealt).toFixed(0))
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
