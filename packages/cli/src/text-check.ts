/** `qw text check`: how much of the texts of cards is read as abilities, and where reading stopped. */
import '@questwright/workshop/authoring'
import { menusOf, printAbility } from '@questwright/abilities'
import { type PackBundle, typescript } from '@questwright/packs'
import type { Rulebook } from '@questwright/rulebook'
import {
  type AbilityCounts,
  countUnits,
  explainUnit,
  readText,
  type TextCounts,
  type TextFinding,
  type TextRequest,
  type TextUnit,
} from '@questwright/wording'
import { listed, WrongUse } from '@questwright/workshop'
import { rulebookAt, rulebookIn, rulebooks } from '@questwright/workshop/rulebooks'
import { textFields, textsOfPack } from '@questwright/workshop/texts'
import { type Command, Option } from 'commander'
import type { Run } from './command.ts'
import type { Output } from './output.ts'
import { percent } from './plain-text.ts'
import { type Half, readCorpus } from './text-corpus.ts'
import { type PackOptions, workspaceFor } from './workspace.ts'

interface TextOptions extends PackOptions {
  readonly corpus?: string
  readonly game?: string
  readonly half: Half
  /** `why`: each ability that is not read, with the reasons; `places`: only with the place up to which it was read. */
  readonly list?: true | 'why' | 'places'
}

/** A card with the units of its texts. */
interface CardRead {
  readonly title: string
  readonly units: readonly TextUnit[]
  readonly request: TextRequest
  readonly rulebook: Rulebook
}

/** Counts the texts of packs, or of a table of cards. @returns 0, since a text that is not read is no error */
export function checkTexts(names: readonly string[], options: TextOptions, output: Output): number {
  if (options.corpus !== undefined && names.length > 0) throw new WrongUse('Name packs, or a table with --corpus, but not both.')
  const cards = options.corpus === undefined ? cardsOfPacks(names, options, output) : cardsOfTable(options.corpus, options, output)
  const counts = countUnits(cards.flatMap(({ units }) => units))
  // reasons for the thousands of abilities of a table take minutes
  const how = options.list === true ? (options.corpus === undefined ? 'why' : 'places') : options.list
  const unread = how === undefined ? [] : cards.flatMap((card) => unreadIn(card, how))
  if (output.way === 'json') output.json({ cards: cards.length, ...counts, ...(how && { unread }) })
  else {
    for (const one of unread) for (const line of linesOfUnread(one)) output.print(line)
    for (const line of linesOf(counts)) output.print(line)
  }
  return 0
}

/** An ability that is not read, or that has several meanings. */
interface Unread {
  readonly card: string
  readonly state: string
  readonly text: string
  /** The number of characters that a reading covers. */
  readonly reached: number
  /** Why it is not read. Offsets are those in its text. */
  readonly findings?: readonly TextFinding[]
}

function unreadIn({ title, units, request, rulebook }: CardRead, how: 'why' | 'places'): readonly Unread[] {
  return units
    .filter(({ state }) => state === 'partly' || state === 'by-hand' || (how === 'why' && state === 'asked'))
    .map((unit): Unread => {
      const { state, text, start, reached } = unit
      const one = { card: title, state, text, reached: Math.max(0, (reached ?? start) - start) }
      if (how === 'places') return one
      const findings = explainUnit(menusOf(rulebook), request, unit).findings.map((finding) => ({
        ...finding,
        start: finding.start - start,
        end: finding.end - start,
        offers: finding.offers.map((offer) => ({ ...offer, start: offer.start - start, end: offer.end - start })),
      }))
      return { ...one, findings }
    })
}

/** The text with ⟨⟩ around the words that are not understood, and a line for each reason. */
function linesOfUnread({ card, text, reached, findings }: Unread): readonly string[] {
  if (findings === undefined) return [`${card}: ${text.slice(0, reached).trim()} ⟨?⟩ ${text.slice(reached).trim()}`]
  const marked = findings.reduceRight(
    (done, { start, end }) => `${done.slice(0, start)}⟨${done.slice(start, end)}⟩${done.slice(end)}`,
    text.trimEnd(),
  )
  return [
    `${card}: ${marked}`,
    ...findings.map(({ code, message, offers }) => {
      const nearest = offers.map((offer) => `“${offer.text}”`).join(', ')
      return `  ${code}: ${message}${nearest === '' ? '' : ` Nearest: ${nearest}.`}`
    }),
  ]
}

function linesOf({ abilities, sentences, byPart }: TextCounts): readonly string[] {
  const rows: readonly (readonly [string, AbilityCounts])[] = [...Object.entries(byPart), ['all', abilities]]
  const width = Math.max(...rows.map(([name]) => name.length), 'ability word'.length)
  const columns = ['all', 'whole', 'partly', 'byHand', 'asked'] as const
  const heads = ['all', 'whole', 'partly', 'by hand', 'asked']
  const line = (name: string, cells: readonly string[]) => [name.padEnd(width), ...cells.map((cell) => cell.padStart(8))].join('')
  return [
    line('ability word', heads),
    ...rows.map(([name, counts]) =>
      line(
        name,
        columns.map((column) => String(counts[column])),
      ),
    ),
    `${sentences.read} of ${sentences.all} sentences and ${abilities.whole} of ${abilities.all} abilities are read (${share(abilities.whole, abilities.all)}).`,
  ]
}

const share = (part: number, all: number): string => (all === 0 ? 'none' : percent(part / all))

const read = (rulebook: Rulebook, request: TextRequest): CardRead => ({
  title: request.titles.self,
  request,
  rulebook,
  units: readText(menusOf(rulebook), request, (ability) => printAbility(menusOf(rulebook), typescript, ability)),
})

function cardsOfTable(file: string, { game, half, packs }: TextOptions, output: Output): readonly CardRead[] {
  if (game !== undefined && !Object.hasOwn(rulebooks, game))
    throw new WrongUse(`There is no game "${game}". The games are ${listed(Object.keys(rulebooks))}.`)
  const rulebook = rulebookAt(game)
  const { bundles } = workspaceFor([], packs === undefined ? {} : { packs }).workspace
  const bringing = bundles.filter((pack) => pack.game === rulebook.game && Object.values(pack.systems ?? {}).some(({ types }) => types))
  const all = [rulebook, ...bringing.map((pack) => rulebookIn(pack, bundles))] as const
  const { cards, otherTypes } = readCorpus(file, all, textFields(rulebook), half)
  for (const [type, count] of otherTypes)
    output.note(
      `note: ${count === 1 ? '1 card is' : `${count} cards are`} of the type "${type}", which neither the game nor a pack here has: such cards are read as if no word had a special meaning for their type`,
    )
  return cards.map((card) => read(card.rulebook, card.request))
}

function cardsOfPacks(names: readonly string[], options: TextOptions, output: Output): readonly CardRead[] {
  const { workspace, picked } = workspaceFor(names, options)
  for (const note of workspace.notes) output.note(`note: ${note}`)
  return picked.flatMap(({ bundle }) => (bundle === undefined ? [] : cardsOfPack(bundle, workspace.bundles)))
}

function cardsOfPack(bundle: PackBundle, all: readonly PackBundle[]): readonly CardRead[] {
  const rulebook = rulebookIn(bundle, all)
  return textsOfPack(bundle, all, rulebook).flatMap(({ faces }) => faces.map(({ text }) => read(rulebook, text)))
}

export function addTextCheck(command: Command, output: Output, run: Run): void {
  command
    .argument('[packs...]', 'ids of packs, or their folders; all under content/ if none is named')
    .option('--corpus <file>', 'read a tab-separated table of cards instead, with the columns title, type and text')
    .option('--game <game>', 'the game of the cards of a table')
    .addOption(
      new Option('--half <half>', 'of a table, only the sets of one half: phrases are developed with one and measured with the other')
        .choices(['all', 'develop', 'measure'])
        .default('all'),
    )
    .addOption(
      new Option(
        '--list [how]',
        'print each ability that is not read completely: why, or only the places up to which they were read (the default for a table)',
      ).choices(['why', 'places']),
    )
    .option('--packs <folders...>', 'further folders that are packs or hold packs')
    .option('--json', 'print one JSON value')
    .action(run(async (names: readonly string[], options: TextOptions) => checkTexts(names, options, output)))
}
