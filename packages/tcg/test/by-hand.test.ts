import type { Engine, JsonObject } from '@questwright/kernel'
import { Game, type GameOptions, viewOf } from '@questwright/kernel/internal'
import { expect, it } from 'vitest'
import { heuristic } from '../src/bot.ts'
import { game as tcg } from '../src/engine.ts'
import { byHand } from '../src/index.ts'
import { tableLook } from '../src/rulebook/table-look.ts'
import { card, fellowship } from '../src/script.ts'

/** Texts that no script carries out: people follow them with moves by hand. */

const facts: JsonObject = { side: 'free-peoples', culture: 'gondor', twilight: 0, type: 'condition', support: true }

/** A game in the fellowship phase of p1, in which the text of the horn is asked. */
function asked(): Game {
  const library = tcg.buildLibrary(
    [
      {
        id: 'made-up',
        cards: { horn: facts, tent: facts },
        keywords: {},
        scenarios: {},
        titles: {},
        scripts: [card('horn', [fellowship({}, () => byHand('tune')), byHand('songs')])],
      },
    ],
    ({ message }) => {
      throw new Error(message)
    },
  )
  const scene = { you: { support: ['horn', 'tent'] }, opponent: {} } as unknown as JsonObject
  const position = tcg.sceneWords.position(scene, { library } as Engine, 'made-up')
  const setup = { kind: 'position', position } as unknown as GameOptions['setup']
  const game = new Game({ ruleset: tcg.ruleset, library, seed: 's', setup })
  answer(game, game.question?.options.find(({ key }) => key.includes('#horn'))?.key ?? '')
  return game
}

function answer(game: Game, value: string): void {
  const refused = game.advance([{ kind: 'answer', question: game.question?.key ?? '', value: [value] }])
  if (refused) throw new Error(refused.why.code)
}

it('a text in an effect is asked with its words, and the story says whether it was followed', () => {
  const game = asked()
  const { question } = game
  expect(question?.spec).toMatchObject({ name: 'by-hand', parts: { words: { words: 'byHand', of: 'made-up:horn', key: 'tune' } } })
  expect(question?.spec.who.id).toBe('p1')
  expect(game.botAnswer('greedy', heuristic, 's')).toEqual(['left-out'])
  answer(game, 'done')
  expect(game.table.record.story.filter(({ kind }) => kind === 'by-hand').map(({ parts }) => parts.how)).toEqual(['done'])
})

it('a text that holds while its card is in play marks the card and is never offered', () => {
  const game = asked()
  const marks = Object.values(viewOf(game.table, 'p1').cards).flatMap((one) => ('code' in one ? [[one.code, one.marks]] : []))
  expect(Object.fromEntries(marks)).toMatchObject({ 'made-up:horn': ['by-hand'], 'made-up:tent': [] })
  expect(tableLook.marks?.['by-hand']).toBe('By hand')
  answer(game, 'left-out')
  const offered = (game.question?.options ?? []).map(({ key }) => key)
  expect(offered.filter((key) => key.includes('horn'))).toEqual(['p1/horn/1#horn'])
})
