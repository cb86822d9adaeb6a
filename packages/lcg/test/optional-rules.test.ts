import type { JsonObject } from '@questwright/kernel'
import { exportPosition, Game, type GameOptions, viewOf } from '@questwright/kernel/internal'
import { expect, it } from 'vitest'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { mode } from '../src/mode.ts'
import { lcg } from '../src/ruleset.ts'
import { modifier, setup } from '../src/script.ts'
import { scriptIn } from '../src/script-in.ts'
import { insteadOfStep, step, system } from '../src/system.ts'
import { counter, setCounter } from '../src/verbs/index.ts'

/** The optional parts of a game's setup: systems whose rule is optional, and modes that systems define. */

const hero: JsonObject = { type: 'hero', sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 9 }
const scenario = { quest: ['stage'], encounterSets: ['fen'] }
const pack = (id: string, more: Partial<PackContent>): PackContent => ({
  ...{ id, cards: {}, keywords: {}, scenarios: {}, titles: {}, scripts: [] },
  ...more,
})
const fen = pack('fen', {
  cards: {
    mine: hero,
    bog: { type: 'location', encounterSet: 'fen', threat: 1, questPoints: 2, quantity: 9 },
    stage: { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 90 } } },
  },
  scenarios: { fen: scenario },
})
const winter = (id: string, rule: JsonObject = { rule: 'optional' }) =>
  pack(id, {
    systems: { winter: { ...rule, counters: { snow: { about: 'How deep it lies.', of: 'table', starts: 2 } } } },
    scripts: [
      scriptIn(
        system('winter', {
          steps: [
            insteadOfStep(
              '7.2',
              step(`freeze-${id}` as never, () => setCounter('snow' as never, 3)),
            ),
          ],
          rules: [modifier('threat', { on: (card) => card.isLocation, by: () => counter('snow' as never) })],
        }),
      ) as never,
    ],
  })

const notes: string[] = []
function begin(packs: readonly PackContent[], rules?: unknown, more: Partial<GameOptions> = {}): Game {
  notes.length = 0
  return new Game({
    ruleset: lcg,
    library: buildLibrary(packs, ({ message }) => void notes.push(message)),
    seed: 'a seed',
    setup: {
      kind: 'scenario',
      scenario: 'fen:scenario/fen',
      mode: 'standard',
      decks: [{ name: 'one', kind: 'starter', heroes: ['fen:mine'], cards: {} }],
      ...(rules === undefined ? {} : { rules: rules as never }),
    },
    answerer: ({ spec, options }) => (spec.shape === 'number' ? spec.least : options.slice(0, spec.least).map(({ key }) => key)),
    halt: (t) => t.instruments.counters.writes > 400,
    ...more,
  })
}
const rulesOf = ({ table }: Game): readonly string[] => table.zone('rules').cards.map(({ code }) => code)

it('a chosen rule is in the game with its card, even if no other card of its pack is', () => {
  const game = begin([fen, winter('cold')], ['cold:system/winter'])
  expect(rulesOf(game)).toEqual(['fen:scenario/fen', 'cold:system/winter'])
  // the counter began with 2, and the step of the system set it to 3
  expect(viewOf(game.table, 'p1').status.snow).toBe(3)
})

it('a rule that was not chosen is in no game, not even in those of its own pack: the hash is the same', () => {
  const own = { ...fen, ...{ systems: winter('fen').systems, scripts: winter('fen').scripts } } as PackContent
  const [alone, beside, chosen] = [begin([fen]), begin([own]), begin([own], ['fen:system/winter'])]
  expect(rulesOf(beside)).toEqual(['fen:scenario/fen'])
  expect(beside.table.ruleset).toBe(lcg)
  expect(beside.hash).toBe(alone.hash)
  expect(begin([fen], []).hash).toBe(alone.hash)
  expect(rulesOf(chosen)).toEqual(['fen:scenario/fen', 'fen:system/winter'])
  expect(chosen.hash).not.toBe(alone.hash)
})

it('a rule that a scenario names applies to its games', () => {
  const cold = winter('cold')
  const own = { ...fen, dependencies: ['cold'], scenarios: { fen: { ...scenario, rules: ['cold:winter'] } } }
  expect(rulesOf(begin([own, cold]))).toEqual(['fen:scenario/fen', 'cold:system/winter'])
  expect(begin([own, cold]).table.ruleset.systems?.map(({ code }) => code)).toEqual(['cold:system/winter'])
  const easy = { ...own, scenarios: { fen: { ...scenario, modes: { easy: { rules: ['cold:winter'] } } } } }
  expect(rulesOf(begin([easy, cold]))).toEqual(['fen:scenario/fen'])
})

it('a position of a game with a chosen rule has it again', () => {
  const packs = [fen, winter('cold')]
  const game = begin(packs, ['cold:system/winter'])
  const position = exportPosition(game.table) as unknown as JsonObject
  const later = begin(packs, undefined, { setup: { kind: 'position', position }, halt: () => true })
  expect(later.table.ruleset.systems?.map(({ code }) => code)).toEqual(['cold:system/winter'])
  expect(later.hash).toBe(game.hash)
})

it('rules that conflict are refused before the game begins, with both names', () => {
  const cold = winter('cold')
  const icy = winter('icy', { rule: 'optional' })
  expect(() => begin([fen, cold, icy], ['cold:system/winter', 'icy:system/winter'])).toThrow(
    'cold:system/winter and icy:system/winter both bring the counter "snow"; one of them must give it another name',
  )
  const calm = { ...icy, systems: { winter: { rule: 'optional' } }, scripts: [scriptIn(system('winter', { steps: freezing }))] }
  expect(() => begin([fen, cold, calm as never], ['cold:system/winter', 'icy:system/winter'])).toThrow(
    'cold:system/winter and icy:system/winter both replace the step 7.2; only one of them can be in a game',
  )
  // each system is valid alone, and so is the pack that contains all of them
  expect(notes).toEqual([])
  expect(rulesOf(begin([fen, cold, calm as never], ['icy:system/winter']))).toContain('icy:system/winter')
})
const freezing = [
  insteadOfStep(
    '7.2',
    step('rest' as never, () => undefined),
  ),
]

it('two optional rules of one pack may conflict as well', () => {
  const both = pack('cold', {
    systems: { frost: { rule: 'optional' }, thaw: { rule: 'optional' } },
    scripts: ['frost', 'thaw'].map(
      (slug) =>
        scriptIn(
          system(slug, {
            steps: [
              insteadOfStep(
                '7.2',
                step(slug as never, () => undefined),
              ),
            ],
          }),
        ) as never,
    ),
  })
  expect(rulesOf(begin([fen, both], ['cold:system/thaw']))).toEqual(['fen:scenario/fen', 'cold:system/thaw'])
  expect(notes).toEqual([])
  expect(() => begin([fen, both], ['cold:system/thaw', 'cold:system/frost'])).toThrow('both replace the step 7.2')
})

it('an unknown rule, and a name that is not a rule, are refused with a remedy', () => {
  expect(() => begin([fen], ['cold:system/winter'])).toThrow('the rule cold:winter was chosen, which no loaded pack has; load the pack')
  expect(() => begin([fen], ['fen:bog'])).toThrow('the rule fen:bog was chosen, which no loaded pack has')
  expect(() => begin([fen], 'winter')).toThrow('the rules of the game are no list of rules')
})

it('a mode of a system can be played in games of its packs: it removes cards, scenarios can define it, and scripts can read it', () => {
  const modes = {
    brisk: { name: 'Brisk', text: 'Less of the bog.', when: 'always', takesOut: 'briskRemoves' },
    grim: { name: 'Grim', text: 'What the scenario says.', when: 'said' },
  }
  const read: string[] = []
  const grim = pack('grim', {
    dependencies: ['fen'],
    cards: { mire: { type: 'location', encounterSet: 'mire', threat: 1, questPoints: 2, quantity: 5, briskRemoves: 3 } },
    systems: { grimness: { modes } },
    scripts: [scriptIn(system('grimness', { rules: [setup(() => void read.push(mode()))] })) as never],
    scenarios: {
      plain: { quest: ['fen:stage'], encounterSets: ['mire'] },
      said: { quest: ['fen:stage'], encounterSets: ['mire'], modes: { grim: { encounterSets: ['fen:fen'] } } },
    },
  })
  const play = (played: string, slug = 'plain') =>
    begin([fen, grim], undefined, {
      setup: {
        ...{ kind: 'scenario', scenario: `grim:scenario/${slug}`, mode: played },
        decks: [{ name: 'one', kind: 'starter', heroes: ['fen:mine'], cards: {} }],
      },
    })
  const encounterCards = ({ table }: Game) => table.cards.filter(({ id }) => id.startsWith('encounter/')).map(({ slug }) => slug)
  expect(encounterCards(play('standard'))).toHaveLength(5)
  expect(encounterCards(play('brisk'))).toHaveLength(2)
  expect(new Set(encounterCards(play('grim', 'said')))).toEqual(new Set(['bog']))
  expect(read).toEqual(['standard', 'brisk', 'grim'])
  expect(() => play('grim')).toThrow('grim:scenario/plain has no grim mode')
  expect(() => play('gay')).toThrow('there is no mode "gay"; it is "standard", "easy", "basic", "nightmare", "brisk" or "grim"')
  // a game without the system has none of the system's modes
  const decks = [{ name: 'one', kind: 'starter', heroes: ['fen:mine'], cards: {} }]
  expect(() => begin([fen, grim], undefined, { setup: { kind: 'scenario', scenario: 'fen:scenario/fen', mode: 'brisk', decks } })).toThrow(
    'there is no mode "brisk"; it is "standard", "easy", "basic" or "nightmare"',
  )
})
