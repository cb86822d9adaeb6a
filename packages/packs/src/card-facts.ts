/**
 * What each card type prints, as schemas, and what is wrong with the facts of a card, in words.
 * Pure: the studio's forms use it in the browser too.
 */

import type { CardType, FactValue } from './bundle.ts'
import { cardTypes, cardTypeWords, wordsOfType } from './card-types.ts'
import { article, capital, type FactIssue, type FactResult, fields, isRecord, type Miss, notAnObject, run, show } from './fact-issues.ts'
import { slugIsWellFormed } from './slug.ts'
import { unreadFields } from './unread.ts'
import { z } from './zod.ts'

const printed = z.union([z.int().min(0), z.literal('-'), z.literal('X')])
const life = z.union([z.int().min(1), z.literal('-'), z.literal('X')])
const slug = z.string().refine(slugIsWellFormed)
const words = z.array(z.string().min(1))

/** A side may print any number of its own, and be of another type than the card's front. */
const side = z.looseObject({
  type: z.enum(cardTypes).optional(),
  questPoints: printed.optional(),
  threat: printed.optional(),
  engagementCost: printed.optional(),
  willpower: printed.optional(),
  attack: printed.optional(),
  defense: printed.optional(),
  hitPoints: life.optional(),
  cost: printed.optional(),
  traits: words.optional(),
  keywords: words.optional(),
})

/** Where pictures lie: below `art`, without ways out of it. */
const artFile = z.string().regex(/^art\/(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*\.(?:png|jpg|jpeg|webp)$/)
const art = z.looseObject({
  file: artFile,
  x: z.int().min(-500).max(500).optional(),
  y: z.int().min(-500).max(500).optional(),
  scale: z.int().min(10).max(1000).optional(),
  artist: z.string().optional(),
})

/** Of a card that came from another program: which format, whether it brought a text, and what of it is no fact of ours. */
/** So many copies of one card: far more than any set prints, and few enough for a table. */
export const mostCopies = 99
const imported = z.looseObject({ format: z.string(), text: z.enum(['kept', 'none']).optional() })

const common = {
  unique: z.boolean().optional(),
  traits: words.optional(),
  keywords: words.optional(),
  number: z.int().min(0).optional(),
  quantity: z.int().min(1).max(mostCopies).optional(),
  octgnId: z.string().min(1).optional(),
  ringsdbCode: z.string().min(1).optional(),
  sides: z.record(z.string(), side).optional(),
  art: art.optional(),
  imported: imported.optional(),
}
const player = { ...common, sphere: slug }
const fighter = { attack: printed, defense: printed, hitPoints: life }
const encounter = { ...common, encounterSet: slug, shadow: z.literal('present').optional(), easyModeRemoves: z.int().min(0).optional() }
const back = z.enum(['player', 'encounter']).optional()
/** What boons and burdens may print: they are attachments, events, enemies, treacheries in disguise. */
const special = {
  ...common,
  sphere: slug.optional(),
  cost: printed.optional(),
  back,
  shadow: z.literal('present').optional(),
  engagementCost: printed.optional(),
  threat: printed.optional(),
  willpower: printed.optional(),
  attack: printed.optional(),
  defense: printed.optional(),
  hitPoints: life.optional(),
}

/** One schema per type. Anything else that a file holds is kept and reported. Source: LCG-ANATOMY-1, -2, -3. */
export const cardSchemas = {
  hero: z.looseObject({ type: z.literal('hero'), ...player, threatCost: printed, willpower: printed, ...fighter }),
  ally: z.looseObject({ type: z.literal('ally'), ...player, cost: printed, willpower: printed, ...fighter }),
  attachment: z.looseObject({ type: z.literal('attachment'), ...player, cost: printed }),
  event: z.looseObject({ type: z.literal('event'), ...player, cost: printed }),
  'player-side-quest': z.looseObject({ type: z.literal('player-side-quest'), ...player, cost: printed, questPoints: printed }),
  contract: z.looseObject({ type: z.literal('contract'), ...common, sphere: slug.optional() }),
  treasure: z.looseObject({ type: z.literal('treasure'), ...common, sphere: slug.optional(), encounterSet: slug, cost: printed }),
  enemy: z.looseObject({ type: z.literal('enemy'), ...encounter, engagementCost: printed, threat: printed, ...fighter }),
  location: z.looseObject({ type: z.literal('location'), ...encounter, threat: printed, questPoints: printed }),
  treachery: z.looseObject({ type: z.literal('treachery'), ...encounter }),
  objective: z.looseObject({ type: z.literal('objective'), ...encounter }),
  'objective-ally': z.looseObject({ type: z.literal('objective-ally'), ...encounter, willpower: printed, ...fighter }),
  'objective-hero': z.looseObject({
    type: z.literal('objective-hero'),
    ...encounter,
    sphere: slug.optional(),
    threatCost: printed.optional(),
    willpower: printed,
    ...fighter,
  }),
  'objective-location': z.looseObject({ type: z.literal('objective-location'), ...encounter, threat: printed, questPoints: printed }),
  'encounter-side-quest': z.looseObject({ type: z.literal('encounter-side-quest'), ...encounter, questPoints: printed }),
  'ship-enemy': z.looseObject({ type: z.literal('ship-enemy'), ...encounter, engagementCost: printed, threat: printed, ...fighter }),
  'ship-objective': z.looseObject({ type: z.literal('ship-objective'), ...encounter, willpower: printed, ...fighter }),
  quest: z.looseObject({
    type: z.literal('quest'),
    ...common,
    stage: z.int().min(1),
    encounterSets: z.array(slug),
    sides: z.looseObject({ A: side, B: z.looseObject({ ...side.shape, questPoints: printed }) }),
  }),
  nightmare: z.looseObject({ type: z.literal('nightmare'), ...common, encounterSet: slug.optional() }),
  campaign: z.looseObject({ type: z.literal('campaign'), ...common, encounterSet: slug.optional() }),
  boon: z.looseObject({ type: z.literal('boon'), ...special, encounterSet: slug.optional() }),
  burden: z.looseObject({ type: z.literal('burden'), ...special, encounterSet: slug }),
} as const satisfies Record<CardType, z.ZodObject>

/** `an encounter side quest`: how messages call a card of the type. */
function nounOf(type: CardType): string {
  const name = cardTypeWords[type].name.toLowerCase()
  return `${article(name)} ${name}`
}

/**
 * Checks the printed facts of a card.
 * Errors: a missing, wrong or foreign field (an ally without hit points, a hero with a cost). Warnings: fields that no card has; copies not stated.
 * What every side prints need not stand above the sides as well.
 */
export function checkCardFacts(value: FactValue): FactResult<z.output<(typeof cardSchemas)[CardType]>> {
  if (!isRecord(value)) return { issues: [notAnObject()] }
  const type = value.type
  if (wordsOfType(type) === undefined) return { issues: [typeIssue(type)] }
  const schema: z.ZodObject = cardSchemas[type as CardType]
  const noun = nounOf(type as CardType)
  const foreign = foreignFields(value, type as CardType, noun)
  const shared = type === 'quest' ? {} : printedByAllSides(value.sides, schema)
  const result = run(schema, { ...shared, ...value } as FactValue, noun, remedyOf(type as CardType))
  const issues = [...result.issues, ...foreign, ...unreadParts(value, type as CardType), ...quantityWarning(value, type as CardType)]
  const broken = issues.some((issue) => issue.severity === 'error')
  return broken ? { issues } : { value: value as z.output<(typeof cardSchemas)[CardType]>, issues }
}

/** Facts of the type that stand on every side, such as the threat of a location that has two. */
function printedByAllSides(sides: FactValue | undefined, schema: z.ZodObject): { readonly [fact: string]: FactValue } {
  if (!isRecord(sides)) return {}
  const own = Object.values(sides)
  const [first, ...others] = own
  if (!isRecord(first)) return {}
  const facts: { [fact: string]: FactValue } = {}
  for (const [fact, value] of Object.entries(first)) {
    if (fact === 'type' || value === undefined || !Object.hasOwn(schema.shape, fact)) continue
    if (others.every((other) => isRecord(other) && other[fact] !== undefined)) facts[fact] = value
  }
  return facts
}

function remedyOf(type: CardType): ((miss: Miss) => string | undefined) | undefined {
  if (type === 'quest') return questRemedy
  return ({ at }) =>
    at === 'art.file'
      ? 'Write a path below art in lower case, such as "art/reedfang.webp"; drop the picture on the card and it is done for you.'
      : undefined
}

function questRemedy(miss: Miss): string | undefined {
  if (miss.at !== 'sides.B.questPoints') return undefined
  return 'Write the printed number, or "-" when side B prints a dash because its text alone advances the stage.'
}

/** Fields that the type does not print: those of another type are errors, unknown ones warnings. */
function foreignFields(value: { readonly [field: string]: FactValue | undefined }, type: CardType, noun: string): FactIssue[] {
  const own = Object.keys(cardSchemas[type].shape)
  const issues: FactIssue[] = []
  for (const field of Object.keys(value)) {
    if (own.includes(field)) continue
    const others = cardTypes.filter((one) => Object.hasOwn(cardSchemas[one].shape, field))
    if (others.length > 0) {
      const name = fields[field]?.[0] ?? field
      const message = `${capital(noun)} does not print ${name}: \`${field}\` belongs to ${others.join(', ')}.`
      issues.push({ severity: 'error', code: 'facts/foreign-field', path: [field], message, remedy: foreignRemedy(field, type) })
      continue
    }
    issues.push(...unreadFields({ [field]: null }, own, [], cardTypeWords[type].name.toLowerCase()))
  }
  return issues
}

/** Warns of what stands on a side, or about the picture, and nothing reads. */
function unreadParts(value: { readonly [field: string]: FactValue | undefined }, type: CardType): FactIssue[] {
  const artFields = Object.keys(art.shape)
  const issues = unreadFields(value.art, artFields, ['art'], 'picture')
  for (const [name, own] of Object.entries(isRecord(value.sides) ? value.sides : {})) {
    if (!isRecord(own)) continue
    const ownType = wordsOfType(own.type) === undefined ? type : (own.type as CardType)
    const known = new Set([type, ownType].flatMap((one) => Object.keys(cardSchemas[one].shape)).concat(Object.keys(side.shape)))
    known.delete('sides')
    issues.push(
      ...unreadFields(own, [...known], ['sides', name], `side of ${nounOf(ownType)}`),
      ...unreadFields(own.art, artFields, ['sides', name, 'art'], 'picture'),
    )
  }
  return issues
}

function foreignRemedy(field: string, type: CardType): string {
  if (type === 'hero' && field === 'cost') return 'Heroes have a threat cost: take `cost` out and write `threatCost`.'
  if (type === 'quest' && field === 'questPoints') return 'Quest points of a quest card stand on its side: write them into `sides.B`.'
  if (field === 'encounterSet' && type === 'quest') return 'A quest card names a list: write `encounterSets`.'
  return `Take \`${field}\` out, or change \`type\`.`
}

function quantityWarning(value: { readonly [field: string]: FactValue | undefined }, type: CardType): FactIssue[] {
  if (cardTypeWords[type].back !== 'encounter' || value.quantity !== undefined) return []
  const message = `The file does not say how many copies of this ${cardTypeWords[type].name.toLowerCase()} its encounter set has.`
  return [
    { severity: 'warning', code: 'facts/no-quantity', path: [], message, remedy: 'Add "quantity": 1, or as many copies as there are.' },
  ]
}

function typeIssue(type: FactValue | undefined): FactIssue {
  const list = cardTypes.map((one) => `"${one}"`).join(', ')
  const remedy = `Write "type": one of ${list}.`
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
