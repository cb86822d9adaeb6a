import { lcgRulebook } from '@questwright/lcg/rulebook'
import { loadPack } from '@questwright/packs'
import { fieldsAt, findingsInChapter } from '@questwright/packs/browser'
import { describe, expect, it } from 'vitest'
import { manifest } from '../../../packages/workshop/test/fixtures/workspace.ts'
import { lineOfPart, linesOfParts, toldElsewhere, withEntry, withoutEntry, withPart, writeChapter } from '../src/chapter.ts'
import { newEntry, restOf, withRest } from '../src/entry.ts'
import { severalOf } from '../src/plural.ts'
import { chapterSections, namesAmong, type SectionWords } from '../src/sections.ts'

/** The names of icons and motifs that the board can draw. */
const boardWords = { icons: ['neutral'], motifs: ['people', 'troll'] }

const section = (name: string): SectionWords => {
  const found = chapterSections.find(({ path }) => path.join('.') === name)
  if (!found) throw new Error(name)
  return found
}

describe('the form of a chapter', () => {
  it('has the fields of the schema, except for those that can only be written as JSON', () => {
    const asJson: { readonly [section: string]: readonly string[] } = {
      dials: ['follows', 'full', 'reaches', 'warns'],
      zones: ['rows', 'track'],
      tokenFaces: ['counts'],
      pictures: ['print'],
      facts: ['text', 'values'],
      consequences: ['compares', 'counts', 'needs', 'says'],
      types: ['missing', 'copiesIn', 'doneInMode', 'sides', 'actsOn', 'newCard', 'subtitled', 'newScript', 'newScene', 'instead', 'face'],
    }
    for (const { path, fields } of chapterSections) {
      if (fields.length === 0) continue
      const name = path.join('.')
      for (const { at } of fields)
        expect(Object.keys(fieldsAt([...path, 'x', ...at.slice(0, -1)])), `${name} ${at.join('.')}`).toContain(at.at(-1))
      const shown = new Set(fields.flatMap(({ at }) => (at.length === 1 ? at : [])))
      const left = Object.keys(fieldsAt([...path, 'x'])).filter((field) => !shown.has(field))
      if (!name.startsWith('abilityMenus.')) expect(left.sort(), name).toEqual([...(asJson[name] ?? [])].sort())
    }
  })

  it('offers choices and names for the fields that have some', () => {
    expect(fieldsAt(['counters', 'x']).of).toEqual({ kind: 'choice', choices: ['table', 'each-seat'], may: 'never-left-out' })
    expect(fieldsAt(['events', 'x']).parts?.kind).toBe('choices-by-name')
    expect(namesAmong('zones', lcgRulebook, boardWords)).toContain('staging-area')
    expect(namesAmong('tones', lcgRulebook, boardWords)).toContain('accent')
    expect(namesAmong('motifs', lcgRulebook, boardWords)).toEqual(expect.arrayContaining(['people', 'troll']))
  })

  it('makes new entries that are valid: of every kind, and types that are copies of any other type', () => {
    const { bundle } = loadPack({ 'package.json': manifest('@tester/skies') }, { lcg: lcgRulebook })
    if (!bundle) throw new Error('no pack')
    const rulebook = lcgRulebook
    const wrongOf = (one: SectionWords, like?: string): readonly string[] => {
      // a dial must name a counter that exists
      const ground =
        one.named === 'counters'
          ? withEntry({}, section('counters'), one.example, newEntry(section('counters'), one.example, rulebook))
          : {}
      const name = one.named === 'phases' ? 'quest' : one.example
      const chapter = withEntry(ground, one, name, newEntry(one, name, rulebook, like))
      return findingsInChapter(bundle, 'weather', chapter as never, [bundle], { lcg: lcgRulebook })
        .filter(({ severity }) => severity === 'error')
        .map(({ message }) => `${one.heading} ${like ?? ''}: ${message}`)
    }
    expect(chapterSections.flatMap((one) => wrongOf(one))).toEqual([])
    expect(Object.keys(rulebook.types).flatMap((type) => wrongOf(section('types'), type))).toEqual([])
  })

  it('can begin a type as a copy of another one, with new names', () => {
    const army = newEntry(section('types'), 'war-host', lcgRulebook, 'enemy')
    expect(army).toMatchObject({
      name: 'War host',
      plural: 'War hosts',
      back: 'encounter',
      is: ['enemy'],
      face: { name: 'War host', window: 'plate' },
    })
    expect(['Army', 'Marsh', 'Boss', 'Day', 'Omen'].map(severalOf)).toEqual(['Armies', 'Marshes', 'Bosses', 'Days', 'Omens'])
  })

  it('shows few fields of an entry at first, and all required ones', () => {
    for (const { path, fields, heading } of chapterSections) {
      const first = fields.filter(({ shown }) => shown !== 'more')
      expect(first.length, heading).toBeLessThanOrEqual(15)
      const hidden = fields.filter(
        ({ shown, at }) => shown === 'more' && fieldsAt([...path, 'x', ...at.slice(0, -1)])[at.at(-1) ?? '']?.may !== 'left-out',
      )
      // a type that is derived from another one takes the list properties that it lacks from that type
      expect(
        hidden.map(({ at }) => at.join('.')),
        heading,
      ).toEqual(path[0] === 'types' ? ['group', 'content'] : [])
    }
  })

  it('has a word for each kind of entry', () => {
    const names = chapterSections.map(({ one }) => one)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('a chapter while it is edited', () => {
  const chapter = {
    counters: { weather: { about: 'How bad it is.', of: 'table' } },
    strange: [1, { two: 'x' }],
    messages: { 'counter.weather': 'Weather', other: 'Other' },
  }

  it('keeps unknown fields in their order', () => {
    const changed = withPart(chapter, ['counters', 'weather', 'most'], 2)
    expect(JSON.parse(writeChapter(changed))).toEqual({
      ...chapter,
      counters: { weather: { about: 'How bad it is.', of: 'table', most: 2 } },
    })
    expect(Object.keys(JSON.parse(writeChapter(changed)))).toEqual(['counters', 'strange', 'messages'])
    expect(withPart(changed, ['counters', 'weather', 'most'], undefined)).toEqual(chapter)
  })

  it('gets words for a new entry, and loses them with the entry; a section is removed with its last entry', () => {
    const events = section('events')
    const added = withEntry(chapter, events, 'weatherTurns', newEntry(events, 'weatherTurns', lcgRulebook))
    expect(added).toMatchObject({ events: { weatherTurns: { about: 'Weather turns.' } }, messages: { weatherTurns: 'Weather turns' } })
    expect(toldElsewhere(added)).toEqual(new Set(['counter.weather', 'weatherTurns']))
    expect(withoutEntry(added, events, 'weatherTurns')).toEqual(chapter)
    expect(withoutEntry(chapter, section('counters'), 'weather')).toEqual({ strange: chapter.strange, messages: { other: 'Other' } })
    const menus = withEntry({}, section('abilityMenus.effects'), 'turn', newEntry(section('abilityMenus.effects'), 'turn', lcgRulebook))
    expect(withoutEntry(menus, section('abilityMenus.effects'), 'turn')).toEqual({})
  })

  it('shows fields that have no input as JSON, and accepts changes to them', () => {
    const { fields } = section('types')
    const type = { name: 'Omen', face: { name: 'Omen', window: 'arch', motif: 'flame', drawn: 'twice' }, newCard: { dread: 1 } }
    expect(restOf(type, fields)).toEqual({ face: { drawn: 'twice' }, newCard: { dread: 1 } })
    expect(withRest(type, fields, { face: { drawn: 'once' } })).toEqual({
      name: 'Omen',
      face: { name: 'Omen', window: 'arch', motif: 'flame', drawn: 'once' },
    })
  })

  it('is written in the usual layout, and the line of each part is found', () => {
    const long = {
      ...chapter,
      dials: {
        weather: { of: 'table', look: 'number', icon: 'round', tone: 'accent', reads: 'Weather: {face} and {now}', faces: ['Clear'] },
      },
    }
    const text = writeChapter(long)
    expect(text.split('\n').every((line) => line.length <= 120)).toBe(true)
    const lines = linesOfParts(text)
    const lineWith = (words: string) => text.split('\n').findIndex((line) => line.includes(words)) + 1
    expect(lineOfPart(lines, ['dials', 'weather', 'faces', 0])).toBe(lineWith('Clear'))
    expect(lineOfPart(lines, ['messages', 'counter.weather'])).toBe(lineWith('counter.weather'))
    expect(lineOfPart(lines, ['counters', 'weather', 'not-there'])).toBe(lineWith('How bad'))
    expect(lineOfPart(lines, ['nowhere'])).toBeUndefined()
  })

  it('is checked while the user types, part by part, together with the other packs', () => {
    const { bundle } = loadPack({ 'package.json': manifest('@tester/skies') }, { lcg: lcgRulebook })
    if (!bundle) throw new Error('no pack')
    const found = (value: object) =>
      findingsInChapter(bundle, 'weather', value as never, [bundle], { lcg: lcgRulebook }).map(
        ({ severity, path }) => `${severity} ${path.join('.')}`,
      )
    expect(found({ counters: { weather: { about: 'x', of: 'tabel' } } })).toEqual(['error counters.weather.of'])
    expect(found({ counters: { weather: { about: 'x', of: 'table', most: -1 } }, messages: { 'counter.weather': 'W' } })).toEqual([
      'error counters.weather.most',
      'warning counters.weather',
    ])
    expect(
      found({ dials: { wether: { of: 'table', zone: 'stagin', look: 'number', icon: 'round', tone: 'accent', reads: 'x' } } }),
    ).toContain('error dials.wether.zone')
  })
})
