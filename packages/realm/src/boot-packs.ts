/** Defines and boots packs in a realm, and leaves out scripts that fail, so that the rest can be played. No Node, no DOM. */
import { type KnownDescriptions, linkedGame, misspeltDescriptions, placeInSystem } from '@questwright/packs/browser'
import type { PackBundle } from '@questwright/packs/types'
import { authorPlace } from './author-places.ts'
import type { Realm } from './host.ts'
import type { BootPack, BootProblem, BootReply } from './inside/entry.ts'
import { FIRST_LINE_SHIFT, MachineError, type ModuleSource } from './machine.ts'

/** The fault of a script that was left out, or of a part of it, with its place in the author's file. */
export interface ScriptProblem {
  readonly pack: string
  readonly file?: string
  readonly line?: number
  readonly column?: number
  readonly reason: 'does-not-load' | 'wrong-name' | 'unknown-word' | 'out-of-fuel' | 'out-of-memory' | 'too-deep'
  readonly message: string
  readonly remedy: string
}

/** A deprecated word in a script: a warning only, the script still works. */
export interface ScriptWarning {
  readonly pack: string
  readonly file: string
  readonly line?: number
  readonly column?: number
  readonly message: string
  readonly remedy: string
}

export interface Booted {
  readonly problems: readonly ScriptProblem[]
  readonly warnings: readonly ScriptWarning[]
  /** The names of abilities (`pack:slug#ability`): the machine reports the running ability as its index here plus 1. */
  readonly abilities: readonly string[]
  /** The inputs that the game accepts: `free`: any input from any player; `by-seat`: from each seat the inputs that the rules allow it. */
  readonly rights: 'free' | 'by-seat'
}

/**
 * A `running` number above this is the number of a module that was being loaded, plus this constant. Must equal the constant in
 * `inside/entry.ts`.
 */
const LOADING = 1_000_000

/** The name of a script's module inside a realm. */
export function moduleName(pack: string, path: string): string {
  return `${pack}/${path.replace(/\.ts$/, '')}`
}

/** Packs sorted so that each comes after the packs that it needs. */
function inOrder(packs: readonly PackBundle[]): PackBundle[] {
  const done: PackBundle[] = []
  const visit = (pack: PackBundle): void => {
    if (done.includes(pack)) return
    for (const id of pack.dependencies) {
      const needed = packs.find((other) => other.id === id)
      if (needed && needed !== pack && !needed.dependencies.includes(pack.id)) visit(needed)
    }
    if (!done.includes(pack)) done.push(pack)
  }
  for (const pack of packs) visit(pack)
  return done
}

function modulesOf(packs: readonly PackBundle[], left: ReadonlySet<string>, scenes: 'defined' | 'left out'): ModuleSource[] {
  return packs.flatMap((pack) =>
    [...pack.scripts, ...(scenes === 'defined' ? pack.scenes : [])]
      .map((script) => ({ name: `${pack.id}/${script.path}`, code: script.code }))
      .filter(({ name }) => !left.has(name)),
  )
}

function bootPack(pack: PackBundle, left: ReadonlySet<string>): BootPack {
  const text = pack.text.en
  const titles = Object.fromEntries(
    Object.entries(text?.cards ?? {}).map(([slug, card]) => [
      slug,
      {
        title: card.title,
        ...(card.sides
          ? { sides: Object.fromEntries(Object.entries(card.sides).map(([side, own]) => [side, own.title ?? card.title])) }
          : {}),
      },
    ]),
  )
  return {
    id: pack.id,
    cards: pack.cards,
    keywords: pack.keywords,
    scenarios: pack.scenarios,
    ...(pack.systems === undefined ? {} : { systems: pack.systems }),
    dependencies: pack.dependencies,
    titles,
    modules: pack.scripts
      .filter((script) => script.kind !== 'library' && !left.has(`${pack.id}/${script.path}`))
      .map((script) => moduleName(pack.id, script.path)),
  } as unknown as BootPack
}

const REMEDY: { readonly [reason in ScriptProblem['reason']]: string } = {
  'does-not-load': 'repair the script; until then its card has its facts only',
  'wrong-name': 'correct the name; until then that part of the script is left out. docs/names.md lists all names',
  'unknown-word': 'correct the spelling; until then the script finds no card of that description',
  'out-of-fuel': 'while a script loads, it may only define its card: move loops into the abilities',
  'out-of-memory': 'a script may not store large data: create the data inside the abilities, or do without it',
  'too-deep': 'a function calls itself without end while the script loads',
}

/** All scripts of packs are loaded in one call. */
const LOADING_BUDGET = { fuel: 20_000 }

/** Modules that a realm has loaded already: their code, by name. */
const ahead = new WeakMap<Realm, ReadonlyMap<string, string>>()

/**
 * Defines and loads scripts in a realm before it is booted, so that `bootPacks` has less to do.
 * @param open files that are expected to change (`pack/path`): they, and the files that import them, are left for `bootPacks`, because a
 * module can be defined only once
 * @throws MachineError (as rejection) when the machine breaks
 */
export async function loadAhead(realm: Realm, bundles: readonly PackBundle[], open: ReadonlySet<string>): Promise<void> {
  const packs = linkedGame(inOrder(bundles))
  const modules = modulesOf(packs, open, 'left out')
  const failed = new Set((await realm.define(modules)).map(({ name }) => name))
  const left = new Set([...open, ...failed])
  await realm.call('loadAhead', JSON.stringify({ modules: packs.flatMap((pack) => bootPack(pack, left).modules) }), LOADING_BUDGET)
  ahead.set(realm, new Map(modules.filter(({ name }) => !failed.has(name)).map(({ name, code }) => [name, code])))
}

/** Realms with booted packs that wait for their next game. */
const waiting = new WeakMap<Realm, { readonly packs: readonly PackBundle[]; readonly booted: Booted }>()

/** Records that a realm has these packs booted already: the next `bootPacks` uses them, once. */
export function bootedBefore(realm: Realm, packs: readonly PackBundle[], booted: Booted): void {
  waiting.set(realm, { packs, booted })
}

/** Whether two lists hold the same bundle objects in the same order. */
export function samePacks(some: readonly PackBundle[], others: readonly PackBundle[]): boolean {
  return some.length === others.length && some.every((pack, i) => pack === others[i])
}

/** The modules that are not defined yet. If the realm has other modules, or other code for one of them, it is renewed first. */
async function stillToDefine(realm: Realm, modules: readonly ModuleSource[]): Promise<readonly ModuleSource[]> {
  const defined = ahead.get(realm)
  if (!defined) return modules
  ahead.delete(realm)
  const wanted = new Map(modules.map(({ name, code }) => [name, code]))
  if ([...defined].every(([name, code]) => wanted.get(name) === code)) return modules.filter(({ name }) => !defined.has(name))
  await realm.renew()
  return modules
}

/**
 * Defines and boots packs in a realm without packs. A script that fails, hangs or uses up the memory is left out; then the realm is renewed
 * and the remaining scripts are booted again.
 * @param scenes whether scene files are defined, too: games need none
 * @throws MachineError when the realm itself cannot be booted
 */
export async function bootPacks(
  realm: Realm,
  bundles: readonly PackBundle[],
  scenes: 'defined' | 'left out' = 'left out',
): Promise<Booted> {
  const before = waiting.get(realm)
  waiting.delete(realm)
  const packs = linkedGame(inOrder(bundles))
  // additional packs in the realm do not affect a game of these packs, unless both define the same name
  if (before && scenes === 'left out' && bundles.every((pack) => before.packs.includes(pack))) {
    const there = linkedGame(inOrder(before.packs))
    if (packs.every((pack) => there.includes(pack))) return before.booted
  }
  const left = new Set<string>()
  const problems: ScriptProblem[] = []
  for (;;) {
    const modules = await stillToDefine(realm, modulesOf(packs, left, scenes))
    for (const { name, failure } of await realm.define(modules)) {
      left.add(name)
      problems.push({ ...fileOf(packs, name), reason: 'does-not-load', message: failure.message, remedy: REMEDY['does-not-load'] })
    }
    const boots = packs.map((pack) => bootPack(pack, left))
    try {
      const reply = JSON.parse(await realm.call('boot', JSON.stringify({ packs: boots }), LOADING_BUDGET)) as BootReply
      const told = ({ pack, module, message, stack, declared }: BootProblem, reason: ScriptProblem['reason']): ScriptProblem => ({
        ...(module ? fileOf(packs, `${module}.ts`) : { pack }),
        ...(declared ? placeOfDeclared(pack, declared, bundles) : authorPlace(stack, packs)),
        reason,
        message,
        remedy: REMEDY[reason],
      })
      for (const problem of reply.problems) {
        const deep = /stack overflow|call stack/i.test(problem.message)
        problems.push(told(problem, deep ? 'too-deep' : (problem.reason ?? 'does-not-load')))
      }
      if (reply.describes) problems.push(...misspeltIn(packs, reply.describes))
      return { problems, warnings: deprecatedIn(packs, reply.deprecated ?? {}), abilities: reply.abilities, rights: reply.rights ?? 'free' }
    } catch (error) {
      if (!(error instanceof MachineError) || error.running < LOADING) throw error
      const module = boots.flatMap((boot) => boot.modules)[error.running - LOADING]
      // a script that was left out cannot break the machine again, so each turn of the loop leaves out one more
      if (module === undefined || left.has(`${module}.ts`)) throw error
      left.add(`${module}.ts`)
      const reason = error.reason === 'out-of-memory' ? 'out-of-memory' : error.reason === 'stack' ? 'too-deep' : 'out-of-fuel'
      problems.push({
        ...fileOf(packs, `${module}.ts`),
        ...authorPlace(error.inside, packs),
        reason,
        message: `the script does not come to an end while it loads: ${error.message}`,
        remedy: REMEDY[reason],
      })
      await realm.renew()
    }
  }
}

/** The misspelt words and titles by which scripts describe cards. */
function misspeltIn(packs: readonly PackBundle[], known: KnownDescriptions): ScriptProblem[] {
  return misspeltDescriptions(packs, known).map(({ by, text, meant, pack, file, line, column }) => ({
    ...{ pack, file, line, column },
    reason: 'unknown-word',
    message:
      by === 'word' ? `'${text}' describes no card; did you mean '${meant}'?` : `no card is called '${text}'; did you mean '${meant}'?`,
    remedy: REMEDY['unknown-word'],
  }))
}

/** The deprecated exports that scripts of these packs call: each once per script, at its first line. */
function deprecatedIn(packs: readonly PackBundle[], deprecated: { readonly [name: string]: string }): ScriptWarning[] {
  const names = Object.keys(deprecated)
  if (names.length === 0) return []
  // compiled code takes an export from the module: `lcg_1.oldVerb`
  const sought = new RegExp(String.raw`\b\w+_\d+\.(${names.join('|')})\b`, 'g')
  return packs.flatMap((pack) =>
    pack.scripts.flatMap(({ path, code }) => {
      if (!names.some((name) => code.includes(name))) return []
      const first = new Map([...code.matchAll(sought)].reverse().map((found) => [found[1] ?? '', found.index + found[0].indexOf('.') + 1]))
      return [...first].map(([name, at]): ScriptWarning => {
        const before = code.slice(0, at).split('\n')
        const column = (before.at(-1) ?? '').length + 1 + (before.length === 1 ? FIRST_LINE_SHIFT : 0)
        const { line, column: own } = authorPlace(`at ${name} (${pack.id}/${path}:${before.length}:${column})`, packs)
        return {
          pack: pack.id,
          file: path,
          ...(line === undefined ? {} : { line }),
          ...(own === undefined ? {} : { column: own }),
          message: `\`${name}\` is deprecated.`,
          remedy: `Write \`${deprecated[name]}\`: \`qw pack migrate\` does it.`,
        }
      })
    }),
  )
}

/** The line in the chapter of a system where something is declared. */
function placeOfDeclared(
  pack: string,
  { system, path }: NonNullable<BootProblem['declared']>,
  packs: readonly PackBundle[],
): { file: string; line?: number; column?: number } {
  const chapter = packs.find(({ id }) => id === pack)?.systems?.[system]
  // the author wrote the names without their packs
  const written = path.map((name) => name.slice(name.lastIndexOf(':') + 1))
  return { file: `systems/${system}.json`, ...(chapter ? placeInSystem(chapter, written) : {}) }
}

function fileOf(packs: readonly PackBundle[], name: string): { pack: string; file?: string } {
  const slash = name.indexOf('/')
  const pack = name.slice(0, slash)
  const path = name.slice(slash + 1)
  return packs.some((one) => one.id === pack) ? { pack, file: path } : { pack: name }
}
