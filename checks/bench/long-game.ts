/** Measures whether an answer costs more after many answers. */
import { type AnswerValue, openRealm, type Question } from '@questwright/realm'
import { portsOfNothing, TableSession } from '@questwright/session'
import { median } from './calibrate.ts'
import { print, row } from './print.ts'
import { engineWithLab } from './realms.ts'
import { content, twoPlayers } from './setups.ts'

const EARLY = 20
const LATE = 500
const MEASURED = 24

/** The answer that passes where that is allowed, else the first one that is allowed. */
function shortest(question: Question): AnswerValue {
  const keys = question.options.map(({ key }) => key)
  if (question.shape === 'confirm') return ['no']
  if (question.shape === 'number') return question.least
  if (question.shape === 'order') return keys
  if (question.shape === 'distribute') return { [keys[0] as string]: question.least }
  return keys.includes('pass') ? ['pass'] : keys.slice(0, question.least)
}

/**
 * Two tables with the same cards, one after 20 decisions and one after 500. The cost may depend on what is on the table, but not on what was
 * decided before. The decisions in between are new dice. Both tables are answered in turns, so that a busy moment of the machine affects both.
 */
export async function longGame(): Promise<void> {
  print('An answer at decision 20 and at decision 500 of a two-handed game: from the input to the new state and the data to save')
  const engine = await engineWithLab()
  const open = async () => {
    let names = 0
    const session = new TableSession(
      portsOfNothing(
        () => openRealm({ kind: 'quickjs', place: 'worker', engine: engine.modules }),
        () => `name ${++names}`,
      ),
    )
    const game = { scenario: 'passage', title: 'Passage', viewer: 'p1+p2', seed: 'long', setup: twoPlayers as never }
    await session.opening.start(game, content, engine)
    return session
  }
  const answer = async (session: TableSession): Promise<number> => {
    const { question, at, error } = session.store.getState()
    if (!question) throw new Error(`nothing is asked: ${error ?? 'the game is over'}`)
    const start = performance.now()
    await session.playing.answer({ kind: 'answer', question: question.key, value: shortest(question) })
    const took = performance.now() - start
    if (session.store.getState().at === at) throw new Error(`an answer was not taken: ${session.store.getState().refused?.code}`)
    return took
  }
  const [early, late] = [await open(), await open()]
  for (const session of [early, late]) while (session.store.getState().at < EARLY) await answer(session)
  while (late.store.getState().at < LATE) await late.playing.throwNewDice()
  const times: { readonly early: number[]; readonly late: number[] } = { early: [], late: [] }
  for (let n = 0; n < MEASURED; n++) {
    times.early.push(await answer(early))
    times.late.push(await answer(late))
  }
  const [one, other] = [median(times.early), median(times.late)]
  row(
    'answer at decision 500, of one at decision 20',
    `${(other / one).toFixed(2)}  (aim 1.2; ${one.toFixed(1)} and ${other.toFixed(1)} ms)`,
  )
  await Promise.all([early.opening.leave(), late.opening.leave()])
}
