/** Things of packs and their files: cards, keywords, scenarios, campaigns, decks, rules, systems, sets. */
import { type PackFiles, packId, roleOf } from '@questwright/packs'
import { type Rulebook, setOfCard, setTitlesSection } from '@questwright/rulebook'
import type { ThingKind } from '../page/index.ts'
import { rulebookAt } from '../page/rulebooks.ts'
import { Refusal } from '../refusal.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { wordsIn } from './json-words.ts'

/** All texts of a pack, and its pictures by hash. */
export interface PackTexts {
  /** As in `PackState`. */
  readonly pack: string
  /** The part before the colon in its codes. */
  readonly id: string
  readonly name: string
  readonly version: string
  /** The rulebook of the pack's game; of the default game if it names none. */
  readonly rulebook: Rulebook
  readonly files: PackFiles
  readonly images: { readonly [path: string]: string }
}

/** Reads every pack of a workspace, or one of them. */
export async function readTexts(workspace: Workspace, only?: string): Promise<readonly PackTexts[]> {
  return (await workspace.readAll(only)).packs.map(({ pack, files, images }) => ({
    pack,
    files,
    images: Object.fromEntries(images.map(({ path, hash }) => [path, hash])),
    ...manifestOf(files['package.json'], pack),
  }))
}

interface Manifest {
  readonly name?: unknown
  readonly version?: unknown
  readonly questwright?: { readonly game?: unknown }
}

function manifestOf(text: string | undefined, pack: string): Pick<PackTexts, 'id' | 'name' | 'version' | 'rulebook'> {
  try {
    const { name, version, questwright } = JSON.parse(text ?? '') as Manifest
    const game = questwright?.game
    const rulebook = rulebookAt(typeof game === 'string' ? game : undefined)
    if (typeof name === 'string') return { id: packId(name), name, version: typeof version === 'string' ? version : '0.1.0', rulebook }
  } catch {
    // the manifest is broken: use the name that the workspace has for the pack
  }
  return { id: pack, name: pack, version: '0.1.0', rulebook: rulebookAt(undefined) }
}

const parts: { readonly [kind in ThingKind]?: string } = {
  card: 'cards',
  keyword: 'keywords',
  scenario: 'scenarios',
  campaign: 'campaigns',
  deck: 'decks',
  system: 'systems',
}

/** The section of a words file for things of this kind; rules have none. The rulebook names the one for sets. */
export const partOf = (kind: ThingKind, rulebook: Rulebook): string | undefined =>
  kind === 'set' ? setTitlesSection(rulebook) : parts[kind]

const folders: { readonly [kind in ThingKind]: string } = {
  card: 'cards/',
  keyword: 'keywords/',
  scenario: 'scenarios/',
  campaign: 'campaigns/',
  deck: 'decks/',
  rule: 'rules/',
  system: 'systems/',
  set: '',
}

/** The files of a thing: facts, script, scenes beside them. A set has none of its own. */
export function filesOfThing(pack: PackTexts, kind: ThingKind, slug: string): readonly string[] {
  if (kind === 'set') return []
  return Object.keys(pack.files)
    .filter((path) => {
      if (!path.startsWith(folders[kind])) return false
      const role = roleOf(path)
      return 'slug' in role && role.slug === slug
    })
    .sort()
}

/** The paths of the text files of a pack. */
export const wordsFiles = (pack: PackTexts): readonly string[] => Object.keys(pack.files).filter((path) => roleOf(path).role === 'text')

/** Whether a pack has a thing of this name. */
export function slugIsTaken(pack: PackTexts, kind: ThingKind, slug: string): boolean {
  if (filesOfThing(pack, kind, slug).length > 0) return true
  return kind === 'set' && (hasWords(pack, kind, slug) || cardsOfSet(pack, slug).length > 0)
}

function hasWords(pack: PackTexts, kind: ThingKind, slug: string): boolean {
  return wordsOf(pack, kind, slug) !== undefined
}

/** The entry of a thing in `text/en.json`. */
export function wordsOf(pack: PackTexts, kind: ThingKind, slug: string): unknown {
  const part = partOf(kind, pack.rulebook)
  try {
    return part === undefined ? undefined : wordsIn(pack.files['text/en.json'] ?? '{}', part, slug)
  } catch {
    return undefined
  }
}

/** The title of a thing; its slug if it has none. */
export function titleOf(pack: PackTexts, kind: ThingKind, slug: string): string {
  const words = wordsOf(pack, kind, slug)
  const title = typeof words === 'object' && words !== null && 'title' in words ? words.title : undefined
  return typeof title === 'string' && title !== '' ? title : slug
}

/** The facts files of cards that belong to a set. */
function cardsOfSet(pack: PackTexts, set: string): readonly string[] {
  return Object.entries(pack.files).flatMap(([path, text]) => {
    if (roleOf(path).role !== 'card') return []
    try {
      const own = setOfCard(JSON.parse(text) as object as { readonly [fact: string]: unknown }, pack.rulebook)
      return own === set || own === `${pack.id}:${set}` ? [path] : []
    } catch {
      return []
    }
  })
}

/** @throws Refusal for an unknown pack */
export function packNamed(packs: readonly PackTexts[], name: string): PackTexts {
  const found = packs.find(({ pack }) => pack === name)
  if (found) return found
  throw new Refusal(404, 'pack/unknown', 'The workspace has no pack of this name.', 'Load the list of packs again.')
}
