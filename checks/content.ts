/** The packs of this repository, loaded once for tests and benchmarks. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type DeckFacts, loadPacks, type PackBundle, type Problem, readPackFolder } from '@questwright/packs'
import { gameIdOf, rulebooks } from '@questwright/workshop/rulebooks'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The folders of packs below a folder of the repository. */
export function packFolders(below: string): string[] {
  const folder = join(root, below)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(path, 'package.json')))
}

export interface RepositoryPacks {
  /** The packs of the cooperative game under `content/`. */
  readonly content: readonly PackBundle[]
  /** The packs of all games under `content/`: packs of two games cannot be loaded into one realm. */
  readonly contentOfAllGames: readonly PackBundle[]
  readonly fixtures: readonly PackBundle[]
  readonly problems: readonly Problem[]
}

let loaded: RepositoryPacks | undefined

/** The packs under `content/` and the fixture packs of the testkit. Test files of one process share them, so no test may change a bundle. */
export function repositoryPacks(): RepositoryPacks {
  loaded ??= loadRepository()
  return loaded
}

function loadRepository(): RepositoryPacks {
  const ofContent = packFolders('content')
  const folders = [...ofContent, ...packFolders('packages/testkit/fixtures')]
  const all = loadPacks(
    folders.map((folder) => readPackFolder(folder)),
    rulebooks,
  )
  const [content, fixtures] = [all.slice(0, ofContent.length), all.slice(ofContent.length)]
  const bundles = (loaded: typeof content) => loaded.flatMap(({ bundle }) => (bundle ? [bundle] : []))
  const contentOfAllGames = bundles(content)
  return {
    content: contentOfAllGames.filter(({ game }) => game === gameIdOf([])),
    contentOfAllGames,
    fixtures: bundles(fixtures),
    problems: [...content, ...fixtures].flatMap(({ problems }) => problems),
  }
}

/** A deck with the sections of the cooperative game. */
export type LcgDeck = DeckFacts & { readonly heroes: readonly string[]; readonly cards: { readonly [code: string]: number } }

/** A deck of a pack of the cooperative game, in the form of a game's setup. */
export function deckOf(
  pack: PackBundle,
  slug: string,
): { name: string; kind: 'starter' | 'custom'; heroes: string[]; cards: { [code: string]: number } } {
  const deck = pack.decks[slug] as LcgDeck | undefined
  if (!deck) throw new Error(`${pack.id} has no deck ${slug}`)
  const code = (card: string): string => (card.includes(':') ? card : `${pack.id}:${card}`)
  return {
    name: slug,
    kind: deck.kind,
    heroes: deck.heroes.map(code),
    cards: Object.fromEntries(Object.entries(deck.cards).map(([card, count]) => [code(card), count])),
  }
}
