import { atTable, type JsonObject, type LibraryNote } from '@questwright/kernel'
import { exportPosition, Game, type GameOptions, viewOf } from '@questwright/kernel/internal'
import { describe, expect, it } from 'vitest'
import type { GameCard } from '../src/cards.ts'
import type { EventKind } from '../src/events.ts'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { PHASES } from '../src/phase-steps.ts'
import { skips } from '../src/phase-words.ts'
import { encounterDeck, stagingArea } from '../src/round.ts'
import { lcg } from '../src/ruleset.ts'
import { action, card, forced, modifier } from '../src/script.ts'
import { scriptIn } from '../src/script-in.ts'
import { addPhase, afterStep, beforeStep, insteadOfStep, step, system } from '../src/system.ts'
import { cardsIn, changeCounter, counter, happen, putIn, raiseThreat, setCounter, shuffleZone } from '../src/verbs/index.ts'

/** A system of a pack: its declarations and effects are in games with that pack or a pack that depends on it, and in no others. */

const hero: JsonObject = { type: 'hero', sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 9 }
const scenario = { quest: ['stage'], encounterSets: ['fen'] }
const base: PackContent = {
  id: 'fen',
  cards: {
    mine: hero,
    bog: { type: 'location', encounterSet: 'fen', threat: 1, questPoints: 2, quantity: 9, mire: 2 },
    stage: { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 90 } } },
  },
  keywords: {},
  scenarios: { fen: scenario },
  titles: {},
  scripts: [],
}

const chapter: JsonObject = {
  events: { weatherTurns: { about: 'The weather turns.' } },
  stats: {
    mire: { about: 'How deep it is.', shape: 'number', fact: 'mire' },
    isFlooded: { about: 'Whether it is flooded.', shape: 'yes-no' },
  },
  zones: { barge: { about: 'What floats.', visibility: 'nobody' }, boat: { about: 'What one owns.', place: 'seat' } },
  types: { slough: { name: 'Slough', is: ['location'], shows: ['threat'], inSet: 'shuffled' } },
  counters: { weather: { about: 'How bad it is.', of: 'table', starts: 1, most: 2 }, wet: { about: 'How wet one is.', of: 'each-seat' } },
}

// the types of names are generated from chapters; here there are none
const turn = (): number => happen({ kind: 'weatherTurns' } as never)
const weather = (): number => counter('weather' as never)

const storm = system('weather', {
  events: { weatherTurns: () => setCounter('weather' as never, (weather() + 1) % 3) } as never,
  steps: [
    addPhase('weather' as never, { after: 'refresh' }, step('turn-weather' as never, turn)),
    beforeStep(
      '3.2',
      step('look-up' as never, () => changeCounter('wet' as never, 1, undefined as never), { when: () => false }),
    ),
    beforeStep(
      '3.3',
      step('get-wet' as never, ({ you }) => changeCounter('wet' as never, weather(), you), { when: () => weather() > 0 }),
    ),
    afterStep(
      '3.3',
      step('dry' as never, ({ you }) => changeCounter('wet' as never, -1, you)),
    ),
  ],
  rules: [
    forced.after('weatherTurns' as EventKind, ({ you }) => raiseThreat(you, 10)),
    modifier('threat', { on: (one) => one.isLocation, by: (_, one) => one.stat('mire' as never), while: () => weather() === 2 }),
  ],
})

const pack = (id: string, more: Partial<PackContent> = {}): PackContent => ({ ...base, id, cards: {}, scenarios: {}, ...more })
const sky = pack('sky', { systems: { weather: chapter }, scripts: [scriptIn(storm) as never] })

const games = (packs: readonly PackContent[], notes: string[] = []) => {
  const library = buildLibrary(packs, ({ message }) => void notes.push(message))
  return (options: Partial<GameOptions> & { readonly scenario?: string } = {}) =>
    new Game({
      ruleset: lcg,
      library,
      seed: 'a seed',
      setup: {
        kind: 'scenario',
        scenario: options.scenario ?? 'fen:scenario/fen',
        mode: 'standard',
        decks: [{ name: 'one', kind: 'starter', heroes: ['fen:mine'], cards: {} }],
      },
      ...options,
    })
}

/** The course of a game without optional actions, with the threat of the player. */
function course(open: ReturnType<typeof games>, rounds = 2, options: Parameters<ReturnType<typeof games>>[0] = {}) {
  const places: string[] = []
  const game = open({
    answerer: ({ spec, options }) => (spec.shape === 'number' ? spec.least : options.slice(0, spec.least).map(({ key }) => key)),
    halt: (t) => atTable(t, () => t.ruleset.place()).round > rounds,
    atCheckpoint: (t) => {
      const place = atTable(t, () => t.ruleset.place())
      const at = `${place.round} ${place.phase} ${place.step}`
      if (places.at(-1) !== at) places.push(at)
    },
    ...options,
  })
  return { game, places }
}

describe('a system in a game', () => {
  const standing = pack('standing', { dependencies: ['fen', 'sky'], scenarios: { fen: { ...scenario, quest: ['fen:stage'] } } })
  const open = games([base, sky, standing])

  it('its steps run next to others, its phase has a beginning and an end, and its declarations are at the table', () => {
    const { game, places } = course(open, 2, { scenario: 'standing:scenario/fen' })
    const inFirst = places.filter((place) => place.startsWith('1 '))
    expect(inFirst).toContain('1 weather turn-weather')
    expect(inFirst.indexOf('1 weather turn-weather')).toBeGreaterThan(inFirst.indexOf('1 refresh 7.5'))
    expect(inFirst.indexOf('1 quest get-wet')).toBe(inFirst.indexOf('1 quest 3.3') - 1)
    expect(inFirst.indexOf('1 quest dry')).toBe(inFirst.indexOf('1 quest 3.3') + 1)
    // its restriction is not fulfilled
    expect(places.join()).not.toContain('look-up')
    const status = viewOf(game.table, 'p1').status as { weather: number; seats: { wet: number; threat: number }[] }
    expect(viewOf(game.table, 'p1').status.phases).toEqual([...PHASES, 'weather'])
    // the counter began with 1, and changed at the end of both rounds
    expect(status.weather).toBe(0)
    // raised by 1 in the first round and lowered by one, raised by 2 in the second and lowered by one
    expect(status.seats[0]?.wet).toBe(1)
    expect(Object.keys(viewOf(game.table, 'p1').zones)).toEqual(expect.arrayContaining(['barge', 'p1.boat']))
  })

  it('is not in a game whose packs do not depend on it: neither the hash nor the ruleset differs', () => {
    const alone = course(games([base]))
    const beside = course(open)
    expect(beside.game.hash).toBe(alone.game.hash)
    expect(beside.game.table.ruleset).toBe(lcg)
    expect(course(open, 2, { scenario: 'standing:scenario/fen' }).game.hash).not.toBe(alone.game.hash)
  })

  it('a deck brings the systems of its packs', () => {
    const friend = pack('friend', { dependencies: ['sky'], cards: { yours: hero } })
    const setup = { kind: 'scenario', scenario: 'fen:scenario/fen', mode: 'standard' }
    const deck = (code: string) => [{ name: 'one', kind: 'starter', heroes: [code], cards: {} }]
    const [theirs, own] = ['friend:yours', 'fen:mine'].map((code) =>
      course(games([base, sky, friend]), 1, { setup: { ...setup, decks: deck(code) } }),
    )
    expect(theirs?.places).toContain('1 weather turn-weather')
    expect(own?.places).not.toContain('1 weather turn-weather')
  })

  it('the order in which packs are loaded has no effect', () => {
    const tide = pack('tide', {
      dependencies: ['sky'],
      systems: { tide: {} },
      scripts: [
        scriptIn(
          system('tide', {
            steps: [
              beforeStep(
                '3.3',
                step('ebb' as never, () => setCounter('weather' as never, 2)),
              ),
            ],
          }),
        ) as never,
      ],
    })
    const both = { ...standing, dependencies: ['fen', 'tide'] }
    const [one, other] = [
      [base, sky, tide, both],
      [both, tide, sky, base],
    ].map((packs) => course(games(packs), 2, { scenario: 'standing:scenario/fen' }))
    expect(one?.places).toEqual(other?.places)
    expect(one?.game.hash).toBe(other?.game.hash)
    const inFirst = one?.places.filter((place) => place.startsWith('1 quest')) ?? []
    // in the order of the codes of their systems: sky before tide
    expect(inFirst.indexOf('1 quest ebb')).toBe(inFirst.indexOf('1 quest get-wet') + 1)
  })

  it('a position has the systems of its cards', () => {
    const { game } = course(open, 1, { scenario: 'standing:scenario/fen' })
    const position = exportPosition(game.table) as unknown as JsonObject
    const later = new Game({
      ruleset: lcg,
      library: game.table.library,
      seed: 'another',
      setup: { kind: 'position', position },
      halt: () => true,
    })
    expect(later.table.ruleset.systems?.map(({ code }) => code)).toEqual(['sky:system/weather'])
    expect(later.hash).toBe(game.hash)
  })

  it('a type belongs to the groups of its chapter, shows its stats, and is in the decks of sets', () => {
    const wet = pack('wet', {
      dependencies: ['fen', 'sky'],
      cards: { slough: { type: 'slough', encounterSet: 'wet', threat: 2, questPoints: 1, mire: 3 } },
      scenarios: { fen: { ...scenario, quest: ['fen:stage'], encounterSets: ['wet'] } },
    })
    const { game } = course(games([base, sky, wet]), 1, { scenario: 'wet:scenario/fen' })
    const [slough] = game.table.zone('staging-area').cards
    expect(slough?.slug).toBe('slough')
    expect(atTable(game.table, () => [(slough as GameCard).isLocation, (slough as GameCard).isEnemy])).toEqual([true, false])
    expect(
      Object.values(viewOf(game.table, 'p1').cards).find((one) => one.knowledge === 'known' && one.code === 'wet:slough'),
    ).toMatchObject({ stats: { threat: { printed: 2, now: 5 } } })
  })

  it('cards are put into its zones: out of play they leave play, into play they enter it, and a pile is shuffled', () => {
    const barge = (): readonly GameCard[] => cardsIn('barge' as never)
    const told: string[] = []
    const rules = system('weather', {
      steps: [
        afterStep(
          '3.3',
          step('board' as never, ({ you }) => {
            putIn('barge' as never, [...stagingArea(), ...encounterDeck().slice(0, 3)])
            shuffleZone('barge' as never)
            putIn('boat' as never, barge()[0], you as never)
          }),
        ),
      ],
      rules: [forced.after('leavesPlay', ({ event }) => void told.push(event.to))],
    })
    const { game } = course(games([base, { ...sky, scripts: [scriptIn(rules) as never] }, standing]), 1, {
      scenario: 'standing:scenario/fen',
    })
    expect(game.table.zone('barge').size).toBe(3)
    expect(game.table.zone('p1.boat').size).toBe(1)
    expect(game.table.zone('staging-area').size).toBe(0)
    expect(new Set(told)).toEqual(new Set(['barge']))
    expect(() => atTable(game.table, () => cardsIn('bargee' as never))).toThrow(
      "'bargee' is no zone of a system, of the table; did you mean 'barge'?",
    )
  })

  it('its own phase also comes if the phase before it is skipped', () => {
    const hush = pack('hush', {
      dependencies: ['fen', 'sky'],
      systems: { hush: {} },
      scripts: [scriptIn(system('hush', { rules: [skips('refresh')] })) as never],
      scenarios: { fen: { ...scenario, quest: ['fen:stage'] } },
    })
    const { places } = course(games([base, sky, hush]), 1, { scenario: 'hush:scenario/fen' })
    expect(places.join()).not.toContain('refresh 7')
    expect(places).toContain('1 weather turn-weather')
  })

  it('its rules exist once, respond to its events, and use its stats', () => {
    const { game } = course(open, 2, { scenario: 'standing:scenario/fen' })
    const seat = (viewOf(game.table, 'p1').status as { seats: { threat: number }[] }).seats[0]
    // 8 of the hero, 10 for each turn, 1 for each round, and from the quest: 2 locations with threat 1, then 4 with threat 3
    expect(seat?.threat).toBe(8 + 2 * (10 + 1) + 1 + 2 * 3)
  })

  it('a resolver that fails is muted, and the game goes on', () => {
    const broken = system('weather', {
      events: {
        weatherTurns: () => {
          throw new RangeError('no wind')
        },
      } as never,
      steps: [afterStep('3.3', step('turn-weather' as never, turn))],
    })
    const { game, places } = course(games([base, { ...sky, scripts: [scriptIn(broken) as never] }, standing]), 2, {
      scenario: 'standing:scenario/fen',
    })
    expect(game.table.record.faults).toMatchObject([{ ability: 'sky:system/weather#weatherTurns' }])
    expect(places).toContain('2 quest turn-weather')
  })
})

describe('steps of systems', () => {
  const withSteps = (id: string, ...steps: Parameters<typeof system>[1]['steps'] & object) =>
    pack(id, { systems: { [id]: {} }, scripts: [scriptIn(system(id, { steps })) as never] })
  const nothing = () => undefined
  const play = (packs: readonly PackContent[], notes: string[] = []) => {
    const all = pack('all', {
      dependencies: ['fen', ...packs.map(({ id }) => id)],
      scenarios: { fen: { ...scenario, quest: ['fen:stage'] } },
    })
    return course(games([base, ...packs, all], notes), 1, { scenario: 'all:scenario/fen' })
  }

  it('one replaces another', () => {
    const { places, game } = play([withSteps('calm', insteadOfStep('3.3', step('wait' as never, nothing)))])
    expect(places).toContain('1 quest wait')
    expect(places).not.toContain('1 quest 3.3')
    expect(viewOf(game.table, 'p1').zones['staging-area']?.cards ?? []).toHaveLength(0)
  })

  it('two systems cannot both replace one step, and no step can be inserted next to a step that another system replaces', () => {
    const calm = withSteps('calm', insteadOfStep('3.3', step('wait' as never, nothing)))
    expect(() => play([calm, withSteps('hush', insteadOfStep('3.3', step('rest' as never, nothing)))])).toThrow(
      'calm:system/calm and hush:system/hush both replace the step 3.3; only one of them can be in a game',
    )
    expect(() => play([calm, withSteps('hush', afterStep('3.3', step('rest' as never, nothing)))])).toThrow(
      'hush:system/hush puts a step beside 3.3, which calm:system/calm replaces',
    )
  })

  it('a step that cannot be replaced, or does not exist, is reported with the most similar known name; the others are kept', () => {
    const notes: string[] = []
    const { places } = play(
      [
        withSteps('calm', insteadOfStep('6.3', step('wait' as never, nothing))),
        withSteps(
          'hush',
          beforeStep('3.33' as never, step('rest' as never, nothing)),
          addPhase('night' as never, { after: 'refersh' as never }, step('sleep' as never, nothing)),
          beforeStep('3.4', step('listen' as never, nothing)),
        ),
      ],
      notes,
    )
    expect(notes).toEqual([
      "hush:system/hush: '3.33' is no step; did you mean '3.3'?",
      "hush:system/hush: 'refersh' is no phase; did you mean 'refresh'?",
      expect.stringMatching(/^the step 6\.3 cannot be replaced; the steps that can be are 1\.2/),
    ])
    expect(places).toContain('1 quest listen')
  })

  it('an action window opens next to a step that asks for one, and is skipped with it', () => {
    const windows = (when: () => boolean) => {
      const asked: string[] = []
      const able = { ...base, scripts: [scriptIn(card('mine', [action(({ you }) => raiseThreat(you, 1))])) as never] }
      const stands = pack('all', { dependencies: ['fen', 'calm'], scenarios: { fen: { ...scenario, quest: ['fen:stage'] } } })
      const calm = withSteps('calm', beforeStep('3.2', step('look' as never, nothing, { windows: 'both', when })))
      course(games([able, calm, stands]), 1, {
        scenario: 'all:scenario/fen',
        answerer: ({ spec, options }) => {
          if (spec.name === 'action-window') asked.push(String(spec.parts?.window))
          return options.some(({ key }) => key === 'pass') ? ['pass'] : options.slice(0, spec.least).map(({ key }) => key)
        },
      })
      return asked.filter((window) => window.includes('look'))
    }
    expect(windows(() => true)).toEqual(['before look', 'look'])
    expect(windows(() => false)).toEqual([])
  })

  it('a name belongs to one system: two that define it are refused together, and one that the rules have is left out', () => {
    const events = { events: { tolls: { about: 'A bell tolls.' } } }
    const bell = (id: string) =>
      pack(id, { systems: { bell: events }, scripts: [scriptIn(system('bell', { events: { tolls: nothing } as never })) as never] })
    expect(play([bell('brass')]).places).toContain('1 quest 3.3')
    expect(() => play([bell('brass'), bell('iron')])).toThrow(
      'brass:system/bell and iron:system/bell both bring the kind of event "tolls"; one of them must give it another name',
    )
    const notes: string[] = []
    expect(
      play([pack('odd', { systems: { odd: { stats: { threat: { about: 'Theirs.', shape: 'number' } } } } })], notes).game.table.ruleset,
    ).toBe(lcg)
    expect(notes).toEqual(['the rules of lcg and odd:system/odd both bring the stat "threat"; one of them must give it another name'])
  })

  it('declarations without a function, and functions without a declaration, are reported', () => {
    const notes: string[] = []
    const odd = system('odd', { events: { rings: nothing } as never, setup: { hush: nothing } })
    const chapter = { events: { tolls: { about: 'A bell tolls.' } }, setup: { toll: { name: 'Toll', reads: 'Toll.', fields: {} } } }
    play([pack('odd', { systems: { odd: chapter }, scripts: [scriptIn(odd) as never] })], notes)
    expect(notes).toEqual([
      expect.stringContaining("`events`: 'rings' is no kind of event; there are tolls"),
      expect.stringContaining('its script does not define the kind of event "tolls"'),
      expect.stringContaining("`setup`: 'hush' is no word of setups; there are toll"),
      expect.stringContaining('its script does not define the word of setups "toll"'),
    ])
  })

  it('problems of a system are reported with their place: a step of its script, a field of its chapter, or none', () => {
    const notes: LibraryNote[] = []
    const steps = [beforeStep('3.33' as never, step('rest' as never, nothing))]
    const odd = system('odd', { events: { rings: nothing } as never, setup: { hush: nothing }, steps })
    const toll = { name: 'Toll', reads: 'Toll.', fields: {} }
    const chapter = { events: { tolls: { about: 'A bell tolls.' } }, setup: { toll }, modes: { still: { leavesOut: ['bells'] } } }
    buildLibrary([base, pack('odd', { systems: { odd: chapter }, scripts: [scriptIn(odd) as never] })], (note) => void notes.push(note))
    const inChapter = (...path: readonly string[]) => ({ at: undefined, declared: { system: 'odd', path } })
    const places: readonly (readonly [message: string, where: object])[] = [
      ["'rings'", { at: undefined, declared: undefined }],
      ['"tolls"', inChapter('events', 'tolls')],
      ["'hush'", { at: undefined, declared: undefined }],
      ['"toll"', inChapter('setup', 'toll')],
      ['"still"', inChapter('modes', 'still', 'leavesOut')],
      ["'3.33'", { at: expect.stringContaining('systems.test.ts'), declared: undefined }],
    ]
    expect(notes.map(({ pack, weight, message, at, declared }) => ({ pack, weight, message, at, declared }))).toEqual(
      places.map(([words, where]) => ({ pack: 'odd', weight: 'wrong', message: expect.stringContaining(words), ...where })),
    )
  })

  it('a scenario is set up with a word of a system, whose function gets the step', () => {
    const steps: JsonObject[] = []
    const bells = system('bells', {
      setup: {
        'hang-bells': (step, { you }) => {
          steps.push(step)
          raiseThreat(you, step.count as number)
        },
      },
    })
    const setup = [{ do: 'hang-bells', count: 3 }]
    const bell = pack('bells', {
      dependencies: ['fen'],
      systems: { bells: { setup: { 'hang-bells': { name: 'Hang bells', reads: 'Hang {count} bells.', fields: { count: 'number' } } } } },
      scripts: [scriptIn(bells) as never],
      scenarios: { fen: { ...scenario, quest: ['fen:stage'], setup } },
    })
    const { game } = course(games([base, bell]), 0, { scenario: 'bells:scenario/fen' })
    expect(steps).toContainEqual({ do: 'hang-bells', count: 3 })
    expect((viewOf(game.table, 'p1').status as { seats: { threat: number }[] }).seats[0]?.threat).toBe(8 + 3)
  })

  it('an export that is not a system is refused with a message', () => {
    const made = system('odd', { steps: [beforeStep('3.2', step('look' as never, nothing))] })
    expect(() => scriptIn({ ...made, events: 3 })).toThrow('the events of system "odd" must be an object')
    expect(() => scriptIn({ ...made, events: { rings: 'no' } })).toThrow('the function for the event "rings" must be a function')
    expect(() => scriptIn({ ...made, insertions: [{ how: 'beside' }] })).toThrow(
      'must be made by beforeStep, afterStep, insteadOfStep or addPhase',
    )
    expect(() => scriptIn({ ...made, insertions: [{ ...made.insertions[0], steps: [] }] })).toThrow('is empty: add one with step(…)')
    expect(() => scriptIn({ ...made, insertions: [{ ...made.insertions[0], at: undefined }] })).toThrow('are made by step, beforeStep')
  })
})
