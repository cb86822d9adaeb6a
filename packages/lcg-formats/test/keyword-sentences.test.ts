/** Sentences in the keyword column, which are not keywords. */

import { cardFormatOf, importCards, packSheets, readCards, writeCards } from '@questwright/interop'
import { isSentence } from '@questwright/interop/for-games'
import { loadPack } from '@questwright/packs'
import { expect, test } from 'vitest'
import { gameFormats, rulebooks } from './games.ts'
import { context, emptyPack, keywords, target } from './made-up-cards.ts'

test.each(['Surge', 'Doomed 2', 'Archery X', 'Sunk in Mud 2', 'Fen-wise', 'Ship of Reeds'])('%s may be a keyword', (printed) => {
  expect(isSentence(printed)).toBe(false)
})

test.each([
  'Immune to player card effects',
  'Cannot have attachments',
  'Attach to a [lore] hero',
  'Attach to Ådna',
  'Limit 1 per deck',
  'X is the number of players in the game',
  'When the Lantern leaves play, remove it from the game',
  'The first player gains control of Ådna',
  'Setup: Put Ådna into play',
])('%s is a sentence', (printed) => {
  expect(isSentence(printed)).toBe(true)
})

const table = (text: string): string =>
  [
    'databaseId\tname\timageUrl\tcardBack\ttype\tencounterSet\tkeywords\ttext',
    `00000000-0000-4000-8000-000000000001\tFen Troll\t\tencounter\tEnemy\tThe Ferry\tSurge. Cannot have attachments. Mired 2.\t${text}`,
    '',
  ].join('\n')

test('a sentence among the keywords is not a keyword: it begins the text, and is exported to its column again', () => {
  const done = importCards(cardFormatOf(gameFormats, 'dragncards'), readCards(gameFormats, table('It stinks.'), 'dragncards'), target())
  const files = { ...emptyPack(), ...done.files }
  expect(Object.keys(done.files).filter((path) => path.startsWith('keywords/'))).toEqual(['keywords/mired.json'])
  expect(done.problems.filter(({ code }) => code === 'import/keyword-sentence')).toHaveLength(1)
  const { bundle } = loadPack(files, rulebooks)
  expect(bundle?.cards['fen-troll']?.keywords).toEqual(['Surge', 'Mired 2'])
  expect(bundle?.text.en?.cards['fen-troll']?.text).toBe('Cannot have attachments.\nIt stinks.')
  const sheets = packSheets(gameFormats, { game: 'lcg', id: 'fen-roads', title: 'Fen Roads', files, keywords })
  expect(writeCards(gameFormats, sheets, 'dragncards', context)).toContain('Surge. Cannot have attachments. Mired 2.')
  expect(writeCards(gameFormats, sheets, 'dragncards', context)).toContain('\tIt stinks.\t')
  // importing the same table again changes nothing, another text does
  const again = (text: string) =>
    importCards(cardFormatOf(gameFormats, 'dragncards'), readCards(gameFormats, table(text), 'dragncards'), target(files))
  expect([again('It stinks.').changed, Object.keys(again('It stinks.').files)]).toEqual([[], []])
  const words = JSON.parse(again('It sings.').files['text/en.json'] ?? '{}') as { cards: { [slug: string]: { text: string } } }
  expect(words.cards['fen-troll']?.text).toBe('Cannot have attachments.\nIt sings.')
})
