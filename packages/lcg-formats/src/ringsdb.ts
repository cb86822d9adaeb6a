/** Reads and writes decks and decklists of RingsDB in the JSON of its site and its public API. */
import {
  addRows,
  type CardIndex,
  cleanLine,
  cleanNotes,
  type Deck,
  type DeckRow,
  eachCopy,
  exportAgain,
  filled,
  gather,
  isFields,
  mostNoteLetters,
  type ReadDeck,
  type ReadOptions,
  readObject,
  reportDoubled,
  rowInFile,
  textOf,
  unreadable,
} from '@questwright/interop/for-games'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { deckHead, type FactValue } from '@questwright/packs/browser'
import { fileWords } from './sections.ts'

/** Fields that we read; all others are written back unchanged. */
const ours = new Set(['name', 'description_md', 'heroes', 'slots', 'sideslots', 'questwright'])

/** A version of the deck, not of the format; nearly every file has this one. */
const usualVersion = '1.0'

/**
 * Reads a RingsDB deck. `slots` holds the heroes too; `sideslots` may be an empty list; codes are texts with leading zeros. Cards without a
 * RingsDB code are in the field `questwright`, which RingsDB ignores.
 */
export function readRingsdb(text: string, index: CardIndex, options: ReadOptions = {}): ReadDeck {
  const object = readObject(text, 'ringsdb')
  if ('problems' in object) return object
  const { fields, doubled } = object
  if (!('slots' in fields))
    return unreadable('ringsdb', 'wrong-format', {
      message: `The file is JSON, but no deck: it has neither \`slots\` (RingsDB) nor "format": "${deckHead.format}".`,
      remedy: exportAgain,
    })
  const all = gather(index, fileWords)
  reportDoubled(doubled, all)
  const heroes = new Set<string>()
  const slots = isFields(fields.slots) ? fields.slots : {}
  eachCopy(fields.heroes, 'heroes', all, (code, quantity) => {
    heroes.add(code)
    const again = slots[code]
    if (again !== undefined && again !== quantity)
      all.report('warning', 'heroes-differ', {
        message: `The hero ${code} is ${String(quantity)} times in \`heroes\` and ${JSON.stringify(again)} times in \`slots\`: the first was taken.`,
        remedy: 'Check the heroes of the deck.',
      })
    all.add({ part: 'heroes', quantity, clue: { siteCode: code } })
  })
  eachCopy(fields.slots, 'slots', all, (code, quantity) => {
    if (!heroes.has(code)) all.add({ part: 'cards', quantity, clue: { siteCode: code }, sorted: 'by type' })
  })
  eachCopy(fields.sideslots, 'sideslots', all, (code, quantity) => all.add({ part: 'sideboard', quantity, clue: { siteCode: code } }))
  const more = isFields(fields.questwright) ? fields.questwright : {}
  addRows(more.cards, 'questwright.cards', all, lcgRulebook)
  const notes = cleanNotes(textOf(fields.description_md) ?? '').slice(0, mostNoteLetters)
  const kept = Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => !ours.has(field) && !(field === 'version' && value === usualVersion)),
  ) as { [field: string]: FactValue }
  const deck: Deck = {
    name: cleanLine(textOf(fields.name) ?? options.name ?? ''),
    kind: more.kind === 'starter' ? 'starter' : 'custom',
    rows: all.rows(),
    ...(notes === '' ? {} : { notes }),
    ...(Object.keys(kept).length === 0 ? {} : { kept: { ringsdb: kept } }),
  }
  return { format: 'ringsdb', deck, problems: all.problems }
}

/** The RingsDB code of a line. */
export function ringsdbCodeOf({ code, siteCode, kind }: DeckRow, index: CardIndex): string | undefined {
  return (kind === 'card' ? index.byCode.get(code ?? '')?.siteCode : undefined) ?? siteCode
}

/** The fields of a RingsDB file that a deck keeps. */
export function keptFields(deck: Deck): { readonly [field: string]: FactValue } {
  const kept = deck.kept?.ringsdb
  return isFields(kept) ? (kept as { readonly [field: string]: FactValue }) : {}
}

/** Writes the JSON of RingsDB. Cards without a RingsDB code go into the field `questwright`. */
export function writeRingsdb(deck: Deck, index: CardIndex): string {
  const copies = (rows: readonly DeckRow[]): { [code: string]: number } => {
    const sums: { [code: string]: number } = {}
    for (const row of rows) {
      const code = ringsdbCodeOf(row, index) ?? ''
      sums[code] = (sums[code] ?? 0) + row.quantity
    }
    return sums
  }
  const coded = deck.rows.filter((row) => row.part !== 'shared' && ringsdbCodeOf(row, index) !== undefined)
  const part = (name: DeckRow['part']): DeckRow[] => coded.filter((row) => row.part === name)
  const sideslots = copies(part('sideboard'))
  const others = deck.rows.filter((row) => !coded.includes(row)).map((row) => rowInFile(row, lcgRulebook))
  const { version = usualVersion, ...before } = keptFields(deck)
  const { id, date_creation, date_update, user_id, ...rest } = before
  const questwright = filled({
    kind: deck.kind === 'starter' ? deck.kind : undefined,
    cards: others.length === 0 ? undefined : others,
  })
  const file = filled({
    id,
    name: deck.name,
    date_creation,
    date_update,
    description_md: deck.notes ?? '',
    user_id,
    heroes: copies(part('heroes')),
    slots: copies([...part('heroes'), ...part('cards')]),
    sideslots: Object.keys(sideslots).length === 0 ? [] : sideslots,
    version,
    ...rest,
    questwright: Object.keys(questwright).length === 0 ? undefined : questwright,
  })
  return `${JSON.stringify(file, null, 2)}\n`
}
