/** Decks of the trading card game as Gemp stores them and as lists: an export writes every row that the import read, including cards that no pack has. */
import { deckFacts, detectDeckFormat, readDeck, readDecks, whatIsLost, writeDeck } from '@questwright/interop'
import { checkDeck } from '@questwright/packs/browser'
import { describe, expect, test } from 'vitest'
import { catalogue, gameFormats, index } from './games.ts'

const list = `# Mill and Marsh
# 11 cards

[Ring-bearer and Ring] 2
1x 90_2 The One Ring, The Plain Band
1x 90_1 Mira, Of the Lane

[Adventure deck (sites)] 2
1x 91_7 Far Bridge
1x 90_3 Old Mill

[Free Peoples] 4
2x 90_10 Tom, The Miller
1x 91_4 Éla, Far from Home
1x 90_12 Lantern

[Shadow] 3
1x 91_9 Fen Wight
2x 90_20 Marsh Orc
`
const gemp = '90_1|90_2|91_7,90_3|90_10,90_10,91_4,90_12,91_9,90_20,90_20'

const read = (text: string, game?: string) => readDeck(gameFormats, text, index, game === undefined ? {} : { game })
const deckOf = (text: string, game?: string) => {
  const { deck, problems } = read(text, game)
  if (deck === undefined) throw new Error(JSON.stringify(problems))
  return deck
}
const write = (text: string, format: string) => writeDeck(gameFormats, deckOf(text), format, index)

describe('a list of a deck', () => {
  test('is imported and exported byte for byte, also through our own format', () => {
    expect(detectDeckFormat(gameFormats, list)).toBe('tcg-list')
    expect(write(list, 'tcg-list')).toBe(list)
    expect(write(write(list, 'questwright'), 'tcg-list')).toBe(list)
  })

  test('is read also if no pack has its cards: each is listed under its name and in its half', () => {
    const { deck, problems } = read(list)
    expect(deck?.name).toBe('Mill and Marsh')
    expect(deck?.rows.filter(({ kind }) => kind === 'placeholder')).toEqual([
      { kind: 'placeholder', part: 'sites', quantity: 1, title: 'Far Bridge', siteCode: '91_7' },
      { kind: 'placeholder', part: 'cards', quantity: 1, title: 'Éla, Far from Home', siteCode: '91_4', section: 'Free Peoples' },
      { kind: 'placeholder', part: 'cards', quantity: 1, title: 'Fen Wight', siteCode: '91_9', section: 'Shadow' },
    ])
    expect(problems.map(({ severity, code }) => `${severity} ${code}`)).toEqual(new Array(3).fill('warning deck-file/placeholder'))
    const facts = deckFacts(deckOf(list), index)
    expect([facts.bearer, facts.ring, facts.sites]).toEqual([
      ['mill-road:mira-of-the-lane'],
      ['mill-road:the-band'],
      ['mill-road:old-mill'],
    ])
  })

  test('is recognised as a deck of this game even if no pack has any of its cards', () => {
    const far = list.replaceAll(' 90_', ' 95_').replaceAll('Mira', 'Ada').replaceAll('Tom', 'Kai').replaceAll('Marsh Orc', 'Fen Orc')
    const own = write(far, 'questwright')
    expect(writeDeck(gameFormats, deckOf(own), 'tcg-list', index)).toBe(far)
    expect(checkDeck(deckFacts(deckOf(own), index), catalogue).map(({ message }) => message)).toContain(
      'Ada, Of the Lane is in no pack here: one copy is kept as a placeholder.'
        .replace('Ada, Of the Lane is', 'The Ring-bearer Ada, Of the Lane is')
        .replace(': one copy is kept as a placeholder', ''),
    )
  })

  test('keeps the format of a deck in our own format', () => {
    const own = write(list, 'questwright').replace('"kind": "custom",', '"kind": "custom", "deckFormat": "fellowship-block",')
    expect(deckFacts(deckOf(own), index).deckFormat).toBe('fellowship-block')
    expect(writeDeck(gameFormats, deckOf(own), 'questwright', index)).toContain('"deckFormat": "fellowship-block"')
  })

  test('may have names only: the subtitle tells versions apart, and the first Ring-bearer bears the Ring', () => {
    const typed = 'Mira, Of the Lane\nThe One Ring, The Plain Band\nOld Mill\nTom, The Guard x3\n2 Tom, the miller\nown orc, of nowhere'
    expect(deckFacts(deckOf(typed, 'tcg'), index)).toMatchObject({
      bearer: ['mill-road:mira-of-the-lane'],
      ring: ['mill-road:the-band'],
      sites: ['mill-road:old-mill'],
      cards: { 'mill-road:tom-the-guard': 3, 'mill-road:tom-the-miller': 2, 'mill-road:own-orc': 1 },
    })
    // a title that two versions have is reported as ambiguous
    expect(read('[Free Peoples]\n2x Tom', 'tcg').problems.map(({ code }) => code)).toEqual(['deck-file/ambiguous'])
  })

  test('is one line with ~ between its rows where Gemp sends it', () => {
    expect(deckFacts(deckOf('2x Tom, The Miller~Lantern x3', 'tcg'), index).cards).toEqual({
      'mill-road:tom-the-miller': 2,
      'mill-road:lantern': 3,
    })
  })

  test('keeps starting companions and a sideboard under headings', () => {
    const more = `${list.replace('[Adventure', '[Starting companions] 1\n1x 90_11 Tom, The Guard\n\n[Adventure').replace('# 11', '# 12')}\n[Sideboard] 1\n1x 90_12 Lantern\n`
    expect(write(more, 'tcg-list')).toBe(more)
    expect(deckFacts(deckOf(more), index)).toMatchObject({ fellowship: ['mill-road:tom-the-guard'], sideboard: { 'mill-road:lantern': 1 } })
  })

  test('may follow another one in the same text', () => {
    const { decks } = readDecks(gameFormats, `${list}\n${list.replace('Mill and Marsh', 'Second')}`, index)
    expect(decks.map(({ deck }) => deck?.name)).toEqual(['Mill and Marsh', 'Second'])
    expect(decks.map(({ deck }) => deck?.rows.length)).toEqual([9, 9])
  })

  test('says what it does not understand', () => {
    const { problems } = read('[Shadow] 2\n200x 90_20 Marsh Orc\n0x 91_9 Fen Wight', 'tcg')
    expect(problems.map(({ code, line }) => [code, line])).toEqual([
      ['deck-file/quantity', 2],
      ['deck-file/no-copies', 3],
    ])
  })
})

describe('a deck of Gemp', () => {
  test('is imported and exported without changes', () => {
    expect(detectDeckFormat(gameFormats, gemp)).toBe('gemp')
    expect(write(gemp, 'gemp')).toBe(gemp)
    expect(write(list, 'gemp')).toBe(gemp)
    expect(deckOf(gemp).rows.find(({ siteCode }) => siteCode === '91_9')).toMatchObject({ kind: 'placeholder', title: 'Card 91_9' })
  })

  test('keeps foils, a map and the order of its copies for as long as it has the same cards', () => {
    const foils = '90_1*|90_2|91_7,90_3|90_20*,90_10,91_4,90_20,90_12T,91_9,90_10|100_4'
    expect(write(foils, 'gemp')).toBe(foils)
    expect(writeDeck(gameFormats, deckOf(write(foils, 'questwright')), 'gemp', index)).toBe(foils)
    const deck = deckOf(foils)
    const fewer = { ...deck, rows: deck.rows.filter(({ title }) => title !== 'Lantern') }
    expect(writeDeck(gameFormats, fewer, 'gemp', index)).toBe('90_1|90_2|91_7,90_3|90_20,90_20,90_10,90_10,91_4,91_9|100_4')
  })

  test('may have empty parts', () => {
    for (const text of ['|||90_12', '90_1|||', '90_1|90_2||']) expect(write(text, 'gemp')).toBe(text)
    expect(deckFacts(deckOf('|||90_12,90_12'), index)).toMatchObject({ bearer: [], cards: { 'mill-road:lantern': 2 } })
  })

  test('says what is wrong, and what it cannot contain', () => {
    expect(read('90_1|90_2|90_3,old mill|90_12').problems).toMatchObject([
      {
        severity: 'error',
        code: 'deck-file/wrong-id',
        message: expect.stringContaining('"old mill"'),
        remedy: expect.stringContaining('1_290'),
      },
    ])
    const deck = deckOf(list)
    const own = {
      ...deck,
      rows: [...deck.rows, { kind: 'card' as const, part: 'cards', quantity: 1, title: 'Own Orc', code: 'mill-road:own-orc' }],
    }
    expect(writeDeck(gameFormats, own, 'gemp', index)).toBe(gemp)
    expect(whatIsLost(gameFormats, own, 'gemp', index).map(({ message }) => message)).toEqual([
      'Gemp has no id for Own Orc: left out.',
      'Of Far Bridge, Éla, Far from Home, Fen Wight only the ids are in this file.',
      'The name of the deck is not in this file: Gemp asks for it.',
    ])
  })
})
