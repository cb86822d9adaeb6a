import type { Engine, JsonObject, SceneSetup } from '@questwright/kernel'
import { Game, type GameOptions, viewOf } from '@questwright/kernel/internal'
import { expect, it } from 'vitest'
import { buildLibrary } from '../src/library.ts'
import { tcg } from '../src/ruleset.ts'
import { position } from '../src/scenes/position.ts'

const orc: JsonObject = { type: 'minion', side: 'shadow', culture: 'moria', race: 'orc', twilight: 1, strength: 1, vitality: 1, site: 1 }
const library = buildLibrary(
  [{ id: 'made-up', cards: { orc, troll: { ...orc, race: 'troll' } }, keywords: {}, scenarios: {}, titles: {}, scripts: [] }],
  ({ message }) => {
    throw new Error(message)
  },
)

it('[TCG-STACK-2] every player sees the cards that are stacked on a site', () => {
  const setup: SceneSetup = { path: [{ card: 'scene:site-1', stacked: ['orc', 'troll'] }], opponent: { hand: ['orc'] } }
  const laid = position(setup, { library } as unknown as Engine, 'made-up')
  const game = new Game({
    ruleset: tcg,
    library,
    seed: 's',
    setup: { kind: 'position', position: laid } as unknown as GameOptions['setup'],
  })
  for (const viewer of ['p1', 'p2'] as const) {
    const { zones, cards } = viewOf(game.table, viewer)
    const stacked = Object.keys(zones).filter((name) => name.endsWith('/stacked') && zones[name]?.cards.length === 2)
    expect(stacked).toHaveLength(1)
    expect(zones[stacked[0] as string]?.cards.map((id) => cards[id]?.code)).toEqual(['made-up:orc', 'made-up:troll'])
  }
})
