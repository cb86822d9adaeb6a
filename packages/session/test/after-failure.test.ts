/** A game that could not be opened, or that broke, leaves nothing in the state of the next game. */
import { LocalTable, type TablePort } from '@questwright/table'
import { afterEach, describe, expect, test } from 'vitest'
import { engineName, type NewGame, TableSession } from '../src/index.ts'
import { farPort } from './far-port.ts'
import { broken, countedRealms } from './held-realms.ts'
import { memoryShelf } from './memory-shelf.ts'
import { engine, playTo, ports, quietGame, quietPack, someAnswer } from './quiet-game.ts'

const oak = quietPack('oak')

const sessions: TableSession[] = []
afterEach(() => {
  for (const session of sessions.splice(0)) session.opening.leave()
})

/** A session whose realms fail at a method as long as the test wants it. */
function seat() {
  let failing: string | undefined
  let names = 0
  const shelf = memoryShelf()
  const { openRealm } = countedRealms((method) => {
    if (method === failing) throw broken(`${method} fails`)
  })
  const session = new TableSession(ports({ shelf, openRealm, uniqueName: () => `name ${++names}` }))
  sessions.push(session)
  const failAt = (method: string | undefined) => {
    failing = method
  }
  return { session, shelf, failAt }
}
type Seat = ReturnType<typeof seat>

async function portOf({ scenario, setup, seed }: NewGame, more: Partial<TablePort> = {}): Promise<TablePort> {
  const table = await LocalTable.open({
    ...{ openRealm: () => ports().openRealm(engine), packs: [oak], engine: engineName(engine), setup, seed, viewer: 'p1' },
    freshSeed: () => `${scenario} dice`,
  })
  return farPort(table, more)
}

const far = { title: 'far', scenario: 'quiet-oak:road', packs: [oak] }

const failures: { readonly [how: string]: (seat: Seat) => Promise<void> } = {
  'could not be opened': async ({ session, failAt }) => {
    failAt('open')
    await session.opening.start(quietGame(oak, 'fails'), [oak], engine)
  },
  'could not send its messages': async ({ session, failAt }) => {
    failAt('catalogue')
    await session.opening.start(quietGame(oak, 'fails'), [oak], engine)
  },
  'broke at an answer': async ({ session, failAt }) => {
    await session.opening.start(quietGame(oak, 'fails'), [oak], engine)
    await playTo(session, 3)
    await session.playing.goTo(2)
    failAt('advance')
    const { question } = session.store.getState()
    if (question) await session.playing.answer(someAnswer(question))
  },
  'is held elsewhere and sent no messages': async ({ session }) => {
    const catalogue = () => Promise.reject(new Error('the line is dead'))
    await session.opening.join(await portOf(quietGame(oak, 'far'), { catalogue }), far)
  },
}

const nexts: { readonly [how: string]: (seat: Seat) => unknown } = {
  'is dealt': ({ session }) => session.opening.start(quietGame(oak, 'next'), [oak], engine),
  'is a replay': ({ session }) => session.opening.openReplay(quietGame(oak, 'next'), [], [oak], engine),
  'was saved as a file': ({ session }) => session.opening.openLines(quietGame(oak, 'next'), [oak], engine, {}),
  'is joined': async ({ session }) => session.opening.join(await portOf(quietGame(oak, 'next')), far),
  'is none, because the table was left': ({ session }) => session.opening.leave(),
}

/** The state without the ids of the game, and without the rules' messages, which a table keeps. */
function stateOf({ session }: Seat) {
  const { game: _, messages: __, packs, ...rest } = session.store.getState()
  return { ...rest, packs: packs.map(({ hash }) => hash) }
}

describe.each(Object.entries(failures))('after a game that %s', (_, fail) => {
  test.each(Object.entries(nexts))('the next one, which %s, shows nothing of the failure', async (_, next) => {
    const [one, fresh] = [seat(), seat()]
    await fail(one)
    expect(one.session.store.getState()).toMatchObject({ status: 'failed', error: expect.stringMatching(/fails|dead/) })
    one.failAt(undefined)
    for (const each of [one, fresh]) await next(each)
    expect(one.session.store.getState().error).toBeUndefined()
    expect(stateOf(one)).toEqual(stateOf(fresh))
  })
})
