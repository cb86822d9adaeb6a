/** Converts a sheet to the facts and texts of a card. */
import { type FactsOfSheet, isSentence } from '@questwright/interop/for-games'
import { type CardText, type FactValue, factsOfType, suggestSlug } from '@questwright/packs/browser'
import { factIn, typeIn } from '@questwright/rulebook'
import { type TableType, tableRulebook } from './known-types.ts'
import { type CardSheet, front, listOf, printedList, type SheetSide, sideLetters } from './sheet.ts'
import { type Facts, isHero, numbers, type SheetNames } from './sheet-names.ts'
import { isCardType, isTwoSided, playedAs } from './types.ts'

/** The facts of a card made from its sheet; what a sheet says that facts cannot hold is left out. */
export function bareFacts(sheet: CardSheet, names: SheetNames): FactsOfSheet {
  const { card } = sheet
  const { type, subtype } = playedAs(card)
  const top = front(sheet)
  const guessed: string[] = []
  const facts: Facts = { type, ...(subtype === undefined ? {} : { subtype }) }
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
  const limit = limitPerDeck(sheet)
  if (limit !== undefined && has(type, 'deckLimit')) facts.deckLimit = limit
  if (sheet.sides.length > 1 && has(type, 'back')) facts.back = 'none'
  if (sheet.sides.length > 1 || isTwoSided(type)) facts.sides = sidesOf(sheet, type, names, facts)
  // a boon or burden without a sphere really has none, so that fact is no guess
  const open = subtype === undefined ? guessed : guessed.filter((fact) => fact !== 'sphere')
  return { facts, text: textOf(withSentences(sheet, names), type), guessed: open }
}

const has = (type: TableType, fact: string): boolean => factsOfType(tableRulebook, type).includes(fact)

/** Whether a card of the type must print a fact. */
function must(type: TableType, fact: string): boolean {
  return typeIn(tableRulebook, type)?.must?.includes(fact) === true
}

function whole(printed: string | undefined, least: number): number | undefined {
  if (printed === undefined || !/^\d{1,6}$/.test(printed)) return undefined
  const value = Number(printed)
  return value >= least ? value : undefined
}

/**
 * The number of copies that a deck may hold: the one in the card's text, else that of the table if it is lower than the number of copies in the box.
 */
function limitPerDeck({ card, sides }: CardSheet): number | undefined {
  const [, told] =
    sides.map(({ text = '', keywords = '' }) => /\bLimit (\d+) per deck\b/i.exec(`${keywords} ${text}`)).find((one) => one) ?? []
  if (told !== undefined) return whole(told, 1)
  const limit = whole(card.deckLimit, 1)
  return limit !== undefined && limit < (whole(card.quantity, 1) ?? 0) ? limit : undefined
}

/** A printed number of the game; undefined for other texts. */
function statOf(printed: string | undefined, fact: string): FactValue | undefined {
  if (printed === '-' || printed === 'X') return printed
  return whole(printed, factIn(tableRulebook, fact)?.least ?? 0)
}

function factsOfSide(side: SheetSide, type: TableType, names: SheetNames, guessed: string[]): Facts {
  const facts: Facts = {}
  if (side.unique === '1') facts.unique = true
  const sphere = factIn(tableRulebook, 'sphere')?.known?.find((one) => one === side.sphere?.toLowerCase().replace(/(?:boon|burden)$/, ''))
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

/** Traits and keywords. Victory points are a keyword in our facts. */
function wordsOf(side: SheetSide, names: SheetNames): Facts {
  const traits = listOf(side.traits)
  const victory = whole(side.victory, 0)
  const keywords = [...listOf(side.keywords).filter(names.isKeyword), ...(victory === undefined ? [] : [`Victory ${victory}`])]
  return { ...(traits.length === 0 ? {} : { traits }), ...(keywords.length === 0 ? {} : { keywords }) }
}

function placeInSets(facts: Facts, card: CardSheet['card'], type: TableType, names: SheetNames, guessed: string[]): void {
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

/** The sides of a card, each with its own facts. The facts of the front are at the top level. */
function sidesOf(sheet: CardSheet, type: TableType, names: SheetNames, top: Facts): FactValue {
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
    // a fact at the top level applies to all sides, so a side without it needs an empty list
    if (type !== 'quest' && (side.unique === '1') !== (top.unique === true)) facts.unique = side.unique === '1'
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

/** Moves sentences from the keywords to the beginning of the text, since players must read them there. */
function withSentences(sheet: CardSheet, names: SheetNames): CardSheet {
  const sides = sheet.sides.map((side) => {
    const sentences = listOf(side.keywords).filter((one) => !names.isKeyword(one) && isSentence(one))
    return sentences.length === 0
      ? side
      : { ...side, text: [printedList(sentences), side.text ?? ''].filter((one) => one !== '').join('\n') }
  })
  return { ...sheet, sides }
}

/** The texts of a sheet. */
export function textOf(sheet: CardSheet, type: TableType): CardText {
  const top = front(sheet)
  const title = top.title ?? ''
  const flavour = (side: SheetSide) => (side.flavour ? { flavour: side.flavour } : {})
  const shadow = has(type, 'shadow') ? sheet.sides.find((side) => side.shadow)?.shadow : undefined
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
