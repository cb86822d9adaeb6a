/** The cards of a pack as sheets, in the order in which tables list them. */
import { compareText, type PackFiles, readKeyword } from '@questwright/packs/browser'
import { besidePath, rowsBeside } from './beside.ts'
import { sheetOfFacts } from './facts.ts'
import { guidOf } from './guid.ts'
import type { KnownKeywords } from './import-keywords.ts'
import { openPack } from './pack-cards.ts'
import { type CardSheet, sheetOfFlat } from './sheet.ts'
import type { SheetNames } from '../lcg/cards/sheet-names.ts'

export interface PackSheet extends CardSheet {
  /** Inside of the pack; none for rows that are no cards. */
  readonly slug?: string
}

export interface PackSource {
  readonly id: string
  readonly title: string
  readonly files: PackFiles
  readonly keywords: KnownKeywords
}

/** What sheets and the facts of a pack must know of each other. */
export function namesOfPack({ id, title, files, keywords }: PackSource): SheetNames {
  const pack = openPack(files)
  const known = new Map([...keywords, ...pack.keywords])
  return {
    product: title,
    set: id,
    sets: Object.fromEntries(Object.entries(pack.text.encounterSets).map(([slug, words]) => [slug, words.title])),
    isKeyword: (printed) => {
      const { slug, number } = readKeyword(printed)
      return known.has(slug) && (known.get(slug) === 'required') === (number !== undefined)
    },
  }
}

/** All cards of a pack as sheets: by number, then by slug. Cards without an OCTGN id get one that is made of their code. */
export function packSheets({ id, title, files, keywords }: PackSource): PackSheet[] {
  const pack = openPack(files)
  const names = namesOfPack({ id, title, files, keywords })
  const cards = pack.cards.map(({ slug, facts, text }): PackSheet => {
    const sheet = sheetOfFacts(facts, text ?? { title: slug }, names)
    return { ...sheet, slug, card: { ...sheet.card, octgnId: sheet.card.octgnId || guidOf(`${id}:${slug}`) } }
  })
  const number = ({ card }: PackSheet): number =>
    /^\d{1,6}/.test(card.number ?? '') ? Number.parseInt(card.number ?? '', 10) : Number.MAX_SAFE_INTEGER
  const sorted = cards.sort(
    (a, b) => compareText(a.card.set ?? '', b.card.set ?? '') || number(a) - number(b) || compareText(a.slug ?? '', b.slug ?? ''),
  )
  return [...sorted, ...sheetsBeside(files[besidePath])]
}

function sheetsBeside(text: string | undefined): PackSheet[] {
  return rowsBeside(text).map(({ flat, kept }) => ({ ...sheetOfFlat(flat), ...(kept === undefined ? {} : { kept }) }))
}
