/** The cards of a pack as sheets, in the order in which tables list them. */
import { compareText } from '@questwright/packs/browser'
import { besidePath, rowsBeside } from './beside.ts'
import { sheetOfFacts } from './facts.ts'
import { guidOf } from './guid.ts'
import { namesOfPack, type PackSheet, type PackSource } from './names-of-pack.ts'
import { openPack } from './pack-cards.ts'
import { sheetOfFlat } from './sheet.ts'
import type { SheetsOfGame } from './sheets-of-game.ts'

/**
 * All cards of a pack as sheets: by set, number and slug, then the kept rows of imported tables that are no cards of the pack. In a
 * game whose tables have GUIDs, the GUID of a card without one is derived from its code.
 */
export function sheetsOfPack(source: PackSource, work: SheetsOfGame): PackSheet[] {
  const { id, files } = source
  const { guid } = work.ids
  const pack = openPack(files)
  const names = namesOfPack(source, work)
  const cards = pack.cards.map(({ slug, facts, text }): PackSheet => {
    const sheet = sheetOfFacts(facts, text ?? { title: slug }, names, work)
    return {
      ...sheet,
      slug,
      card: guid === undefined ? sheet.card : { ...sheet.card, [guid]: sheet.card[guid] || guidOf(`${id}:${slug}`) },
    }
  })
  const number = ({ card }: PackSheet): number =>
    /^\d{1,6}/.test(card.number ?? '') ? Number.parseInt(card.number ?? '', 10) : Number.MAX_SAFE_INTEGER
  const sorted = cards.sort(
    (a, b) => compareText(a.card.set ?? '', b.card.set ?? '') || number(a) - number(b) || compareText(a.slug ?? '', b.slug ?? ''),
  )
  const beside = rowsBeside(files[besidePath]).map(
    ({ flat, kept }): PackSheet => ({ ...sheetOfFlat(flat, work.fields), ...(kept === undefined ? {} : { kept }) }),
  )
  return [...sorted, ...beside]
}
