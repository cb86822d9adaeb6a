import { describe, expect, test } from 'vitest'
import type { Chapter, ChapterSource } from '../src/chapter.ts'
import { mergeChapters } from '../src/merge-chapters.ts'
import { plainOpening } from '../src/opening.ts'
import { entryIn, factIn, rulebookFor, rulebookOf, scenarioWords, typeIn, usualMode } from '../src/rulebook.ts'
import { plainSceneBoard } from '../src/scene-board.ts'

const game: Chapter = {
  game: 'duel',
  title: 'A Duel',
  backs: { card: 'Card' },
  groups: { all: 'Cards' },
  contents: { cards: 'cards' },
  facts: { might: { name: 'might', holds: 'printed' }, price: { name: 'a price', holds: 'number' } },
  types: {
    fighter: {
      name: 'Fighter',
      plural: 'Fighters',
      back: 'card',
      group: 'all',
      content: 'cards',
      inDeck: 'counted',
      must: ['might'],
      may: ['price'],
      newCard: { might: 1 },
      face: { name: 'Fighter', window: 'plain', motif: 'people', column: ['might'] },
    },
  },
  everyCard: ['price'],
}
const own: ChapterSource = { chapter: game, file: 'duel/chapter.ts' }

/** A chapter of a pack, as in a file with each part in a line of its own. */
function system(chapter: Partial<Chapter>): ChapterSource {
  const lines = ['game', ...Object.values(chapter).flatMap((section) => (typeof section === 'object' ? Object.keys(section) : []))]
  return {
    chapter: { game: 'duel', ...chapter },
    file: 'systems/storm.json',
    lineOf: (path) => lines.findIndex((line) => path.includes(line)) + 1 || undefined,
  }
}

test('unknown numbers in the description of an ended game are issues', () => {
  const roundByRound: NonNullable<Chapter['roundByRound']> = {
    begins: { kind: 'turn', round: 'n' },
    dial: { name: 'calm', changes: [], leaves: [] },
    figures: { blows: { name: 'Blows', icon: 'attack', tone: 'attack', of: [{ kind: 'blow' }] } },
    told: ['blows', 'wounds'],
    bars: 'miles',
    fates: { out: { name: 'Out', icon: 'damage', tone: 'bad', of: [{ kind: 'out', names: 'seat' }] } },
    turn: {
      weighs: { calm: 1, out: 2, luck: 3 },
      says: [
        { needs: ['blows'], reads: '{blows}' },
        { needs: ['rain'], reads: '{rain}' },
      ],
    },
  }
  const { issues } = mergeChapters([{ chapter: { ...game, roundByRound }, file: 'duel/chapter.ts' }])
  expect(issues.map(({ code, path, unknown }) => [code, path.join('.'), unknown?.name])).toEqual([
    ['rulebook/unknown-name', 'roundByRound.dial.name', 'calm'],
    ['rulebook/unknown-name', 'roundByRound.told', 'wounds'],
    ['rulebook/unknown-name', 'roundByRound.bars', 'miles'],
    ['rulebook/unknown-name', 'roundByRound.turn.weighs', 'luck'],
    ['rulebook/unknown-name', 'roundByRound.turn.says.1.needs', 'rain'],
  ])
})

describe('chapters become one rulebook', () => {
  test('of the game and of systems, whose types may print facts of the game', () => {
    const storm = system({
      facts: { wind: { name: 'wind', holds: 'number' } },
      types: { gale: { ...game.types?.fighter, must: ['wind', 'might'] } as never },
    })
    const { rulebook, issues } = mergeChapters([own, storm])
    expect(issues).toEqual([])
    expect(rulebook.title).toBe('A Duel')
    expect(Object.keys(rulebook.types)).toEqual(['fighter', 'gale'])
    expect(Object.keys(rulebook.facts)).toEqual(['might', 'price', 'wind'])
    expect(typeIn(rulebook, 'gale')?.must).toEqual(['wind', 'might'])
  })

  test('the order of the systems does not change any name', () => {
    const one = system({ facts: { wind: { name: 'wind', holds: 'number' } } })
    const other = system({ facts: { rain: { name: 'rain', holds: 'flag' } } })
    const sorted = (sources: readonly ChapterSource[]) => Object.entries(mergeChapters(sources).rulebook.facts).sort()
    expect(sorted([own, one, other])).toEqual(sorted([own, other, one]))
  })

  test.each([
    ['a fact', { facts: { might: { name: 'other', holds: 'flag' } } }, 'facts'],
    ['a type', { types: { fighter: game.types?.fighter as never } }, 'types'],
    ['a back', { backs: { card: 'Another' } }, 'backs'],
    ['a search word for packs', { contents: { cards: 'others' } }, 'contents'],
  ])('%s that is defined already is an issue with file, line and remedy, and the first definition is used', (_what, chapter, section) => {
    const { rulebook, issues } = mergeChapters([own, system(chapter as Partial<Chapter>)])
    const [name = ''] = Object.keys((chapter as { [section: string]: object })[section] ?? {})
    expect(issues).toEqual([
      {
        code: 'rulebook/name-taken',
        file: 'systems/storm.json',
        line: 2,
        path: [section, name],
        message: `\`${section}\` has "${name}", which duel/chapter.ts brings already; that definition is used.`,
        remedy: 'Give it another name, or take it out: a name belongs to one chapter.',
        home: 'duel/chapter.ts',
      },
    ])
    expect((rulebook as never as { [section: string]: { [name: string]: unknown } })[section]?.[name]).toBe(
      (game as never as { [section: string]: { [name: string]: unknown } })[section]?.[name],
    )
  })

  test('a chapter of another game is left out, with an issue', () => {
    const { rulebook, issues } = mergeChapters([
      own,
      {
        ...system({ facts: { ring: { name: 'a ring', holds: 'flag' } } }),
        chapter: { game: 'chess', facts: { ring: { name: 'a ring', holds: 'flag' } } },
      },
    ])
    expect(issues).toMatchObject([
      { code: 'rulebook/other-game', file: 'systems/storm.json', line: 1, message: expect.stringContaining('"chess"') },
    ])
    expect(rulebook.facts).not.toHaveProperty('ring')
  })

  test('names that no chapter defines are issues with the defined ones', () => {
    const broken = { ...game.types?.fighter, back: 'crad', must: ['mihgt'], sides: { A: { may: ['wind'] } } }
    const figures = { wounds: { name: 'Wounds', reads: { tokens: 'wound', zones: ['arnea'] } } }
    const { issues } = mergeChapters([
      own,
      system({ types: { gale: broken as never }, numbers: ['might', 'mihgt'], faceDown: ['wind'], figures }),
    ])
    expect(issues.map(({ code, path }) => [code, path.join('.')])).toEqual([
      ['rulebook/unknown-name', 'numbers'],
      ['rulebook/unknown-name', 'faceDown'],
      ['rulebook/unknown-name', 'types.gale.back'],
      ['rulebook/unknown-name', 'types.gale.must'],
      ['rulebook/unknown-name', 'types.gale.sides.A.may'],
      ['rulebook/unknown-name', 'figures.wounds.reads.zones'],
    ])
    expect(issues[2]?.remedy).toContain('"card"')
  })

  test('types, backs and facts in decks, scenarios and moments are checked as well', () => {
    const deck = {
      sections: {
        first: {
          one: 'fighter',
          several: 'fighters',
          written: 'list' as const,
          types: ['figther'],
          print: { bearre: 'yes' },
          numbered: { by: 'nubmer', first: 1, last: 9 },
          halves: { by: 'sdie', values: ['own', 'other'] as const },
        },
      },
      copies: { most: 2, sameBy: ['title'] },
      backs: ['crad'],
      fits: { fact: 'mihgt', everywhere: 'all' },
      madeOf: 'cards',
    }
    const scenario = { stages: { type: 'stage', order: 'number' }, filterTypes: ['fighter', 'rider'] }
    const moments = [{ builders: ['strike'], only: ['fighter'], never: ['rider'], why: 'it never strikes', remedy: 'Take it out.' }]
    const { issues } = mergeChapters([own, system({ deck, scenario, moments })])
    expect(issues.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([
      'rulebook/unknown-name moments.0.never',
      'rulebook/unknown-name deck.sections.first.types',
      'rulebook/unknown-name deck.sections.first.print.bearre',
      'rulebook/unknown-name deck.sections.first.numbered.by',
      'rulebook/unknown-name deck.sections.first.halves.by',
      'rulebook/unknown-name deck.backs',
      'rulebook/unknown-name deck.fits.fact',
      'rulebook/unknown-name scenario.stages.type',
      'rulebook/unknown-name scenario.stages.order',
      'rulebook/unknown-name scenario.filterTypes',
    ])
  })

  test('zones, backs and phases in the description of the table are checked, with file, line and remedy', () => {
    const { issues } = mergeChapters([
      own,
      system({
        zones: { arena: { about: 'Where fighters meet.', back: 'crad' } },
        phases: { strike: 'Fighters strike.' },
        steps: { strkie: ['1.1'] },
        dials: {
          glory: { of: 'table', zone: 'arnea', look: 'number', icon: 'attack', tone: 'attack', reads: 'Glory {now}', phase: 'srtike' },
          fame: { of: 'table', zone: 'arena', look: 'number', icon: 'attack', tone: 'attack', reads: 'Fame {now}', phase: 'strike' },
        },
        storyMoments: [
          { kind: 'struck', shows: 'rises', dial: 'fame' },
          { kind: 'struck', shows: 'rises', dial: 'fmae' },
        ],
        backDrawings: { leather: { drawing: 'star', reads: 'Face down' } },
        table: { backs: { owned: 'card', others: 'cadr' } },
      }),
    ])
    expect(issues.map(({ path }) => path.join('.'))).toEqual([
      'zones.arena.back',
      'dials.glory.zone',
      'dials.glory.phase',
      'storyMoments.1.dial',
      'steps.strkie',
      'backDrawings.leather',
      'table.backs.others',
    ])
    expect(issues[1]).toEqual({
      code: 'rulebook/unknown-name',
      file: 'systems/storm.json',
      line: expect.any(Number),
      path: ['dials', 'glory', 'zone'],
      message: '`dials.glory.zone` names "arnea", which no chapter defines under `zones`.',
      remedy: 'Write one of "arena", or add "arnea" to `zones`.',
      unknown: { name: 'arnea', among: ['arena'] },
    })
  })

  test('zones and types in moves by hand are checked as well', () => {
    const handMoves: Chapter['handMoves'] = {
      ...{ hosts: ['arnea'], inPlay: ['arena'], fixed: ['figther'], firstPlace: 'hand', tokens: [{ types: ['ridre'], tokens: ['wound'] }] },
      places: [{ place: 'hand', reads: 'to hand', never: ['fighter', 'stage'] }],
      cards: [{ move: 'strike', reads: 'Strike {seat}', types: ['fighter'], never: ['gale'], zones: ['sky'], eachSeatBut: 'row' }],
      ...{ seat: { tokens: [], moves: [] }, table: { name: 'Dice', moves: [] } },
    }
    const { issues } = mergeChapters([own, system({ zones: { arena: { about: 'Where fighters meet.' } }, handMoves })])
    expect(issues.map(({ path }) => path.join('.'))).toEqual([
      'handMoves.hosts',
      'handMoves.fixed',
      'handMoves.places.hand.never',
      'handMoves.tokens.0.types',
      'handMoves.cards.0.never',
      'handMoves.cards.0.zones',
      'handMoves.cards.0.eachSeatBut',
    ])
  })

  test('types, facts, zones and phases in lists, searches, boards and openings are checked as well', () => {
    const cardLists = {
      search: '',
      types: { rider: 'accent' },
      groups: { fact: 'clan', several: 'clans', values: [], otherwise: 'all' },
      price: { fact: 'prcie', instead: 'price' },
      numbers: ['might', 'mihgt'],
      sum: { fact: 'threat', name: 'threat' },
      hand: 5,
      signs: { gale: { icon: 'wind' } },
      deckText: '',
    }
    const searchFields = { p: { also: [], reads: { fact: 'cost' }, meaning: 'price', example: 'p<3' } }
    const xray = [
      { title: 'Means', meaning: '', kind: 'means', facts: [{ fact: 'might', types: ['rider'] }] },
      { title: 'Values', meaning: '', kind: 'values', fact: 'speed', tone: 'accent' },
    ] as const
    const place = { name: 'Row', zone: 'row', as: 'row', usual: ['fighter'], only: 'rider' } as const
    const sceneBoard = {
      ...plainSceneBoard,
      table: { row: place },
      on: { wounds: { zone: 'wounds', label: 'On' } },
      beginnings: [{ phase: 'dawn', steps: [] }],
    }
    const opening = { ...plainOpening, rows: [{ zone: 'arena', name: 'Arena' }], tones: { storm: 'accent' } }
    const { issues } = mergeChapters([own, system({ cardLists, searchFields, xray, sceneBoard, opening })])
    expect(issues.map(({ path, message }) => `${path.join('.')}: ${/names "(.*?)"/.exec(message)?.[1]}`)).toEqual([
      'opening: arena',
      'opening.tones: storm',
      'sceneBoard.table.row.zone: row',
      'sceneBoard.table.row.only: rider',
      'sceneBoard.on.wounds.zone: wounds',
      'sceneBoard.beginnings: dawn',
      'xray.0.facts.might.types: rider',
      'xray.1.fact: speed',
      'searchFields.p.reads.fact: cost',
      'cardLists.types: rider',
      'cardLists.signs: gale',
      'cardLists.numbers: mihgt',
      'cardLists.groups.fact: clan',
      'cardLists.price.fact: prcie',
      'cardLists.sum.fact: threat',
    ])
  })

  test('names of every section are checked, also names that every JavaScript object has', () => {
    const zones = JSON.parse('{ "__proto__": { "about": "A place." }, "front row": { "about": "The first row." } }')
    const { rulebook, issues } = mergeChapters([own, system({ zones })])
    expect(issues).toMatchObject([{ code: 'rulebook/name', path: ['zones', '__proto__'] }])
    expect(Object.keys(rulebook.zones)).toEqual(['__proto__', 'front row'])
  })

  test('a name with blanks or signs is an issue', () => {
    const { issues } = mergeChapters([own, system({ facts: { 'wind!': { name: 'wind', holds: 'flag' } } })])
    expect(issues).toMatchObject([{ code: 'rulebook/name', path: ['facts', 'wind!'] }])
  })
})

test('the default mode is the first, and a game that does not name the parts of a scenario has general words for them', () => {
  const modes = { calm: { name: 'Calm', text: '', when: 'always' }, storm: { name: 'Storm', text: '', when: 'said' } } as const
  expect(usualMode(rulebookOf([{ ...own, chapter: { ...game, modes } }]))).toBe('calm')
  expect(usualMode(rulebookOf([own]))).toBe('')
  expect(scenarioWords(rulebookOf([own])).deck).toBe('deck')
})

test('a program with errors in its own chapters does not start', () => {
  expect(() => rulebookOf([own, system({ facts: { might: { name: 'other', holds: 'flag' } } })])).toThrow(
    'systems/storm.json: `facts` has "might"',
  )
  expect(() => rulebookOf([])).toThrow('needs a chapter')
})

test('the error for a game that is not installed lists the installed ones', () => {
  const rulebooks = { duel: rulebookOf([own]) }
  expect(rulebookFor('duel', rulebooks)).toBe(rulebooks.duel)
  expect(() => rulebookFor('constructor', rulebooks)).toThrow('The game "constructor" is not installed; installed: duel.')
})

test('words that every JavaScript object has name no entry', () => {
  const rulebook = rulebookOf([own])
  for (const word of ['constructor', 'toString', '__proto__', '', undefined, 3]) {
    expect(typeIn(rulebook, word)).toBeUndefined()
    expect(entryIn(rulebook.groups, word)).toBeUndefined()
    expect(factIn(rulebook, String(word))).toBeUndefined()
  }
  expect(entryIn(rulebook.groups, 'all')).toBe('Cards')
})

describe('the menus of the ability builder', () => {
  const choice = (id: string) => ({ id, with: {} })
  const menus: NonNullable<Chapter['abilityMenus']> = {
    words: { answer: { label: 'Answer', help: 'It answers.', code: 'answer', parts: ['effects'], begins: { effects: [choice('hurt')] } } },
    types: { fighter: { words: ['answer'] } },
    effects: { hurt: { label: 'hurt', code: 'hurt($count)', says: 'hurt $count', blanks: { count: 'count' } } },
    order: ['tired'],
    filters: { tired: { label: 'that is tired', code: 'card.tired', says: 'tired' } },
  }

  test('are those of all chapters, in their order', () => {
    const more = system({ abilityMenus: { effects: { calm: { label: 'calm', code: 'calm()', says: 'calm' } }, order: ['tired'] } })
    const { rulebook, issues } = mergeChapters([{ ...own, chapter: { ...game, abilityMenus: menus } }, more])
    expect(issues).toEqual([])
    expect(Object.keys(rulebook.abilityMenus.effects)).toEqual(['hurt', 'calm'])
    expect(rulebook.abilityMenus.order).toEqual(['tired'])
    expect(rulebook.abilityMenus.events).toEqual({})
  })

  test('have each entry from one chapter only', () => {
    const again = system({ abilityMenus: { effects: { hurt: { label: 'hurt more', code: 'hurt(9)', says: 'hurt 9' } } } })
    const { rulebook, issues } = mergeChapters([{ ...own, chapter: { ...game, abilityMenus: menus } }, again])
    expect(rulebook.abilityMenus.effects.hurt?.label).toBe('hurt')
    expect(issues.map(({ code, path, message }) => [code, path.join('.'), message])).toEqual([
      [
        'rulebook/name-taken',
        'abilityMenus.effects.hurt',
        '`abilityMenus.effects` has "hurt", which duel/chapter.ts brings already; that definition is used.',
      ],
    ])
  })

  test.each<[what: string, wrong: NonNullable<Chapter['abilityMenus']>, path: string]>([
    ['a type', { types: { wizard: { words: [] } } }, 'types.wizard'],
    ['a word of a type', { types: { fighter: { words: ['shout'] } } }, 'types.fighter.words'],
    ['a word of a place', { places: { rule: { words: ['shout'] } } }, 'places.rule.words'],
    ['an event', { types: { fighter: { words: [], event: 'falls' } } }, 'types.fighter.event'],
    ['the kind of a blank', { effects: { a: { label: '', code: '$x', says: '', blanks: { x: 'colour' } } } }, 'effects.a.blanks.x'],
    [
      'a list',
      { words: { b: { label: '', help: '', code: 'b', parts: [], changes: { list: 'c', says: '' }, begins: {} } } },
      'words.b.changes.list',
    ],
    [
      'the initial effects of an ability word',
      { words: { b: { label: '', help: '', code: 'b', parts: [], begins: { effects: [choice('a')] } } } },
      'words.b.begins.effects',
    ],
    ['the initial effects', { first: { effects: [choice('a')] } }, 'first.effects'],
    ['the initial options of "choose one"', { first: { ways: [{ name: 'w', effects: [choice('a')] }] } }, 'first.ways'],
    ['a word of a list', { lists: { colour: { red: 'red' } }, first: { colour: 'blue' } }, 'first.colour'],
    ['the first event', { first: { event: 'falls' } }, 'first.event'],
    ['a filter', { order: ['old'] }, 'order'],
  ])('report an undefined name: %s', (_what, wrong, path) => {
    const { issues } = mergeChapters([own, system({ abilityMenus: wrong })])
    expect(issues.map((issue) => [issue.code, issue.path.join('.')])).toEqual([['rulebook/unknown-name', `abilityMenus.${path}`]])
  })
})
