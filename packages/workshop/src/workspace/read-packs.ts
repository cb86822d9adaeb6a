/** Loads and checks all packs of a workspace, with a cache for unchanged packs and files. No script of a pack runs here. */
import {
  type CheckMemory,
  type CompiledScript,
  checkPacks,
  groundOf,
  type IdOf,
  idsOfPacks,
  inLoadingOrder,
  type LoadedPack,
  type LoadMemory,
  loadPack,
  newCheckMemory,
  newLoadMemory,
  type PackBundle,
  type PackOutline,
  packId,
  type ScriptOutline,
} from '@questwright/packs'
import { sha256 } from '@questwright/packs/sha256'
import type { Problem } from '@questwright/packs/types'
import { dequal } from 'dequal'
import type { PackNews, PackState, PacksAnswer, PacksChange, PacksNews, WholePack, WholePacks } from '../page/index.ts'
import { changeBetween } from '../page/json-change.ts'
import { rulebooks } from '../page/rulebooks.ts'
import type { Workspace, WorkspacePack } from './workspace.ts'

/** The cached state of one pack. */
interface Kept {
  readonly hash: string
  readonly lying: Lying
  /** Everything in other packs that affects how this pack is loaded, as a text (`groundOf`): when the text changes, the pack is loaded again. */
  readonly ground: string
  readonly state: WholePack
  /** The results for unchanged files. */
  readonly memory: Memory
}

interface Memory {
  readonly load: LoadMemory
  readonly hashes: Map<string, { readonly text: string; readonly hash: string }>
}

interface Cache {
  readonly packs: Map<string, Kept>
  readonly check: CheckMemory
  /** The ids of the packs of the workspace, by their names. */
  idOf: IdOf
  /** The last answers, the newest last: the bases of diffs. */
  answers: readonly WholePacks[]
}

/** Limit of cached answers. A page whose last answer is still cached gets only the difference. */
const mostAnswers = 4

/** The cache is global, because Next.js may load this module once for each route. */
const holder = globalThis as { questwrightPacksRead?: WeakMap<Workspace, Cache> }
const caches = holder.questwrightPacksRead ?? new WeakMap<Workspace, Cache>()
holder.questwrightPacksRead = caches

/** Loads every pack of a workspace (see `WholePacks`). A pack that cannot be read is reported with its problem; the others load. */
export async function readPacks(workspace: Workspace): Promise<WholePacks> {
  const cache = cacheOf(workspace)
  const { packs, oddities } = await workspace.readAll()
  const read = new Map<string, Kept>()
  cache.idOf = idsOfPacks(packs.map(({ files }) => files))
  for (const { files, images, ...pack } of inLoadingOrder(packs, ({ files }) => files, cache.idOf))
    read.set(pack.pack, keptOf(cache, pack, { files, images }, bundlesOf([...read.values()])))
  const states = packs.map(({ pack }) => read.get(pack) as Kept)
  cache.packs.clear()
  for (const one of states) cache.packs.set(one.state.pack, one)
  const hash = sha256([JSON.stringify(oddities), workspace.name, workspace.writing, ...states.map((one) => one.hash)].join('\0'))
  const known = answerOf(cache, hash)
  const answer = known ?? {
    workspace: { name: workspace.name, writing: workspace.writing },
    packs: states.map((one) => one.state),
    problems: [...oddities, ...checkPacks(bundlesOf(states), rulebooks, { memory: cache.check }).filter(canBeMended(states))],
    hash,
  }
  cache.answers = [...cache.answers.filter((one) => one.hash !== hash), answer].slice(-mostAnswers)
  return answer
}

/**
 * Whether to report a problem. Warnings about read-only packs are left out, because only their author can repair them; errors are always reported.
 */
function canBeMended(states: readonly Kept[]): (problem: Problem) => boolean {
  const readOnly = new Set(states.flatMap(({ state: { kind, pack, bundle } }) => (kind === 'own' ? [] : [bundle?.id ?? pack])))
  return ({ severity, pack }) => severity === 'error' || !readOnly.has(pack)
}

/**
 * The bundles of all packs that can be loaded, by their names in the workspace, as they were last read; reads the packs if that has not been done.
 */
export async function bundlesAtHand(workspace: Workspace): Promise<ReadonlyMap<string, PackBundle>> {
  if (cacheOf(workspace).packs.size === 0) await readPacks(workspace)
  const kept = [...cacheOf(workspace).packs.values()]
  return new Map(kept.flatMap(({ state }) => (state.bundle === undefined ? [] : [[state.pack, state.bundle] as const])))
}

const answerOf = (cache: Cache, hash: string | undefined): WholePacks | undefined => cache.answers.find((one) => one.hash === hash)

/** The answer that a page has already received, by its hashes. */
export interface Had {
  /** The hash of its last answer. */
  readonly since?: string | undefined
  /** Hashes of the packs in that answer. */
  readonly packs?: ReadonlySet<string> | undefined
}

/**
 * As `readPacks`, for a page that may have received an earlier answer.
 * @returns the difference to that answer while the server has it in the cache; else the new answer, without the packs that the page has
 */
export async function readPacksSince(workspace: Workspace, had: Had): Promise<WholePacks | PacksNews<WholePacks> | PacksChange> {
  const answer = await readPacks(workspace)
  const known = answerOf(cacheOf(workspace), had.since)
  return known ? { since: known.hash, hash: answer.hash, change: changeBetween(known, answer) ?? null } : without(answer, had.packs)
}

/** An answer in which each pack that the page has is replaced by its hash. */
function without<Answer extends PacksAnswer>(answer: Answer, had: ReadonlySet<string> | undefined): Answer | PacksNews<Answer> {
  if (had === undefined || !answer.packs.some(({ hash }) => had.has(hash))) return answer
  return { ...answer, packs: answer.packs.map((pack) => (had.has(pack.hash) ? { had: pack.hash } : pack)) }
}

/** As `readPacksSince`, but with outlines: packs without the code of scripts and scenes, and without the hashes of files. */
export async function readOutlinesSince(workspace: Workspace, had: Had): Promise<PacksAnswer | PacksNews<PacksAnswer> | PacksChange> {
  const answer = await readPacks(workspace)
  const known = answerOf(cacheOf(workspace), had.since)
  const outlines = outlinesOf(answer)
  return known
    ? { since: known.hash, hash: answer.hash, change: changeBetween(outlinesOf(known), outlines) ?? null }
    : without(outlines, had.packs)
}

/** Outlines by complete answer and by complete pack: an unchanged pack keeps the identical outline object, so that comparing answers is fast. */
const outlines = new WeakMap<object, object>()

function onceFor<From extends object, To extends object>(from: From, make: (from: From) => To): To {
  const known = outlines.get(from) as To | undefined
  const made = known ?? make(from)
  outlines.set(from, made)
  return made
}

const outlinesOf = (answer: WholePacks): PacksAnswer =>
  onceFor(answer, ({ packs, ...rest }) => ({ ...rest, packs: packs.map((pack) => onceFor(pack, outlineOf)) }))

function outlineOf({ bundle, files, ...rest }: WholePack): PackState {
  return { ...rest, ...(bundle ? { bundle: outlineOfBundle(bundle) } : {}), files: files.map(({ path }) => ({ path })) }
}

function outlineOfBundle({ hashes: _, scripts, scenes, ...rest }: PackBundle): PackOutline {
  const withoutCode = ({ code: _code, map: _map, ...script }: CompiledScript): ScriptOutline => script
  return { ...rest, scripts: scripts.map(withoutCode), scenes: scenes.map(withoutCode) }
}

/**
 * The last state of a pack with one file changed. It answers a save at once, before all packs are read again.
 * @param since the hash of the answer that the page has
 * @returns undefined for a pack that has not been read yet
 */
export function packWith(
  workspace: Workspace,
  pack: string,
  { path, text }: { readonly path: string; readonly text: string },
  since: string | undefined,
): PackNews | undefined {
  const cache = cacheOf(workspace)
  const known = cache.packs.get(pack)
  if (known === undefined) return undefined
  const { files, images } = known.lying
  // the packs that `readPacks` loads before this pack, so that the result is the same
  const inOrder = inLoadingOrder([...cache.packs.values()], ({ lying }) => lying.files, cache.idOf)
  const others = bundlesOf(inOrder.slice(0, inOrder.indexOf(known)))
  const kept = keptOf(cache, known.state, { files: { ...files, [path]: text }, images }, others)
  cache.packs.set(pack, kept)
  const before = answerOf(cache, since)?.packs.find((one) => one.pack === pack)
  return before ? { change: changeBetween(before, kept.state) ?? null } : { state: kept.state }
}

/** Loads a pack, unless it is cached and neither its files nor `others` changed. @param others the packs that were loaded before it */
function keptOf(cache: Cache, { pack, folder, kind, standsFor }: WorkspacePack, lying: Lying, others: readonly PackBundle[]): Kept {
  const known = cache.packs.get(pack)
  const ground = groundOf(lying.files, others, cache.idOf)
  const isSame = known?.lying.files === lying.files && known.ground === ground && dequal(known.lying.images, lying.images)
  if (known && isSame && known.state.folder === folder && known.state.kind === kind && known.state.standsFor === standsFor) return known
  const memory = known?.memory ?? { load: newLoadMemory(), hashes: new Map() }
  const hashes = fileHashes(lying.files, memory)
  const images = lying.images.map((image) => `${image.path} ${image.hash}`)
  const hash = sha256(
    [
      folder,
      kind,
      standsFor ?? '',
      ground,
      ...images,
      ...Object.keys(hashes)
        .sort()
        .map((path) => `${path}\0${hashes[path]}`),
    ].join('\n'),
  )
  if (known?.hash === hash) return known
  return {
    hash,
    lying,
    ground,
    memory,
    state: stateOf(
      { pack, folder, kind, ...(standsFor ? { standsFor } : {}) },
      lying,
      hashes,
      loadPack(lying.files, rulebooks, memory.load, others, cache.idOf),
      hash,
    ),
  }
}

/** The sha256 of every text file, by path. */
function fileHashes(files: Lying['files'], { hashes }: Memory): { readonly [path: string]: string } {
  for (const path of hashes.keys()) if (!Object.hasOwn(files, path)) hashes.delete(path)
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => {
      const known = hashes.get(path)
      const hash = known?.text === text ? known.hash : sha256(text)
      hashes.set(path, { text, hash })
      return [path, hash]
    }),
  )
}

function cacheOf(workspace: Workspace): Cache {
  const known = caches.get(workspace) ?? { packs: new Map(), check: newCheckMemory(), idOf: packId, answers: [] }
  caches.set(workspace, known)
  return known
}

/** The text files of a pack on disk by path, and the hashes of its images. */
interface Lying {
  readonly files: { readonly [path: string]: string }
  readonly images: readonly { readonly path: string; readonly hash: string }[]
}

function stateOf(
  { pack, folder, kind, standsFor }: WorkspacePack,
  { images }: Lying,
  hashes: { readonly [path: string]: string },
  loaded: LoadedPack,
  hash: string,
): WholePack {
  const pictures = new Set(images.map(({ path }) => path))
  return {
    pack,
    kind,
    ...(standsFor ? { standsFor } : {}),
    folder,
    ...(loaded.bundle === undefined ? {} : { bundle: loaded.bundle }),
    problems: kind === 'own' ? loaded.problems : loaded.problems.filter(({ severity }) => severity === 'error'),
    hash,
    files: [
      ...images,
      // an SVG counts both as text and as picture: list it once
      ...Object.entries(hashes).flatMap(([path, hash]) => (pictures.has(path) ? [] : [{ path, hash }])),
    ].sort((one, other) => (one.path < other.path ? -1 : 1)),
  }
}

function bundlesOf(states: readonly Kept[]): PackBundle[] {
  return states.flatMap(({ state }) => (state.bundle === undefined ? [] : [state.bundle]))
}
