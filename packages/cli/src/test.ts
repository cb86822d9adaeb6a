/** `qw test`: runs the scenes of packs. */

import { join } from 'node:path'
import { formatProblem, type PackBundle } from '@questwright/packs'
import { engineModules, type RealmKind } from '@questwright/realm'
import {
  engineIdentity,
  gameFile,
  idOf,
  type LoadedWorkspace,
  loadWorkspace,
  mayRunIn,
  type PlacedResult,
  pickPacks,
  repository,
  runPackScenes,
  scriptProblem,
  splitPackNames,
  TESTKIT,
  withNeeds,
  writeFile,
} from '@questwright/workshop'
import type { Command } from 'commander'
import { type Run, withRealm } from './command.ts'
import type { Output } from './output.ts'

interface TestOptions {
  readonly realm?: RealmKind
  readonly only?: string
  readonly packs?: readonly string[]
  readonly trust?: readonly string[]
}

/** Runs scenes. @returns 1 when a scene failed, a script did not load, a key has no words, or no scene was found */
export async function testPacks(names: readonly string[], options: TestOptions, output: Output): Promise<number> {
  const { folders } = splitPackNames(names)
  const workspace = loadWorkspace({ folders: [...folders, ...(options.packs ?? [])], ...(options.trust ? { trusted: options.trust } : {}) })
  const picked = pickPacks(workspace, names)
  const tested = picked.flatMap((pack) => (pack.bundle ? [pack.bundle.id] : []))
  const packs = withNeeds(workspace, tested)
  const kind = options.realm ?? (isTrusted(workspace, packs) ? 'native' : 'quickjs')
  mayRunIn(workspace, kind, packs)
  const broken = picked.flatMap((pack) => pack.problems.filter((problem) => problem.severity === 'error'))
  for (const problem of broken) output.note(formatProblem(problem))
  const begin = performance.now()
  const engine = await engineModules([TESTKIT])
  const { results, unworded, problems } = await runPackScenes({
    kind,
    packs,
    tested,
    engine,
    ...(options.only ? { only: options.only } : {}),
    onFile: (file, found) => tell(file, found, output),
  })
  for (const problem of problems) output.note(scriptProblem(problem))
  for (const problem of unworded) output.note(formatProblem(problem))
  const failed = results.filter((result) => result.status === 'failed')
  const replays = await writeReplays(failed, packs)
  for (const [result, path] of replays) output.note(`${result.title}: replay ${path}`)
  if (results.length === 0)
    output.note(
      options.only
        ? `No scene has "${options.only}" in its title or path.`
        : `${tested.join(', ')}: no scenes. Write one beside a card: <slug>.scene.ts.`,
    )
  const bad = failed.length > 0 || problems.length > 0 || unworded.length > 0 || broken.length > 0 || results.length === 0
  if (output.way === 'json')
    output.json({
      result: bad ? 'failed' : 'passed',
      packs: picked.map(idOf),
      scenes: results.length,
      passed: results.length - failed.length,
      failed: failed.length,
      realm: kind,
      milliseconds: Math.round(performance.now() - begin),
      problems: [...broken, ...problems, ...unworded],
      results: results.map(({ replay: _replay, stack: _stack, named: _named, ...result }) => {
        const written = replays.find(([one]) => one.file === result.file && one.title === result.title)
        return written ? { ...result, replay: written[1] } : result
      }),
    })
  else output.print(`${results.length} scenes, ${failed.length} failed, in ${kind}, ${Math.round(performance.now() - begin)} ms`)
  return bad ? 1 : 0
}

function isTrusted(workspace: LoadedWorkspace, packs: readonly PackBundle[]): boolean {
  return packs.every((pack) => workspace.packs.some((found) => found.bundle === pack && found.trust !== 'stranger'))
}

function tell(file: string, found: readonly PlacedResult[], output: Output): void {
  for (const result of found) {
    if (result.status === 'passed') continue
    output.note(
      `failed ${file}${result.line === undefined ? '' : `:${result.line}`} ${result.title}${result.way && result.way !== 'straight' ? ` (played ${result.way})` : ''}\n  ${result.message ?? ''}`,
    )
  }
}

/** Writes the games of failed scenes, so that they can be opened. */
async function writeReplays(failed: readonly PlacedResult[], packs: readonly PackBundle[]): Promise<(readonly [PlacedResult, string])[]> {
  if (failed.length === 0) return []
  const engine = await engineIdentity()
  const taken = new Set<string>()
  return failed.flatMap((result) => {
    if (!result.replay) return []
    const { setup, seed, inputs } = result.replay as unknown as Parameters<typeof gameFile>[0]
    const slug = slugOf(`${result.file.replace(/^.*\//, '').replace(/\.scene\.ts$/, '')} ${result.title.replace(/\[[^\]]*\]/g, '')}`)
    let name = slug
    for (let i = 2; taken.has(name); i++) name = `${slug}-${i}`
    taken.add(name)
    const file = {
      ...gameFile({ setup, seed, inputs, hashes: [] }, engine, packs),
      scene: { pack: result.pack, file: result.file, title: result.title, message: result.message ?? '' },
    }
    return [[result, writeFile(join(repository, 'reports', 'replays', `${name}.json`), file)] as const]
  })
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
}

export function addTest(program: Command, output: Output, run: Run): void {
  withRealm(
    program
      .command('test')
      .description('Runs the scenes of packs.')
      .argument('[packs...]', 'ids of packs, or their folders; all under content/ if none is named'),
    'quickjs or native',
  )
    .option('--only <part>', 'scenes whose title or path holds this')
    .action(run((names: readonly string[], options: TestOptions) => testPacks(names, options, output)))
}
