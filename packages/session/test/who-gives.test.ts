/** Which seat gives an input, and which inputs the rules allow that seat. */
import { fileURLToPath } from 'node:url'
import { loadPack, readPackFolder } from '@questwright/packs'
import { engineData, engineModules } from '@questwright/realm'
import type { Question } from '@questwright/realm/web'
import { games } from '@questwright/workshop/games'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { afterEach, describe, expect, test } from 'vitest'
import { type NewGame, type PendingInputs, type SessionPorts, TableSession } from '../src/index.ts'
import { memoryShelf } from './memory-shelf.ts'
import { engine, playTo, ports, quietGame, quietPack } from './quiet-game.ts'

/** A game whose rules judge inputs by seat. */
const duelEngine = engineData(await engineModules(games.duel))
const { bundle: meadow } = loadPack(
  readPackFolder(fileURLToPath(new URL('../../testkit/fixtures/duel-meadow', import.meta.url))),
  rulebooks,
)
const duelPacks = meadow === undefined ? [] : [meadow]

/** A duel that p1 begins with a strike to play, and in which p2 can parry. @param viewer the seats at this screen */
function duelGame(viewer: string, hands: NewGame['hands'] = 'open'): NewGame {
  return {
    scenario: 'duel-meadow:meadow',
    title: 'The meadow',
    viewer,
    hands,
    seed: 'duel',
    setup: {
      kind: 'deal',
      begins: 'p1',
      hand: { p1: ['strike', 'scheme'], p2: ['parry', 'scheme'] },
      ground: { p1: ['guard'], p2: ['guard'] },
      deck: { p1: ['guard', 'strike', 'parry'], p2: ['guard', 'strike', 'parry'] },
    },
  }
}

const sessions: TableSession[] = []
afterEach(() => Promise.all(sessions.splice(0).map((session) => session.opening.leave())))

function seat(more: Partial<SessionPorts> = {}): TableSession {
  const session = new TableSession(ports(more))
  sessions.push(session)
  return session
}

async function duel(game: NewGame, more: Partial<SessionPorts> = {}): Promise<TableSession> {
  const session = seat(more)
  await session.opening.start(game, duelPacks, duelEngine)
  return session
}

function asked(session: TableSession): Question {
  const { question, error } = session.store.getState()
  if (!question) throw new Error(`nothing is asked: ${error}`)
  return question
}

async function answer(session: TableSession, word: string): Promise<void> {
  await session.hands.liftCurtain()
  const { key, options } = asked(session)
  const chosen = options.find((option) => option.key.includes(word))
  if (!chosen) throw new Error(`${key} offers no ${word}`)
  await session.playing.answer({ kind: 'answer', question: key, value: [chosen.key] })
}

const givers = (session: TableSession) => session.running?.held?.holder.standing.inputs.map((input) => input.by)

/** The parts of the state that a refusal must not change. */
function standing(session: TableSession) {
  const { position, at, question, story, view, places, redo, branches, line, status, outcome } = session.store.getState()
  return {
    position,
    at,
    question,
    story,
    view,
    places,
    redo,
    branches,
    line,
    status,
    outcome,
    inputs: session.running?.held?.holder.standing.inputs,
  }
}

const THEIRS = 'That is for the other player to decide.'
const CONSENT = 'Nothing is taken back unless the other player agrees.'

/** Makes a request that the rules refuse. @returns the message that pages show */
async function refusal(session: TableSession, deed: () => Promise<void>): Promise<string | undefined> {
  const before = standing(session)
  await deed()
  expect(standing(session)).toEqual(before)
  const { refused, messages, status } = session.store.getState()
  expect(status).toBe('ready')
  return messages[refused?.code ?? '']
}

describe('if the rules judge inputs by seat', () => {
  test('an input has the seat that was asked, and is saved and loaded with it', async () => {
    const shelf = memoryShelf()
    const session = await duel(duelGame('p1+p2'), { shelf })
    await answer(session, 'strike')
    expect(asked(session)).toMatchObject({ who: 'p2', name: 'optional' })
    await answer(session, 'parry')
    expect(givers(session)).toEqual(['p1', 'p2'])
    expect((await session.gameFile())?.inputs.map(({ by }) => by)).toEqual(['p1', 'p2'])
    const kept = await shelf.kept()
    if (!kept) throw new Error('nothing is kept')
    const again = seat()
    await again.opening.resume(kept, duelPacks, duelEngine)
    expect(standing(again)).toMatchObject({ position: session.store.getState().position, at: 2, status: 'ready' })
  })

  test('with hidden hands it has the seat that is shown', async () => {
    const session = await duel(duelGame('p1+p2', 'hidden'))
    await session.hands.liftCurtain()
    await answer(session, 'strike')
    expect(session.store.getState().curtain).toBe('p2')
    await session.hands.liftCurtain()
    await answer(session, 'parry')
    expect(givers(session)).toEqual(['p1', 'p2'])
  })

  test('an automatic pass is given in the name of the seat that passes', async () => {
    const session = await duel(duelGame('p1+p2'))
    // each player is asked in their own turn
    for (let turn = 0; turn < 2; turn++) await session.playing.passUntil('next-round')
    const names = givers(session) ?? []
    expect(new Set(names)).toEqual(new Set(['p1', 'p2']))
  })

  test("an answer to a remote player's question is refused with a message, and is not given again at the next visit", async () => {
    let noted: readonly PendingInputs[] = []
    const pending = {
      read: () => noted,
      write: (now: readonly PendingInputs[]) => {
        noted = now
      },
    }
    const session = await duel(duelGame('p2'), { pending })
    const { key, who } = asked(session)
    expect(who).toBe('p1')
    const pass = { kind: 'answer', question: key, value: ['pass'] } as const
    expect(await refusal(session, () => session.playing.answer(pass))).toBe(THEIRS)
    expect(noted).toEqual([])
  })

  test('the table decides who gives an answer: a seat that a page writes into it is ignored', async () => {
    const session = await duel(duelGame('p1+p2'))
    const pass = { kind: 'answer', question: asked(session).key, value: ['pass'] } as const
    await session.playing.answer({ ...pass, by: 'p2' })
    expect(session.store.getState()).toMatchObject({ at: 1, refused: undefined })
    expect(givers(session)).toEqual(['p1'])
  })

  test('manual moves and new dice are refused', async () => {
    const session = await duel(duelGame('p1+p2', 'hidden'))
    const wound = { move: 'token', card: 'p2', token: 'wounds', by: 4 }
    expect(await refusal(session, () => session.playing.moveByHand(wound))).toBe(THEIRS)
    expect(await refusal(session, () => session.playing.throwNewDice())).toBe(THEIRS)
  })

  test('an undo to which the other player has to agree is refused with a message; with consent it is made', async () => {
    const session = await duel(duelGame('p1+p2', 'hidden'))
    await answer(session, 'strike')
    await answer(session, 'parry')
    expect(await refusal(session, () => session.playing.goTo(0))).toBe(CONSENT)
    expect(session.store.getState().takeBack).toEqual({ input: 0 })
    await session.playing.goTo(1, 'of the holder')
    expect(session.store.getState()).toMatchObject({ at: 1, refused: undefined, takeBack: undefined })
    expect(session.store.getState().redo.map(({ by }) => by)).toEqual(['p2'])
    // going forward undoes nothing, and the same answer continues on the line
    await answer(session, 'parry')
    expect(session.store.getState()).toMatchObject({ at: 2, redo: [], branches: [] })
  })

  test('a player takes back an own answer by which nobody learned anything, also after the device was handed over', async () => {
    const session = await duel(duelGame('p1+p2', 'hidden'))
    await answer(session, 'scheme')
    await session.playing.goTo(0)
    expect(session.store.getState()).toMatchObject({ at: 0, refused: undefined, curtain: undefined, eyes: 'p1' })
    await answer(session, 'strike')
    expect(session.store.getState()).toMatchObject({ at: 1, curtain: 'p2' })
    await session.playing.goTo(0)
    expect(session.store.getState()).toMatchObject({ at: 0, refused: undefined, curtain: 'p1' })
  })

  test('one person who plays all hands takes back everything, moves by hand and throws new dice', async () => {
    const session = await duel(duelGame('p1+p2'))
    await answer(session, 'strike')
    await answer(session, 'parry')
    await session.playing.goTo(0)
    expect(session.store.getState()).toMatchObject({ at: 0, refused: undefined, takeBack: undefined })
    await session.playing.moveByHand({ move: 'token', card: 'p2', token: 'wounds', by: 1 })
    await session.playing.throwNewDice()
    expect(session.store.getState()).toMatchObject({ at: 2, refused: undefined })
    await session.playing.againFrom(1)
    expect(session.store.getState()).toMatchObject({ at: 2, refused: undefined })
  })

  test('playing again from an earlier point with new dice needs consent as well, and with it both are done', async () => {
    const session = await duel(duelGame('p1+p2', 'hidden'))
    await answer(session, 'strike')
    await answer(session, 'parry')
    // the pending vote does not change while players agree: a changed vote would have to be asked again
    const asked = new Set<unknown>()
    const end = session.store.subscribe(({ takeBack }) => asked.add(takeBack))
    expect(await refusal(session, () => session.playing.againFrom(1))).toBe(CONSENT)
    end()
    expect([...asked].filter((one) => one !== undefined)).toEqual([{ input: 1, dice: 'new' }])
    expect(session.store.getState().takeBack).toEqual({ input: 1, dice: 'new' })
    await session.playing.againFrom(1, 'of the holder')
    expect(session.store.getState()).toMatchObject({ at: 2, refused: undefined, takeBack: undefined, line: { id: '2' } })
    expect(session.running?.held?.holder.standing.inputs.map(({ kind }) => kind)).toEqual(['answer', 'dice'])
    // only new dice, without an undo
    expect(await refusal(session, () => session.playing.againFrom(2))).toBe(THEIRS)
    expect(session.store.getState().takeBack).toEqual({ input: 2, dice: 'new' })
  })

  test('switching to another line is an undo as well, and is refused too', async () => {
    const session = await duel(duelGame('p1+p2', 'hidden'))
    await answer(session, 'strike')
    await answer(session, 'parry')
    await session.playing.goTo(0, 'of the holder')
    await answer(session, 'scheme')
    await answer(session, 'strike')
    await answer(session, 'pass')
    expect(session.store.getState().line.id).toBe('2')
    expect(await refusal(session, () => session.lines.switchTo('1'))).toBe(CONSENT)
    expect(session.store.getState().takeBack).toEqual({ line: '1', input: undefined })
    await session.lines.switchTo('1', undefined, 'of the holder')
    expect(session.store.getState()).toMatchObject({ line: { id: '1' }, refused: undefined, takeBack: undefined })
  })
})

/** Realms of which one reply can be delayed. */
function heldReplies() {
  const { openRealm } = ports()
  let holds: string | undefined
  let met = () => {}
  let goOn = () => {}
  const opened: SessionPorts['openRealm'] = async (...given) => {
    const realm = await openRealm(...given)
    const call: typeof realm.call = async (method, ...rest) => {
      const reply = await realm.call(method, ...rest)
      if (method !== holds) return reply as never
      holds = undefined
      met()
      await new Promise<void>((resolve) => {
        goOn = resolve
      })
      return reply as never
    }
    return { ...realm, call }
  }
  /** @returns a promise that resolves when the next reply of this method has arrived and is being delayed */
  const next = (method: string) =>
    new Promise<void>((resolve) => {
      holds = method
      met = resolve
    })
  return { openRealm: opened, next, goOn: () => goOn() }
}

const begun = (session: TableSession) => session.opening.start(duelGame('p1+p2', 'hidden'), duelPacks, duelEngine)
const lifted = async (session: TableSession) => {
  await begun(session)
  await session.hands.liftCurtain()
}
const answered = async (session: TableSession) => {
  await lifted(session)
  await answer(session, 'strike')
}
const takenBack = async (session: TableSession) => {
  await answered(session)
  await session.playing.goTo(0, 'of the holder')
  await session.hands.liftCurtain()
}

test.each([
  ['it is opened', 'catalogue', async () => {}, begun],
  ['a seat lifts the curtain', 'look', begun, (session: TableSession) => session.hands.liftCurtain()],
  ['an answer is processed', 'advance', lifted, (session: TableSession) => answer(session, 'strike')],
  ['the curtain falls after an answer', 'look', lifted, (session: TableSession) => answer(session, 'strike')],
  ['a decision is taken back', 'rewind', answered, (session: TableSession) => session.playing.goTo(0, 'of the holder')],
  [
    'the rules are asked whether a decision may be taken back',
    'refusesRewind',
    answered,
    (session: TableSession) => session.playing.goTo(0),
  ],
  ['it is played again with new dice', 'rewind', answered, (session: TableSession) => session.playing.againFrom(0, 'of the holder')],
  ['a decision is made again', 'look', takenBack, (session: TableSession) => session.playing.goTo(1, 'of the holder')],
  [
    'the curtain falls on another line',
    'look',
    async (session: TableSession) => {
      await takenBack(session)
      await answer(session, 'pass')
      await session.hands.liftCurtain()
    },
    (session: TableSession) => session.lines.switchTo('1', 1, 'of the holder'),
  ],
])('a game that is left while %s changes nothing at the next table, and closes no curtain there', async (_, method, before, work) => {
  const held = heldReplies()
  const session = seat({ openRealm: held.openRealm })
  await before(session)
  const told = held.next(method)
  const done = work(session)
  await told
  await session.opening.start(duelGame('p1+p2'), duelPacks, duelEngine)
  const next = session.store.getState()
  expect(next).toMatchObject({ eyes: 'p1+p2', curtain: undefined, status: 'ready', at: 0 })
  held.goOn()
  await done
  expect(session.store.getState()).toEqual(next)
})

test('if all players may do everything, inputs have no seat, and going back needs no consent', async () => {
  const oak = quietPack('oak')
  const shelf = memoryShelf()
  const session = seat({ shelf })
  await session.opening.start(quietGame(oak, 'free'), [oak], engine)
  await playTo(session, 3)
  await session.playing.throwNewDice()
  await session.playing.moveByHand({ move: 'token', card: 'p1', token: 'threat', by: 1 })
  await session.playing.goTo(2)
  expect(session.store.getState()).toMatchObject({ at: 2, refused: undefined })
  await session.playing.goTo(5)
  expect(session.store.getState()).toMatchObject({ at: 5, refused: undefined })
  const inputs = [...((await session.gameFile())?.inputs ?? []), ...((await shelf.kept())?.inputs ?? [])]
  expect(inputs).toHaveLength(10)
  expect(inputs.filter((input) => 'by' in input)).toEqual([])
})

describe('a concession', () => {
  const winners = (session: TableSession) => session.store.getState().outcome?.winners

  test.each(['p1', 'p2'])('of %s is made whoever is asked, and is taken back by consent only', async (loser) => {
    const session = await duel(duelGame('p1+p2', 'hidden'))
    await session.hands.liftCurtain()
    expect(asked(session).who).toBe('p1')
    await session.playing.concede(loser)
    expect(winners(session)).toEqual([loser === 'p1' ? 'p2' : 'p1'])
    await session.playing.goTo(0)
    expect(session.store.getState()).toMatchObject({ at: 1, refused: { code: 'refused.needs-consent' }, takeBack: { input: 0 } })
    await session.playing.goTo(0, 'of the holder')
    expect([winners(session), session.store.getState().at]).toEqual([undefined, 0])
  })

  test('in a playtest is taken back freely', async () => {
    const session = await duel(duelGame('p1+p2'))
    await session.playing.concede('p2')
    expect(winners(session)).toEqual(['p1'])
    await session.playing.goTo(0)
    expect(session.store.getState()).toMatchObject({ at: 0, refused: undefined, outcome: undefined })
  })

  test('is made while a bot thinks, whose answer then comes too late', async () => {
    let thinks: () => void = () => {}
    const thinking = new Promise<void>((begun) => (thinks = begun))
    let goOn: () => void = () => {}
    const beforeBot = () => {
      thinks()
      return new Promise<void>((go) => (goOn = go))
    }
    const session = seat({ beforeBot })
    const opened = session.opening.start({ ...duelGame('p2'), bots: { p1: 'random' } }, duelPacks, duelEngine)
    await thinking
    await session.playing.concede('p2')
    goOn()
    await opened
    expect(winners(session)).toEqual(['p1'])
    expect(session.store.getState().at).toBe(1)
  })

  test('waits while the game computes', async () => {
    const session = await duel(duelGame('p1+p2'))
    const { key } = asked(session)
    const answered = session.playing.answer({ kind: 'answer', question: key, value: ['pass'] })
    await Promise.all([session.playing.concede('p1'), answered])
    expect(winners(session)).toEqual(['p2'])
    expect(session.store.getState().at).toBeGreaterThan(1)
  })
})
