/** `qw check`: everything about packs that can be found without playing. */

import { checkPacks, checkTypes, isSetUpByData, type Mode, modesOf, type PackBundle, type Problem, sortProblems } from '@questwright/packs'
import {
  bootPacks,
  type DryDeck,
  dryDecks,
  dryRun,
  type KeptRealm,
  keptRealm,
  openRealm,
  type RealmKind,
  type Setup,
} from '@questwright/realm'
import {
  declarations,
  idOf,
  type LoadedWorkspace,
  type LocalPack,
  labEngine,
  listed,
  loadWorkspace,
  mayRunIn,
  pickPacks,
  remedyOf,
  splitPackNames,
  withLine,
  withNeeds,
  withPlace,
} from '@questwright/workshop'
import type { Command } from 'commander'
import { type Run, withRealm } from './command.ts'
import { deckList } from './names.ts'
import type { Output } from './output.ts'
import { reportLines } from './problem-report.ts'

interface CheckOptions {
  readonly realm: RealmKind
  /** The modes in which each scenario is set up; standard when not said. */
  readonly modes?: readonly Mode[]
  readonly packs?: readonly string[]
  readonly trust?: readonly string[]
}

/** Checks packs. @returns 1 when there are errors */
export async function checkAll(names: readonly string[], options: CheckOptions, output: Output): Promise<number> {
  const { folders } = splitPackNames(names)
  const workspace = loadWorkspace({ folders: [...folders, ...(options.packs ?? [])], ...(options.trust ? { trusted: options.trust } : {}) })
  const picked = pickPacks(workspace, names)
  for (const note of workspace.notes) output.note(`note: ${note}`)
  const problems: Problem[] = picked.flatMap((pack) => pack.problems)
  const ours = new Set(picked.map(idOf))
  problems.push(...checkPacks(workspace.bundles).filter((problem) => ours.has(problem.pack)))
  problems.push(...typeProblems(picked, workspace))
  const bundles = withNeeds(
    workspace,
    picked.flatMap((pack) => (pack.bundle ? [pack.bundle.id] : [])),
  )
  mayRunIn(workspace, options.realm, bundles)
  const begin = performance.now()
  const booted = await bootProblems(bundles, options.realm, workspace)
  problems.push(...booted.filter((problem) => ours.has(problem.pack)))
  const setUps = await dryRuns(picked, workspace, options.realm, options.modes ?? ['standard'])
  problems.push(...setUps.problems.filter((problem) => ours.has(problem.pack)))
  const all = withoutTwice(sortProblems(problems))
  const errors = all.filter((problem) => problem.severity === 'error').length
  const figures = {
    packs: picked.length,
    scripts: picked.reduce((sum, pack) => sum + (pack.bundle?.scripts.length ?? 0), 0),
    setUps: setUps.count,
  }
  if (output.way === 'json')
    output.json({
      result: errors === 0 ? 'passed' : 'failed',
      errors,
      warnings: all.length - errors,
      ...figures,
      problems: all,
      checked: picked.map((pack) => ({
        pack: idOf(pack),
        ...(pack.bundle ? { version: pack.bundle.packVersion, hash: pack.bundle.hash } : {}),
      })),
      realm: options.realm,
      milliseconds: Math.round(performance.now() - begin),
    })
  else {
    for (const line of reportLines(all)) output.print(line)
    output.print(
      `${listed([...ours])}: ${count(figures.scripts, 'script')}, ${count(setUps.count, 'set-up')}; ${count(errors, 'error')}, ${count(all.length - errors, 'warning')}`,
    )
  }
  return errors > 0 ? 1 : 0
}

function count(n: number, what: string): string {
  return n === 0 ? `no ${what}s` : n === 1 ? `1 ${what}` : `${n} ${what}s`
}

/** What does not parse is reported by loading, too: once is enough. */
function withoutTwice(problems: readonly Problem[]): Problem[] {
  return problems.filter(
    (problem, i) =>
      problem.code !== 'types/error' ||
      !problems.some(
        (other, j) =>
          i !== j &&
          other.code.startsWith('compile/') &&
          other.pack === problem.pack &&
          other.file === problem.file &&
          other.line === problem.line,
      ),
  )
}

function typeProblems(picked: readonly LocalPack[], workspace: LoadedWorkspace): Problem[] {
  const sources = workspace.packs.map((pack) => ({ pack: idOf(pack), files: pack.files }))
  return checkTypes(sources, declarations()).filter((problem) => picked.some((pack) => idOf(pack) === problem.pack))
}

async function bootProblems(bundles: readonly PackBundle[], kind: RealmKind, workspace: LoadedWorkspace): Promise<Problem[]> {
  const realm = await openRealm({ kind, place: 'worker', engine: await labEngine() })
  try {
    const { problems, idle } = await bootPacks(realm, bundles, 'defined')
    return [...problems, ...idle]
      .map((one) => withLine(one, workspace))
      .map((problem) => ({
        severity: problem.reason === 'does-nothing' ? 'warning' : 'error',
        code: `script/${problem.reason}`,
        pack: problem.pack,
        file: problem.file ?? 'package.json',
        ...(problem.line === undefined ? {} : { line: problem.line, column: problem.column ?? 1 }),
        message: problem.message,
        remedy: problem.remedy,
      }))
  } finally {
    realm.close()
  }
}

/**
 * Sets each scenario up in strict mode, up to its first planning, for as many players as there are decks whose heroes do not clash; one
 * that data alone set up is tried once, with all of them. Faults of abilities on the way are problems.
 */
async function dryRuns(
  picked: readonly LocalPack[],
  workspace: LoadedWorkspace,
  kind: RealmKind,
  modes: readonly Mode[],
): Promise<{ readonly count: number; readonly problems: Problem[] }> {
  const problems: Problem[] = []
  let runs = 0
  const engine = await labEngine()
  // booting packs takes far longer than a set-up: the set-ups share one realm, and each finds it fresh
  const realm = keptRealm(() => openRealm({ kind, place: 'worker', engine }))
  try {
    for (const { bundle } of picked) {
      if (!bundle) continue
      const decks = dryDecks(bundle, workspace.bundles)
      for (const [slug, facts] of Object.entries(bundle.scenarios))
        for (let players = 1; players <= decks.length; players++) {
          const used = decks.slice(0, players)
          const packs = withNeeds(workspace, [bundle.id, ...used.map((deck) => deck.pack)])
          for (const mode of modes.filter((one) => modesOf(facts).includes(one))) {
            // what data alone set up asks for most with the most players, and keeps nothing between two runs
            const byData = isSetUpByData(slug, facts, bundle.id, packs, mode)
            if (byData && players < decks.length) continue
            runs++
            problems.push(...(await setUpOnce(bundle, slug, used, packs, realm, workspace, mode, byData && runs > 1 ? 'off' : 'on')))
          }
        }
    }
  } finally {
    realm.close()
  }
  return { count: runs, problems }
}

async function setUpOnce(
  bundle: PackBundle,
  slug: string,
  decks: readonly DryDeck[],
  packs: readonly PackBundle[],
  realm: KeptRealm,
  workspace: LoadedWorkspace,
  mode: Mode,
  strict: 'on' | 'off',
): Promise<Problem[]> {
  const file = `scenarios/${slug}.json`
  const found = (code: string, message: string, remedy: string, more: Partial<Problem> = {}): Problem => ({
    severity: 'error',
    code,
    pack: bundle.id,
    file,
    message,
    remedy,
    ...more,
  })
  const setup = {
    kind: 'scenario',
    scenario: `${bundle.id}:scenario/${slug}`,
    decks: decks.map(({ pack, slug: name, deck }) => deckList({ pack, name, deck })),
    mode,
  }
  const players = `${decks.length === 1 ? 'one player' : `${decks.length} players`}${mode === 'standard' ? '' : ` in ${mode} mode`}`
  const run = await dryRun({ openRealm: () => realm.open(packs), packs, setup: setup as unknown as Setup, strict })
  if (run.state === 'refused')
    return [
      found(
        'scenario/set-up',
        `${slug} cannot be set up for ${players}: ${run.message}`,
        'Correct what the message names: a code in the scenario, a deck, or the script of a card that is set up.',
      ),
    ]
  const tooFew = run.tooFew.map(({ what, wanted, found: there }) =>
    found(
      'scenario/too-few-cards',
      `The setup of ${slug} calls for ${wanted} of "${what}" with ${players}, and ${there} are there.`,
      'Lower the number, or give the card or its set more copies in `quantities`.',
    ),
  )
  const faults = run.faults.map((one) => {
    const fault = withPlace(one, workspace)
    const pack = fault.ability?.split(':')[0] ?? bundle.id
    return found(
      `fault/${fault.reason}`,
      `${fault.ability ?? 'a script'} failed while ${slug} was set up: ${fault.message}`,
      remedyOf(fault.reason),
      {
        pack,
        ...(fault.file ? { file: fault.file } : {}),
        ...(fault.line === undefined ? {} : { line: fault.line, column: fault.column ?? 1 }),
      },
    )
  })
  return [...faults, ...tooFew]
}

export function addCheck(program: Command, output: Output, run: Run): void {
  withRealm(
    program
      .command('check')
      .description('Checks packs: facts, references, types, scripts, set-ups.')
      .argument('[packs...]', 'ids of packs, or their folders; all under content/ if none is named'),
    'quickjs',
  ).action(run((names: readonly string[], options: CheckOptions) => checkAll(names, options, output)))
}
