/** Branches of a game and the curtain between hands, at a table without a realm: which calls each step makes, and when it does nothing. */
import { describe, expect, test } from 'vitest'
import { answered, choiceOf, type MadeUp, type Moment, madeUpTable } from './made-up-table.ts'

const refusal = (code: string) => ({ code, parts: {} })
const choices = (at: number): Moment => ({ question: choiceOf(`c${at}`, ['a', 'b']) })

/** A game with four answers `a`, and a second branch that differs from the third answer on. */
async function twoLines(more: MadeUp = {}) {
  const made = madeUpTable(choices, more)
  const { playing, lines, calls } = made
  for (let i = 0; i < 4; i++) await playing.answer(answered(`c${i}`, 'a'))
  await lines.addSavePoint('of the first', 3)
  await lines.addSavePoint('of both', 1)
  await playing.goTo(2, 'of the holder')
  await playing.answer(answered('c2', 'b'))
  calls.splice(0)
  return made
}

describe('switching to another branch of the game', () => {
  test('keeps the abandoned branch with its end, places and save points; save points in the common part stay on both', async () => {
    const { state, lines } = await twoLines()
    const [first] = state().branches
    expect(state()).toMatchObject({ line: { id: '2', name: 'Branch 2' }, redo: [], redoPlaces: [], at: 3 })
    expect(first).toMatchObject({ id: '1', at: 4, savePoints: [{ input: 1 }, { input: 3 }] })
    expect([first?.inputs.length, first?.places.length]).toEqual([4, 4])
    expect(state().savePoints).toEqual([{ input: 1, name: 'of both' }])
    expect(lines.all().map(({ id, inputs }) => [id, inputs.length])).toEqual([
      ['2', 3],
      ['1', 4],
    ])
  })

  test.each<readonly [string, number | undefined, readonly string[], number, number]>([
    ['at the decision where it was left', undefined, ['may rewind 2', 'rewind 2', 'give a a', 'look'], 4, 0],
    ['at a moment after the common part', 3, ['may rewind 2', 'rewind 2', 'give a', 'look'], 3, 1],
    ['at a moment of the common part', 1, ['may rewind 1', 'rewind 1', 'give ', 'look'], 1, 3],
    ['at its end, for a moment that it does not have', 9, ['may rewind 2', 'rewind 2', 'give a a', 'look'], 4, 0],
  ])('resumes that branch %s', async (_, to, calls, at, ahead) => {
    const made = await twoLines()
    await made.lines.switchTo('1', to)
    expect(made.calls).toEqual(calls)
    expect(made.state()).toMatchObject({ at, status: 'ready', line: { id: '1', name: 'First branch' }, saved: 'saved' })
    expect([made.state().redo.length, made.state().redoPlaces.length]).toEqual([ahead, ahead])
    expect(made.state().branches.map(({ id, inputs }) => [id, inputs.length])).toEqual([['2', 3]])
    expect(made.state().savePoints).toHaveLength(2)
    expect((await made.shelf.kept('game'))?.line.id).toBe('1')
  })

  test('undoes nothing and asks no permission if the branch continues from the current decision', async () => {
    const made = await twoLines()
    await made.playing.goTo(2, 'of the holder')
    made.calls.splice(0)
    await made.lines.switchTo('1')
    expect(made.calls).toEqual(['give a a', 'look'])
  })

  test('shows the refusal of the rules, and the switch to which all players can agree', async () => {
    const made = await twoLines({ refusesRewind: () => refusal('consent') })
    await made.lines.switchTo('1', 3)
    expect(made.state()).toMatchObject({
      at: 3,
      status: 'ready',
      refused: refusal('consent'),
      takeBack: { line: '1', input: 3 },
      line: { id: '2' },
    })
    expect(made.calls).toEqual(['may rewind 2'])
    await made.lines.switchTo('1', 3, 'of the holder')
    expect(made.state()).toMatchObject({ line: { id: '1' }, refused: undefined, takeBack: undefined })
  })

  test('stops before a decision that no longer fits, shows the reason, and keeps the rest for redo', async () => {
    let refuses = false
    const made = await twoLines({ refuses: (_, at) => (refuses && at === 3 ? refusal('other') : undefined) })
    refuses = true
    await made.lines.switchTo('1')
    expect(made.state()).toMatchObject({ at: 3, refused: refusal('other'), line: { id: '1' }, status: 'ready' })
    expect([made.state().redo.length, made.state().redoPlaces.length]).toEqual([1, 1])
  })

  test.each(['none of this name', 'while the game works', 'at a table held elsewhere'])('does nothing: %s', async (why) => {
    const made = await twoLines(why === 'at a table held elsewhere' ? { held: 'elsewhere' } : {})
    if (why === 'while the game works') made.table.set({ status: 'thinking' })
    await made.lines.switchTo(why === 'none of this name' ? '7' : '1')
    expect(made.calls).toEqual([])
  })

  test('ends the game with the message of an error', async () => {
    let breaks = false
    const made = await twoLines({
      refuses: () => {
        if (breaks) throw new Error('it broke')
        return undefined
      },
    })
    breaks = true
    await made.lines.switchTo('1')
    expect(made.state()).toMatchObject({ status: 'failed', error: 'it broke' })
  })

  test('shows how the branch ended', async () => {
    const made = await twoLines()
    const [first] = made.state().branches
    if (!first) throw new Error('no line')
    made.table.set({ branches: [{ ...first, ended: 'lost' }] })
    await made.lines.switchTo('1')
    expect(made.state().line).toEqual({ id: '1', name: 'First branch', ended: 'lost' })
  })
})

test('an equal answer after an undo continues on the branch, and the places ahead are those of the answers ahead', async () => {
  const { playing, state } = madeUpTable(choices)
  for (let i = 0; i < 4; i++) await playing.answer(answered(`c${i}`, 'a'))
  const { places } = state()
  await playing.goTo(1, 'of the holder')
  await playing.answer(answered('c1', 'a'))
  expect([state().redo.length, state().redoPlaces]).toEqual([2, places.slice(2)])
})

describe('keeping a line that would be lost', () => {
  test('stores it once, with its own number and name; a line that is part of another one is not stored', async () => {
    const { lines, state } = await twoLines()
    const [first] = state().branches
    if (!first) throw new Error('no line')
    lines.keepBranch({ ...first, inputs: first.inputs.slice(0, 3) }, 'within')
    lines.keepBranch(first, 'the same')
    lines.keepBranch(lines.current(), 'the current one')
    expect(state().branches).toHaveLength(1)
    lines.keepBranch({ ...first, inputs: [...first.inputs, answered('c4', 'a')] }, 'longer')
    expect(state().branches.map(({ id, name }) => [id, name])).toEqual([
      ['1', 'First branch'],
      ['3', 'longer'],
    ])
    lines.keepBranch({ ...first, inputs: [answered('c0', 'b')] }, 'other from the first answer on')
    expect(state().branches.map(({ id, inputs }) => [id, inputs.length])).toEqual([
      ['1', 4],
      ['3', 5],
      ['4', 1],
    ])
  })
})

describe('the curtain between hands', () => {
  const hidden = (who: string): MadeUp => ({ state: { hands: 'hidden', viewer: 'p1+p2', eyes: who } })
  const asks = (who: string) => (): Moment => ({ question: choiceOf('c', ['a'], { who }) })

  test.each<readonly [string, string, string, string | undefined, readonly string[]]>([
    ['falls if a seat is asked that is not the viewer', 'p2', 'p1', 'p2', ['look as table']],
    ['stays if the viewer is an onlooker', 'p2', 'table', 'p2', []],
    ['does not fall if the asked seat is the viewer', 'p1', 'p1', undefined, []],
  ])('%s', async (_, who, eyes, curtain, calls) => {
    const made = madeUpTable(asks(who), hidden(eyes))
    made.table.set({ curtain: 'p9' })
    await made.hands.drawCurtain()
    expect([made.state().curtain, made.calls]).toEqual([curtain, calls])
    expect(made.state().eyes).toBe(calls.length > 0 ? 'table' : eyes)
  })

  test('is removed if no seat is asked, and is never shown with open hands', async () => {
    const nobody = madeUpTable(() => ({}), hidden('p1'))
    nobody.table.set({ curtain: 'p2' })
    await nobody.hands.drawCurtain()
    expect(nobody.state().curtain).toBeUndefined()
    const open = madeUpTable(asks('p2'))
    await open.hands.drawCurtain()
    expect([open.state().curtain, open.calls]).toEqual([undefined, []])
  })

  test('lifts for the seat that is asked, but only if there is a curtain and no answer is being processed', async () => {
    const made = madeUpTable(asks('p2'), hidden('table'))
    expect(await made.hands.liftCurtain()).toBe(false)
    await made.hands.drawCurtain()
    made.table.set({ status: 'thinking' })
    expect([await made.hands.liftCurtain(), made.calls]).toEqual([false, []])
    made.table.set({ status: 'ready' })
    expect(await made.hands.liftCurtain()).toBe(true)
    expect(made.state()).toMatchObject({ curtain: undefined, status: 'ready', eyes: 'p2' })
  })

  test('ends the game with the message of an error if it cannot be lifted', async () => {
    const made = madeUpTable(asks('p2'), hidden('table'))
    await made.hands.drawCurtain()
    const { held } = made.running
    if (held) held.holder.lookAs = () => Promise.reject(new Error('nobody may look'))
    expect(await made.hands.liftCurtain()).toBe(false)
    expect(made.state()).toMatchObject({ status: 'failed', error: 'nobody may look' })
  })
})

test('the story of a position that is shown anew keeps its unchanged lines as the same objects, so that they are not drawn again', async () => {
  const made = madeUpTable((at) => ({ ...choices(at), tells: `line ${at}` }))
  for (let i = 0; i < 4; i++) await made.playing.answer(answered(`c${i}`, 'a'))
  const before = made.state().story
  expect(before).toHaveLength(4)
  await made.playing.goTo(2, 'of the holder')
  const { story } = made.state()
  expect(story).toHaveLength(2)
  for (const [i, line] of story.entries()) expect(line).toBe(before[i])
})
