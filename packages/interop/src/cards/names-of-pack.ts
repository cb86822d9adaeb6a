/** The names of a pack that the conversion between sheets and facts needs. */
import { type PackFiles, type PackText, readKeyword } from '@questwright/packs/browser'
import type { KnownKeywords } from './import-keywords.ts'
import { openPack } from './pack-cards.ts'
import type { CardSheet } from './sheet.ts'
import type { SheetNames, SheetsOfGame } from './sheets-of-game.ts'

export interface PackSheet extends CardSheet {
  /** The slug of the card in the pack; undefined for rows that are no cards. */
  readonly slug?: string
}

export interface PackSource {
  readonly id: string
  readonly title: string
  readonly game: string
  readonly files: PackFiles
  readonly keywords: KnownKeywords
}

export function namesOfPack({ id, title, files, keywords }: PackSource, { setTitlesSection }: SheetsOfGame): SheetNames {
  const pack = openPack(files)
  const titles = setTitlesSection === undefined ? undefined : (pack.text[setTitlesSection] as PackText['keywords'] | undefined)
  const known = new Map([...keywords, ...pack.keywords])
  return {
    product: title,
    set: id,
    sets: Object.fromEntries(Object.entries(titles ?? {}).map(([slug, words]) => [slug, words.title])),
    isKeyword: (printed) => {
      const { slug, number } = readKeyword(printed)
      return known.has(slug) && (known.get(slug) === 'required') === (number !== undefined)
    },
  }
}
