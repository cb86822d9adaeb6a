/** The facts and texts of a card as a sheet. */
import { type CardText, type FactValue, readKeyword } from '@questwright/packs/browser'
import type { TableType } from './known-types.ts'
import { type CardSheet, flatOfSheet, printedList, type SheetSide, sheetOfFlat } from './sheet.ts'
import { type Facts, isHero, numbers, type SheetNames } from './sheet-names.ts'
import { isTwoSided, sphereWords } from './types.ts'

/** What facts and texts say in the words of tables. */
export function bareSheet(
  facts: { readonly [fact: string]: FactValue | undefined },
  text: CardText | undefined,
  names: SheetNames,
): CardSheet {
  const type = facts.type as TableType
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
    type,
    encounterSet: set === undefined ? '' : setTitle(set),
    moreSets: more.map(setTitle).join('; '),
    stage: words(facts.stage),
    easyModeRemoves: facts.easyModeRemoves === 0 ? '' : words(facts.easyModeRemoves),
  }
  const sides = letters.map((letter, at): SheetSide => {
    const own = inner[letter] ?? {}
    const printed = at === 0 || type !== 'quest' ? { ...facts, ...own } : own
    const told = text?.sides?.[letter]
    const side: { [field: string]: string } = {
      title: told?.title ?? text?.title ?? '',
      letter: isTwoSided(type) ? letter : '',
      type: at === 0 ? '' : words(own.type),
      unique: (own.unique ?? facts.unique) === true ? '1' : '',
      sphere: sphereWords(printed.sphere as string | undefined),
      ...wordsOfFacts(printed),
      text: (letters.length > 1 ? told?.text : undefined) ?? (at === 0 ? text?.text : undefined) ?? '',
      shadow: at === 0 ? (text?.shadow ?? '') : '',
      flavour: words(told?.flavour) || (at === 0 ? words(text?.flavour) : ''),
    }
    for (const fact of numbers) side[fact] = words(printed[fact])
    if (isHero(at === 0 ? type : ((own.type as TableType | undefined) ?? type))) side.cost = words(printed.threatCost)
    return side
  })
  return sheetOfFlat(flatOfSheet({ card, sides }))
}

/** The title of a set: a slug alone in capitals where it has none. */
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
