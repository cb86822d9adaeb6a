/** Makes a bundle from the files of a pack. A broken file never prevents the others from loading. */
import { type Rulebook, type Rulebooks, rulebookFor, type SystemChapter, usualRulebook } from '@questwright/rulebook'
import { newestApi } from './api.ts'
import { type BroughtElsewhere, broughtElsewhere, type PackAtHand, withBringers } from './brought-elsewhere.ts'
import type {
  CardFacts,
  CompiledScript,
  DeckFacts,
  FactValue,
  KeywordFacts,
  PackBundle,
  PackFiles,
  PackText,
  ScenarioFacts,
  ScriptKind,
} from './bundle.ts'
import type { CampaignFacts } from './campaign.ts'
import {
  checkCampaignFacts,
  checkCardFacts,
  checkDeckFacts,
  checkKeywordFacts,
  checkScenarioFacts,
  checkStrangeFacts,
  checkTextFacts,
  type FactIssue,
  type FactResult,
  isRecord,
} from './facts.ts'
import { placeInJson, readJson } from './json.ts'
import { kindsOf } from './kinds.ts'
import { type FileRole, importablePaths, roleOf } from './layout.ts'
import { forgetOthers, type LoadMemory, newLoadMemory, rememberedFacts, rememberedHash } from './load-memory.ts'
import { rulebookWithOwn } from './load-systems.ts'
import { type Manifest, readManifest, unreadOfManifest } from './manifest.ts'
import { codesIn, codesInScript } from './names/codes-with-ids.ts'
import { type IdOf, type Prefixes, packId, prefixesOf } from './names/pack-ids.ts'
import { compareText, type Problem, problem, sortProblems, unknownPack } from './problem.ts'
import { type MadeScript, scriptMaker } from './script.ts'
import { hashAll, sha256 } from './sha256.ts'
import { slugIsWellFormed, suggestSlug } from './slug.ts'
import { checkSystemFacts } from './system-facts.ts'
import { noteManifest, notePlaces } from './system-places.ts'

export interface LoadedPack {
  /** The bundle; absent only when the manifest cannot be used. */
  readonly bundle?: PackBundle
  readonly problems: Problem[]
}

interface Draft {
  readonly pack: string
  /** The prefixes of codes that its files contain, and the ids of the packs that they mean. */
  readonly prefixes: Prefixes
  readonly rulebook: Rulebook
  readonly memory: LoadMemory
  readonly problems: Problem[]
  readonly cards: { [slug: string]: CardFacts }
  readonly keywords: { [slug: string]: KeywordFacts }
  readonly scenarios: { [slug: string]: ScenarioFacts }
  readonly campaigns: { [slug: string]: CampaignFacts }
  readonly decks: { [slug: string]: DeckFacts }
  readonly systems: { [slug: string]: SystemChapter }
  /** The id of a dependency that is not loaded, so that the types and facts of its systems are unknown. */
  readonly absent: string | undefined
  /**
   * The declarations of packs on which this pack does not depend. `elsewhereAsText`: these and the prefixes as one text, for the key of the
   * cache.
   */
  readonly elsewhere: BroughtElsewhere
  readonly elsewhereAsText: string
  readonly text: { [language: string]: PackText }
  readonly scripts: CompiledScript[]
  readonly scenes: CompiledScript[]
  /** The files that were read, by kind and slug, so that a second file with the same name is reported. */
  readonly met: Map<string, string>
  /** Kind and slug of broken facts: their scripts are left out as well. */
  readonly broken: Set<string>
}

/**
 * Loads a pack from its files (see `PackFiles`): facts checked, scripts gated and compiled, everything hashed. A file with an error is left
 * out of the bundle and reported; everything else loads. If facts are broken, their script is left out too; if a script is broken, its
 * facts are kept. Line ends and byte order marks do not matter, nor does the order of the files.
 * @param rulebooks of the games at hand; a pack for another game gives no bundle but a problem
 * @param memory of the last loading of this pack; it is updated. The result is the same with and without it
 * @param others loaded packs: the systems of the dependencies of this one declare types and facts that its cards may have
 * @param idOf the ids of the packs that are loaded together with it: codes in its files get these ids
 */
export function loadPack(
  files: PackFiles,
  rulebooks: Rulebooks,
  memory: LoadMemory = newLoadMemory(),
  others: readonly PackAtHand[] = [],
  idOf: IdOf = packId,
): LoadedPack {
  const texts = normalise(files)
  const { manifest, problems } = loadManifest(texts['package.json'], rulebooks, idOf)
  if (manifest === undefined && isForAnotherProgram(problems)) return { problems }
  // a manifest that cannot be read names no game: check the other files with the rulebook of the default game
  const base = manifest === undefined ? usualRulebook(rulebooks) : rulebookFor(manifest.game, rulebooks)
  const pack = manifest?.id ?? unknownPack
  const dependencies = manifest?.dependencies ?? []
  const prefixes = manifest === undefined ? noPrefixes : prefixesOf([manifest.name, ...manifest.needs], idOf)
  const elsewhere = broughtElsewhere({ id: pack, dependencies }, others, base.game)
  const empty: Draft = {
    pack,
    prefixes,
    rulebook: base,
    memory,
    problems,
    cards: {},
    keywords: {},
    scenarios: {},
    campaigns: {},
    decks: {},
    systems: {},
    absent: dependencies.find((id) => !others.some((other) => other.id === id)),
    elsewhere,
    elsewhereAsText: JSON.stringify([elsewhere, [...prefixes]]),
    text: {},
    scripts: [],
    scenes: [],
    met: new Map(),
    broken: new Set(),
  }
  const paths = Object.keys(texts).sort(compareText)
  const roles = paths.map((path) => ({ path, role: roleOf(path), source: texts[path] ?? '' }))
  for (const { path, role, source } of roles) if (role.role === 'system') loadSystem(empty, path, role.slug, source)
  const own = rulebookWithOwn(base, { id: pack, name: manifest?.name ?? pack, dependencies, systems: empty.systems }, others)
  problems.push(...own.problems)
  const draft: Draft = { ...empty, rulebook: own.rulebook }
  for (const { path, role, source } of roles) loadFacts(draft, path, role, source)
  const make = scriptMaker({
    pack,
    game: base.game,
    calls: base.scriptCalls,
    importable: importablePaths(texts),
    needs: manifest?.needs ?? [],
  })
  for (const { path, role, source } of roles) {
    if (role.role === 'script') loadScript(draft, path, role.kind, role.slug, () => make(path, role.kind, source))
  }
  if (manifest !== undefined) checkManifest(draft, manifest)
  forgetOthers(memory, texts)
  const sorted = sortProblems(problems)
  if (manifest === undefined) return { problems: sorted }
  const bundle = finish(draft, manifest, texts)
  const written = texts['package.json'] ?? ''
  noteManifest(bundle, (id) => {
    const name = manifest.needs.find((one) => idOf(one) === id) ?? id
    return placeInJson('package.json', written, ['dependencies', name])
  })
  return { bundle, problems: sorted }
}

const noPrefixes: Prefixes = new Map()

function normalise(files: PackFiles): { [path: string]: string } {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')]))
}

/** Whether a pack needs a newer program, or a game that is not installed: then nothing else in it can be checked. */
export const isForAnotherProgram = (problems: readonly Problem[]): boolean =>
  problems.some(({ code }) => code === 'manifest/api-too-new' || code === 'manifest/unknown-game')

function loadManifest(
  text: string | undefined,
  rulebooks: Rulebooks,
  idOf: IdOf,
): { readonly manifest?: Manifest; readonly problems: Problem[] } {
  const where = { pack: unknownPack, file: 'package.json' }
  if (text === undefined) {
    const words = {
      message: 'The folder has no package.json, so it is no pack.',
      remedy: `Add one with "name", "version" and "questwright": { "game": "lcg", "api": ${newestApi} }.`,
    }
    return { problems: [problem('error', 'manifest/missing', where, words)] }
  }
  const json = readJson(where, text)
  if (!('value' in json)) return { problems: json.problems }
  const read = readManifest(json.value, Object.keys(rulebooks), idOf)
  if ('manifest' in read) {
    const own = { ...where, pack: read.manifest.id }
    const unread = unreadOfManifest(json.value).map((issue) => problem('warning', issue.code, own, issue, json.placeOf(issue.path)))
    return { manifest: read.manifest, problems: [...json.problems.map((one) => ({ ...one, pack: own.pack })), ...unread] }
  }
  const found = read.issues.map((issue) => problem('error', issue.code, where, issue, json.placeOf(issue.path)))
  const name = isRecord(json.value) && typeof json.value.name === 'string' ? packId(json.value.name) : ''
  const own = isForAnotherProgram(found) && slugIsWellFormed(name) ? { pack: name } : {}
  return { problems: [...json.problems, ...found].map((one) => ({ ...one, ...own })) }
}

/** Loads the chapter of a system. It defines types and facts with which cards are checked, so it is loaded before them. */
function loadSystem(draft: Draft, path: string, slug: string, source: string): void {
  const value = admitSlug(draft, { pack: draft.pack, file: path }, 'system', slug)
    ? (factsOf(draft, path, source, checkSystemFacts) as SystemChapter | undefined)
    : undefined
  if (value === undefined) {
    draft.broken.add(`system ${slug}`)
    return
  }
  notePlaces(value, (at) => placeInJson(path, source, at))
  draft.systems[slug] = value
}

function loadFacts(draft: Draft, path: string, role: FileRole, source: string): void {
  const where = { pack: draft.pack, file: path }
  if (role.role === 'stray') {
    const words = {
      message: 'The file is in a folder of the pack, but is of no kind that a pack can have there.',
      remedy: 'Facts are .json, scripts .ts, scenes .scene.ts; anything else belongs outside.',
    }
    draft.problems.push(problem('warning', 'pack/stray-file', where, words))
  }
  if (role.role === 'text') {
    const value = factsOf(draft, path, source, (value) => checkTextFacts(value, draft.rulebook), salvageText)
    if (value !== undefined) draft.text[role.language] = fullText(value as Partial<PackText>)
    return
  }
  if (role.role !== 'card' && role.role !== 'keyword' && role.role !== 'scenario' && role.role !== 'campaign' && role.role !== 'deck')
    return
  if (!admitSlug(draft, where, role.role, role.slug)) {
    draft.broken.add(`${role.role} ${role.slug}`)
    return
  }
  const value = factsOf(draft, path, source, checkOf(draft, role.role))
  if (value === undefined) draft.broken.add(`${role.role} ${role.slug}`)
  else if (role.role === 'card') draft.cards[role.slug] = value as CardFacts
  else if (role.role === 'keyword') draft.keywords[role.slug] = value as KeywordFacts
  else if (role.role === 'scenario') draft.scenarios[role.slug] = value as ScenarioFacts
  else if (role.role === 'campaign') draft.campaigns[role.slug] = value as unknown as CampaignFacts
  else draft.decks[role.slug] = value as DeckFacts
}

function checkOf(
  { rulebook, absent, elsewhere }: Draft,
  role: 'card' | 'keyword' | 'scenario' | 'campaign' | 'deck',
): (value: FactValue) => FactResult<unknown> {
  if (role === 'keyword') return checkKeywordFacts
  if (role === 'deck') return (value) => checkDeckFacts(value, rulebook)
  if (role === 'campaign') return checkCampaignFacts
  if (role === 'scenario') return (value) => checkScenarioFacts(value, rulebook)
  return (value) => {
    const result = absent === undefined ? checkCardFacts(value, rulebook) : checkStrangeFacts(value, rulebook, absent)
    return { ...result, issues: withBringers(result.issues, value, rulebook, elsewhere) }
  }
}

/** Reads and checks a JSON file, records its problems, and returns its value if that can be used. */
function factsOf(
  draft: Draft,
  path: string,
  source: string,
  check: (value: FactValue) => FactResult<unknown>,
  salvage?: (value: FactValue, issues: readonly FactIssue[]) => FactValue | undefined,
): FactValue | undefined {
  const as = { pack: draft.pack, rulebook: draft.rulebook, absent: draft.absent, elsewhere: draft.elsewhereAsText, path, source }
  const { problems, value } = rememberedFacts(draft.memory, as, () => {
    const where = { pack: draft.pack, file: path }
    const json = readJson(where, source)
    if (!('value' in json)) return { problems: json.problems }
    const read = codesIn(json.value, draft.prefixes)
    const { issues } = check(read)
    const problems = [
      ...json.problems,
      ...issues.map((issue) => ({
        ...problem(issue.severity, issue.code, where, issue, json.placeOf(issue.path)),
        ...dependencyFix(issue),
      })),
    ]
    const broken = json.problems.length > 0 || issues.some((issue) => issue.severity === 'error')
    return { problems, value: broken ? salvage?.(read, issues) : read }
  })
  draft.problems.push(...problems)
  return value
}

/** A fix that adds the pack that declares what the card uses to the dependencies. */
function dependencyFix({ bringer }: FactIssue): Pick<Problem, 'fixes'> {
  if (bringer === undefined) return {}
  return { fixes: [{ title: `Let this pack depend on ${bringer}`, edit: { kind: 'dependency', pack: packId(bringer) } }] }
}

/** A text file without its broken entries, so that one invalid title does not remove all titles. */
function salvageText(value: FactValue, issues: readonly FactIssue[]): FactValue | undefined {
  if (!isRecord(value)) return undefined
  const bad = new Set(issues.map((issue) => issue.path.slice(0, 2).join('\0')))
  const kept: [string, FactValue | undefined][] = []
  for (const [section, entries] of Object.entries(value)) {
    if (bad.has(section)) continue
    const good = isRecord(entries)
      ? Object.fromEntries(Object.entries(entries).filter(([slug]) => !bad.has(`${section}\0${slug}`)))
      : entries
    kept.push([section, good])
  }
  return Object.fromEntries(kept)
}

function fullText(value: Partial<PackText>): PackText {
  return {
    ...value,
    cards: value.cards ?? {},
    keywords: value.keywords ?? {},
    scenarios: value.scenarios ?? {},
    decks: value.decks ?? {},
  }
}

/** Refuses file names that are no slugs, and slugs that another file has. */
function admitSlug(draft: Draft, where: { readonly pack: string; readonly file: string }, kind: string, slug: string): boolean {
  if (!slugIsWellFormed(slug)) {
    const suggestion = suggestSlug(slug) || 'my-card'
    const message = `"${slug}" cannot be a slug: lower case letters, digits and single hyphens only.`
    draft.problems.push(problem('error', 'id/not-kebab', where, { message, remedy: `Rename the file, for example to ${suggestion}.` }))
    return false
  }
  const key = `${kind} ${slug}`
  const first = draft.met.get(key)
  if (first === undefined) {
    draft.met.set(key, where.file)
    return true
  }
  const message = `"${slug}" is taken by ${first}; only that file is used.`
  draft.problems.push(problem('error', 'id/duplicate', where, { message, remedy: 'Rename one of the two files; folders do not count.' }))
  return false
}

function loadScript(draft: Draft, path: string, kind: ScriptKind, slug: string, made: () => MadeScript): void {
  const named = kind !== 'library' && kind !== 'scene'
  if (named && !admitSlug(draft, { pack: draft.pack, file: path }, `script of a ${kind}`, slug)) return
  const { problems, output } = made()
  draft.problems.push(...problems)
  if (output === undefined) return
  // the facts of the card are broken and not in the bundle, so its script is left out as well
  if (named && draft.broken.has(`${kind} ${slug}`) && !isLoaded(draft, kind, slug)) return
  const code = codesInScript(output.code, draft.prefixes, kind === 'scene' ? 'scene' : 'script')
  const script: CompiledScript = { path, ...output, code, slug, kind }
  if (kind === 'scene') draft.scenes.push(script)
  else draft.scripts.push(script)
}

function isLoaded(draft: Draft, kind: ScriptKind, slug: string): boolean {
  const table = kind === 'card' ? draft.cards : kind === 'keyword' ? draft.keywords : kind === 'system' ? draft.systems : draft.scenarios
  return Object.hasOwn(table, slug)
}

/** The hash by which saved games and lockfiles name a pack, computed from its files alone. It equals the `hash` of the bundle. */
export function contentHash(files: PackFiles): string {
  const content = Object.entries(files).filter(([path]) => isContent(path))
  return hashOfGames(Object.fromEntries(content.map(([path, text]) => [path, sha256(text)])))
}

const hashOfGames = (hashes: { readonly [path: string]: string }): string =>
  hashAll(Object.fromEntries(Object.entries(hashes).filter(([path]) => decidesGames(path))))

const isContent = (path: string): boolean => !['other', 'stray'].includes(roleOf(path).role)

function finish(draft: Draft, manifest: Manifest, texts: PackFiles): PackBundle {
  const content = Object.keys(texts).filter(isContent)
  const hashes = Object.fromEntries(content.sort(compareText).map((path) => [path, rememberedHash(draft.memory, path, texts[path] ?? '')]))
  return {
    format: 'questwright-pack',
    version: 1,
    id: manifest.id,
    name: manifest.name,
    ...(manifest.title === undefined ? {} : { title: manifest.title }),
    packVersion: manifest.version,
    game: manifest.game,
    api: manifest.api,
    dependencies: manifest.dependencies,
    hash: hashOfGames(hashes),
    cards: draft.cards,
    keywords: draft.keywords,
    scenarios: draft.scenarios,
    decks: draft.decks,
    ...(Object.keys(draft.campaigns).length > 0 ? { campaigns: draft.campaigns } : {}),
    ...(Object.keys(draft.systems).length > 0 ? { systems: draft.systems } : {}),
    text: draft.text,
    ...(Object.keys(manifest.removed).length > 0 ? { removed: codesIn(manifest.removed, draft.prefixes) } : {}),
    scripts: draft.scripts,
    scenes: draft.scenes,
    hashes,
  }
}

/** Checks the manifest against the files of the pack. */
function checkManifest(draft: Draft, manifest: Manifest): void {
  const where = { pack: draft.pack, file: 'package.json' }
  for (const slug of Object.keys(manifest.removed).sort(compareText))
    if (draft.met.has(`card ${slug}`))
      draft.problems.push(
        problem('error', 'manifest/removed-and-there', where, {
          message: `The card "${slug}" is listed under \`questwright.removed\`, but the pack has it in ${draft.met.get(`card ${slug}`)}.`,
          remedy: 'Take it out of `questwright.removed`, or give the new card another slug: a slug never changes its meaning.',
        }),
      )
  const lying = {
    languages: Object.keys(draft.text).sort(compareText),
    kinds: kindsOf(draft, draft.rulebook),
  }
  for (const field of ['languages', 'kinds'] as const) {
    const written = manifest[field]
    if (written === undefined || [...written].sort(compareText).join() === [...lying[field]].sort(compareText).join()) continue
    draft.problems.push(
      problem('warning', `manifest/${field}`, where, {
        message: `\`questwright.${field}\` lists ${written.join(', ') || 'nothing'}, but the pack contains ${lying[field].join(', ') || 'nothing'}.`,
        remedy: 'Leave the field out: it is filled in when the pack is built.',
      }),
    )
  }
}

/**
 * Whether running and saved games depend on a file. They do not depend on tests, declarations and the version number, nor on a campaign, whose
 * settings are in the setup of the game.
 */
function decidesGames(path: string): boolean {
  const role = roleOf(path)
  return (
    role.role !== 'manifest' &&
    role.role !== 'campaign' &&
    role.role !== 'declaration' &&
    !(role.role === 'script' && role.kind === 'scene')
  )
}
