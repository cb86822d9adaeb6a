/** A site that is replaced while the fellowship moves to it: the move goes to the new one. */
import { fieldOf, type JsonObject } from '@questwright/kernel'
import { Game } from '@questwright/kernel/internal'
import { expect, test } from 'vitest'
import { game as engine } from '../src/engine.ts'
import { add, eachTime, replaceSite, self } from '../src/index.ts'
import { tcg } from '../src/ruleset.ts'
import type { TcgSceneSetup } from '../src/scenes/setup.ts'
import { card } from '../src/script.ts'

const site = (shadowNumber: number): JsonObject => ({ type: 'site', site: 2, shadowNumber, arrow: 'left', block: 'fellowship' })
const condition: JsonObject = { type: 'condition', side: 'free-peoples', culture: 'gondor', twilight: 0, support: true }
const library = engine.buildLibrary(
  [
    {
      id: 'made-up',
      cards: { ford: site(1), pass: site(5), detour: condition, 'late-detour': condition },
      keywords: {},
      scenarios: {},
      titles: {},
      scripts: [
        card('pass', [eachTime('movedTo', { of: self }, () => add(20))]),
        card('detour', [eachTime('movedFrom', {}, () => replaceSite())]),
        card('late-detour', [eachTime('movedTo', {}, () => replaceSite())]),
      ],
    } as unknown as Parameters<typeof engine.buildLibrary>[0][number],
  ],
  ({ message }) => {
    throw new Error(message)
  },
)

test.each([
  // the text of the new site speaks of moving there, and its Shadow number counts
  ['detour', 20 + 5 + 1],
  // the fellowship has moved to the old site already, and the Shadow number of the new one counts
  ['late-detour', 5 + 1],
])('%s', (slug, pool) => {
  const scene: TcgSceneSetup = { at: 'move', you: { sites: ['made-up:pass'], support: [slug] }, opponent: { sites: ['made-up:ford'] } }
  const position = engine.sceneWords.position(scene as unknown as JsonObject, { library } as never, 'made-up')
  const game = new Game({ ruleset: tcg, library, seed: 's', strict: 'on', setup: { kind: 'position', position } as never })
  const placed = game.table.zone('path').cards.map(({ slug: one }) => one)
  expect(placed).toContain('pass')
  expect(placed).not.toContain('ford')
  expect(fieldOf(game.table.board, 'pool')).toBe(pool)
})
