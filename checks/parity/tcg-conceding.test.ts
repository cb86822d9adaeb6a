/** A player of three who concedes, in both realms: the open question is asked anew, and every hash is equal. */
import type { AnswerValue, Input, Question, Realm } from '@questwright/realm'
import { expect, test } from 'vitest'
import { realmWith } from '../bench/realms.ts'
import { tableOfTwoDecks } from './tcg-table.ts'

interface Told {
  readonly hash: string
  readonly outcome?: unknown
  readonly refused?: { readonly why: { readonly code: string } }
  readonly viewers: { readonly [viewer: string]: { readonly question?: Question } | undefined }
}
const VIEWER = 'p1+p2+p3'

/** Plays cards where it can, pairs nothing, and passes otherwise. */
function answerTo({ shape, options, least }: Question): AnswerValue {
  const keys = options.map(({ key }) => key)
  if (shape === 'confirm') return ['no']
  if (shape === 'number') return Number(keys[0] ?? least)
  if (shape === 'order') return keys
  if (shape === 'distribute') return keys[0] === undefined ? {} : { [keys[0]]: least }
  if (shape === 'pairs') return []
  return keys.includes('pass') ? keys.slice(0, 1) : keys.slice(0, least)
}

/**
 * Plays a game of three in which p3 concedes before the answer with this number, or p2 if p3 is asked then.
 * @returns the hash after each answer, and the player of each question after the concession
 */
async function playIn(realm: Realm, at: number): Promise<{ readonly hashes: readonly string[]; readonly asked: readonly string[] }> {
  const { setup } = tableOfTwoDecks('made-up cards') as unknown as { readonly setup: { readonly decks: readonly object[] } }
  const [one, two] = setup.decks
  const call = async (method: string, argument: object): Promise<Told> =>
    JSON.parse(await realm.call(method, JSON.stringify(argument))) as Told
  let reply = await call('open', { setup: { ...setup, decks: [one, two, one] }, seed: 'three', viewers: [VIEWER] })
  const [hashes, asked]: [string[], string[]] = [[], []]
  for (let n = 0; n < 60 && !reply.outcome; n++) {
    const question = reply.viewers[VIEWER]?.question as Question
    const seat = question.who === 'p3' ? 'p2' : 'p3'
    const input: Input =
      n === at
        ? { kind: 'move', move: { move: 'concede', card: seat }, by: seat }
        : { kind: 'answer', question: question.key, value: answerTo(question) }
    reply = await call('advance', { viewers: [VIEWER], inputs: [input] })
    expect(reply.refused).toBeUndefined()
    hashes.push(reply.hash)
    if (n > at) asked.push(question.who)
  }
  return { hashes, asked }
}

test.each([1, 12, 31])('who concedes before answer %i', { tags: 'long', timeout: 600_000 }, async (at) => {
  const packs = tableOfTwoDecks('made-up cards').packs
  const [native, quickjs] = [await realmWith('native', packs), await realmWith('quickjs', packs)]
  try {
    const here = await playIn(native, at)
    expect(await playIn(quickjs, at)).toEqual(here)
    expect(new Set(here.asked).size).toBeLessThanOrEqual(2)
    expect(here.hashes.length).toBeGreaterThan(at + 9)
  } finally {
    native.close()
    quickjs.close()
  }
})
