/** Prebuilt decks of DragnCards: the JSON file of a plugin. */
import { type ImportProblem, importProblem, readJson } from '@questwright/interop/for-games'
import type { FactValue } from '@questwright/packs/browser'
import type { ScenarioDeck, ScenarioRow } from './scenario-deck.ts'
import { plainLabel } from './scenario-modes.ts'

/** The OCTGN names for groups of DragnCards; other groups keep their names. */
const groups: { readonly [group: string]: string } = {
  sharedQuestDeck: 'Quest',
  sharedQuestDeck2: 'Second Quest Deck',
  sharedEncounterDeck: 'Encounter',
  sharedEncounterDeck2: 'Special',
  sharedEncounterDeck3: 'Second Special',
  sharedSetAside: 'Setup',
  sharedStagingArea: 'Staging Setup',
  sharedActiveLocation: 'Active Setup',
}

/** Further groups of DragnCards whose cards begin in such a place: a quest of one stage lies on the table at once. */
const furtherGroups: { readonly [group: string]: string } = { sharedMainQuest: 'Quest' }

export type Fields = { readonly [field: string]: FactValue | undefined }

export const isFields = (value: FactValue | undefined): value is Fields & FactValue =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export interface ReadScenarios {
  readonly decks: readonly ScenarioDeck[]
  readonly problems: readonly ImportProblem[]
}

/** Limits for one file: decks, cards of a deck, and copies of a card. */
export const most = { decks: 2_000, cards: 2_000, copies: 99 }

/** Reads the prebuilt decks of a plugin's file. */
export function readPrebuiltDecks(text: string): ReadScenarios {
  const fields = objectOf(text)
  if ('severity' in fields) return { decks: [], problems: [fields] }
  const problems: ImportProblem[] = []
  const inside = isFields(fields.object.preBuiltDecks)
  const all = inside ? (fields.object.preBuiltDecks as Fields) : fields.object
  tellRest(
    Object.keys(fields.object).filter((name) => (inside ? name !== 'preBuiltDecks' : name === 'deckMenu')),
    problems,
  )
  tellTooMany(Object.keys(all).length, most.decks, 'decks in the file', problems)
  const decks = Object.entries(all)
    .slice(0, most.decks)
    .flatMap(([id, deck]): ScenarioDeck[] => {
      if (!isFields(deck) || !Array.isArray(deck.cards)) {
        if (id !== 'deckMenu')
          problems.push(
            importProblem('error', 'wrong-format', [
              `"${id.slice(0, 60)}" is no deck: it has no list \`cards\`. It was left out.`,
              'Write "cards": [ { "databaseId": …, "quantity": 1, "loadGroupId": … } ].',
            ]),
          )
        return []
      }
      const { label, cards, ...kept } = deck as Fields
      tellTooMany((cards as FactValue[]).length, most.cards, `cards in ${id.slice(0, 60)}`, problems)
      const rows = (cards as FactValue[]).slice(0, most.cards).flatMap((card, at) => rowOf(card, at, id, problems))
      return [
        {
          id,
          title: plainLabel(rawLabelOf(label)) || id,
          rows,
          ...(Object.keys(kept).length === 0 ? {} : { kept: kept as { [field: string]: FactValue } }),
        },
      ]
    })
  return { decks, problems }
}

function rowOf(card: FactValue, at: number, deck: string, problems: ImportProblem[]): ScenarioRow[] {
  const fields: Fields = isFields(card) ? card : {}
  const { databaseId, quantity, loadGroupId, name, ...more } = fields
  if (
    typeof databaseId !== 'string' ||
    typeof loadGroupId !== 'string' ||
    !Number.isInteger(quantity) ||
    (quantity as number) < 1 ||
    (quantity as number) > most.copies
  ) {
    problems.push(
      importProblem('error', 'wrong-row', [
        `Card ${at + 1} of "${deck.slice(0, 60)}" needs databaseId, loadGroupId and a quantity from 1 to ${most.copies}: it was left out.`,
        'Correct it in the file.',
      ]),
    )
    return []
  }
  return [
    {
      section: sectionOf(loadGroupId),
      quantity: quantity as number,
      title: [name, more._name].find((one) => typeof one === 'string') ?? databaseId,
      octgnId: databaseId.toLowerCase(),
      ...(Object.keys(more).length === 0 ? {} : { more: more as { [field: string]: FactValue } }),
    },
  ]
}

function sectionOf(group: string): string {
  const all = { ...groups, ...furtherGroups }
  return Object.hasOwn(all, group) ? (all[group] as string) : group
}

/** A label as it is written in the file; with `id:` in front if it is a key of a translation. */
export function rawLabelOf(label: FactValue | undefined): string {
  if (typeof label === 'string') return label.trim()
  return isFields(label) && typeof label.English === 'string' ? label.English : ''
}

/** Writes scenarios as prebuilt decks. */
export function writePrebuiltDecks(decks: readonly ScenarioDeck[]): string {
  const group = (section: string): string => Object.keys(groups).find((one) => groups[one] === section) ?? section
  const all = decks.map((deck): [string, object] => [
    deckId(deck),
    {
      label: deck.title,
      cards: deck.rows.map(({ section, quantity, octgnId, title, more }) => ({
        databaseId: octgnId ?? title,
        quantity,
        loadGroupId: group(section),
        ...more,
      })),
      ...deck.kept,
    },
  ])
  return `${JSON.stringify({ preBuiltDecks: Object.fromEntries(all) }, null, 2)}\n`
}

/** The id of a prebuilt deck in its file. */
export function deckId({ id, title }: ScenarioDeck): string {
  return id ?? title
}

/** Reports the other contents of a plugin's file. Code in a plugin is never run. */
export function tellRest(names: readonly string[], problems: ImportProblem[]): void {
  if (names.length === 0) return
  const few = names.slice(0, 8).map((name) => `"${name.slice(0, 40)}"`)
  problems.push(
    importProblem('warning', 'unknown-field', [
      `The file holds ${few.join(', ')}${names.length > 8 ? ' and more' : ''} besides: not read.`,
      'Import the menu of decks as a file of its own; rules and layouts of DragnCards cannot be in a pack.',
    ]),
  )
}

export function tellTooMany(count: number, limit: number, what: string, problems: ImportProblem[]): void {
  if (count > limit)
    problems.push(
      importProblem('error', 'too-many-rows', [`There are more than ${limit} ${what}; what follows was not read.`, 'Split the file.']),
    )
}

/** The object in a file of a plugin, which may contain comments with //. */
export function objectOf(text: string): { readonly object: Fields } | ImportProblem {
  const read = readJson(withoutRemarks(text.replace(/^\ufeff/, '')))
  if ('fault' in read)
    return importProblem(
      'error',
      'broken-json',
      [`The JSON is broken here: ${read.fault.what}.`, 'Export the file again, or correct it in an editor.'],
      read.fault,
    )
  if (read.doubled.length > 0) {
    const [first] = read.doubled
    return importProblem(
      'error',
      'doubled-id',
      [`"${first?.key.slice(0, 60)}" occurs twice in one object: JSON keeps only the last value.`, 'Give one of them another name.'],
      { line: first?.line },
    )
  }
  return isFields(read.value)
    ? { object: read.value }
    : importProblem('error', 'wrong-format', ['The file contains no JSON object.', 'Write { "preBuiltDecks": { … } }.'])
}

/** Replaces comments by blanks, so that positions in the text stay the same. */
function withoutRemarks(text: string): string {
  return text.replace(/"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*/g, (part) => (part.startsWith('//') ? ' '.repeat(part.length) : part))
}
