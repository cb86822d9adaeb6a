/** Between sheets and the facts and texts of our packs. What our facts have no place for stands in `imported.printed` and comes back from there. */
import {
  type CardFacts,
  type CardText,
  type CardType,
  cardSchemas,
  type FactValue,
  readKeyword,
  spheres,
  suggestSlug,
} from '@questwright/packs/browser'
import { differenceOfAll, restore, sameFlat } from './lens.ts'
import { type CardSheet, type Flat, flatOfSheet, front, listOf, printedList, type SheetSide, sheetOfFlat, sideLetters } from './sheet.ts'
import { backOf, backOfCard, isCardType, isTwoSided, sphereWords } from './types.ts'

/** What a pack knows of a card that came from elsewhere. Stands in its facts as `imported`. */
export interface ImportedFacts {
  /** The format from which it came last. */
  readonly format: string
  /** Whether it brought a text: a card with a text and no script waits for one. */
  readonly text: 'kept' | 'none'
  /** What is printed and is none of our facts, as names and values of a sheet. */
  readonly printed?: Flat
  /** Columns of formats that are nothing of ours at all. */
  readonly kept?: { readonly [format: string]: Flat }
}

type Facts = { [fact: string]: FactValue }

/** Numbers of a sheet under the names of our facts. */
const numbers = ['cost', 'engagementCost', 'threat', 'willpower', 'attack', 'defense', 'hitPoints', 'questPoints'] as const

/** The facts that a sheet decides; all others are the author's own. */
export const sheetFacts: readonly string[] = [
  'type',
  'unique',
  'sphere',
  'threatCost',
  ...numbers,
  'stage',
  'traits',
  'keywords',
  'number',
  'quantity',
  'encounterSet',
  'encounterSets',
  'shadow',
  'back',
  'easyModeRemoves',
  'sides',
  'octgnId',
  'ringsdbCode',
  'imported',
]

export interface FactsOfSheet {
  readonly facts: Facts
  readonly text: CardText
  /** The required facts that the sheet leaves open, so that a dash or a word stands in. */
  readonly guessed: readonly string[]
}

/** What both directions must know of the pack. */
export interface SheetNames {
  /** Titles of encounter sets by slug. */
  readonly sets: { readonly [slug: string]: string }
  /** The product that the pack is, where a card names no other. */
  readonly product: string
  /** The slug of the encounter set of cards that name none. */
  readonly set: string
  /** Keywords whose printed form no rule can read, such as a number where none may stand. */
  readonly isKeyword: (printed: string) => boolean
}

/** Facts and texts of a sheet, with what they do not hold kept beside them. @param format from which it came */
export function factsOfSheet(sheet: CardSheet, names: SheetNames, format: string): FactsOfSheet {
  const bare = bareFacts(sheet, names)
  const back = flatOfSheet(bareSheet(bare.facts, bare.text, names))
  const printed = differenceOfAll(flatOfSheet(sheet), back)
  const hasText = sheet.sides.some(({ text, shadow }) => text !== undefined || shadow !== undefined)
  const imported: ImportedFacts = {
    format,
    text: hasText ? 'kept' : 'none',
    ...(Object.keys(printed).length === 0 ? {} : { printed }),
    ...(sheet.kept === undefined || Object.keys(sheet.kept).length === 0 ? {} : { kept: sheet.kept }),
  }
  return { ...bare, facts: { ...bare.facts, imported: imported as unknown as FactValue } }
}

/** The sheet of a card of a pack; what was kept of its import is in it as far as it still fits. */
export function sheetOfFacts(facts: CardFacts, text: CardText | undefined, names: SheetNames): CardSheet {
  const bare = bareSheet(facts as unknown as Facts, text, names)
  const imported = importedOf(facts)
  if (imported === undefined) return bare
  const own = flatOfSheet(bare)
  const meaning = (flat: Flat): string => {
    const again = bareFacts(sheetOfFlat(flat), names)
    // the back follows from the printed type, which only what was kept can say
    const { back: _back, ...same } = again.facts
    return JSON.stringify([same, again.text])
  }
  const now = meaning(own)
  const flat = imported.printed === undefined ? own : restore(own, imported.printed, (candidate) => meaning(candidate) === now)
  const sheet = sameFlat(flat, own) ? bare : sheetOfFlat(flat)
  return imported.kept === undefined ? sheet : { ...sheet, kept: imported.kept }
}

/** What a pack says of the import of a card; nothing for cards that were made here. */
export function importedOf(facts: CardFacts): ImportedFacts | undefined {
  const imported = facts.imported as ImportedFacts | undefined
  return typeof imported === 'object' && imported !== null && !Array.isArray(imported) ? imported : undefined
}

// ── a sheet as facts ────────────────────────────────────────

function bareFacts(sheet: CardSheet, names: SheetNames): FactsOfSheet {
  const { card } = sheet
  const type: CardType = isCardType(card.type) ? card.type : 'treachery'
  const top = front(sheet)
  const guessed: string[] = []
  const facts: Facts = { type }
  if (card.octgnId) facts.octgnId = card.octgnId.toLowerCase()
  if (card.ringsdbCode) facts.ringsdbCode = card.ringsdbCode
  if (type === 'quest') {
    const stage = whole(card.stage, 1)
    if (stage === undefined) guessed.push('stage')
    facts.stage = stage ?? 1
  }
  Object.assign(facts, factsOfSide(top, type, names, guessed))
  const number = whole(card.number, 0)
  if (number !== undefined) facts.number = number
  const quantity = whole(card.quantity, 1)
  if (quantity !== undefined) facts.quantity = quantity
  placeInSets(facts, card, type, names, guessed)
  if (has(type, 'shadow') && sheet.sides.some(({ shadow }) => shadow)) facts.shadow = 'present'
  const removes = whole(card.easyModeRemoves, 1)
  if (removes !== undefined && has(type, 'easyModeRemoves')) facts.easyModeRemoves = removes
  if (card.printedType && has(type, 'back') && backOfCard(card) !== backOf(type)) facts.back = backOfCard(card)
  if (sheet.sides.length > 1 || isTwoSided(type)) facts.sides = sidesOf(sheet, type, names, facts)
  return { facts, text: textOf(sheet, type), guessed }
}

const has = (type: CardType, fact: string): boolean => Object.hasOwn(cardSchemas[type].shape, fact)

/** Whether a card of the type must print a fact. */
function must(type: CardType, fact: string): boolean {
  const shape = cardSchemas[type].shape as { readonly [fact: string]: { readonly safeParse: (value: unknown) => { success: boolean } } }
  return has(type, fact) && shape[fact]?.safeParse(undefined).success === false
}

function whole(printed: string | undefined, least: number): number | undefined {
  if (printed === undefined || !/^\d{1,6}$/.test(printed)) return undefined
  const value = Number(printed)
  return value >= least ? value : undefined
}

/** A printed number of the game, or nothing for what is none. */
function statOf(printed: string | undefined, fact: string): FactValue | undefined {
  if (printed === '-' || printed === 'X') return printed
  return whole(printed, fact === 'hitPoints' ? 1 : 0)
}

/** Tables write the threat of heroes into the column of costs. */
function isHero(type: CardType): boolean {
  return type === 'hero' || type === 'objective-hero'
}

function factsOfSide(side: SheetSide, type: CardType, names: SheetNames, guessed: string[]): Facts {
  const facts: Facts = {}
  if (side.unique === '1') facts.unique = true
  const sphere = (spheres as readonly string[]).find((one) => one === side.sphere?.toLowerCase().replace(/(?:boon|burden)$/, ''))
  if (has(type, 'sphere') && sphere !== undefined) facts.sphere = sphere
  else if (must(type, 'sphere')) {
    guessed.push('sphere')
    facts.sphere = 'neutral'
  }
  if (isHero(type)) {
    const threat = statOf(side.cost, 'cost')
    if (threat !== undefined) facts.threatCost = threat
    else if (must(type, 'threatCost')) {
      guessed.push('threatCost')
      facts.threatCost = '-'
    }
  }
  for (const fact of numbers) {
    if (!has(type, fact)) continue
    const value = statOf(side[fact], fact)
    if (value !== undefined) facts[fact] = value
    else if (must(type, fact)) {
      guessed.push(fact)
      facts[fact] = '-'
    }
  }
  Object.assign(facts, wordsOf(side, names))
  return facts
}

/** Traits and keywords; victory points are a keyword of ours. */
function wordsOf(side: SheetSide, names: SheetNames): Facts {
  const traits = listOf(side.traits)
  const victory = whole(side.victory, 0)
  const keywords = [...listOf(side.keywords).filter(names.isKeyword), ...(victory === undefined ? [] : [`Victory ${victory}`])]
  return { ...(traits.length === 0 ? {} : { traits }), ...(keywords.length === 0 ? {} : { keywords }) }
}

function placeInSets(facts: Facts, card: CardSheet['card'], type: CardType, names: SheetNames, guessed: string[]): void {
  const own = suggestSlug(card.encounterSet ?? '')
  if (type === 'quest') {
    const more = (card.moreSets ?? '').split(';').map((set) => suggestSlug(set))
    facts.encounterSets = [...new Set([own, ...more])].filter((set) => set !== '')
    return
  }
  if (has(type, 'encounterSet') && own !== '') facts.encounterSet = own
  else if (must(type, 'encounterSet')) {
    guessed.push('encounterSet')
    facts.encounterSet = suggestSlug(card.set ?? '') || names.set
  }
}

/** Sides of a card: what each prints itself. The front's facts stand above them. */
function sidesOf(sheet: CardSheet, type: CardType, names: SheetNames, top: Facts): FactValue {
  const sides: { [letter: string]: Facts } = { A: {}, B: {} }
  for (const [at, side] of sheet.sides.slice(1).entries()) {
    const letter = sideLetters[at + 1] as string
    const other = side.type !== undefined && side.type !== type && isCardType(side.type) ? side.type : undefined
    const facts: Facts = {}
    const points = statOf(side.questPoints, 'questPoints')
    for (const fact of numbers) {
      const value = statOf(side[fact], fact)
      if (value !== undefined) facts[fact === 'cost' && isHero(other ?? type) ? 'threatCost' : fact] = value
    }
    if (type === 'quest' && points === undefined && letter === 'B') facts.questPoints = '-'
    // what stands above the sides holds for all of them; what another side leaves out is said by an empty list
    const words = wordsOf(side, names)
    for (const list of ['traits', 'keywords'])
      if (words[list] === undefined && top[list] !== undefined && type !== 'quest') words[list] = []
    const own: Facts = { ...(other === undefined ? {} : { type: other }), ...facts, ...words }
    sides[letter] = Object.fromEntries(
      Object.entries(own).filter(([fact, value]) => type === 'quest' || JSON.stringify(value) !== JSON.stringify(top[fact])),
    )
  }
  if (type === 'quest') {
    for (const fact of ['traits', 'keywords'])
      if (top[fact] !== undefined) {
        ;(sides.A as Facts)[fact] = top[fact]
        delete top[fact]
      }
    if (sheet.sides.length < 2) sides.B = { questPoints: '-' }
  }
  return sides
}

function textOf(sheet: CardSheet, type: CardType): CardText {
  const top = front(sheet)
  const title = top.title ?? ''
  const flavour = (side: SheetSide) => (side.flavour ? { flavour: side.flavour } : {})
  const shadow = sheet.sides.find((side) => side.shadow)?.shadow
  if (sheet.sides.length < 2 && !isTwoSided(type))
    return { title, ...(top.text ? { text: top.text } : {}), ...(shadow ? { shadow } : {}), ...flavour(top) }
  const sides = sheet.sides.map((side, at): [string, { [part: string]: string }] => [
    sideLetters[at] as string,
    {
      ...(at > 0 && side.title && side.title !== title ? { title: side.title } : {}),
      ...(side.text ? { text: side.text } : {}),
      ...flavour(side),
    },
  ])
  const both = sheet.sides.length < 2 ? [...sides, ['B', {}] as [string, { [part: string]: string }]] : sides
  return { title, ...(shadow ? { shadow } : {}), sides: Object.fromEntries(both) }
}

// ── facts as a sheet ────────────────────────────────────────

function bareSheet(facts: { readonly [fact: string]: FactValue | undefined }, text: CardText | undefined, names: SheetNames): CardSheet {
  const type = facts.type as CardType
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
    if (isHero(at === 0 ? type : ((own.type as CardType | undefined) ?? type))) side.cost = words(printed.threatCost)
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
