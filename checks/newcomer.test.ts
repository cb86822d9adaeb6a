/** How many questions a new player has to answer, with the default settings of stops, before the first choice that matters. */
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { type AnswerValue, engineData, engineModules, openRealm, type Question } from '@questwright/realm'
import { portsOfNothing, TableSession } from '@questwright/session'
import { games } from '@questwright/workshop/games'
import { describe, expect, it } from 'vitest'
import { content, setupWith } from './bench/setups.ts'

const engine = engineData(await engineModules(games.lcg))
const packs = content.filter(({ id }) => id === 'lcg-core-set' || id === 'lcg-keywords')

/** The answer of a player who does nothing: no, a pass, or the smallest allowed answer. */
function nothing({ shape, options, least }: Question): AnswerValue {
  const keys = options.map(({ key }) => key)
  return shape === 'confirm' ? ['no'] : keys.includes('pass') ? ['pass'] : keys.slice(0, least)
}

/**
 * The questions before characters are committed to the first quest.
 * @param press `0`: passes each question; `N`: in action windows, passes until something new happens
 */
async function askedBeforeTheQuest(decks: readonly string[], seed: string, press: '0' | 'N'): Promise<readonly string[]> {
  const session = new TableSession(
    portsOfNothing(
      ({ modules }) => openRealm({ kind: 'native', place: 'in-thread', engine: modules }),
      () => 'a name',
    ),
  )
  const { store, playing } = session
  const setup = setupWith('passage-through-mirkwood', decks)
  const viewer = decks.map((_, n) => `p${n + 1}`).join('+')
  await session.opening.start({ scenario: setup.scenario, title: 'The first game', viewer, seed, setup }, packs, engine)
  const asked: string[] = []
  for (let question = store.getState().question; question?.name !== 'choose-to-commit'; question = store.getState().question) {
    if (!question || asked.length > 30) throw new Error(`nobody commits: ${asked.join(', ')}`)
    asked.push(`${store.getState().view.status.phase}: ${question.name} ${question.who}`)
    if (press === 'N' && question.name === 'action-window') await playing.passUntil('something-happens', lcgRulebook.clockwork)
    else await playing.answer({ kind: 'answer', question: question.key, value: nothing(question) })
  }
  await session.opening.leave()
  return asked
}

describe('a new player who always passes', () => {
  const seeds = ['1', '2', '3', '20261121']

  it.each(['leadership', 'tactics', 'spirit', 'lore'])('presses four times at most before the quest, alone with %s', async (deck) => {
    for (const seed of seeds) {
      const asked = await askedBeforeTheQuest([deck], seed, '0')
      expect(asked.length, `${seed}: ${asked.join(', ')}`).toBeLessThanOrEqual(4)
    }
  })

  it('is asked in one window with two hands, when a pass goes on until something new happens', async () => {
    for (const seed of seeds) {
      const asked = await askedBeforeTheQuest(['leadership', 'spirit'], seed, 'N')
      expect(asked.filter((one) => !one.startsWith('setup'))).toEqual(['resource: action-window p1'])
      // a player who passes one window at a time is asked eight times, because both players may act in the windows
      expect((await askedBeforeTheQuest(['leadership', 'spirit'], seed, '0')).filter((one) => !one.startsWith('setup'))).toHaveLength(8)
    }
  })
})
