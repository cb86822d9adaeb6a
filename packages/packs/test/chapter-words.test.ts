/** The translated chapter of a system: which translations replace texts of the chapter, and which replace nothing. */
import { describe, expect, test } from 'vitest'
import { inLanguage, withWords } from '../src/chapter-words.ts'

const chapter = {
  game: 'lcg',
  messages: { told: 'The tide turns.' },
  zones: { harbour: { about: 'Where ships lie.', title: 'Harbour', empty: 'No ships' } },
  dials: { wind: { about: 'The wind.', reads: 'Wind', faces: ['Calm', 'Storm'] } },
  stats: { depth: { about: 'How deep it is.' } },
} as unknown as Parameters<typeof withWords>[0]

const translated = (words: unknown) => withWords(chapter, words)

test('translated words of every kind replace those of the chapter; words without a translation stay', () => {
  const words = {
    messages: { told: 'Die Flut kommt.' },
    zones: { harbour: { title: 'Hafen' } },
    dials: { wind: { faces: ['Flaute', 'Sturm'] } },
  }
  expect(translated(words)).toEqual({
    chapter: {
      ...chapter,
      messages: { told: 'Die Flut kommt.' },
      zones: { harbour: { about: 'Where ships lie.', title: 'Hafen', empty: 'No ships' } },
      dials: { wind: { about: 'The wind.', reads: 'Wind', faces: ['Flaute', 'Sturm'] } },
    },
    idle: [],
  })
  expect(chapter).toMatchObject({ messages: { told: 'The tide turns.' }, zones: { harbour: { title: 'Harbour' } } })
})

describe('translations that replace nothing are reported with their place and the possible names there', () => {
  const sections = ['messages', 'zones', 'dials']
  const fields = ['title', 'empty']
  test.each<readonly [string, unknown, readonly string[], readonly string[]]>([
    ['a section that the chapter does not have', { tokens: { a: 'A' } }, ['tokens'], sections],
    ['a section without texts for players', { stats: { depth: { about: 'Tiefe' } } }, ['stats'], sections],
    ['a section that is no list', { zones: 'Hafen' }, ['zones'], sections],
    ['the name of an inherited property as a section', { constructor: {} }, ['constructor'], sections],
    ['an entry that the chapter does not have', { messages: { said: 'Ja' } }, ['messages', 'said'], ['told']],
    ['the name of an inherited property as an entry', { messages: { toString: 'Ja' } }, ['messages', 'toString'], ['told']],
    ['a message that is no text', { messages: { told: 3 } }, ['messages', 'told'], ['told']],
    ['a message of blanks', { messages: { told: '  ' } }, ['messages', 'told'], ['told']],
    ['a field that players do not read', { zones: { harbour: { about: 'Wo Schiffe liegen.' } } }, ['zones', 'harbour', 'about'], fields],
    [
      'a field that the entry does not have',
      { zones: { harbour: { titleOfSeveral: 'Häfen' } } },
      ['zones', 'harbour', 'titleOfSeveral'],
      fields,
    ],
    ['a field that is no text', { zones: { harbour: { title: ['Hafen'] } } }, ['zones', 'harbour', 'title'], fields],
    ['a text in place of a list', { dials: { wind: { faces: 'Flaute' } } }, ['dials', 'wind', 'faces'], ['reads', 'faces']],
    ['a list of another length', { dials: { wind: { faces: ['Flaute'] } } }, ['dials', 'wind', 'faces'], ['reads', 'faces']],
    ['a list with an item that is no text', { dials: { wind: { faces: ['Flaute', 3] } } }, ['dials', 'wind', 'faces'], ['reads', 'faces']],
    [
      'a message that is too long in a list',
      { dials: { wind: { faces: ['Flaute', 'x'.repeat(2_001)] } } },
      ['dials', 'wind', 'faces'],
      ['reads', 'faces'],
    ],
  ])('%s', (_, words, path, known) => {
    expect(translated(words)).toEqual({ chapter, idle: [{ path, known }] })
  })

  test('and the translations next to them are still used', () => {
    const { chapter: made, idle } = translated({ zones: { harbour: { about: 'x', title: 'Hafen' }, sea: {} }, messages: { told: 'Flut' } })
    expect(made).toMatchObject({ zones: { harbour: { about: 'Where ships lie.', title: 'Hafen' } }, messages: { told: 'Flut' } })
    expect(idle.map(({ path }) => path.join('.'))).toEqual(['zones.harbour.about', 'zones.sea'])
  })

  test.each([undefined, null, 'Flut', ['Flut']])('%j is not a set of words', (words) => {
    expect(translated(words)).toEqual({ chapter, idle: [] })
  })
})

describe('packs in one language', () => {
  const german = { systems: { tides: { chapter: { messages: { told: 'Flut' } } }, gone: { chapter: {} }, moon: {} } }
  const pack = { systems: { tides: chapter, moon: chapter }, text: { de: german, fr: {} } } as never

  test('have translated chapters where there is a translation, and everything else unchanged', () => {
    const [made] = inLanguage([pack], 'de') as readonly { readonly systems: { readonly [slug: string]: unknown } }[]
    expect(Object.keys(made?.systems ?? {})).toEqual(['tides', 'moon'])
    expect(made?.systems.tides).toMatchObject({ messages: { told: 'Flut' } })
    expect(made?.systems.moon).toBe(chapter)
  })

  test('stay the same objects if nothing is translated, and a translated pack is also the same object each time', () => {
    for (const language of ['fr', 'it']) expect(inLanguage([pack], language)[0]).toBe(pack)
    const without = { text: {} } as never
    expect(inLanguage([without], 'de')[0]).toBe(without)
    expect(inLanguage([pack], 'de')[0]).toBe(inLanguage([pack], 'de')[0])
  })

  test('are remembered separately for each language', () => {
    const both = {
      systems: { tides: chapter },
      text: { de: german, nl: { systems: { tides: { chapter: { messages: { told: 'Vloed' } } } } } },
    } as never
    const told = (language: string) =>
      (inLanguage([both], language)[0] as unknown as { readonly systems: { readonly tides: { readonly messages: object } } }).systems.tides
        .messages
    expect([told('de'), told('nl'), told('de')]).toEqual([{ told: 'Flut' }, { told: 'Vloed' }, { told: 'Flut' }])
  })
})
