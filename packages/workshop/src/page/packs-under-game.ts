/** Selects which state of the workspace's packs a running game uses. */
import { withGround } from '@questwright/packs/browser'
import type { PackBundle, Problem } from '@questwright/packs/types'
import { absent, type WholePacks } from './packs.ts'

export interface PacksUnderGame {
  readonly packs: readonly PackBundle[]
  /** Files with errors, for which the game keeps the older state: `pack/path`. */
  readonly held: readonly { readonly file: string; readonly problem: Problem }[]
}

/**
 * The newest packs with which a running game can continue. Broken files (a script with an error, invalid facts, a missing manifest) are taken from
 * the older state of the pack, so that a single broken card never ends a game. New dependencies of the packs are added.
 */
export function packsUnderGame(answer: Pick<WholePacks, 'packs'>, running: readonly PackBundle[]): PacksUnderGame {
  const held: { file: string; problem: Problem }[] = []
  const packs = running.map((old) => {
    const state = answer.packs.find(({ pack, bundle }) => (bundle?.id ?? pack) === old.id)
    const errors = state ? state.problems.filter(({ severity }) => severity === 'error') : [packIsGone(old.id)]
    for (const problem of errors) held.push({ file: `${old.id}/${problem.file}`, problem })
    if (!state?.bundle) return old
    return errors.length === 0
      ? state.bundle
      : withOldParts(state.bundle, old, {
          there: new Set(state.files.map(({ path }) => path)),
          broken: new Set(errors.map(({ file }) => file)),
        })
  })
  const atHand = answer.packs.flatMap(({ bundle }) => (bundle && !running.some(({ id }) => id === bundle.id) ? [bundle] : []))
  const added = withGround(packs, [...packs, ...atHand]).filter((pack) => atHand.includes(pack))
  return { packs: [...packs, ...added], held }
}

function packIsGone(pack: string): Problem {
  return {
    severity: 'error',
    code: 'pack/gone',
    pack,
    file: 'package.json',
    message: `No pack of the workspace is called ${pack} now: its folder or its package.json is missing or cannot be read.`,
    remedy: 'Put it back.',
  }
}

/**
 * Files that affect games and differ from those of the running game: changed, added or deleted; scenes and texts about the pack do not count.
 * For a pack that cannot be read: its package.json.
 * @returns by `pack/path` the hash on disk, or `absent`
 */
export function filesThatDiffer(answer: Pick<WholePacks, 'packs'>, running: readonly PackBundle[]): ReadonlyMap<string, string> {
  const differing = new Map<string, string>()
  for (const old of running) {
    const state = answer.packs.find(({ pack, bundle }) => (bundle?.id ?? pack) === old.id)
    if (!state?.bundle) {
      const manifest = state?.files.find(({ path }) => path === 'package.json')
      differing.set(`${old.id}/package.json`, manifest?.hash ?? absent)
      continue
    }
    const [then, now] = [old.hashes, state.bundle.hashes]
    for (const path of new Set([...Object.keys(then), ...Object.keys(now)]))
      if (then[path] !== now[path] && decidesGames(path)) differing.set(`${old.id}/${path}`, now[path] ?? absent)
  }
  return differing
}

const decidesGames = (path: string): boolean => !/\.(scene\.ts|d\.ts|md)$/.test(path)

function withOldParts(
  fresh: PackBundle,
  old: PackBundle,
  { there: paths, broken }: { readonly there: ReadonlySet<string>; readonly broken: ReadonlySet<string> },
): PackBundle {
  const scripts = [...fresh.scripts]
  // a script that was kept may import a file that was deleted: keep that file too
  for (const script of old.scripts)
    if ((paths.has(script.path) || script.kind === 'library') && !fresh.scripts.some(({ path }) => path === script.path))
      scripts.push(script)
  scripts.sort((one, other) => (one.path < other.path ? -1 : 1))
  const isThere = (slug: string) => [...paths].some((path) => path.endsWith(`/${slug}.json`))
  const parts = <T>(now: { readonly [slug: string]: T }, before: { readonly [slug: string]: T }): { readonly [slug: string]: T } => ({
    ...Object.fromEntries(Object.entries(before).filter(([slug]) => isThere(slug))),
    ...now,
  })
  return {
    ...fresh,
    // a mixture of two states equals no pack on disk, so it gets its own hash. Of an older mixture only the last part of the hash is used, so that
    // hashes do not grow
    hash: `${fresh.hash}+${old.hash.split('+').at(-1)}`,
    scripts,
    cards: parts(fresh.cards, old.cards),
    keywords: parts(fresh.keywords, old.keywords),
    scenarios: parts(fresh.scenarios, old.scenarios),
    decks: parts(fresh.decks, old.decks),
    // a broken file keeps the hash of its older state, so that its repair counts as a change
    hashes: Object.fromEntries(
      Object.entries(fresh.hashes).flatMap(([path, hash]) => {
        const kept = broken.has(path) ? old.hashes[path] : hash
        return kept === undefined ? [] : [[path, kept]]
      }),
    ),
    text: Object.keys(fresh.text).length > 0 ? fresh.text : old.text,
  }
}

const mostSentences = 4

/** Sentences for the user about broken files of which a game keeps the older state. @param files `pack/path` of the files to name */
export function heldSentences(held: PacksUnderGame['held'], files: readonly string[]): readonly string[] {
  const sentences = files.flatMap((file) => {
    const one = held.find((candidate) => candidate.file === file)
    if (!one) return []
    const { message, remedy, line } = one.problem
    return [`${file.split('/').at(-1)}${line === undefined ? '' : `, line ${line}`}: ${message} ${remedy}`]
  })
  const more = sentences.length - mostSentences
  return more > 0 ? [...sentences.slice(0, mostSentences), `${more} more files are broken; the library names them.`] : sentences
}
