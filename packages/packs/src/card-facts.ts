/** Checks the facts of a card, with messages in words. The forms of the studio use it in the browser too. */
import { type CardType, type Rulebook, typeIn, typesOf } from '@questwright/rulebook'
import type { CardFacts, FactValue } from './bundle.ts'
import { artFields, cardSchemas, factsOfType } from './card-schemas.ts'
import {
  article,
  capital,
  type FactIssue,
  type FactResult,
  isRecord,
  type Miss,
  nameOfField,
  notAnObject,
  run,
  show,
} from './fact-issues.ts'
import { meantName } from './meant-name.ts'
import { unreadFields } from './unread.ts'

/** `an old fighter`: how messages call a card of the type. */
function nounOf({ name }: CardType): string {
  const noun = name.toLowerCase()
  return `${article(noun)} ${noun}`
}

/**
 * Checks the printed facts of a card. Errors: a missing or invalid field, or one of another type (a fighter without life, a road with a price).
 * Warnings: fields that no card has, and a missing number of copies. Facts that all sides print need not be repeated for the whole card.
 * @param rulebook of the game of the card's pack
 */
export function checkCardFacts(value: FactValue, rulebook: Rulebook): FactResult<CardFacts> {
  if (!isRecord(value)) return { issues: [notAnObject()] }
  const type = typeIn(rulebook, value.type)
  if (type === undefined) return { issues: [typeIssue(value.type, rulebook)] }
  const known: Known = { rulebook, name: value.type as string, type }
  const schema = cardSchemas(rulebook).ofType[known.name] as NonNullable<ReturnType<typeof cardSchemas>['ofType'][string]>
  const shared = type.sides ? {} : printedByAllSides(value.sides, factsOfType(rulebook, known.name))
  const result = run(schema, { ...shared, ...value } as FactValue, nounOf(type), rulebook, remedyOf(type))
  const issues = [...result.issues, ...foreignFields(value, known), ...unreadParts(value, known), ...quantityWarning(value, type)]
  const broken = issues.some((issue) => issue.severity === 'error')
  return broken ? { issues } : { value: value as unknown as CardFacts, issues }
}

/**
 * As `checkCardFacts`, for a card of a pack with a missing dependency: if no rulebook has the card's type, a system of the missing pack may declare
 * it, so the card is kept.
 * @param absent the id of the missing pack
 */
export function checkStrangeFacts(value: FactValue, rulebook: Rulebook, absent: string): FactResult<CardFacts> {
  const result = checkCardFacts(value, rulebook)
  if (!isRecord(value) || typeof value.type !== 'string' || typeIn(rulebook, value.type) !== undefined) return result
  const { issues } = run(cardSchemas(rulebook).anyType, value, 'a card', rulebook)
  if (issues.length > 0) return { issues }
  return {
    value: value as unknown as CardFacts,
    issues: result.issues.map((issue) => ({
      ...issue,
      severity: 'warning',
      remedy: `Install "${absent}", on which this pack depends, if that pack declares the type. ${issue.remedy}`,
    })),
  }
}

/** The type of the card that is checked. */
interface Known {
  readonly rulebook: Rulebook
  readonly name: string
  readonly type: CardType
}

/** Facts of the type that every side prints, such as the danger of a road that has two sides. */
function printedByAllSides(sides: FactValue | undefined, facts: readonly string[]): { readonly [fact: string]: FactValue } {
  if (!isRecord(sides)) return {}
  const own = Object.values(sides)
  const [first, ...others] = own
  if (!isRecord(first)) return {}
  const shared: { [fact: string]: FactValue } = {}
  for (const [fact, value] of Object.entries(first)) {
    if (fact === 'type' || value === undefined || !facts.includes(fact)) continue
    if (others.every((other) => isRecord(other) && other[fact] !== undefined)) shared[fact] = value
  }
  return shared
}

function remedyOf(type: CardType): (miss: Miss) => string | undefined {
  return ({ at }) => {
    if (at === 'art.file')
      return 'Write a path below art in lower case, such as "art/reedfang.webp", or drop the picture on the card, which writes the path.'
    const [, side, fact = at] = /^sides\.([^.]+)\.([^.]+)$/.exec(at) ?? []
    return (side === undefined ? type : type.sides?.[side])?.missing?.[fact]
  }
}

/** Fields that cards of this type do not print: those of another type are errors, unknown ones warnings. */
function foreignFields(value: { readonly [field: string]: FactValue | undefined }, { rulebook, name, type }: Known): FactIssue[] {
  const own = ['type', ...factsOfType(rulebook, name)]
  const issues: FactIssue[] = []
  for (const field of Object.keys(value)) {
    if (own.includes(field)) continue
    const others = typesOf(rulebook).filter((one) => factsOfType(rulebook, one).includes(field))
    if (others.length > 0) {
      const message = `${capital(nounOf(type))} does not print ${nameOfField(field, rulebook)}: \`${field}\` belongs to ${others.join(', ')}.`
      const remedy = type.instead?.[field] ?? `Take \`${field}\` out, or change \`type\`.`
      issues.push({ severity: 'error', code: 'facts/foreign-field', path: [field], message, remedy })
      continue
    }
    issues.push(...unreadFields({ [field]: value[field] ?? null }, own, [], type.name.toLowerCase(), rulebook.misplaced))
  }
  return issues
}

/** Warns of fields of sides and of the picture that the program does not use. */
function unreadParts(
  value: { readonly [field: string]: FactValue | undefined },
  { rulebook, name: type, type: words }: Known,
): FactIssue[] {
  const issues = unreadFields(value.art, artFields, ['art'], 'picture')
  const ofSides = Object.keys(cardSchemas(rulebook).side.shape)
  for (const [name, own] of Object.entries(isRecord(value.sides) ? value.sides : {})) {
    if (!isRecord(own)) continue
    const ownType = typeIn(rulebook, own.type) === undefined ? type : (own.type as string)
    const known = new Set([...[type, ownType].flatMap((one) => factsOfType(rulebook, one)), ...ofSides])
    known.delete('sides')
    issues.push(
      ...unreadFields(own, [...known], ['sides', name], `side of ${nounOf(typeIn(rulebook, ownType) ?? words)}`, rulebook.misplaced),
      ...unreadFields(own.art, artFields, ['sides', name, 'art'], 'picture'),
    )
  }
  return issues
}

function quantityWarning(value: { readonly [field: string]: FactValue | undefined }, { copiesIn, name }: CardType): FactIssue[] {
  if (copiesIn === undefined || value.quantity !== undefined) return []
  const message = `The file does not say how many copies of this ${name.toLowerCase()} ${copiesIn} has.`
  return [
    { severity: 'warning', code: 'facts/no-quantity', path: [], message, remedy: 'Add "quantity": 1, or as many copies as there are.' },
  ]
}

function typeIssue(type: FactValue | undefined, rulebook: Rulebook): FactIssue {
  const list = typesOf(rulebook)
    .map((one) => `"${one}"`)
    .join(', ')
  const near = typeof type === 'string' ? meantName(type, typesOf(rulebook)) : undefined
  const remedy = `${near === undefined ? '' : `Did you mean "${near}"? `}Write "type": one of ${list}.`
  if (type === undefined)
    return { severity: 'error', code: 'facts/missing-field', path: ['type'], message: 'A card needs a type: `type` is missing.', remedy }
  return {
    severity: 'error',
    code: 'facts/unknown-type',
    path: ['type'],
    message: `\`type\` is ${show(type)}, which is no card type of this game.`,
    remedy,
  }
}
