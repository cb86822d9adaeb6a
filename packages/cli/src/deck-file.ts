/** Decks in files, of any format, and decks of packs by their slugs. */
import { readFileSync, statSync } from 'node:fs'
import { basename, extname } from 'node:path'
import {
  type CardIndex,
  cardIndex,
  type Deck,
  type DeckProblem,
  decodeText,
  formatDeckProblem,
  mostBytes,
  placeholdersOf,
  type ReadDeck,
  readDeck,
} from '@questwright/interop'
import type { PackBundle } from '@questwright/packs'
import { type LoadedWorkspace, listed, userPath, WrongUse } from '@questwright/workshop'
import { gameFormats } from '@questwright/workshop/game-formats'
import { rulebooks } from '@questwright/workshop/rulebooks'

export interface OpenedDeck {
  /** The name or path as the user typed it. */
  readonly name: string
  /** The path of the file; absent for a deck of a pack. */
  readonly path?: string
  readonly read: ReadDeck
}

const indexes = new WeakMap<readonly PackBundle[], CardIndex>()

/** The cards of a workspace, by all names that deck files use for them. */
export function workspaceIndex(workspace: LoadedWorkspace): CardIndex {
  const known = indexes.get(workspace.bundles)
  if (known) return known
  const index = cardIndex(workspace.bundles, rulebooks)
  indexes.set(workspace.bundles, index)
  return index
}

/** Whether a name is a path: it has a slash or the extension of a deck file, or is a file and no deck of a pack. */
export function isDeckPath(workspace: LoadedWorkspace, name: string): boolean {
  if (/[\\/]|\.(json|o8d|txt)$/i.test(name)) return true
  return !workspace.bundles.some((bundle) => Object.hasOwn(bundle.decks, name)) && isFile(userPath(name))
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** Reads a deck file. Problems of its content are in the result. @throws WrongUse for a file that is missing, too large or cannot be opened */
export function openDeckFile(workspace: LoadedWorkspace, name: string): OpenedDeck {
  const path = userPath(name)
  let bytes: Uint8Array
  try {
    const status = statSync(path)
    if (!status.isFile()) throw new WrongUse(`${name} is no file. Name the file of a deck.`)
    if (status.size > mostBytes)
      throw new WrongUse(`${name} has ${status.size} bytes; a deck has a few thousand. Name the file of one deck.`)
    bytes = readFileSync(path)
  } catch (error) {
    if (error instanceof WrongUse) throw error
    const code = (error as NodeJS.ErrnoException).code
    throw new WrongUse(
      code === 'ENOENT'
        ? `The deck file ${name} does not exist. Check the path.`
        : `The deck file ${name} cannot be opened (${code ?? 'unknown reason'}). Check that you may read it.`,
    )
  }
  const { text, problems } = decodeText(bytes)
  if (text === undefined) return { name, path, read: { problems } }
  const read = readDeck(gameFormats, text, workspaceIndex(workspace), {
    name: basename(path, extname(path)),
    ...packAround(workspace, path),
  })
  return { name, path, read: { ...read, problems: [...problems, ...read.problems] } }
}

/** The pack whose folder contains a file: bare slugs refer to it. */
function packAround(workspace: LoadedWorkspace, path: string): { readonly pack?: string } {
  const around = workspace.packs.find((pack) => pack.bundle && path.startsWith(`${pack.folder}/`))
  return around?.bundle ? { pack: around.bundle.id } : {}
}

/** The deck of a file. @throws WrongUse with all errors when a part of the file could not be read */
export function wholeDeck({ name, read }: OpenedDeck): Deck {
  const errors = read.problems.filter((problem) => problem.severity === 'error')
  if (read.deck === undefined || errors.length > 0)
    throw new WrongUse(`The deck file ${name} cannot be used:\n${errors.map((one) => formatDeckProblem(one, name)).join('\n')}`)
  return read.deck
}

/** The problems of a file without those of missing cards, which are reported together in one sentence. */
export function withoutPlaceholders(problems: readonly DeckProblem[]): DeckProblem[] {
  return problems.filter((problem) => problem.code !== 'deck-file/placeholder')
}

/** How to install the packs of missing cards, if the file names them. */
function waysTo(deck: Deck | undefined, missing: Deck['rows']): string {
  const ids = new Set(missing.flatMap(({ code }) => (code === undefined ? [] : [code.slice(0, Math.max(0, code.indexOf(':')))])))
  const installs = Object.entries(deck?.packs ?? {}).flatMap(([id, { name = id, version }]) =>
    ids.has(id) ? [`\`qw pack install ${name}@${version}\``] : [],
  )
  return installs.length === 0 ? '' : `: ${listed(installs)}`
}

/** Prints the problems of a file, with one sentence for all missing cards. */
export function tellProblems({ read }: OpenedDeck, label: string, print: (line: string) => void): void {
  const others = withoutPlaceholders(read.problems)
  const missing = read.deck === undefined ? [] : placeholdersOf(read.deck)
  if (others.length < read.problems.length) {
    const cards = missing.map(({ title, quantity, pack }) => `${quantity}x ${title}${pack === undefined ? '' : ` (${pack})`}`)
    print(
      `warning ${label} ${cards.length === 1 ? '1 card is in no pack here and was kept as a placeholder' : `${cards.length} cards are in no pack here and were kept as placeholders`}: ${listed(cards)}. [deck-file/placeholder]\n  Add the packs that have them${waysTo(read.deck, missing)}. \`qw play --missing leave-out\` plays without them.`,
    )
  }
  for (const problem of others) print(formatDeckProblem(problem, label))
}
