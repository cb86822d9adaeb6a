/**
 * Determines the role of a file by its path inside a pack. An author may use any folders below `cards` and `scenes`; the file name is
 * always the slug.
 */
import type { PackFiles, ScriptKind } from './bundle.ts'
import { compareText } from './problem.ts'

export type FileRole =
  | { readonly role: 'manifest' }
  | { readonly role: 'card' | 'keyword' | 'scenario' | 'campaign' | 'deck' | 'system'; readonly slug: string }
  | { readonly role: 'text'; readonly language: string }
  | { readonly role: 'script'; readonly kind: ScriptKind; readonly slug: string }
  /** `.d.ts`: read by the type check only. */
  | { readonly role: 'declaration' }
  /** In one of the pack's folders, but not a file that a pack can have there. */
  | { readonly role: 'stray' }
  /** README, tsconfig.json and similar files. */
  | { readonly role: 'other' }

const kinds: { readonly [folder: string]: Exclude<ScriptKind, 'scene'> } = {
  cards: 'card',
  keywords: 'keyword',
  rules: 'rule',
  scenarios: 'scenario',
  systems: 'system',
  lib: 'library',
}
const facts: { readonly [folder: string]: 'card' | 'keyword' | 'scenario' | 'campaign' | 'deck' | 'system' } = {
  cards: 'card',
  keywords: 'keyword',
  scenarios: 'scenario',
  campaigns: 'campaign',
  decks: 'deck',
  systems: 'system',
}

/** File names of languages: `en.json`, `pt-BR.json`. */
const language = /^[a-z]{2,3}(?:-[A-Za-z0-9]+)*\.json$/

const knownRoles = new Map<string, FileRole>()
/**
 * The greatest number of cached paths. The roles of paths are needed at each reading of a workspace; a program that reads very many paths empties
 * the cache.
 */
const mostKnownRoles = 20_000

/** The role of a path inside a pack. */
export function roleOf(path: string): FileRole {
  const known = knownRoles.get(path)
  if (known !== undefined) return known
  const role = Object.freeze(roleIn(path))
  if (knownRoles.size >= mostKnownRoles) knownRoles.clear()
  knownRoles.set(path, role)
  return role
}

function roleIn(path: string): FileRole {
  if (path === 'package.json') return { role: 'manifest' }
  const parts = path.split('/')
  const name = parts.at(-1) ?? ''
  const folder = parts.length > 1 ? (parts[0] ?? '') : ''
  if (name.endsWith('.md')) return { role: 'other' }
  if (folder === 'text')
    return parts.length === 2 && language.test(name) ? { role: 'text', language: name.slice(0, -5) } : { role: 'stray' }
  if (folder === 'scenes' && name.endsWith('.scene.ts')) return { role: 'script', kind: 'scene', slug: name.slice(0, -'.scene.ts'.length) }
  if (folder === 'scenes' && !name.endsWith('.d.ts')) return { role: 'stray' }
  const kind = Object.hasOwn(kinds, folder) ? kinds[folder] : undefined
  const fact = Object.hasOwn(facts, folder) ? facts[folder] : undefined
  if (kind === undefined && fact === undefined) return name.endsWith('.d.ts') ? { role: 'declaration' } : { role: 'other' }
  if (name.endsWith('.d.ts')) return { role: 'declaration' }
  if (name.endsWith('.scene.ts')) return { role: 'script', kind: 'scene', slug: name.slice(0, -'.scene.ts'.length) }
  if (kind !== undefined && name.endsWith('.ts')) return { role: 'script', kind, slug: name.slice(0, -3) }
  if (fact !== undefined && name.endsWith('.json')) return { role: fact, slug: name.slice(0, -5) }
  return { role: 'stray' }
}

/** The scripts of a pack that other scripts may import: all but scenes. Sorted, so that the order of files has no influence. */
export function importablePaths(files: PackFiles): Set<string> {
  const paths = Object.keys(files)
    .sort(compareText)
    .filter((path) => {
      const role = roleOf(path)
      return role.role === 'script' && role.kind !== 'scene'
    })
  return new Set(paths)
}

/** The path inside the pack to which a relative import leads, whether it exists or not; `undefined` when it leads out of the pack. */
function joinRelative(from: string, specifier: string): string | undefined {
  const parts = from.split('/').slice(0, -1)
  for (const part of specifier.split('/')) {
    if (part === '' || part === '.') continue
    if (part !== '..') parts.push(part)
    else if (parts.pop() === undefined) return undefined
  }
  return parts.join('/')
}

export type ImportTarget =
  | { readonly kind: 'found'; readonly path: string }
  | { readonly kind: 'outside' }
  | { readonly kind: 'missing'; readonly path: string }

/**
 * Resolves a relative import as a realm does: `./x.ts`, `./x.js` and `./x` all mean `x.ts`.
 * @param from path of the importing script inside the pack
 * @param exists whether the pack has a script with that path
 */
export function resolveImport(from: string, specifier: string, exists: (path: string) => boolean): ImportTarget {
  const path = joinRelative(from, specifier)
  if (path === undefined) return { kind: 'outside' }
  const candidates = path.endsWith('.js') ? [path, `${path.slice(0, -3)}.ts`] : [path, `${path}.ts`]
  const found = candidates.find(exists)
  return found === undefined ? { kind: 'missing', path } : { kind: 'found', path: found }
}
