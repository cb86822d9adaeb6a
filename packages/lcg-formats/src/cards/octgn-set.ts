/** `set.xml` of OCTGN: the cards of a product. */
import {
  attributeOf,
  type CardRecord,
  type CardRecords,
  elementsOf,
  escapeXml,
  type ImportProblem,
  importProblem,
  linesOf,
  mostCardRows,
  type RecordWork,
  rootOf,
  unknownNames,
  type WriteContext,
} from '@questwright/interop/for-games'
import { XmlElement } from '@rgrove/parse-xml'
import { octgnGame } from '../octgn.ts'
import { printedColumns, printedFields } from './alep-columns.ts'
import { lcgSheets } from './lcg-sheets.ts'
import { type NameAndType, tellNameAndType } from './name-and-type.ts'
import { type CardSheet, type Flat, type SheetSide, sideLetters } from './sheet.ts'
import { fromOctgnText, toOctgnText, withoutShadowWord, withShadowWord } from './text-marks.ts'
import { backOfCard, isTwoSided, readType, writtenType } from './types.ts'

const uniqueSign = '\u2030'
const properties: readonly string[] = ['Card Number', 'Quantity', 'Encounter Set', ...printedColumns, 'Setup']
/** The OCTGN types for card types that OCTGN does not have. */
const otherTypes: { readonly [type: string]: string } = {
  'encounter-side-quest': 'Side Quest',
  'player-side-quest': 'Side Quest',
  'objective-hero': 'Objective Ally',
  'objective-location': 'Location',
}

const nameAndType: NameAndType = {
  what: 'card',
  name: { remedy: 'Write name="…" into <card>.' },
  type: { field: 'Type', remedy: 'Correct its property "Type".' },
}

export const octgnSet: RecordWork = {
  name: 'OCTGN set.xml',
  ending: '.xml',
  sheets: lcgSheets,
  absent: 'empty',
  parse,
  sheetOf,
  flatOf,
  print,
}

function parse(text: string): CardRecords {
  const root = rootOf(text, 'the set.xml of a set')
  if (!(root instanceof XmlElement)) return { records: [], problems: [root] }
  if (root.name !== 'set')
    return {
      records: [],
      problems: [
        importProblem('error', 'wrong-format', [
          `The file is XML, but no set of OCTGN: it begins with <${root.name.slice(0, 40)}>.`,
          'Choose the set.xml of a set.',
        ]),
      ],
    }
  const game = attributeOf(root, 'gameId').trim().toLowerCase()
  if (game !== '' && game.replace(/[{}]/g, '') !== octgnGame)
    return {
      records: [],
      problems: [
        importProblem('error', 'other-game', [
          'The set belongs to another game of OCTGN.',
          `Choose a set of this game: its file says gameId="${octgnGame}".`,
        ]),
      ],
    }
  const problems: ImportProblem[] = []
  const lineAt = linesOf(text)
  const met = new Map<string, number>()
  const all = elementsOf(root, 'cards').flatMap((cards) => elementsOf(cards, 'card'))
  const cards = all.slice(0, mostCardRows)
  const next = all[mostCardRows]
  if (next !== undefined)
    problems.push(
      importProblem(
        'error',
        'too-many-rows',
        [`The set has ${all.length} cards; at most ${mostCardRows} are read, and what follows was not.`, 'Split it into several sets.'],
        { line: lineAt(next.start).line },
      ),
    )
  const records = cards.flatMap((card): CardRecord[] => {
    const { line } = lineAt(card.start)
    const id = attributeOf(card, 'id').toLowerCase()
    const first = met.get(id)
    if (id !== '' && first !== undefined) {
      problems.push(
        importProblem(
          'error',
          'doubled-id',
          [`The id ${id.slice(0, 60)} is already used in line ${first}: this card was left out.`, 'Give each card an id of its own.'],
          { line },
        ),
      )
      return []
    }
    met.set(id, line)
    const alternates = elementsOf(card, 'alternate')
    const flat = [card, ...alternates].slice(0, sideLetters.length).flatMap((element, at) => {
      const letter = sideLetters[at] as string
      return [
        ...['id', 'name', 'size', ...(at === 0 ? [] : ['type'])].map((name): [string, string] => [
          `${letter}@${name}`,
          attributeOf(element, name),
        ]),
        ...elementsOf(element, 'property').map((one): [string, string] => [
          `${letter}.${attributeOf(one, 'name')}`,
          attributeOf(one, 'value'),
        ]),
      ]
    })
    return [{ line, flat: Object.fromEntries(flat.filter(([name, value]) => value !== '' && !name.endsWith('.__proto__'))) }]
  })
  const unknown = new Map<string, number>()
  for (const card of cards)
    for (const one of [card, ...elementsOf(card, 'alternate')].flatMap((side) => elementsOf(side, 'property'))) {
      const name = attributeOf(one, 'name')
      if (!properties.includes(name) && !unknown.has(name)) unknown.set(name, one.start)
    }
  const [first] = unknown.values()
  problems.push(...unknownNames([...unknown.keys()], 'OCTGN', first === undefined ? {} : { line: lineAt(first).line }))
  return {
    records,
    problems,
    set: {
      title: attributeOf(root, 'name'),
      id: attributeOf(root, 'id'),
      version: attributeOf(root, 'version'),
      gameVersion: attributeOf(root, 'gameVersion'),
    },
  }
}

function sheetOf({ flat, line }: CardRecord, set: Flat, tell: (problem: ImportProblem) => void): CardSheet {
  const letters = sideLetters.filter(
    (letter, at) => at === 0 || Object.keys(flat).some((name) => name.startsWith(`${letter}@`) || name.startsWith(`${letter}.`)),
  )
  const get = (letter: string, name: string): string => flat[`${letter}.${name}`] ?? ''
  const name = flat['A@name'] ?? ''
  const words = get('A', 'Type')
  const size = flat['A@size'] ?? ''
  const read = readType(
    words,
    get('A', 'Sphere'),
    size !== 'PlayerQuestCard' && (size !== '' || get('A', 'Encounter Set') !== '') ? 'encounter' : 'player',
  )
  const { type, printedType } = otherTypes[read.type] === words ? { type: read.type } : read
  tellNameAndType({ name, words, type, line }, nameAndType, tell)
  return {
    card: {
      octgnId: (flat['A@id'] ?? '').toLowerCase(),
      set: set.title ?? '',
      setId: set.id ?? '',
      number: get('A', 'Card Number'),
      quantity: get('A', 'Quantity'),
      encounterSet: get('A', 'Encounter Set'),
      type,
      printedType: printedType ?? '',
      // some sets give the stage on the second side only
      stage: isTwoSided(type) ? get('A', 'Cost') || get('B', 'Cost') : '',
    },
    sides: letters.map((letter): SheetSide => {
      const side: { [field: string]: string } = {
        title: (flat[`${letter}@name`] ?? '') || name,
        unique: get(letter, 'Unique') === '' ? '' : '1',
        victory: (/^VICTORY (\S+)$/i.exec(get(letter, 'Victory Points'))?.[1] ?? get(letter, 'Victory Points')) || '',
        text: fromOctgnText(get(letter, 'Text')),
        shadow: withoutShadowWord(fromOctgnText(get(letter, 'Shadow'))),
      }
      for (const [field, property] of printedFields) side[field] = get(letter, property)
      side.keywords = fromOctgnText(get(letter, 'Keywords'))
      if (isTwoSided(type)) side.letter = get(letter, 'Engagement Cost') || letter
      else {
        side.cost = get(letter, 'Cost')
        side.engagementCost = get(letter, 'Engagement Cost')
      }
      return side
    }),
  }
}

function flatOf({ card, sides }: CardSheet, _context: WriteContext): Flat {
  const flat: { [name: string]: string } = { 'A@id': card.octgnId ?? '', 'A@size': sizeOf(card) }
  const type =
    card.printedType ||
    (card.type !== undefined && Object.hasOwn(otherTypes, card.type) ? otherTypes[card.type] : undefined) ||
    writtenType(card.type, undefined)
  for (const [at, side] of sides.entries()) {
    const letter = sideLetters[at] as string
    const put = (name: string, value: string | undefined): void => {
      if (value) flat[`${letter}.${name}`] = value
    }
    flat[`${letter}@name`] = side.title ?? ''
    if (at > 0) {
      flat[`${letter}@type`] = letter
      flat[`${letter}@size`] = sizeOf(card)
    }
    put('Card Number', card.number)
    put('Quantity', card.quantity)
    put('Encounter Set', card.encounterSet)
    put('Unique', side.unique === '1' ? uniqueSign : '')
    put('Type', type)
    for (const [field, property] of printedFields) put(property, side[field])
    put('Keywords', toOctgnText(side.keywords ?? ''))
    put('Victory Points', side.victory && `VICTORY ${side.victory}`)
    put('Text', toOctgnText(side.text ?? ''))
    put('Shadow', withShadowWord(toOctgnText(side.shadow ?? '')))
    put('Cost', isTwoSided(card.type) ? card.stage : side.cost)
    put('Engagement Cost', isTwoSided(card.type) ? side.letter : side.engagementCost)
  }
  return flat
}

function sizeOf(card: CardSheet['card']): string {
  const { type } = card
  if (isTwoSided(type) || type === 'encounter-side-quest') return 'QuestCard'
  if (type === 'player-side-quest') return 'PlayerQuestCard'
  return backOfCard(card) === 'encounter' ? 'EncounterCard' : ''
}

function print(records: readonly Flat[], context: WriteContext): string {
  const lines = [
    '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
    `<set name="${escapeXml(context.title)}" id="${escapeXml(context.setId)}" gameId="${octgnGame}" gameVersion="${escapeXml(context.gameVersion ?? '2.0.0.0')}" version="${escapeXml(context.version)}">`,
    '  <cards>',
  ]
  for (const flat of records) {
    const attributes = (letter: string, names: readonly string[]): string =>
      names.flatMap((name) => (flat[`${letter}@${name}`] ? [` ${name}="${escapeXml(flat[`${letter}@${name}`] ?? '')}"`] : [])).join('')
    lines.push(`    <card${attributes('A', ['id', 'name', 'size'])}>`)
    lines.push(...propertyLines(flat, 'A', '      '))
    for (const letter of sideLetters.slice(1)) {
      if (!Object.keys(flat).some((name) => (name.startsWith(`${letter}@`) || name.startsWith(`${letter}.`)) && flat[name] !== '')) continue
      lines.push(
        `      <alternate${attributes(letter, ['name', 'type', 'size'])}>`,
        ...propertyLines(flat, letter, '        '),
        '      </alternate>',
      )
    }
    lines.push('    </card>')
  }
  lines.push('  </cards>', '</set>')
  return `${lines.join('\n')}\n`
}

function propertyLines(flat: Flat, letter: string, indent: string): string[] {
  const own = Object.keys(flat)
    .filter((name) => name.startsWith(`${letter}.`))
    .map((name) => name.slice(2))
  const ordered = [...properties.filter((name) => own.includes(name)), ...own.filter((name) => !properties.includes(name)).sort()]
  return ordered.flatMap((name) => {
    const value = flat[`${letter}.${name}`]
    return value ? [`${indent}<property name="${escapeXml(name)}" value="${escapeXml(value)}" />`] : []
  })
}
