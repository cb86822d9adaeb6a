/** `qw deck check`: checks whether decks are legal, each by itself and together. */
import { basename } from 'node:path'
import { type Deck, type DeckPart, deckFacts, deckFormatWords, gameOfDeck, placeholdersOf, rowInFile } from '@questwright/interop'
import { changesInDeck, checkDecks, type DeckFacts, type DeckFinding, deckCatalogue, findExactPack, pinIn } from '@questwright/packs'
import { beginningSections, beginningWords, deckFormats, deckSections, type Rulebook } from '@questwright/rulebook'
import { type LoadedWorkspace, listed, loadWorkspace } from '@questwright/workshop'
import { gameFormats } from '@questwright/workshop/game-formats'
import { rulebookAt, rulebooks } from '@questwright/workshop/rulebooks'
import type { Command } from 'commander'
import type { Run } from './command.ts'
import { isDeckPath, type OpenedDeck, openDeckFile, tellProblems, workspaceIndex } from './deck-file.ts'
import { type DeckOptions, withCards } from './deck-options.ts'
import { openPackDeck } from './deck-pack.ts'
import type { Output } from './output.ts'
import { packSources } from './saved-packs.ts'

/** Checks the decks of one table. @returns 1 when they are not legal, or when that is unknown because a card is missing */
export function checkDeckFiles(names: readonly string[], options: DeckOptions, output: Output): number {
  const workspace = loadWorkspace(options.packs ? { folders: options.packs } : {})
  for (const note of workspace.notes) output.note(`note: ${note}`)
  const opened = labelled(
    names.map((name) => (isDeckPath(workspace, name) ? openDeckFile(workspace, name) : openPackDeck(workspace, name))),
  )
  const decks = opened.flatMap(({ label, read }) =>
    read.deck ? [{ name: label, deck: deckFacts(read.deck, workspaceIndex(workspace)) }] : [],
  )
  const findings = checkDecks(decks, deckCatalogue(workspace.bundles, rulebooks)).map((finding): ToldFinding => {
    const deck = decks.find(({ name }) => name === finding.deck)?.deck
    const changes =
      deck && finding.code === 'deck/other-version' ? changesSince(deck, String(finding.parts.pack), workspace, options) : undefined
    return changes ? { ...finding, changes } : finding
  })
  const unread = opened.flatMap(({ read }) => read.problems.filter(({ severity }) => severity === 'error'))
  const errors = findings.filter(({ severity }) => severity === 'error')
  const missing = errors.filter(({ code }) => code === 'deck/placeholder')
  const result = unread.length > 0 || errors.length > missing.length ? 'illegal' : missing.length > 0 ? 'incomplete' : 'legal'
  if (output.way === 'json')
    output.json({
      result,
      decks: opened.map((one) => described(one, workspace)),
      findings: findings.map(({ severity, code, deck, message, remedy, parts, changes }) => ({
        severity,
        code,
        deck,
        message,
        remedy,
        parts,
        ...(changes ? { changes } : {}),
      })),
    })
  else print(opened, findings, workspace, output)
  if (output.way !== 'json') output.print(verdict(result, opened.length, unread.length + errors.length - missing.length, missing.length))
  return result === 'legal' ? 0 : 1
}

interface ToldFinding extends DeckFinding {
  /** The changes of another version of a pack to the cards of the deck, if both versions are available. */
  readonly changes?: readonly string[]
}

/**
 * The changes of the cards of a deck since the version of the pack that the deck names.
 * @returns undefined when no cache has that version
 */
function changesSince(deck: DeckFacts, id: string, workspace: LoadedWorkspace, { packs }: DeckOptions): readonly string[] | undefined {
  const pin = pinIn(deck, id)
  const now = workspace.bundles.find((bundle) => bundle.id === id)
  if (!pin?.name || !pin.hash || !now) return undefined
  const found = findExactPack({ name: pin.name, version: pin.version, hash: pin.hash }, packSources(packs), rulebooks)
  return found.state === 'found' ? changesInDeck(deck, found.bundle, now, rulebooks).map(({ sentence }) => sentence) : undefined
}

interface LabelledDeck extends OpenedDeck {
  /** The name of the deck in messages: the name of its file if that is unique. */
  readonly label: string
}

function labelled(opened: readonly OpenedDeck[]): LabelledDeck[] {
  const short = opened.map(({ name, path }) => (path === undefined ? name : basename(path)))
  return opened.map((one, at) => {
    const name = short.filter((other) => other === short[at]).length === 1 ? (short[at] as string) : one.name
    const before = opened.slice(0, at).filter((other) => other.name === one.name).length
    return { ...one, label: before === 0 ? name : `${name} (${before + 1})` }
  })
}

function verdict(result: 'legal' | 'illegal' | 'incomplete', decks: number, errors: number, missing: number): string {
  const [which, are] = decks === 1 ? ['The deck', 'is'] : ['The decks', 'are']
  if (result === 'legal') return `${which} ${are} legal${decks === 1 ? '' : ' together'}.`
  const cards = missing === 1 ? '1 card is' : `${missing} cards are`
  if (result === 'incomplete') return `${which} cannot be judged: ${cards} in no pack here. Nothing else is wrong.`
  return `${which} ${are} not legal: ${errors} ${errors === 1 ? 'error' : 'errors'}${missing === 0 ? '' : `, and ${cards} in no pack here`}.`
}

function described({ name, label, path, read }: LabelledDeck, workspace: LoadedWorkspace): object {
  const { deck, format, problems } = read
  if (!deck) return { deck: label, typed: name, ...(path ? { path } : {}), ...(format ? { format } : {}), problems }
  const index = workspaceIndex(workspace)
  return {
    deck: label,
    typed: name,
    ...(path ? { path } : {}),
    format,
    name: deck.name,
    kind: deck.kind,
    ...Object.fromEntries(
      deckSections(rulebookOfRows(deck, workspace)).map(({ name: section, written }) => [
        section,
        written === 'list' ? deck.rows.filter((row) => row.part === section).map((row) => row.title) : count(deck.rows, section),
      ]),
    ),
    sideboard: count(deck.rows, 'sideboard'),
    shared: count(deck.rows, 'shared'),
    packs: [...new Set(deck.rows.flatMap((row) => (row.kind === 'card' ? (index.byCode.get(row.code ?? '')?.pack ?? []) : [])))].sort(),
    placeholders: placeholdersOf(deck).map((row) => rowInFile(row, rulebookOfRows(deck, workspace))),
    problems,
  }
}

function rulebookOfRows(deck: Deck, workspace: LoadedWorkspace): Rulebook {
  return rulebookAt(gameOfDeck(deck, workspaceIndex(workspace)))
}

function count(rows: readonly { readonly part: DeckPart; readonly quantity: number }[], part: DeckPart): number {
  return rows.filter((row) => row.part === part).reduce((sum, row) => sum + row.quantity, 0)
}

function print(opened: readonly LabelledDeck[], findings: readonly ToldFinding[], workspace: LoadedWorkspace, output: Output): void {
  for (const one of opened) {
    const { label, path, read } = one
    if (read.deck && read.format) {
      const { rows, kind, name: title, deckFormat } = read.deck
      const rulebook = rulebookOfRows(read.deck, workspace)
      const begins = beginningSections(rulebook).map(({ name }) => name)
      const format = deckFormats(rulebook).find(({ id }) => id === deckFormat)
      const first = rows.filter((row) => begins.includes(row.part))
      const sections = deckSections(rulebook)
      const counted = sections.flatMap(({ name, one: card, several, begins: begun, countsIn }) => {
        if (begun !== undefined || countsIn !== undefined) return []
        const lists = sections.filter((list) => list.countsIn === name)
        const all = [name, ...lists.map((list) => list.name)].reduce((sum, part) => sum + count(rows, part), 0)
        return [`${all} ${all === 1 ? card : several}`]
      })
      const beside = (part: DeckPart, words: string): string => (count(rows, part) === 0 ? '' : `, ${count(rows, part)} ${words}`)
      const source = path === undefined ? 'a deck of a pack' : deckFormatWords(gameFormats, read.format).name
      output.print(
        `${label}: ${title === '' ? 'a deck without a name' : `"${title}"`} (${source}${kind === 'starter' ? ', starter deck' : ''}${format === undefined ? '' : `, format ${format.name}`}): ${listed(
          first.map((card) => card.title),
          `no ${beginningWords(rulebook).several}`,
        )}; ${counted.join(', ')}${beside('sideboard', 'in the sideboard')}${beside('shared', 'cards of a scenario')}`,
      )
    }
    tellProblems(one, label, output.print)
    // missing cards were reported above
    for (const finding of findings.filter(({ deck, code }) => deck === label && code !== 'deck/placeholder')) {
      output.print(`${finding.severity} ${label} ${finding.message} [${finding.code}]\n  ${finding.remedy}`)
      if (finding.changes?.length === 0) output.print('  No card of this deck changed between them.')
      for (const change of finding.changes ?? []) output.print(`  - ${change}`)
    }
  }
}

export function addDeckCheck(command: Command, output: Output, run: Run): void {
  withCards(command)
    .argument('<decks...>', 'files of any format, or decks of packs by their slugs')
    .action(run(async (names: string[], options: DeckOptions) => checkDeckFiles(names, options, output)))
}
