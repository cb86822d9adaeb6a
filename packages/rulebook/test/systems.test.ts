import { describe, expect, test } from 'vitest'
import type { Chapter } from '../src/chapter.ts'
import { withSystems } from '../src/merge-chapters.ts'
import { rulebookOf } from '../src/rulebook.ts'

const rider: NonNullable<Chapter['types']>[string] = {
  name: 'Rider',
  plural: 'Riders',
  back: 'card',
  group: 'all',
  content: 'cards',
  inDeck: 'never',
  is: ['fighter'],
  newCard: {},
  face: { name: 'Rider', window: 'plain', motif: 'people' },
}
const game = rulebookOf([
  {
    file: 'duel/chapter.ts',
    chapter: {
      game: 'duel',
      title: 'A Duel',
      backs: { card: 'Card' },
      groups: { all: 'Cards' },
      contents: { cards: 'cards' },
      facts: { might: { name: 'might', holds: 'printed' } },
      types: { knight: rider },
      zones: { arena: { about: 'Where fighters meet.' } },
      phases: { strike: 'Fighters strike.' },
      steps: { strike: ['1.1'] },
      events: { struck: { about: 'A fighter is struck.' } },
      stats: { might: { about: 'How strong it is.', shape: 'number', fact: 'might' } },
    },
  },
])

/** A chapter without the id of its game. */
type OwnChapter = Omit<Chapter, 'game'>

const merged = (...systems: readonly OwnChapter[]) =>
  withSystems(
    game,
    systems.map((chapter, at) => ({ chapter: { ...chapter, game: 'duel' }, file: `system ${at + 1}` })),
    'the game itself',
  )

const weather: OwnChapter = {
  events: { weatherTurned: { about: 'The weather turns.', parts: { by: 'number' }, after: 'joins' } },
  stats: { shelter: { about: 'How much it shelters.', shape: 'number', otherwise: '-' } },
  zones: { shore: { about: 'Where ships wait.', place: 'seat', visibility: 'seat', play: 'in' } },
  counters: { weather: { about: 'How bad it is.', of: 'table', most: 2 } },
  steps: { strike: ['weather'] },
  dials: {
    weather: { of: 'table', zone: 'arena', look: 'number', icon: 'cloud', tone: 'attack', reads: '{now}', faces: ['Calm', 'Storm'] },
  },
  messages: { 'step.weather': 'The weather turns.' },
}

describe('a rulebook with the chapters of systems', () => {
  test('has their events, stats, zones, counters and messages in addition to those of the game', () => {
    const { rulebook, issues } = merged(weather)
    expect(issues).toEqual([])
    expect(rulebook.title).toBe('A Duel')
    expect(Object.keys(rulebook.events)).toEqual(['struck', 'weatherTurned'])
    expect(rulebook.stats.shelter).toEqual(weather.stats?.shelter)
    expect(Object.keys(rulebook.zones)).toEqual(['arena', 'shore'])
    expect(rulebook.counters.weather?.most).toBe(2)
    expect(rulebook.messages).toEqual(weather.messages)
    expect(game.events).not.toHaveProperty('weatherTurned')
  })

  test('joins the steps that several chapters add to one phase', () => {
    expect(merged(weather, { steps: { strike: ['tide'] } }).rulebook.steps).toEqual({ strike: ['1.1', 'weather', 'tide'] })
    expect(merged({ steps: { strkie: ['tide'] } }).issues).toMatchObject([
      { code: 'rulebook/unknown-name', unknown: { name: 'strkie', among: ['strike'] } },
    ])
  })

  test('does not let systems redefine names of the game', () => {
    const { rulebook, issues } = merged({
      events: { struck: { about: 'Something else.' } },
      stats: { might: { about: 'Another.', shape: 'words' } },
      zones: { arena: { about: 'Another.' } },
    })
    expect(issues.map(({ code, path, message }) => [code, path.join('.'), message.includes('the game itself')])).toEqual([
      ['rulebook/name-taken', 'events.struck', true],
      ['rulebook/name-taken', 'stats.might', true],
      ['rulebook/name-taken', 'zones.arena', true],
    ])
    expect(rulebook.stats.might?.shape).toBe('number')
  })

  test('the discard pile of a deck is another zone of the table, or the deck itself', () => {
    const deck = (discards: string, more: object = {}) =>
      merged({
        zones: { lot: { about: 'A deck.', discards, ...more }, spent: { about: 'Its pile.' }, boat: { about: 'Own.', place: 'seat' } },
      }).issues
    expect(deck('spent')).toEqual([])
    expect(deck('lot')).toEqual([])
    expect(deck('spend')).toMatchObject([{ code: 'rulebook/unknown-name', path: ['zones', 'lot', 'discards'], unknown: { name: 'spend' } }])
    for (const wrong of [deck('boat'), deck('spent', { place: 'seat' })])
      expect(wrong).toMatchObject([{ code: 'rulebook/meaning', path: ['zones', 'lot', 'discards'] }])
  })

  test('a type is played into a zone of the table whose cards are in play', () => {
    const army = (playedInto: string, front: object) =>
      merged({
        types: { army: { ...rider, playedInto } },
        zones: { front: { about: 'Where armies stand.', ...front }, pack: { about: 'Of a card.', place: 'card', play: 'as-host' } },
      }).issues
    expect(army('front', { play: 'in' })).toEqual([])
    expect(army('frond', { play: 'in' })).toMatchObject([{ code: 'rulebook/unknown-name', path: ['types', 'army', 'playedInto'] }])
    const wrong = { code: 'rulebook/meaning', path: ['types', 'army', 'playedInto'] }
    expect(army('front', { place: 'seat', play: 'in' })).toMatchObject([{ ...wrong, message: expect.stringContaining('not of a seat') }])
    expect(army('pack', { play: 'in' })).toMatchObject([
      { ...wrong, message: expect.stringContaining('not of a card'), remedy: expect.stringContaining('"front"') },
    ])
    for (const out of [{}, { play: 'out' }])
      expect(army('front', out)).toMatchObject([{ ...wrong, message: expect.stringContaining('not in play') }])
  })

  test('names both systems that define one name', () => {
    const { issues } = merged(weather, { counters: { weather: { about: 'Another.', of: 'each-seat' } } })
    expect(issues).toMatchObject([
      { file: 'system 2', message: '`counters` has "weather", which system 1 brings already; that definition is used.' },
    ])
  })

  test('adds words to a list of the ability builder, each from one chapter, and records from where a function comes', () => {
    const list = (words: { readonly [word: string]: string }): OwnChapter => ({ abilityMenus: { lists: { permission: words } } })
    const verbs = { abilityMenus: { verbs: { turn: 'weather/systems/weather' } } }
    const { rulebook, issues } = merged(list({ floats: 'may float' }), list({ flies: 'may fly', floats: 'may swim' }), verbs)
    expect(rulebook.abilityMenus.lists.permission).toEqual({ floats: 'may float', flies: 'may fly' })
    expect(rulebook.abilityMenus.verbs).toEqual({ turn: 'weather/systems/weather' })
    expect(issues).toMatchObject([{ file: 'system 2', path: ['abilityMenus', 'lists', 'permission', 'floats'] }])
  })

  test.each<[string, OwnChapter, string]>([
    ['a stat of an undefined fact', { stats: { speed: { about: 'Speed.', shape: 'number', fact: 'spede' } } }, 'stats.speed.fact'],
    ['a minimum of a stat that is no number', { stats: { lit: { about: 'Lit.', shape: 'yes-no', least: 1 } } }, 'stats.lit.least'],
    [
      'a default number of a stat that is a list of words',
      { stats: { lit: { about: 'Lit.', shape: 'words', otherwise: 0 } } },
      'stats.lit.otherwise',
    ],
    [
      'a zone of the table that is visible only to its player',
      { zones: { shore: { about: 'A shore.', visibility: 'seat' } } },
      'zones.shore.visibility',
    ],
    ['a zone of the table that is in play like its host', { zones: { shore: { about: 'A shore.', play: 'as-host' } } }, 'zones.shore.play'],
    [
      'a counter that starts above its maximum',
      { counters: { tide: { about: 'Tide.', of: 'table', starts: 4, most: 3 } } },
      'counters.tide.starts',
    ],
    ['a counter whose minimum is above its start', { counters: { tide: { about: 'Tide.', of: 'table', least: 1 } } }, 'counters.tide'],
    [
      'a counter whose maximum is below its minimum',
      { counters: { tide: { about: 'Tide.', of: 'table', most: -1 } } },
      'counters.tide.most',
    ],
    ['a type that counts as an undefined kind', { types: { whale: { ...rider, is: ['fihgter'] } } }, 'types.whale.is'],
  ])('reports %s', (_what, chapter, path) => {
    expect(merged(chapter).issues.map((issue) => issue.path.join('.'))).toEqual([path])
  })

  test('a type may count as a type of the game, or as a kind that such a type counts as', () => {
    expect(merged({ types: { whale: { ...rider, is: ['fighter', 'knight'] } } }).issues).toEqual([])
  })
})
