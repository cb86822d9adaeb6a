import { deckFacts, deckFormats, readDeck, writeDeck } from '@questwright/interop'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { checkDeckFacts } from '@questwright/packs/browser'
import { describe, expect, test } from 'vitest'
import { octgnGame } from '../src/octgn.ts'
import { copies, fixture, rows } from './fixtures.ts'
import { gameFormats } from './games.ts'
import { coreId, coreIndex, emptyIndex, wholeIndex } from './packs.ts'

const ringsdb = (fields: object): string => JSON.stringify({ name: 'Test', heroes: {}, slots: {}, sideslots: [], ...fields })
const octgn = (body: string, attributes = `game="${octgnGame}"`): string => `<deck ${attributes}>${body}</deck>`
const inSection = (name: string, cards: string): string => octgn(`<section name="${name}" shared="False">${cards}</section>`)
const codes = (text: string, index = coreIndex): string[] =>
  readDeck(gameFormats, text, index).problems.map((one) => one.code.replace('deck-file/', ''))

describe('which card is meant', () => {
  test('OCTGN id, in any case and with braces, is preferred to the name next to it', () => {
    const { deck } = readDeck(gameFormats, fixture('scenario-beside.o8d'), coreIndex)
    expect(deckFacts(deck ?? { name: '', kind: 'custom', rows: [] }, coreIndex)).toMatchObject({
      heroes: ['lcg-core-set:aragorn'],
      cards: { 'lcg-core-set:faramir': 3 },
    })
  })

  test('RingsDB code, with its leading zero', () => {
    const { deck } = readDeck(gameFormats, ringsdb({ heroes: { '01010': 1 }, slots: { '01010': 1, '01073': 3 } }), coreIndex)
    expect(rows(deck)).toEqual(['cards 3 Gandalf', 'heroes 1 Denethor'])
  })

  test('Name (Pack) distinguishes printings; for a bare name of several cards the user is asked', () => {
    const list = 'My Deck\n\nAllies\n1x Gandalf (Core Set)\n1x Gandalf (Over Hill and Under Hill)\n'
    expect(readDeck(gameFormats, list, wholeIndex).deck?.rows.map((row) => row.code)).toEqual([
      'lcg-core-set:gandalf',
      'lcg-over-hill-and-under-hill:gandalf',
    ])
    const { deck, problems } = readDeck(gameFormats, 'My Deck\n\nAllies\n2x Gandalf\n', wholeIndex)
    expect(rows(deck)).toEqual(['cards 2 Gandalf ?'])
    expect(problems).toEqual([
      {
        severity: 'warning',
        code: 'deck-file/ambiguous',
        line: 4,
        message: expect.stringContaining('can be any of Gandalf of Core Set (lcg-core-set:gandalf), Gandalf of Over Hill and Under Hill'),
        remedy: expect.stringContaining('"Gandalf (Core Set)"'),
      },
    ])
  })

  test('a product can be given without its series, but Core Set is not Revised Core Set', () => {
    const of = (pack: string) => readDeck(gameFormats, `My Deck\n\nAllies\n1x Gandalf (${pack})\n`, wholeIndex).deck?.rows[0]?.code
    expect(of('The Hobbit: Over Hill and Under Hill')).toBe('lcg-over-hill-and-under-hill:gandalf')
    expect(of('core set')).toBe('lcg-core-set:gandalf')
    expect(of('lcg-core-set')).toBe('lcg-core-set:gandalf')
    expect(of('Revised Core Set')).toBeUndefined()
  })

  test('names without accents, case and punctuation are found', () => {
    const { deck } = readDeck(gameFormats, 'My Deck\n\nHeroes\nEOWYN\n\nEvents\n2x The Galadhrims Greeting\n', coreIndex)
    expect(rows(deck)).toEqual(["cards 2 The Galadhrim's Greeting", 'heroes 1 Éowyn'])
  })

  test('a card with an unknown id keeps that id in a format without ids, in brackets after its title', () => {
    const o8d = inSection('Ally', '<card qty="2" id="00000000-0000-4000-8000-000000000011">Gandalf</card>')
    const { deck } = readDeck(gameFormats, o8d, coreIndex)
    if (deck === undefined) throw new Error('unreadable')
    const text = writeDeck(gameFormats, deck, 'ringsdb-text', coreIndex)
    expect(text).toContain('2x Gandalf (OCTGN card 00000000-0000-4000-8000-000000000011)')
    expect(readDeck(gameFormats, text, coreIndex).deck?.rows).toEqual(deck.rows)
    const hero = readDeck(gameFormats, 'My Deck\n\nHeroes\n1x Gandalf\n', coreIndex).deck
    if (hero === undefined) throw new Error('unreadable')
    for (const format of deckFormats(gameFormats))
      expect(readDeck(gameFormats, writeDeck(gameFormats, hero, format, coreIndex), coreIndex).deck?.rows).toEqual(hero.rows)
  })

  test('a card with an unknown id or another product is never replaced by a card with the same title', () => {
    const o8d = inSection('Ally', '<card qty="2" id="00000000-0000-4000-8000-000000000011">Gandalf</card>')
    const text = 'My Deck\n\nHeroes\n1x Éowyn (The Flame of the West)\n'
    for (const [file, title] of [
      [o8d, 'Gandalf'],
      [text, 'Éowyn'],
    ] as const) {
      const { deck, problems } = readDeck(gameFormats, file, coreIndex)
      expect(deck?.rows).toMatchObject([{ kind: 'placeholder', title }])
      expect(problems).toMatchObject([
        { code: 'deck-file/other-printing', message: expect.stringContaining(`lcg-core-set:${title === 'Éowyn' ? 'eowyn' : 'gandalf'}`) },
      ])
    }
  })

  test('a card of a pack without ids is found by its name next to an id that it lacks, and the id is kept', () => {
    const file = inSection('Ally', '<card qty="2" id="00000000-0000-4000-8000-000000000011">Old Shepherd</card>')
    const { deck } = readDeck(gameFormats, file, wholeIndex)
    expect(deck?.rows).toEqual([
      {
        kind: 'card',
        part: 'cards',
        quantity: 2,
        title: 'Old Shepherd',
        code: 'far-hills:old-shepherd',
        guid: '00000000-0000-4000-8000-000000000011',
      },
    ])
    expect(deck && writeDeck(gameFormats, deck, 'octgn', wholeIndex)).toContain(
      '<card qty="2" id="00000000-0000-4000-8000-000000000011">Old Shepherd</card>',
    )
  })

  test('a bare name in a section means a card of its type', () => {
    expect(readDeck(gameFormats, 'My Deck\n\nHeroes\nGandalf\n', coreIndex).deck?.rows).toMatchObject([
      { kind: 'placeholder', part: 'heroes' },
    ])
  })
})

describe('placeholders', () => {
  test('keep name, ids, number and section; a card of which only a number is known gets that number as title', () => {
    const { deck, problems } = readDeck(gameFormats, fixture('scenario-beside.o8d'), coreIndex)
    expect(deck?.rows.filter((row) => row.kind === 'placeholder')).toEqual([
      {
        kind: 'placeholder',
        part: 'cards',
        quantity: 2,
        title: 'Miller of the Mark',
        guid: '00000000-0000-4000-8000-000000000011',
        section: 'Ally',
      },
      {
        kind: 'placeholder',
        part: 'cards',
        quantity: 1,
        title: 'Mend the Bridge',
        guid: '00000000-0000-4000-8000-000000000012',
        section: 'Side Quest',
      },
      {
        kind: 'placeholder',
        part: 'shared',
        quantity: 1,
        title: 'Over the Weir',
        guid: '00000000-0000-4000-8000-000000000021',
        section: 'Quest',
      },
      {
        kind: 'placeholder',
        part: 'shared',
        quantity: 1,
        title: 'Into the Reeds',
        guid: '00000000-0000-4000-8000-000000000022',
        section: 'Quest',
      },
      {
        kind: 'placeholder',
        part: 'shared',
        quantity: 3,
        title: 'Test Wolf',
        guid: '00000000-0000-4000-8000-000000000031',
        section: 'Encounter',
      },
      {
        kind: 'placeholder',
        part: 'shared',
        quantity: 2,
        title: 'Test Wolf',
        guid: '00000000-0000-4000-8000-000000000031',
        section: 'Second Special',
      },
    ])
    expect(problems[0]).toEqual({
      severity: 'warning',
      code: 'deck-file/placeholder',
      line: 8,
      message: 'Miller of the Mark is in no pack here: its 2 copies are kept as placeholders.',
      remedy: 'Add the pack that has it; until then games are played without it.',
    })
    const numbered = readDeck(gameFormats, ringsdb({ slots: { '141006': 2 } }), coreIndex).deck
    expect(numbered?.rows).toEqual([{ kind: 'placeholder', part: 'cards', quantity: 2, title: 'RingsDB card 141006', siteCode: '141006' }])
    if (numbered)
      expect(readDeck(gameFormats, writeDeck(gameFormats, numbered, 'ringsdb-text', coreIndex), coreIndex).deck?.rows).toMatchObject([
        { siteCode: '141006' },
      ])
  })

  test('are sent to the engine separately from the cards, and not in its lists', () => {
    const { deck } = readDeck(gameFormats, fixture('by-the-hearth.questwright.json'), coreIndex)
    if (deck === undefined) throw new Error('unreadable')
    const facts = deckFacts(deck, coreIndex)
    expect(facts.heroes).toEqual(['lcg-core-set:denethor'])
    expect(facts.cards).toEqual({ 'lcg-core-set:gandalf': 3 })
    expect(facts.placeholders?.map((one) => [one.part, one.title, one.quantity])).toEqual([
      ['heroes', 'Widow maggot', 1],
      ['cards', 'Old shepherd', 2],
      ['cards', 'Walking stick', 1],
      ['cards', 'Tin Whistle', 2],
      ['cards', 'Zigil Miner', 3],
      ['shared', 'Test Wolf', 3],
    ])
  })
})

describe('RingsDB JSON', () => {
  test('heroes in slots too are counted once; an empty list of PHP is an empty object', () => {
    const { deck, problems } = readDeck(
      gameFormats,
      ringsdb({ heroes: { '01010': 1 }, slots: { '01010': 1, '01011': 1, '01062': 2 } }),
      coreIndex,
    )
    expect(rows(deck)).toEqual(['cards 2 Gléowine', 'heroes 1 Denethor', 'heroes 1 Glorfindel'])
    expect(problems).toEqual([])
    expect(readDeck(gameFormats, ringsdb({ heroes: [], slots: [], sideslots: null }), coreIndex).deck?.rows).toEqual([])
    const { deck: beside } = readDeck(gameFormats, ringsdb({ slots: {}, sideslots: { '01010': 1, '01062': '2' } }), coreIndex)
    expect(rows(beside)).toEqual(['sideboard 1 Denethor', 'sideboard 2 Gléowine'])
  })

  test('a deck with four heroes and a sideboard is read completely', () => {
    const { deck } = readDeck(gameFormats, fixture('second-breakfast.ringsdb.json'), emptyIndex)
    expect(['heroes', 'cards', 'sideboard'].map((part) => copies(deck, part))).toEqual([4, 51, 10])
    expect(deck).toMatchObject({
      name: 'Second Breakfast',
      notes: 'Four heroes.\nA contract allows it.',
      kept: { ringsdb: { id: 7002, is_published: true } },
    })
  })

  test('is written with heroes in slots, an empty sideboard as list, and its own fields again', () => {
    const { deck } = readDeck(gameFormats, fixture('miners-at-work.ringsdb.json'), coreIndex)
    expect(deck && JSON.parse(writeDeck(gameFormats, deck, 'ringsdb', coreIndex))).toEqual(
      JSON.parse(fixture('miners-at-work.ringsdb.json')),
    )
  })

  test('a list with one deck is that deck; with two it is refused', () => {
    const one = ringsdb({ heroes: { '01010': 1 }, slots: { '01010': 1 } })
    expect(rows(readDeck(gameFormats, `[${one}]`, coreIndex).deck)).toEqual(['heroes 1 Denethor'])
    expect(readDeck(gameFormats, `[${one},${one}]`, coreIndex)).toMatchObject({ problems: [{ code: 'deck-file/not-one-deck' }] })
  })

  test('numbers that differ between heroes and slots are reported', () => {
    expect(codes(ringsdb({ heroes: { '01010': 1 }, slots: { '01010': 2 } }))).toEqual(['heroes-differ'])
  })
})

describe('RingsDB text', () => {
  test('numbers before and after a title, without a number, without headings; Sideboard begins the sideboard', () => {
    const { deck, problems } = readDeck(gameFormats, fixture('pasted-list.txt'), coreIndex)
    expect(deck).toMatchObject({ name: 'Cosy Walk', notes: 'made on a rainy day' })
    expect(rows(deck)).toEqual([
      'cards 1 Steward of Gondor',
      'cards 1 Tin Whistle ?',
      'cards 2 A Test of Will',
      'cards 2 Northern Tracker',
      'cards 2 Unexpected Courage',
      'cards 3 Gandalf',
      'heroes 1 Beravor',
      'heroes 1 Éowyn',
      'sideboard 2 Feint',
    ])
    expect(problems.map((one) => [one.code, one.line])).toEqual([['deck-file/placeholder', 11]])
  })

  test('the export layout: heading counts are of lines, packs are kept, unknown lines become placeholders', () => {
    const { deck, problems } = readDeck(gameFormats, fixture('horse-lords.ringsdb.txt'), coreIndex)
    expect(['heroes', 'cards'].map((part) => copies(deck, part))).toEqual([3, 52])
    expect(deck?.kept).toEqual({ packsLine: 'From Core Set (2) to A Storm on Cobas Haven' })
    expect(problems.every((one) => one.code === 'deck-file/placeholder')).toBe(true)
    expect(deck && writeDeck(gameFormats, deck, 'ringsdb-text', coreIndex)).toBe(fixture('horse-lords.ringsdb.txt'))
  })

  test('a line that may not be a card is kept as a placeholder, with a message', () => {
    const { deck, problems } = readDeck(gameFormats, 'My Deck\n\nAllies\n2x Beorn\nbring snacks\n', coreIndex)
    expect(rows(deck)).toEqual(['cards 1 bring snacks ?', 'cards 2 Beorn'])
    expect(problems.map((one) => [one.code, one.line])).toEqual([
      ['deck-file/unclear-line', 5],
      ['deck-file/placeholder', 5],
    ])
  })
})

describe('OCTGN', () => {
  test('sections, notes and sleeves', () => {
    const { deck } = readDeck(gameFormats, fixture('elf-council.o8d'), coreIndex, { name: 'elf-council' })
    expect(['heroes', 'cards', 'sideboard'].map((part) => copies(deck, part))).toEqual([2, 50, 12])
    expect(deck).toMatchObject({ name: 'elf-council', notes: 'Keep <Elrond> & friends ready.' })
    const beside = readDeck(gameFormats, fixture('scenario-beside.o8d'), coreIndex).deck
    expect(beside).toMatchObject({ notes: 'two ]]> brackets', kept: { sleeveid: '00000000-0000-4000-8000-0000000000aa' } })
    expect(beside?.rows.filter((row) => row.section === 'Quest').map((row) => row.title)).toEqual(['Over the Weir', 'Into the Reeds'])
  })

  test('numeric entities in names are read', () => {
    const { deck } = readDeck(gameFormats, fixture('one-box.o8d'), emptyIndex)
    expect(rows(deck)).toContain("cards 1 Celebrían's Stone ?")
  })

  test('a card that occurs twice is added up, with a warning that names both lines', () => {
    const twice = inSection('Ally', `\n<card qty="1" id="${coreId(73)}">Gandalf</card>\n<card qty="2" id="${coreId(73)}">Gandalf</card>`)
    const { deck, problems } = readDeck(gameFormats, twice, coreIndex)
    expect(rows(deck)).toEqual(['cards 3 Gandalf'])
    expect(problems).toMatchObject([
      { severity: 'warning', code: 'deck-file/doubled-row', line: 3, message: expect.stringContaining('first in line 2') },
    ])
  })

  test('heroes among allies and allies among heroes are moved to their section, with a message', () => {
    expect(rows(readDeck(gameFormats, inSection('Ally', `<card qty="1" id="${coreId(1)}"/>`), coreIndex).deck)).toEqual([
      'heroes 1 Aragorn',
    ])
    expect(rows(readDeck(gameFormats, inSection('Hero', `<card qty="1" id="${coreId(73)}"/>`), coreIndex).deck)).toEqual([
      'cards 1 Gandalf',
    ])
    expect(codes(inSection('Hero', `<card qty="1" id="${coreId(73)}"/>`))).toEqual(['moved'])
  })

  test('other games, other XML, unknown sections, cards outside of sections and missing attributes are reported', () => {
    expect(codes(octgn('', 'game="00000000-0000-4000-8000-000000000001"'))).toEqual(['other-game'])
    expect(codes(octgn('', `game="${octgnGame.toUpperCase()}"`))).toEqual([])
    expect(codes('<deck></deck>')).toEqual(['no-game'])
    expect(codes('<html><body/></html>')).toEqual(['wrong-format'])
    expect(codes(inSection('Wagons', `<card qty="1" id="${coreId(73)}"/>`))).toEqual(['deck/unknown-section'])
    expect(codes(octgn(`<card qty="1" id="${coreId(73)}"/>`))).toEqual(['outside-section'])
    expect(codes(inSection('Ally', `<card id="${coreId(73)}"/>`))).toEqual(['no-quantity'])
  })
})

describe('our own format', () => {
  test('a deck of version 1 is a deck both in its pack and as a file, and both report the version that they know', () => {
    const written = JSON.parse(fixture('by-the-hearth.questwright.json'))
    const wrongIn = (value: typeof written) => checkDeckFacts(value, lcgRulebook).issues.filter(({ severity }) => severity === 'error')
    expect(wrongIn(written)).toEqual([])
    const { deck } = readDeck(gameFormats, JSON.stringify(written), wholeIndex)
    if (!deck) throw new Error('no deck')
    expect(deckFacts(deck, wholeIndex)).toMatchObject({
      format: written.format,
      version: written.version,
      kind: written.kind,
      heroes: written.heroes,
    })
    expect(wrongIn(deckFacts(deck, wholeIndex))).toEqual([])
    for (const other of [
      { ...written, version: 2 },
      { ...written, format: 'questwright-game' },
    ]) {
      expect(wrongIn(other)).toHaveLength(1)
      expect(readDeck(gameFormats, JSON.stringify(other), wholeIndex).deck).toBeUndefined()
    }
  })

  test('a newer version is refused with what to do', () => {
    const newer = JSON.stringify({ format: 'questwright-deck', version: 2, heroes: [], cards: {} })
    expect(readDeck(gameFormats, newer, coreIndex)).toEqual({
      format: 'questwright',
      problems: [
        {
          severity: 'error',
          code: 'deck-file/newer-version',
          message: 'The deck is written in version 2 of our format; this program reads version 1.',
          remedy: expect.stringContaining('Update Questwright'),
        },
      ],
    })
  })

  test('other versions, other files of ours, and missing fields are reported', () => {
    const file = (fields: object): string =>
      JSON.stringify({ format: 'questwright-deck', version: 1, kind: 'custom', heroes: [], cards: {}, ...fields })
    expect(codes(file({ version: 'one' }))).toEqual(['wrong-version'])
    expect(codes(file({ format: 'questwright-game' }))).toEqual(['wrong-format'])
    expect(codes(file({ kind: 'cosy' }))).toEqual(['wrong-field'])
    expect(codes(file({ heroes: 'aragorn' }))).toEqual(['wrong-field'])
    expect(codes(file({ heroes: [7] }))).toEqual(['wrong-field'])
    expect(codes(file({ cards: undefined }))).toEqual(['wrong-field'])
    expect(codes(file({ cards: ['gandalf'] }))).toEqual(['wrong-field'])
    expect(codes(file({ placeholders: [{ title: 'Whistle' }] }))).toEqual(['wrong-field'])
    expect(codes(file({ placeholders: {} }))).toEqual(['wrong-field'])
  })

  test('bare slugs belong to the pack of the file, else to the only pack that has them', () => {
    const file = JSON.stringify({ format: 'questwright-deck', version: 1, kind: 'custom', heroes: [], cards: { faramir: 1, beorn: 1 } })
    expect(readDeck(gameFormats, file, wholeIndex, { pack: 'lcg-core-set' }).deck?.rows.map((row) => row.code)).toEqual([
      'lcg-core-set:faramir',
      'lcg-core-set:beorn',
    ])
    const loose = readDeck(gameFormats, file, wholeIndex)
    expect(rows(loose.deck)).toEqual(['cards 1 Beorn', 'cards 1 Faramir ?'])
    expect(loose.problems).toMatchObject([{ code: 'deck-file/ambiguous' }])
  })

  test('a code of an installed pack without that card, and a card that another pack has by its id', () => {
    const file = (cards: object, stubs: object = {}): string =>
      JSON.stringify({ format: 'questwright-deck', version: 1, kind: 'custom', heroes: [], cards, stubs })
    expect(codes(file({ 'lcg-core-set:tin-whistle': 1 }))).toEqual(['wrong-code'])
    const other = readDeck(
      gameFormats,
      file({ 'old-box:gandalf': 2 }, { 'old-box:gandalf': { title: 'Gandalf', octgnId: coreId(73) } }),
      coreIndex,
    )
    expect(other.deck?.rows).toMatchObject([{ kind: 'card', code: 'lcg-core-set:gandalf', quantity: 2 }])
    expect(other.problems).toMatchObject([{ code: 'deck-file/other-pack' }])
    // An equal title is not enough: Gandalf of another pack is another card.
    expect(readDeck(gameFormats, file({ 'old-box:gandalf': 2 }), coreIndex).deck?.rows).toMatchObject([
      { kind: 'placeholder', code: 'old-box:gandalf', title: 'Gandalf' },
    ])
  })
})

test('a file that equals a starter deck of a pack card for card is that starter deck', () => {
  expect(readDeck(gameFormats, fixture('lore-starter.o8d'), coreIndex).deck?.kind).toBe('starter')
  expect(readDeck(gameFormats, fixture('lore-starter.o8d').replace('qty="3"', 'qty="2"'), coreIndex).deck?.kind).toBe('custom')
  expect(readDeck(gameFormats, fixture('lore-starter.o8d'), emptyIndex).deck?.kind).toBe('custom')
})
