/** Card types and spheres in the words of tables. */

import { type FactValue, suggestSlug } from '@questwright/packs/browser'
import { typeIn, typesOf } from '@questwright/rulebook'
import { type TableType, tableRulebook } from './known-types.ts'

/** The type in the words of tables: `Encounter Side Quest`. */
const wordsOf = (type: TableType): string => type.replace(/(^|-)([a-z])/g, (_, hyphen, letter) => `${hyphen && ' '}${letter.toUpperCase()}`)

const byWord = new Map<string, TableType>([
  ...(typesOf(tableRulebook) as readonly TableType[]).map((type): [string, TableType] => [type, type]),
  ['nightmare-setup', 'nightmare'],
  ['sidequest', 'encounter-side-quest'],
  ['player-objective', 'contract'],
  // side quests of a special form
  ['cave', 'encounter-side-quest'],
  ['region', 'encounter-side-quest'],
])

/**
 * Words in tables for rows that are not cards of the game: these rows are stored in a file of the pack. The last two are words of Hall of
 * Beorn.
 */
const noCards = new Set(['rules', 'presentation', 'full-art-landscape', 'full-art-portrait', 'setup', 'none'])

export interface ReadType {
  /** One of our types, or the words of the table. */
  readonly type: string
  /** The words for the type in the table, if they differ from the name of the type here. */
  readonly printedType?: string
}

/**
 * Reads a type in a table.
 * @param side decides the meaning of "Side Quest" alone: one of an encounter set, or one of the players
 */
export function readType(words: string, sphere: string, side: 'player' | 'encounter'): ReadType {
  const word = suggestSlug(words)
  const special = /(?:^|[a-z])(Boon|Burden)$/.exec(sphere.trim())?.[1]
  if (special !== undefined && word !== 'campaign') return withPrinted(special === 'Boon' ? 'boon' : 'burden', words)
  if (word === 'side-quest') return withPrinted(side === 'player' ? 'player-side-quest' : 'encounter-side-quest', words)
  const type = byWord.get(word)
  return type === undefined ? { type: words.trim() } : withPrinted(type, words)
}

function withPrinted(type: TableType, words: string): ReadType {
  return words.trim() === wordsOf(type) ? { type } : { type, printedType: words.trim() }
}

/** Whether the type of a sheet is a card type of this game. */
export function isCardType(type: string | undefined): type is TableType {
  return typeIn(tableRulebook, type) !== undefined
}

/** Whether a table names something printed that is not a card: a rules sheet, a title page. */
export function isNoCard(words: string): boolean {
  return noCards.has(suggestSlug(words))
}

/** The type in the words of a table. */
export function writtenType(type: string | undefined, printed: string | undefined): string {
  if (printed !== undefined && printed !== '') return printed
  return isCardType(type) ? wordsOf(type) : (type ?? '')
}

/** Whether the two sides of a type are one card, instead of a card with a common back. */
export const isTwoSided = (type: string | undefined): boolean => typeIn(tableRulebook, type)?.twoSided === 'always' && type !== 'contract'

/** The back of cards of a type. */
export function backOf(type: string | undefined): 'player' | 'encounter' {
  if (!isCardType(type)) return 'encounter'
  return typeIn(tableRulebook, type)?.back === 'player' || type === 'contract' ? 'player' : 'encounter'
}

/** A sphere as tables write it: `Leadership`. */
export function sphereWords(slug: string | undefined): string {
  if (slug === undefined || slug === '') return ''
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

/** The role of a card in a campaign, whatever its printed type. */
type Subtype = 'boon' | 'burden'

function isSubtype(type: string | undefined): type is Subtype {
  return type === 'boon' || type === 'burden'
}

/**
 * The type under which a card of a sheet is played, and its role in a campaign: a boon that is printed as an attachment is an attachment. A boon or
 * burden without a printed type in the table has its own type, and a type that the game does not have becomes a treachery.
 */
export function playedAs({ type, printedType }: SheetType): { readonly type: TableType; readonly subtype?: Subtype } {
  if (!isCardType(type)) return { type: 'treachery' }
  const printed = isSubtype(type) && printedType ? readType(printedType, '', 'player').type : undefined
  if (!isCardType(printed) || printed === 'campaign' || isSubtype(printed)) return { type }
  return { type: printed, subtype: type as Subtype }
}

/** The type of a sheet for a card of this type and subtype: the reverse of `playedAs`. */
export function sheetTypeOf(type: TableType, subtype: FactValue | undefined): SheetType {
  return typeof subtype === 'string' && isSubtype(subtype) ? { type: subtype, printedType: wordsOf(type) } : { type }
}

interface SheetType {
  readonly type?: string | undefined
  readonly printedType?: string | undefined
}

/** The sphere of a boon or burden in the words of tables: `LeadershipBoon`, or `Boon` alone. */
export function sphereInCampaign(sphere: string, type: string | undefined): string {
  if (!isSubtype(type)) return sphere
  return `${sphere === 'Neutral' ? '' : sphere}${type === 'boon' ? 'Boon' : 'Burden'}`
}

/** The back of a card of a sheet: a boon that is printed as an objective has the encounter back. */
export function backOfCard(card: SheetType): 'player' | 'encounter' {
  return backOf(isCardType(card.type) ? playedAs(card).type : card.type)
}
