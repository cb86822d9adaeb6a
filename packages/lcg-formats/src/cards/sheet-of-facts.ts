/** Converts the facts and texts of a card to a sheet. */
import { type CardText, type FactValue, readKeyword } from '@questwright/packs/browser'
import type { TableType } from './known-types.ts'
import { type CardSheet, flatOfSheet, printedList, type SheetSide, sheetOfFlat } from './sheet.ts'
import { type Facts, isHero, numbers, type SheetNames } from './sheet-names.ts'
import { isTwoSided, sheetTypeOf, sphereInCampaign, sphereWords } from './types.ts'

/** The sheet for facts and texts, without the values kept from an import. */
export function bareSheet(
  facts: { readonly [fact: string]: FactValue | undefined },
  text: CardText | undefined,
  names: SheetNames,
): CardSheet {
  const type = facts.type as TableType
  const printed = printedTypeOf(facts, type)
  const inner = (facts.sides ?? {}) as { readonly [letter: string]: Facts }
  const letters = Object.keys(inner).length === 0 ? ['A'] : Object.keys(inner).sort()
  const set = type === 'quest' ? (facts.encounterSets as readonly string[] | undefined)?.[0] : (facts.encounterSet as string | undefined)
  const more = type === 'quest' ? ((facts.encounterSets as readonly string[] | undefined) ?? []).slice(1) : []
  const setTitle = (slug: string): string => titleOfSet(slug, names)
  const card: { [field: string]: string } = {
    octgnId: words(facts.octgnId),
    ringsdbCode: words(facts.ringsdbCode),
    set: names.product,
    number: words(facts.number),
    quantity: words(facts.quantity),
    deckLimit: words(facts.deckLimit),
    ...printed,
    encounterSet: set === undefined ? '' : setTitle(set),
    moreSets: more.map(setTitle).join('; '),
    stage: words(facts.stage),
    easyModeRemoves: facts.easyModeRemoves === 0 ? '' : words(facts.easyModeRemoves),
  }
  const sides = letters.map((letter, at): SheetSide => {
    const own = inner[letter] ?? {}
    const told = text?.sides?.[letter]
    const both = at === 0 || type !== 'quest' ? { ...facts, ...own } : own
    const side: { [field: string]: string } = {
      title: told?.title ?? text?.title ?? '',
      letter: isTwoSided(type) ? letter : '',
      type: at === 0 ? '' : words(own.type),
      unique: (own.unique ?? facts.unique) === true ? '1' : '',
      sphere: sphereInCampaign(sphereWords(both.sphere as string | undefined), printed.type),
      ...wordsOfFacts(both),
      text: (letters.length > 1 ? told?.text : undefined) ?? (at === 0 ? text?.text : undefined) ?? '',
      shadow: at === 0 ? words(text?.shadow) : '',
      flavour: words(told?.flavour) || (at === 0 ? words(text?.flavour) : ''),
    }
    for (const fact of numbers) side[fact] = words(both[fact])
    if (isHero(at === 0 ? type : ((own.type as TableType | undefined) ?? type))) side.cost = words(both.threatCost)
    return side
  })
  return sheetOfFlat(flatOfSheet({ card, sides }))
}

/** The type of the sheet. For a boon that was imported by an early version, the printed type is among the values kept from the import. */
function printedTypeOf(facts: { readonly [fact: string]: FactValue | undefined }, type: TableType): { readonly [field: string]: string } {
  const { type: known, printedType } = sheetTypeOf(type, facts.subtype)
  const kept = (facts.imported as { readonly printed?: { readonly printedType?: string } } | undefined)?.printed?.printedType
  const isOld = known === type && (type === 'boon' || type === 'burden')
  const words = printedType ?? (isOld ? kept : undefined)
  return { type: known ?? type, ...(words === undefined ? {} : { printedType: words }) }
}

/** The title of a set; if it has none, the slug as words that begin with capital letters. */
function titleOfSet(slug: string, names: SheetNames): string {
  const bare = slug.slice(slug.indexOf(':') + 1)
  return (
    (Object.hasOwn(names.sets, bare) ? names.sets[bare] : undefined) ??
    bare
      .replace(/(^|-)([a-z])/g, (_, gap: string, letter: string) => `${gap === '' ? '' : ' '}${letter.toUpperCase()}`)
      .replaceAll('-', ' ')
  )
}

function wordsOfFacts(facts: { readonly [fact: string]: FactValue | undefined }): {
  readonly traits: string
  readonly keywords: string
  readonly victory: string
} {
  const keywords = (facts.keywords ?? []) as readonly string[]
  const isVictory = (one: string): boolean => readKeyword(one).slug === 'victory'
  const victory = keywords.find(isVictory)
  return {
    traits: printedList((facts.traits ?? []) as readonly string[]),
    keywords: printedList(keywords.filter((one) => one !== victory)),
    victory: victory === undefined ? '' : words(readKeyword(victory).number),
  }
}

function words(value: FactValue | undefined): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}
