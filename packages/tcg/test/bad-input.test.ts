/** Positions that no game could reach, scripts that do what no text may, and answers out of bounds: each has a message with a remedy, and the game goes on. */
import type { Context, Engine, JsonObject } from '@questwright/kernel'
import { Game, type GameOptions } from '@questwright/kernel/internal'
import { describe, expect, test } from 'vitest'
import { game as tcg } from '../src/engine.ts'
import { a, canSpot, each, fellowship, inDead, inHand, opponents, playFrom, wound } from '../src/index.ts'
import type { TcgSceneSetup } from '../src/scenes/setup.ts'
import { card } from '../src/script.ts'

const FACTS: JsonObject = { side: 'free-peoples', culture: 'gondor', twilight: 0 }
const man: JsonObject = { ...FACTS, type: 'companion', race: 'man', strength: 4, vitality: 3, resistance: 6, unique: true }

type Deed = (context: Context) => unknown

/** A game in the fellowship phase of p1, with a condition of p1 that has this ability. */
function gameWith(setup: TcgSceneSetup, deed: Deed = () => undefined, change: (position: Position) => void = () => undefined): Game {
  const library = tcg.buildLibrary(
    [
      {
        id: 'made-up',
        cards: { means: { ...FACTS, type: 'condition', support: true }, alan: { ...man, title: 'Alan' }, bert: { ...man, title: 'Bert' } },
        keywords: {},
        scenarios: {},
        titles: {},
        scripts: [card('means', [fellowship({}, deed as Parameters<typeof fellowship>[1])])],
      },
    ],
    ({ message }) => {
      throw new Error(message)
    },
  )
  const scene = { ...setup, you: { ...setup.you, support: ['means'] } } as unknown as JsonObject
  const position = tcg.sceneWords.position(scene, { library } as Engine, 'made-up') as unknown as Position
  change(position)
  return new Game({ ruleset: tcg.ruleset, library, seed: 's', setup: { kind: 'position', position } as unknown as GameOptions['setup'] })
}

interface Position {
  readonly cards: { readonly id: string; readonly code: string; readonly fields: { [name: string]: unknown } }[]
  readonly zones: { [id: string]: string[] }
}

/** Uses the condition. */
function use(game: Game): void {
  const { key = '', options = [] } = game.question ?? {}
  const value = options.flatMap((option) => (option.key.includes('#means') || option.key.includes('means') ? [option.key] : []))
  // a fault that is found while the option is judged switches the ability off before anybody uses it
  if (value.length === 0) return
  const refused = game.advance([{ kind: 'answer', question: key, value: value.slice(0, 1) }])
  if (refused) throw new Error(JSON.stringify(refused))
}

describe('a position', () => {
  test('in which a unique companion is dead and in play says so', () => {
    expect(() => gameWith({ you: { companions: ['alan'], dead: ['alan'] } })).toThrow(
      'Alan of p1 is dead and in play. Take it out of the dead pile, or out of play.',
    )
    // the companion of another player may be dead
    expect(gameWith({ you: { companions: ['alan'] }, opponent: { dead: ['alan'] } }).question).toBeDefined()
  })

  test('with two Ring-bearers of one player says so', () => {
    const twice = (position: Position): void => {
      for (const one of position.cards) if (one.code === 'made-up:bert') one.fields.ringBearer = 'yes'
    }
    expect(() => gameWith({ you: { companions: ['bert'] } }, undefined, twice)).toThrow(
      /p1 has two Ring-bearers, .* and Bert\. Let one of them be a companion without the Ring\./,
    )
  })

  test('with a gap in the path, or with a site number twice, says so', () => {
    const without = (position: Position): void => void position.zones.path?.splice(1, 1)
    expect(() => gameWith({ you: { site: 3 } }, undefined, without)).toThrow(
      'The path has a gap: there is no site 2. Put one there, or remove the sites with higher numbers.',
    )
    expect(() => gameWith({ you: { site: 2 }, path: ['scene:site-1', 'scene:site-1'] })).toThrow(
      'The path has 2 sites with the number 1. Leave one of them.',
    )
  })
})

describe('a script', () => {
  const others = ({ you }: Context) => opponents(you)[0] as Context['you']

  test.each<readonly [string, Deed, string]>([
    [
      'that looks into the other hand',
      (context) => canSpot(inHand('companion'), { self: context.self, you: others(context) }),
      'a text cannot look into the hand of another player. Let the effect use revealHand, lookAtHand or revealTop, which all players are told of',
    ],
    [
      'that plays a card of the dead',
      () => playFrom(inDead('companion')),
      'playFrom cannot play a card of the dead pile: who is dead stays dead. Name another pile, such as inDiscard()',
    ],
    [
      'that wounds a site',
      () => wound(each('site')),
      "wound takes characters, and a site was given. Say which character is meant, such as a('companion')",
    ],
  ])('%s gets a message with a remedy, is switched off, and the game goes on', (_, deed, message) => {
    const game = gameWith({ you: { companions: ['bert'], dead: ['alan'] }, opponent: { hand: ['alan'] } }, deed)
    use(game)
    expect(game.table.record.faults).toMatchObject([{ ability: expect.stringContaining('made-up:means#'), message }])
    // the fault is of the script; the question stays that of the phase, without the switched-off ability
    expect(game.question?.options.map(({ key }) => key).join()).not.toContain('means')
    expect(game.question?.spec).toMatchObject({ name: 'window', who: { id: 'p1' } })
    // no reply contains a card of the other hand
    expect(JSON.stringify(game.reply(['p1']).viewers.p1)).not.toContain('p2/hand/1')
  })

  test('that wounds a character works', () => {
    const game = gameWith({ you: { companions: ['bert'] } }, () => wound(a('companion', 'man')))
    use(game)
    expect(game.table.record.faults).toEqual([])
  })
})

test('a bid above the resistance of the Ring-bearer is refused, and the same question stays', () => {
  const library = tcg.buildLibrary(
    [{ id: 'made-up', cards: {}, keywords: {}, scenarios: { standard: {} }, titles: {}, scripts: [] }],
    () => undefined,
  )
  const deck = (name: string) => ({
    name,
    bearer: ['scene:bearer'],
    ring: ['scene:ring'],
    sites: Array.from({ length: 9 }, (_, i) => `scene:site-${i + 1}`),
    cards: { 'scene:minion': 12 },
  })
  const setup = {
    kind: 'scenario',
    scenario: 'made-up:scenario/standard',
    decks: [deck('one'), deck('two')],
  } as unknown as GameOptions['setup']
  const game = new Game({ ruleset: tcg.ruleset, library, seed: 's', setup })
  const { key = '', spec } = game.question ?? {}
  expect(spec).toMatchObject({ name: 'bid', least: 0, most: 10 })
  for (const value of [11, -1, 2.5]) {
    const refused = game.advance([{ kind: 'answer', question: key, value }])
    expect(refused?.why.code).toMatch(/^refused\./)
    expect(game.question?.key).toBe(key)
  }
  expect(game.advance([{ kind: 'answer', question: key, value: 11 }])?.why).toMatchObject({
    code: 'refused.out-of-range',
    parts: { least: 0, most: 10 },
  })
})
