/** The JSON of Hall of Beorn: a list of objects, one for each side of a card. */
import type { FactValue } from '@questwright/packs/browser'
import { suggestSlug } from '@questwright/packs/browser'
import type { CardRecord, CardRecords, FormatWork, WriteContext } from './format.ts'
import {
  doubledEntry,
  type Fields,
  numberOf,
  objectsIn,
  objectsOf,
  printObjects,
  recordOfObjects,
  textOf,
  unknownFields,
} from './json-cards.ts'
import { type ImportProblem, importProblem } from './problem.ts'
import { type CardSheet, type Flat, listOf, printedList, type SheetSide, sideLetters } from './sheet.ts'
import { fromHtml, toHtml } from './text-marks.ts'
import { isCardType, isTwoSided, readType, writtenType } from './types.ts'

const plainFields = [
  ['threat', 'threat_strength'],
  ['engagementCost', 'engagement_cost'],
  ['willpower', 'willpower'],
  ['attack', 'attack'],
  ['defense', 'defense'],
  ['hitPoints', 'health'],
  ['questPoints', 'quest_points'],
  ['victory', 'victory_points'],
  ['artist', 'illustrator'],
  ['sphere', 'sphere_name'],
] as const

/** Fields that Hall of Beorn has. What of them is nothing of ours is kept without a word. */
const known = new Set(
  [
    'code name deck_limit quantity position pack_code pack_name type_code type_name subtype_code subtype_name sphere_code sphere_name',
    'is_unique is_official has_errata traits traits_original keywords keywords_original cost threat threat_strength engagement_cost',
    'willpower attack defense health quest_points victory_points encounter_set additional_encounter_sets easy_mode_quantity quest_stage',
    'stage_letter opposite_stage_letter opposite_title card_side subtitle text shadow_text flavor tokens illustrator imagesrc octgnid url',
  ].flatMap((names) => names.split(' ')),
)

export const hallOfBeorn: FormatWork = {
  name: 'Hall of Beorn JSON',
  ending: '.json',
  absent: 'empty',
  parse,
  sheetOf,
  flatOf,
  print: printObjects,
}

/** The sides of a card need not follow one another: they share its id, and say by `card_side` which they are. */
function parse(text: string): CardRecords {
  const problems: ImportProblem[] = []
  const cards: { readonly sides: Fields[]; readonly line: number }[] = []
  const byId = new Map<string, Fields[]>()
  for (const { fields, line } of objectsIn(text, problems)) {
    const id = textOf(fields.octgnid) || textOf(fields.code)
    const others = id === '' ? undefined : byId.get(id)
    const side = textOf(fields.card_side)
    if (others === undefined) {
      const sides = [fields]
      cards.push({ sides, line })
      if (id !== '') byId.set(id, sides)
    } else if (side !== '' && others.length < sideLetters.length && others.every((other) => textOf(other.card_side) !== side)) {
      others.push(fields)
      others.sort((one, other) => (textOf(one.card_side) < textOf(other.card_side) ? -1 : 1))
    } else problems.push(doubledEntry(line, id))
  }
  problems.push(...unknownFields(cards, known, 'Hall of Beorn'))
  return { records: cards.map(({ sides, line }) => recordOfObjects(sides, line)), problems }
}

function sheetOf({ flat, line }: CardRecord, _set: Flat, tell: (problem: ImportProblem) => void): CardSheet {
  const objects = objectsOf(flat)
  const top = objects[0] ?? {}
  const name = textOf(top.name)
  if (name === '') tell(importProblem('error', 'no-name', ['The card has no name.', 'Write "name".'], { line, field: 'name' }))
  const words = textOf(top.type_name)
  const { type, printedType } = readType(words, textOf(top.subtype_name), textOf(top.encounter_set) === '' ? 'player' : 'encounter')
  if (!isCardType(type))
    tell(
      importProblem(
        'warning',
        'unknown-type',
        [`"${words}" is no card type that is known: ${name} is kept beside the pack and is no card of it.`, 'Correct "type_name".'],
        { line, field: 'type_name' },
      ),
    )
  const more = Array.isArray(top.additional_encounter_sets) ? top.additional_encounter_sets.map((one) => textOf(one as FactValue)) : []
  const [quantity, easy] = [textOf(top.quantity), textOf(top.easy_mode_quantity)]
  return {
    card: {
      octgnId: textOf(top.octgnid).toLowerCase(),
      set: textOf(top.pack_name),
      number: textOf(top.position),
      quantity,
      deckLimit: textOf(top.deck_limit),
      type,
      printedType: printedType ?? '',
      encounterSet: textOf(top.encounter_set),
      moreSets: more.filter((one) => one !== '').join('; '),
      stage: isTwoSided(type) ? textOf(top.quest_stage) : '',
      easyModeRemoves:
        /^\d+$/.test(quantity) && /^\d+$/.test(easy) && Number(easy) < Number(quantity) ? String(Number(quantity) - Number(easy)) : '',
    },
    sides: objects.map((one, at) => sideOf(one, at, type, top)),
  }
}

function sideOf(one: Fields, at: number, type: string, top: Fields): SheetSide {
  const list = (value: FactValue | undefined): string => {
    if (!Array.isArray(value)) return textOf(value)
    const words = value.map((word) => textOf(word as FactValue))
    return printedList(words.flatMap((word) => (word.endsWith('.') ? listOf(word) : [word])).filter((word) => word !== ''))
  }
  const side: { [field: string]: string } = {
    title: at === 0 ? textOf(one.name) : textOf(one.opposite_title) || textOf(one.name) || textOf(top.opposite_title),
    unique: one.is_unique === true ? '1' : '',
    traits: list(one.traits),
    keywords: list(one.keywords),
    text: fromHtml(textOf(one.text)),
    shadow: fromHtml(textOf(one.shadow_text)),
    flavour: fromHtml(textOf(one.flavor)),
  }
  for (const [field, name] of plainFields) side[field] = textOf(one[name])
  const own = at === 0 ? type : readType(textOf(one.type_name), textOf(one.subtype_name), 'encounter').type
  if (own !== type && own !== '') side.type = own
  if (isTwoSided(type)) side.letter = textOf(one.stage_letter) || (sideLetters[at] as string)
  else side.cost = type === 'hero' ? textOf(one.threat) : textOf(one.cost)
  return side
}

function flatOf({ card, sides }: CardSheet, context: WriteContext): Flat {
  const flat: [string, string][] = []
  for (const [at, side] of sides.entries()) {
    const letter = sideLetters[at] as string
    const twoSided = isTwoSided(card.type)
    const type = side.type ? writtenType(side.type, undefined) : writtenType(card.type, card.printedType)
    const subtype = card.type === 'boon' ? 'Boon' : card.type === 'burden' ? 'Burden' : undefined
    const removes = card.easyModeRemoves
    const fields: { [field: string]: FactValue | undefined } = {
      code: card.ringsdbCode || card.octgnId,
      name: at === 0 ? side.title : sides[0]?.title,
      deck_limit: numberOf(card.deckLimit),
      quantity: numberOf(card.quantity),
      position: numberOf(card.number),
      pack_code: context.code,
      pack_name: card.set,
      type_code: suggestSlug(type),
      type_name: type,
      subtype_code: subtype?.toLowerCase(),
      subtype_name: subtype,
      sphere_code: side.sphere?.toLowerCase(),
      is_unique: side.unique === '1',
      is_official: false,
      has_errata: false,
      traits: listOf(side.traits).map((trait) => `${trait}.`),
      keywords: listOf(side.keywords).map((keyword) => `${keyword}.`),
      cost: card.type === 'hero' || twoSided ? undefined : numberOf(side.cost),
      threat: card.type === 'hero' ? numberOf(side.cost) : undefined,
      encounter_set: card.encounterSet,
      additional_encounter_sets: card.moreSets ? card.moreSets.split('; ') : undefined,
      easy_mode_quantity:
        removes !== undefined && /^\d+$/.test(removes) && /^\d+$/.test(card.quantity ?? '')
          ? Math.max(0, Number(card.quantity) - Number(removes))
          : undefined,
      quest_stage: twoSided ? numberOf(card.stage) : undefined,
      stage_letter: twoSided ? side.letter : undefined,
      opposite_title: at > 0 && side.title !== sides[0]?.title ? side.title : undefined,
      card_side: sides.length > 1 ? letter : undefined,
      text: side.text && toHtml(side.text),
      shadow_text: side.shadow && toHtml(side.shadow),
      flavor: side.flavour && toHtml(side.flavour),
      octgnid: card.octgnId,
    }
    for (const [field, name] of plainFields) fields[name] = field === 'artist' || field === 'sphere' ? side[field] : numberOf(side[field])
    for (const [name, value] of Object.entries(fields))
      if (value !== undefined && value !== '') flat.push([`${letter}.${name}`, JSON.stringify(value)])
  }
  return Object.fromEntries(flat)
}
