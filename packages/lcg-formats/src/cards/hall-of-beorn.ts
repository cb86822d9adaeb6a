/**
 * The JSON of Hall of Beorn, as ALeP's generator writes it: a list of objects. Quests, contracts and the like are one object with the texts
 * of both sides; other two-sided cards are two objects with the same id, not necessarily next to each other.
 */

import {
  type CardRecord,
  type CardRecords,
  cellText,
  doubledEntry,
  type Fields,
  type ImportProblem,
  objectsIn,
  objectsOf,
  printObjects,
  type RecordWork,
  recordOfObjects,
  unknownFields,
  type WriteContext,
  wholeOf,
} from '@questwright/interop/for-games'
import { type FactValue, suggestSlug } from '@questwright/packs/browser'
import { typeIn } from '@questwright/rulebook'
import { withKeywordLine, withoutKeywordLine } from './keyword-line.ts'
import { tableRulebook } from './known-types.ts'
import { lcgSheets } from './lcg-sheets.ts'
import { type NameAndType, tellNameAndType } from './name-and-type.ts'
import { type CardSheet, type Flat, listOf, printedList, type SheetSide, type SideField, sideLetters } from './sheet.ts'
import { fromHtml, toHtml, withoutShadowWord } from './text-marks.ts'
import { isTwoSided, readType, writtenType } from './types.ts'

/** Printed values that are copied unchanged. In this format they are texts, even numbers. */
const printed: readonly (readonly [field: SideField, name: string])[] = [
  ['threat', 'threat_strength'],
  ['engagementCost', 'engagement_cost'],
  ['willpower', 'willpower'],
  ['attack', 'attack'],
  ['defense', 'defense'],
  ['hitPoints', 'health'],
  ['questPoints', 'quest_points'],
  ['victory', 'victory_points'],
]

/** All fields of Hall of Beorn. There is no warning for those of them that do not become facts of a card. */
const known = new Set(
  [
    'code name deck_limit quantity position pack_code pack_name type_code type_name subtype_code subtype_name sphere_code sphere_name',
    'is_unique is_official has_errata traits traits_original keywords keywords_original cost threat threat_strength engagement_cost',
    'willpower attack defense health quest_points victory_points encounter_set additional_encounter_sets easy_mode_quantity quest_stage',
    'stage_letter opposite_stage_letter opposite_title card_side subtitle text shadow_text flavor tokens illustrator imagesrc octgnid url',
  ].flatMap((names) => names.split(' ')),
)

const nameAndType: NameAndType = {
  what: 'card',
  name: { field: 'name', remedy: 'Write "name".' },
  type: { field: 'type_name', remedy: 'Correct "type_name".' },
}

/** The word for an empty value. */
const none = 'None'

export const hallOfBeorn: RecordWork = {
  name: 'Hall of Beorn JSON',
  ending: '.json',
  sheets: lcgSheets,
  absent: 'empty',
  parse,
  sheetOf,
  flatOf,
  print: printObjects,
}

/** Objects with the same id are the sides of one card; `card_side` says which side. */
function parse(text: string): CardRecords {
  const problems: ImportProblem[] = []
  const cards: { readonly sides: Fields[]; readonly line: number }[] = []
  const byId = new Map<string, Fields[]>()
  for (const { fields, line } of objectsIn(text, problems)) {
    const id = cellText(fields.octgnid) || cellText(fields.code)
    const others = id === '' ? undefined : byId.get(id)
    if (others === undefined) {
      const sides = [fields]
      cards.push({ sides, line })
      if (id !== '') byId.set(id, sides)
    } else if (isAnotherSide(fields, others)) {
      others.push(fields)
      others.sort((one, other) => (cellText(one.card_side) < cellText(other.card_side) ? -1 : 1))
    } else if (isOfAnotherCode(fields, others)) cards.push({ sides: [fields], line })
    else problems.push(doubledEntry(line, id))
  }
  problems.push(...unknownFields(cards, known, 'Hall of Beorn'))
  return { records: cards.map(({ sides, line }) => recordOfObjects(sides, line)), problems }
}

function isAnotherSide(fields: Fields, others: readonly Fields[]): boolean {
  const side = cellText(fields.card_side)
  return side !== '' && others.length < sideLetters.length && others.every((other) => cellText(other.card_side) !== side)
}

/** Whether a row is a different card than all earlier rows with the same OCTGN id: cards are identified by their code. */
function isOfAnotherCode(fields: Fields, others: readonly Fields[]): boolean {
  const code = cellText(fields.code)
  return code !== '' && others.every((other) => cellText(other.code) !== '' && cellText(other.code) !== code)
}

function sheetOf({ flat, line }: CardRecord, _set: Flat, tell: (problem: ImportProblem) => void): CardSheet {
  const objects = objectsOf(flat)
  const top = objects[0] ?? {}
  const words = cellText(top.type_name)
  const { type, printedType } = readType(words, cellText(top.subtype_name), cellText(top.encounter_set) === '' ? 'player' : 'encounter')
  tellNameAndType({ name: cellText(top.name), words, type, line }, nameAndType, tell)
  const code = cellText(top.code)
  return {
    card: {
      octgnId: cellText(top.octgnid).toLowerCase(),
      ringsdbCode: isOfPlayers(type) && /^\d{5,6}$/.test(code) ? code : '',
      set: cellText(top.pack_name),
      number: cellText(top.position),
      quantity: cellText(top.quantity),
      deckLimit: cellText(top.deck_limit),
      type,
      printedType: printedType ?? '',
      encounterSet: cellText(top.encounter_set),
      moreSets: wordsIn(top.additional_encounter_sets).join('; '),
      stage: isTwoSided(type) ? cellText(top.quest_stage) : '',
      // this field has the number of copies that easy mode removes, in spite of its name
      easyModeRemoves: cellText(top.easy_mode_quantity),
    },
    sides: (objects.length === 1 ? bothSidesIn(top, type) : objects).map((one, at) => sideOf(one, at, type)),
  }
}

/** The two sides of a card that is a single object. */
function bothSidesIn(fields: Fields, type: string): readonly Fields[] {
  const text = /^<b>Side A<\/b> ([\s\S]*?) <b>Side B<\/b> ([\s\S]*)$/.exec(cellText(fields.text))
  const flavour = /^Side A: ([\s\S]*?) Side B: ([\s\S]*)$/.exec(cellText(fields.flavor))
  const title = cellText(fields.opposite_title)
  const letter = cellText(fields.opposite_stage_letter)
  if (!isJoined(type) || (text === null && flavour === null && title === '' && letter === '')) return [fields]
  const { quest_points, victory_points, ...front } = fields
  const ofBack = { quest_points, victory_points }
  return [
    { ...front, ...(type === 'quest' ? {} : ofBack), text: text?.[1] ?? fields.text, flavor: flavour?.[1] ?? fields.flavor },
    {
      type_name: fields.type_name,
      is_unique: fields.is_unique,
      name: title || fields.name,
      stage_letter: letter,
      text: text?.[2],
      flavor: flavour?.[2],
      ...(type === 'quest' ? ofBack : {}),
    },
  ]
}

/** Types whose two sides are a single object. */
function isJoined(type: string | undefined): boolean {
  return isTwoSided(type) || type === 'contract'
}

function isOfPlayers(type: string): boolean {
  return typeIn(tableRulebook, type)?.back === 'player'
}

function wordsIn(value: FactValue | undefined): string[] {
  const all = Array.isArray(value) ? value.map((one) => cellText(one as FactValue)) : listOf(cellText(value))
  return all.flatMap((word) => (word.endsWith('.') ? listOf(word) : [word])).filter((word) => word !== '')
}

function sideOf(one: Fields, at: number, type: string): SheetSide {
  const keywords = printedList(wordsIn(one.keywords))
  const side: { [field: string]: string } = {
    title: (at === 0 ? '' : cellText(one.opposite_title)) || cellText(one.name),
    unique: one.is_unique === true ? '1' : '',
    sphere: named(one.sphere_name),
    artist: named(one.illustrator),
    traits: printedList(wordsIn(one.traits)),
    keywords,
    text: withoutKeywordLine(fromHtml(cellText(one.text)).trim(), keywords),
    shadow: withoutShadowWord(fromHtml(cellText(one.shadow_text))),
    flavour: fromHtml(cellText(one.flavor)),
  }
  for (const [field, name] of printed) side[field] = cellText(one[name])
  const own = at === 0 ? type : readType(cellText(one.type_name), cellText(one.subtype_name), 'encounter').type
  if (own !== type && own !== '') side.type = own
  if (isTwoSided(type)) side.letter = cellText(one.stage_letter) || (sideLetters[at] as string)
  else side.cost = type === 'hero' ? cellText(one.threat) : cellText(one.cost)
  return side
}

function named(value: FactValue | undefined): string {
  const name = cellText(value)
  return name === none ? '' : name
}

function flatOf(sheet: CardSheet, context: WriteContext): Flat {
  const { card, sides } = sheet
  const [front = {}, back] = sides
  const objects =
    back !== undefined && sides.length === 2 && isJoined(card.type) && !back.type
      ? [joined(fieldsOf(sheet, 0, context), fieldsOf(sheet, 1, context), front, back)]
      : sides.map((_, at): Fields => ({ ...fieldsOf(sheet, at, context), ...(sides.length > 1 ? { card_side: sideLetters[at] } : {}) }))
  return recordOfObjects(objects, 1).flat
}

/** Joins both sides to a single object. */
function joined(one: Fields, other: Fields, front: SheetSide, back: SheetSide): Fields {
  const both = (name: string, words: (a: string, b: string) => string): string => {
    const [a, b] = [cellText(one[name]), cellText(other[name])]
    return b === '' ? a : inLines(words(inLines(a), inLines(b)))
  }
  return {
    ...one,
    quest_points: one.quest_points ?? other.quest_points,
    victory_points: one.victory_points ?? other.victory_points,
    opposite_stage_letter: other.stage_letter,
    opposite_title: back.title && back.title !== front.title ? back.title : undefined,
    text: both('text', (a, b) => `<b>Side A</b> ${a} <b>Side B</b> ${b}`),
    flavor: both('flavor', (a, b) => `Side A: ${a} Side B: ${b}`),
  }
}

/** One side as an object. */
function fieldsOf({ card, sides }: CardSheet, at: number, context: WriteContext): Fields {
  const side = sides[at] ?? {}
  const type = side.type ? writtenType(side.type, undefined) : writtenType(card.type, card.printedType)
  const subtype = card.type === 'boon' ? 'Boon' : card.type === 'burden' ? 'Burden' : undefined
  const isHero = card.type === 'hero'
  const sphere = side.sphere?.replace(/(?:Boon|Burden)$/, '') || none
  const [traits, keywords] = [listOf(side.traits), listOf(side.keywords)]
  const more = card.moreSets ? card.moreSets.split('; ') : undefined
  const fields: { [field: string]: FactValue | undefined } = {
    code: card.ringsdbCode || card.octgnId,
    deck_limit: wholeOf(card.deckLimit || card.quantity),
    flavor: inLines(toHtml(side.flavour ?? '')),
    has_errata: false,
    illustrator: side.artist || none,
    imagesrc: '',
    is_official: false,
    is_unique: side.unique === '1',
    keywords,
    keywords_original: keywords,
    name: side.title || sides[0]?.title,
    octgnid: card.octgnId,
    pack_code: context.code,
    pack_name: card.set,
    position: wholeOf(card.number),
    quantity: wholeOf(card.quantity),
    sphere_code: sphere.toLowerCase(),
    sphere_name: sphere,
    text: inLines(colonOutside(toHtml(withKeywordLine(side)))),
    traits,
    traits_original: traits,
    type_code: suggestSlug(type),
    type_name: type,
    url: '',
    additional_encounter_sets: more,
    cost: isHero || isTwoSided(card.type) ? undefined : side.cost || undefined,
    easy_mode_quantity: wholeOf(card.easyModeRemoves),
    encounter_set: card.encounterSet || undefined,
    quest_stage: isTwoSided(card.type) ? wholeOf(card.stage) : undefined,
    shadow_text: side.shadow ? inLines(colonOutside(toHtml(`**Shadow:** ${side.shadow}`))) : undefined,
    stage_letter: card.type === 'quest' ? side.letter : undefined,
    subtype_code: subtype?.toLowerCase(),
    subtype_name: subtype,
    threat: isHero ? side.cost || undefined : undefined,
  }
  for (const [field, name] of printed) fields[name] = side[field] || undefined
  return fields
}

/** The text with the line ends of the site. */
function inLines(text: string): string {
  return text.replace(/\r?\n/g, '\r\n')
}

/** Moves the colon out of the bold text: `<b>Forced:</b>` becomes `<b>Forced</b>:`. */
function colonOutside(html: string): string {
  return html.replace(/<b>([^<]{1,41}):<\/b>/g, '<b>$1</b>:')
}
