/** The JSON of Hall of Beorn: a list of objects, one for each side of a card. */
import type { FactValue } from '@questwright/packs/browser'
import { suggestSlug } from '@questwright/packs/browser'
import { readJson } from '../json.ts'
import type { CardRecord, CardRecords, FormatWork, WriteContext } from './format.ts'
import { mostCardRows } from './limits.ts'
import { type ImportProblem, importProblem, unknownNames } from './problem.ts'
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
  print: (records) => `${JSON.stringify(records.flatMap(objectsOf), null, 2)}\n`,
}

type Fields = { readonly [field: string]: FactValue | undefined }

function parse(text: string): CardRecords {
  const read = readJson(text)
  if ('fault' in read)
    return {
      records: [],
      problems: [
        importProblem(
          'error',
          'broken-json',
          [`The JSON is broken here: ${read.fault.what}.`, 'Export the file again, or correct it in an editor.'],
          read.fault,
        ),
      ],
    }
  const list = Array.isArray(read.value)
    ? read.value
    : isFields(read.value) && Array.isArray(read.value.cards)
      ? (read.value.cards as FactValue[])
      : undefined
  if (list === undefined)
    return {
      records: [],
      problems: [importProblem('error', 'wrong-format', ['The file is JSON, but no list of cards.', 'Write [ { "name": … } ].'])],
    }
  const problems: ImportProblem[] = []
  const records: { key: string; sides: Fields[]; line: number }[] = []
  const met = new Set<string>()
  for (const [at, one] of list.slice(0, mostCardRows).entries()) {
    if (!isFields(one)) {
      problems.push(
        importProblem('error', 'wrong-format', [`Entry ${at + 1} of the list is no object: it was left out.`, 'Write { "name": … }.'], {
          line: at + 1,
        }),
      )
      continue
    }
    const id = textOf(one.octgnid) || textOf(one.code)
    const before = records.at(-1)
    if (before !== undefined && id !== '' && before.key === id && textOf(one.card_side) !== '' && before.sides.length < sideLetters.length)
      before.sides.push(one)
    else if (id !== '' && met.has(id))
      problems.push(
        importProblem(
          'error',
          'doubled-id',
          [`Entry ${at + 1} has the id ${id.slice(0, 60)} of another card: it was left out.`, 'Give each card an id of its own.'],
          { line: at + 1 },
        ),
      )
    else records.push({ key: id, sides: [one], line: at + 1 })
    met.add(id)
  }
  if (list.length > mostCardRows)
    problems.push(
      importProblem('error', 'too-many-rows', [
        `The list has more than ${mostCardRows} entries; what follows was not read.`,
        'Split it into several files.',
      ]),
    )
  const unknown = new Map<string, number>()
  for (const { sides, line } of records)
    for (const name of sides.flatMap((side) => Object.keys(side))) if (!known.has(name) && !unknown.has(name)) unknown.set(name, line)
  problems.push(...unknownNames([...unknown.keys()], 'Hall of Beorn', { line: [...unknown.values()][0] }))
  return {
    records: records.map(({ sides, line }) => ({
      line,
      flat: Object.fromEntries(
        sides.flatMap((side, at) =>
          Object.entries(side).flatMap(([field, value]) =>
            value === null || value === undefined || field === '__proto__' ? [] : [[`${sideLetters[at]}.${field}`, JSON.stringify(value)]],
          ),
        ),
      ),
    })),
    problems,
  }
}

/** Values are kept as JSON, so that numbers stay numbers. */
function objectsOf(flat: Flat): object[] {
  return sideLetters.flatMap((letter) => {
    const fields = Object.entries(flat).flatMap(([name, value]) =>
      name.startsWith(`${letter}.`) && value !== '' ? [[name.slice(2), JSON.parse(value) as unknown] as const] : [],
    )
    return fields.length === 0 ? [] : [Object.fromEntries(fields)]
  })
}

function isFields(value: FactValue | undefined): value is Fields & FactValue {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: FactValue | undefined): string {
  if (typeof value === 'string') return value.replace(/\r\n?/g, '\n').trim()
  return typeof value === 'number' ? String(value) : ''
}

function sheetOf({ flat, line }: CardRecord, _set: Flat, tell: (problem: ImportProblem) => void): CardSheet {
  const objects = objectsOf(flat) as Fields[]
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
  if (isTwoSided(type)) side.letter = textOf(one.stage_letter) || (sideLetters[at] as string)
  else side.cost = type === 'hero' ? textOf(one.threat) : textOf(one.cost)
  return side
}

function flatOf({ card, sides }: CardSheet, context: WriteContext): Flat {
  const flat: [string, string][] = []
  for (const [at, side] of sides.entries()) {
    const letter = sideLetters[at] as string
    const number = (printed: string | undefined): FactValue | undefined =>
      printed === undefined || printed === ''
        ? undefined
        : /^\d{1,6}$/.test(printed) && String(Number(printed)) === printed
          ? Number(printed)
          : printed
    const twoSided = isTwoSided(card.type)
    const type = writtenType(card.type, card.printedType)
    const subtype = card.type === 'boon' ? 'Boon' : card.type === 'burden' ? 'Burden' : undefined
    const removes = card.easyModeRemoves
    const fields: { [field: string]: FactValue | undefined } = {
      code: card.ringsdbCode || card.octgnId,
      name: at === 0 ? side.title : sides[0]?.title,
      deck_limit: number(card.deckLimit),
      quantity: number(card.quantity),
      position: number(card.number),
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
      cost: card.type === 'hero' || twoSided ? undefined : number(side.cost),
      threat: card.type === 'hero' ? number(side.cost) : undefined,
      encounter_set: card.encounterSet,
      additional_encounter_sets: card.moreSets ? card.moreSets.split('; ') : undefined,
      easy_mode_quantity:
        removes !== undefined && /^\d+$/.test(removes) && /^\d+$/.test(card.quantity ?? '')
          ? Math.max(0, Number(card.quantity) - Number(removes))
          : undefined,
      quest_stage: twoSided ? number(card.stage) : undefined,
      stage_letter: twoSided ? side.letter : undefined,
      opposite_title: at > 0 && side.title !== sides[0]?.title ? side.title : undefined,
      card_side: sides.length > 1 ? letter : undefined,
      text: side.text && toHtml(side.text),
      shadow_text: side.shadow && toHtml(side.shadow),
      flavor: side.flavour && toHtml(side.flavour),
      octgnid: card.octgnId,
    }
    for (const [field, name] of plainFields) fields[name] = field === 'artist' || field === 'sphere' ? side[field] : number(side[field])
    for (const [name, value] of Object.entries(fields))
      if (value !== undefined && value !== '') flat.push([`${letter}.${name}`, JSON.stringify(value)])
  }
  return Object.fromEntries(flat)
}
