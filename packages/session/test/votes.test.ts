import { fileURLToPath } from 'node:url'
import { loadPacks, readPackFolder } from '@questwright/packs'
import type { AnswerValue } from '@questwright/realm/web'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { expect, test } from 'vitest'
import { type NewGame, TableSession } from '../src/index.ts'
import { engine, ports } from './quiet-game.ts'

const folders = ['lcg-keywords', 'lcg-core-set'].map((name) => fileURLToPath(new URL(`../../../content/${name}`, import.meta.url)))
const content = loadPacks(
  folders.map((folder) => readPackFolder(folder)),
  rulebooks,
).flatMap(({ bundle }) => (bundle ? [bundle] : []))

/** A game for two players, after the first one has answered the vote for the first player. */
async function afterFirstVote(hands: 'open' | 'hidden', value: AnswerValue) {
  const deck = (hero: string) => ({
    name: hero,
    kind: 'custom' as const,
    heroes: [`lcg-core-set:${hero}`],
    cards: { 'lcg-core-set:gandalf': 30 },
  })
  const scenario = 'lcg-core-set:scenario/passage-through-mirkwood'
  const game: NewGame = {
    scenario,
    title: 'votes',
    viewer: 'p1+p2',
    seed: 'votes',
    ...(hands === 'hidden' ? { hands } : {}),
    setup: { kind: 'scenario', scenario, mode: 'standard', decks: [deck('aragorn'), deck('eowyn')] },
  }
  const session = new TableSession(ports())
  await session.opening.start(game, content, engine)
  if (hands === 'hidden') await session.hands.liftCurtain()
  const { question } = session.store.getState()
  expect(question?.name).toBe('vote-first-player')
  await session.playing.answer({ kind: 'answer', question: question?.key ?? '', value })
  return session
}

test('one person who plays all hands votes once: the other seats give the same vote, as ordinary answers', async () => {
  const session = await afterFirstVote('open', ['p2'])
  const { question, at, story } = session.store.getState()
  expect({ asks: question?.name, at }).toEqual({ asks: 'mulligan', at: 2 })
  expect(story.find(({ kind }) => kind === 'first-player')?.parts.seat).toBe('p2')
  expect((await session.gameFile())?.inputs).toHaveLength(2)
  await session.opening.leave()
})

test('several people at one screen vote for themselves', async () => {
  const session = await afterFirstVote('hidden', ['p2'])
  const { at, curtain } = session.store.getState()
  expect({ at, curtain }).toEqual({ at: 1, curtain: 'p2' })
  await session.opening.leave()
})
