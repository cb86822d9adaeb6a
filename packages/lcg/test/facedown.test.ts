import type { JsonObject } from '@questwright/kernel'
import { Game, type GameOptions, storyFor, viewOf } from '@questwright/kernel/internal'
import { describe, expect, it } from 'vitest'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { lcg } from '../src/ruleset.ts'
import { action, card, forced } from '../src/script.ts'
import { engage, lookAt, turnFacedown } from '../src/verbs/index.ts'

/** The data that viewers get about cards that were turned face down as another card. */

const hero: JsonObject = { type: 'hero', sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 9 }
const ally: JsonObject = { type: 'ally', sphere: 'spirit', cost: 1, willpower: 1, attack: 1, defense: 1, hitPoints: 3, unique: true }
const guard = { name: 'lurker', type: 'enemy', attack: 2, defense: 1, hitPoints: 4 } as const

const pack: PackContent = {
  id: 'made-up',
  cards: {
    mine: { ...hero, attack: 6 },
    other: hero,
    yours: hero,
    willow: ally,
    alder: { ...ally, willpower: 3, cost: 4 },
    mist: { type: 'treachery', encounterSet: 'fen', quantity: 9 },
    stage: { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 90 } } },
  },
  keywords: {},
  scenarios: { fen: { quest: ['stage'], encounterSets: ['fen'] } },
  titles: {},
  scripts: [
    card('stage', {
      A: [],
      B: [
        action({ slug: 'peep', phase: 'refresh', given: (one) => one.liesAs === 'lurker', player: 'any' }, ({ self, you }) =>
          lookAt(you, self),
        ),
        forced.atBeginningOf('quest', ({ you }) => {
          const other = you.heroes.find((one) => one.slug === 'other')
          if (other) turnFacedown(other, { name: 'captive' })
          const [top] = you.deck.slice(-1)
          if (!top) return
          turnFacedown(top, guard)
          engage(top, you)
        }),
      ],
    }),
  ],
}

/** A game at the question in which the first player declares a defender against the lurker; `top` is the card that really is the lurker. */
function atTheAttack(top: string): Game {
  const seats = ['p1', 'p2'].map((id) => ({ id, code: 'kernel:piece', fields: { seat: 'yes' } }))
  const at = (id: string, code: string, owner: string | null, fields: JsonObject = {}) => ({
    id,
    code: `made-up:${code}`,
    fields: { ...(owner ? { owner } : {}), ...fields },
  })
  const mists = Array.from({ length: 9 }, (_, i) => at(`mist/${i}`, 'mist', null))
  const under = top === 'willow' ? 'alder' : 'willow'
  const cards = [
    {
      id: 'table',
      code: 'kernel:piece',
      fields: { round: 1, phase: 'quest', step: '3.1', firstPlayer: 'p1' },
      memory: { seed: 's', cursor: [{ step: '3.1', args: {} }] },
    },
    ...seats,
    at('p1/mine', 'mine', 'p1', { controller: 'p1' }),
    at('p1/other', 'other', 'p1', { controller: 'p1' }),
    at('p2/yours', 'yours', 'p2', { controller: 'p2' }),
    at('p1/under', under, 'p1'),
    at('p1/top', top, 'p1'),
    at('stage', 'stage', null, { side: 'B' }),
    ...mists,
  ]
  const zones = {
    'p1.play-area': ['p1/mine', 'p1/other'],
    'p2.play-area': ['p2/yours'],
    'p1.deck': ['p1/under', 'p1/top'],
    'current-quest': ['stage'],
    'encounter-deck': mists.map(({ id }) => id),
  }
  const setup = {
    kind: 'position',
    position: { format: 'questwright-position', version: 1, cards, zones },
  } as unknown as GameOptions['setup']
  const game = new Game({ ruleset: lcg, library: buildLibrary([pack]), seed: 's', setup })
  for (let i = 0; i < 9 && game.question?.spec.name !== 'choose-defender'; i++)
    game.advance([{ kind: 'answer', question: game.question?.key as string, value: [] }])
  return game
}

/** All data that one seat gets. */
function told(game: Game, seat: string): string {
  return JSON.stringify([viewOf(game.table, seat), storyFor(game.table.record.story, 0, seat), game.questionFor(seat), game.reply([seat])])
}

describe('a card from a deck that lies face down as an enemy', () => {
  it('has a place, a name and numbers, and no identity, for its owner and for others', () => {
    const game = atTheAttack('willow')
    expect(game.question?.spec.name).toBe('choose-defender')
    expect(game.table.card('p1/top').zone.id).toBe('p1.engaged')
    for (const seat of ['p1', 'p2']) {
      const shown = viewOf(game.table, seat).cards['p1.engaged.0']
      expect(shown).toMatchObject({ knowledge: 'hidden', as: 'made-up:lurker', marks: expect.arrayContaining(['face-down', 'attacking']) })
      expect(shown).not.toHaveProperty('code')
      expect(shown?.stats.attack).toEqual({ now: 2, printed: 2 })
      expect(told(game, seat)).not.toMatch(/willow|p1\/top/)
      expect(viewOf(game.table, seat).status.attack).toMatchObject({ enemy: 'p1.engaged.0' })
    }
    expect(game.questionFor('p1')?.parts.enemy).toEqual({ card: 'p1.engaged.0', code: 'made-up:lurker' })
  })

  it('reveals nothing when another card is there in its place', () => {
    const [one, other] = [atTheAttack('willow'), atTheAttack('alder')]
    for (const seat of ['p1', 'p2']) {
      const views = [one, other].map((game) => [
        viewOf(game.table, seat),
        storyFor(game.table.record.story, 0, seat),
        game.questionFor(seat),
      ])
      expect(views[0]).toEqual(views[1])
    }
  })

  it('is explained by its place: the numbers of what it lies there as, and no abilities', () => {
    const game = atTheAttack('willow')
    for (const seat of ['p1', 'p2', 'p1+p2']) {
      const { stats, ...rest } = game.why.explain('p1.engaged.0', seat)
      expect(rest).toEqual({
        card: { card: 'p1.engaged.0', code: 'made-up:lurker' },
        side: 'A',
        zone: 'p1.engaged',
        controller: game.table.card('p1/top').controllerName,
        abilities: [],
      })
      expect(stats.find(({ stat }) => stat === 'attack')).toEqual({ stat: 'attack', printed: 2, value: 2, contributors: [] })
      expect(() => game.why.explain('p1/top', seat)).toThrow(/hidden/)
    }
    // without a viewer nothing is hidden
    expect(game.why.explain('p1/top').zone).toBe('p1.engaged')
    expect(() => game.why.explain('p1.engaged.0')).toThrow(/no card/)
  })

  it('is attacked by its place, and becomes known when it is destroyed', () => {
    const game = atTheAttack('willow')
    const give = (value: readonly string[]) => game.advance([{ kind: 'answer', question: game.question?.key as string, value }])
    give([])
    expect(game.question?.spec.name).toBe('choose-enemy-to-attack')
    expect(game.questionFor('p1')?.options.map(({ key, card: on }) => [key, on])).toEqual([
      ['p1.engaged.0', { card: 'p1.engaged.0', code: 'made-up:lurker' }],
    ])
    expect(give(['p1.engaged.0'])).toBeUndefined()
    const top = game.table.card('p1/top')
    expect([top.zone.id, top.face, top.facts.type]).toEqual(['p1.discard', 'up', 'ally'])
    expect(viewOf(game.table, 'p2').cards['p1/top']).toMatchObject({ knowledge: 'known', code: 'made-up:willow' })
  })

  it('has options that name its place, and the game keeps its identity', () => {
    const game = atTheAttack('willow')
    const give = (value: readonly string[]) => game.advance([{ kind: 'answer', question: game.question?.key as string, value }])
    for (let i = 0; i < 9 && game.question?.spec.name !== 'action-window'; i++) give([])
    expect(game.questionFor('p2')?.options.map(({ key }) => key)).toContain('p1.engaged.0#peep@stage')
    expect(told(game, 'p2')).not.toMatch(/willow|p1\/top/)
    expect(give(['p1.engaged.0#peep@stage'])).toBeUndefined()
    expect(game.table.record.inputs.at(-1)).toMatchObject({ value: ['p1/top#peep@stage'] })
    expect(viewOf(game.table, 'p2').cards['p1/top']).toMatchObject({ knowledge: 'known', code: 'made-up:willow' })
  })
})

it('a card that is turned face down where all players saw it is known to all, and is no hero meanwhile', () => {
  const game = atTheAttack('willow')
  for (const seat of ['p1', 'p2']) {
    const shown = viewOf(game.table, seat).cards['p1/other']
    expect(shown).toMatchObject({ knowledge: 'known', code: 'made-up:other', as: 'made-up:captive', marks: ['face-down'], stats: {} })
  }
  expect(game.question?.options.map(({ key }) => key)).toEqual(['p1/mine'])
})
