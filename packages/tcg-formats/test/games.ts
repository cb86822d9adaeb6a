/** The games of these tests, and a small pack of made-up cards. */
import { cardIndex } from '@questwright/interop'
import { deckCatalogue, type FactValue, loadPack, rulebooksOfPacks } from '@questwright/packs'
import { rulebookOf } from '@questwright/rulebook'
import { tcgChapters } from '@questwright/tcg/rulebook'
import { tcgFormats } from '../src/index.ts'

export const rulebooks = { tcg: rulebookOf(tcgChapters) }
export const gameFormats = [tcgFormats]

const character = { race: 'man', twilight: 2, strength: 5, vitality: 3 }
const cards: { [slug: string]: readonly [facts: { readonly [fact: string]: FactValue }, title: string, subtitle?: string] } = {
  'mira-of-the-lane': [
    {
      ...character,
      type: 'companion',
      side: 'free-peoples',
      culture: 'shire',
      unique: true,
      resistance: 10,
      keywords: ['Ring-bearer'],
      gempId: '90_1',
    },
    'Mira',
    'Of the Lane',
  ],
  'the-band': [{ type: 'ring', unique: true, strength: 1, gempId: '90_2' }, 'The One Ring', 'The Plain Band'],
  'old-mill': [{ type: 'site', site: 1, shadowNumber: 0, arrow: 'left', block: 'fellowship', gempId: '90_3' }, 'Old Mill'],
  'tom-the-miller': [
    { ...character, type: 'companion', side: 'free-peoples', culture: 'gondor', unique: true, gempId: '90_10' },
    'Tom',
    'The Miller',
  ],
  'tom-the-guard': [
    { ...character, type: 'companion', side: 'free-peoples', culture: 'gondor', unique: true, gempId: '90_11' },
    'Tom',
    'The Guard',
  ],
  lantern: [{ type: 'possession', side: 'free-peoples', culture: 'shire', twilight: 1, gempId: '90_12' }, 'Lantern'],
  'marsh-orc': [{ ...character, race: 'orc', type: 'minion', side: 'shadow', culture: 'moria', site: 4, gempId: '90_20' }, 'Marsh Orc'],
  'own-orc': [{ ...character, race: 'orc', type: 'minion', side: 'shadow', culture: 'moria', site: 4 }, 'Own Orc', 'Of Nowhere'],
}

export const packFiles = {
  'package.json': JSON.stringify({ name: '@you/mill-road', version: '0.1.0', questwright: { game: 'tcg', api: 2, title: 'Mill Road' } }),
  'text/en.json': JSON.stringify({
    cards: Object.fromEntries(
      Object.entries(cards).map(([slug, [, title, subtitle]]) => [slug, { title, ...(subtitle ? { subtitle } : {}) }]),
    ),
  }),
  ...Object.fromEntries(Object.entries(cards).map(([slug, [facts]]) => [`cards/${slug}.json`, JSON.stringify(facts)])),
}

const { bundle, problems } = loadPack(packFiles, rulebooks)
if (bundle === undefined) throw new Error(`the pack does not load: ${JSON.stringify(problems)}`)
export const index = cardIndex([bundle], rulebooks)
export const catalogue = deckCatalogue([bundle], rulebooksOfPacks([bundle], rulebooks))
