/** What of the workspace can be put under a running game. */
import type { PackBundle, Problem } from '@questwright/packs/types'
import type { PacksAnswer } from '../../api-types.ts'

export interface PacksUnderGame {
  readonly packs: readonly PackBundle[]
  /** Files with errors, of which the game keeps what it had: `pack/path`. */
  readonly held: readonly { readonly file: string; readonly problem: Problem }[]
}

/**
 * The newest packs, for a game that runs under older ones. What is broken on disk is taken from the older pack, so that one broken card
 * never ends a game: a script with an error, facts that cannot be read, a manifest that is gone.
 */
export function packsUnderGame(answer: PacksAnswer, running: readonly PackBundle[]): PacksUnderGame {
  const held: { file: string; problem: Problem }[] = []
  const packs = running.map((old) => {
    const state = answer.packs.find(({ pack, bundle }) => (bundle?.id ?? pack) === old.id)
    const errors = (state?.problems ?? []).filter(({ severity }) => severity === 'error')
    for (const problem of errors) held.push({ file: `${old.id}/${problem.file}`, problem })
    if (!state?.bundle) return old
    return errors.length === 0 ? state.bundle : withOldParts(state.bundle, old, new Set(state.files.map(({ path }) => path)))
  })
  return { packs, held }
}

function withOldParts(fresh: PackBundle, old: PackBundle, paths: ReadonlySet<string>): PackBundle {
  const scripts = [...fresh.scripts]
  for (const script of old.scripts)
    if (paths.has(script.path) && !fresh.scripts.some(({ path }) => path === script.path)) scripts.push(script)
  scripts.sort((one, other) => (one.path < other.path ? -1 : 1))
  const isThere = (slug: string) => [...paths].some((path) => path.endsWith(`/${slug}.json`))
  const parts = <T>(now: { readonly [slug: string]: T }, before: { readonly [slug: string]: T }): { readonly [slug: string]: T } => ({
    ...Object.fromEntries(Object.entries(before).filter(([slug]) => isThere(slug))),
    ...now,
  })
  return {
    ...fresh,
    // no pack on disk is this one
    hash: `${fresh.hash}+${old.hash}`,
    scripts,
    cards: parts(fresh.cards, old.cards),
    keywords: parts(fresh.keywords, old.keywords),
    scenarios: parts(fresh.scenarios, old.scenarios),
    decks: parts(fresh.decks, old.decks),
    text: Object.keys(fresh.text).length > 0 ? fresh.text : old.text,
  }
}
