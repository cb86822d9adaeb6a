/** Finds the problems of packs that can be found without playing a game: in facts, references, types, scripts and set-ups. */
import {
  checkPacks as checkTexts,
  checkTypes,
  firstModeOf,
  isForAnotherProgram,
  isSetUpByData,
  modesOf,
  type OptionalRule,
  optionalRules,
  type PackBundle,
  type Problem,
  sortProblems,
  type TextByHand,
  textsByHand,
} from '@questwright/packs'
import { bootPacks, dryRun, type KeptRealm, keptRealm, openRealm, type RealmKind, type Setup } from '@questwright/realm'
import { usualMode } from '@questwright/rulebook'
import { deckList } from '../deck-list.ts'
import { type DryDeck, dryDecks, playableIn } from '../page/playable-decks.ts'
import { rulebookAt, rulebookIn, rulebooks } from '../page/rulebooks.ts'
import { namesOfSystems } from '../page/script-names.ts'
import { withLine, withPlace } from '../running/fault-places.ts'
import { remedyOf } from '../running/fault-words.ts'
import { byGame } from '../running/games.ts'
import { declarations, labEngine } from '../running/lab.ts'
import { idOf, type LoadedWorkspace, type LocalPack } from '../workspace/local-pack.ts'
import { mayRunIn, withNeeds } from '../workspace/pick-packs.ts'

export interface CheckOptions {
  /** The kind of realm in which scripts run. */
  readonly realm: RealmKind
  /** The modes in which each scenario is set up, as far as it has them; if not given, only its first mode. */
  readonly modes?: readonly string[]
}

/** Progress: the current check; for set-ups with their number and how many are done. */
export type CheckEvent =
  | { readonly kind: 'checking'; readonly what: 'facts' | 'types' | 'scripts' }
  | { readonly kind: 'checking'; readonly what: 'set-ups'; readonly done: number; readonly all: number }

export interface CheckReport {
  /** `failed` where there are errors. */
  readonly result: 'passed' | 'failed'
  readonly errors: number
  readonly warnings: number
  /** The problems, sorted by pack, file and line. */
  readonly problems: readonly Problem[]
  /** The checked packs; a pack that cannot be read has no version. */
  readonly checked: readonly { readonly pack: string; readonly version?: string; readonly hash?: string }[]
  readonly scripts: number
  readonly setUps: number
  /** The texts that scripts leave to people, who follow them by hand: no problem, but to be known. */
  readonly byHand: readonly (TextByHand & { readonly pack: string })[]
  readonly realm: RealmKind
  /** The time that scripts and set-ups took. */
  readonly milliseconds: number
}

/**
 * Checks packs of a workspace.
 * @param picked the packs to check; their dependencies are loaded as well
 * @throws WrongUse when an untrusted pack would run outside the sandbox
 */
export async function checkPacks(
  workspace: LoadedWorkspace,
  picked: readonly LocalPack[],
  options: CheckOptions,
  tell: (event: CheckEvent) => void = () => undefined,
): Promise<CheckReport> {
  const ours = new Set(picked.map(idOf))
  const isOurs = ({ pack }: Problem): boolean => ours.has(pack)
  const bundles = withNeeds(
    workspace,
    picked.flatMap((pack) => (pack.bundle ? [pack.bundle.id] : [])),
  )
  mayRunIn(workspace, options.realm, bundles)
  tell({ kind: 'checking', what: 'facts' })
  const problems: Problem[] = [...picked.flatMap((pack) => pack.problems), ...checkTexts(workspace.bundles, rulebooks, { asked: ours })]
  tell({ kind: 'checking', what: 'types' })
  problems.push(...typeProblems(picked, workspace))
  const begin = performance.now()
  tell({ kind: 'checking', what: 'scripts' })
  for (const ofGame of byGame(bundles)) problems.push(...(await bootProblems(ofGame, options.realm, workspace)).filter(isOurs))
  const setUps = await dryRuns(picked, workspace, options.realm, options.modes, tell)
  problems.push(...setUps.problems.filter(isOurs))
  const all = withoutTwice(sortProblems(problems))
  const errors = all.filter((problem) => problem.severity === 'error').length
  return {
    result: errors === 0 ? 'passed' : 'failed',
    errors,
    warnings: all.length - errors,
    problems: all,
    checked: picked.map((pack) => ({
      pack: idOf(pack),
      ...(pack.bundle ? { version: pack.bundle.packVersion, hash: pack.bundle.hash } : {}),
    })),
    scripts: picked.reduce((sum, pack) => sum + (pack.bundle?.scripts.length ?? 0), 0),
    setUps: setUps.count,
    byHand: picked.flatMap((pack) => (pack.bundle ? textsByHand(pack.bundle).map((text) => ({ pack: idOf(pack), ...text })) : [])),
    realm: options.realm,
    milliseconds: Math.round(performance.now() - begin),
  }
}

/**
 * Removes problems that were reported twice: loading a pack reports syntax errors, and so does the check of types, which also reports the
 * misspelt words that a realm reports when it boots.
 */
function withoutTwice(problems: readonly Problem[]): Problem[] {
  const before = (problem: Problem, reported: (code: string) => boolean): boolean =>
    problems.some(
      (other) => reported(other.code) && other.pack === problem.pack && other.file === problem.file && other.line === problem.line,
    )
  return problems.filter((problem) => {
    if (problem.code === 'types/error') return !before(problem, (code) => code.startsWith('compile/'))
    if (problem.code === 'script/unknown-word') return !before(problem, (code) => code === 'types/error')
    return true
  })
}

function typeProblems(picked: readonly LocalPack[], workspace: LoadedWorkspace): Problem[] {
  // a pack that cannot be read names no game: check its scripts with those of the default game
  const sources = workspace.packs.map((pack) => ({ id: idOf(pack), game: rulebookAt(pack.bundle?.game).game, files: pack.files }))
  const asked = new Set(picked.filter(({ problems }) => !isForAnotherProgram(problems)).map(idOf))
  return byGame(sources).flatMap((ofGame) => {
    const game = ofGame[0]?.game ?? ''
    return checkTypes(
      ofGame.map(({ id, files }) => ({ pack: id, files })),
      declarations(game),
      asked,
      namesOfSystems(workspace.bundles, game),
      rulebookAt(game).deprecated,
    )
  })
}

async function bootProblems(bundles: readonly PackBundle[], kind: RealmKind, workspace: LoadedWorkspace): Promise<Problem[]> {
  const realm = await openRealm({ kind, place: 'worker', engine: await labEngine(bundles) })
  try {
    const { problems } = await bootPacks(realm, bundles, 'defined')
    return problems
      .map((one) => withLine(one, workspace))
      .map((problem) => ({
        severity: 'error',
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
 * Sets each scenario up until play begins, in each of the modes, for each number of players for which there are decks that may be played together.
 * A scenario that is set up by data alone is tried only with the greatest number of players. Set-ups run in strict mode, except those by data alone
 * after the very first set-up. Errors of abilities during the set-up are reported as problems.
 */
async function dryRuns(
  picked: readonly LocalPack[],
  workspace: LoadedWorkspace,
  kind: RealmKind,
  modes: readonly string[] | undefined,
  tell: (event: CheckEvent) => void,
): Promise<{ readonly count: number; readonly problems: Problem[] }> {
  const problems: Problem[] = []
  const planned: SetUp[] = picked.flatMap(({ bundle }) => {
    if (!bundle) return []
    const rulebook = rulebookIn(bundle, workspace.bundles)
    return Object.entries(bundle.scenarios).flatMap(([slug, facts]) => {
      const decks = dryDecks(bundle, workspace.bundles, playableIn(slug, bundle, workspace.bundles))
      return decks.flatMap((_, last) => {
        const used = decks.slice(0, last + 1)
        const packs = withNeeds(workspace, [bundle.id, ...used.map((deck) => deck.pack)])
        return (
          (modes?.filter((one) => modesOf(facts, rulebook).includes(one)) ?? [firstModeOf(facts, rulebook)])
            .map((mode) => ({
              bundle,
              slug,
              decks: used,
              packs,
              mode,
              byData: isSetUpByData(slug, facts, bundle.id, packs, mode, rulebook),
            }))
            // a set-up by data alone needs only the greatest number of players; it has no script that could depend on the number
            .filter(({ byData }) => (byData ? used.length === decks.length : used.length >= rulebook.seats.least))
        )
      })
    })
  })
  planned.push(...setUpsOfRules(picked, workspace))
  let done = 0
  for (const ofGame of byGame(picked.flatMap(({ bundle }) => bundle ?? []))) {
    const engine = await labEngine(ofGame)
    // loading packs takes far longer than a set-up: all set-ups of a game use one realm, which is reset for each of them
    const realm = keptRealm(() => openRealm({ kind, place: 'worker', engine }))
    try {
      for (const one of planned.filter(({ bundle, rule }) => ofGame.some(({ id }) => id === (rule?.pack ?? bundle.id)))) {
        tell({ kind: 'checking', what: 'set-ups', done, all: planned.length })
        problems.push(...(await setUpOnce(one, realm, workspace, one.byData && done > 0 ? 'off' : 'on')))
        done += 1
      }
    } finally {
      realm.close()
    }
  }
  return { count: planned.length, problems }
}

/** A trial set-up of a scenario. */
interface SetUp {
  readonly bundle: PackBundle
  readonly slug: string
  readonly decks: readonly DryDeck[]
  readonly packs: readonly PackBundle[]
  readonly mode: string
  readonly byData: boolean
  /** The optional rule that is tried. */
  readonly rule?: OptionalRule
}

/** Each optional rule of packs is tried in one game: in the first scenario of its pack, else in the first of the workspace. */
function setUpsOfRules(picked: readonly LocalPack[], workspace: LoadedWorkspace): SetUp[] {
  return picked.flatMap(({ bundle: home }) => {
    if (!home) return []
    const rules = optionalRules([home], home.game)
    const ofGame = [home, ...workspace.bundles.filter(({ id, game }) => id !== home.id && game === home.game)]
    const bundle = rules.length === 0 ? undefined : ofGame.find(({ scenarios }) => Object.keys(scenarios).length > 0)
    const [[slug, facts] = []] = Object.entries(bundle?.scenarios ?? {})
    if (bundle === undefined || slug === undefined || facts === undefined) return []
    const rulebook = rulebookIn(bundle, workspace.bundles)
    const decks = dryDecks(bundle, workspace.bundles, playableIn(slug, bundle, workspace.bundles)).slice(0, rulebook.seats.least)
    if (decks.length < rulebook.seats.least) return []
    const packs = withNeeds(workspace, [bundle.id, home.id, ...decks.map(({ pack }) => pack)])
    return rules.map((rule) => ({ bundle, slug, decks, packs, mode: firstModeOf(facts, rulebook), byData: false, rule }))
  })
}

async function setUpOnce(
  { bundle, slug, decks, packs, mode, rule }: SetUp,
  realm: KeptRealm,
  workspace: LoadedWorkspace,
  strict: 'on' | 'off',
): Promise<Problem[]> {
  const file = rule === undefined ? `scenarios/${slug}.json` : `systems/${rule.slug}.json`
  const found = (code: string, message: string, remedy: string, more: Partial<Problem> = {}): Problem => ({
    severity: 'error',
    code,
    pack: rule?.pack ?? bundle.id,
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
    ...(rule === undefined ? {} : { rules: [rule.code] }),
  }
  const players = `${decks.length === 1 ? 'one player' : `${decks.length} players`}${mode === usualMode(rulebookIn(bundle, workspace.bundles)) ? '' : ` in ${mode} mode`}${rule === undefined ? '' : ` with the rule ${rule.title}`}`
  const run = await dryRun({
    openRealm: () => realm.open(packs),
    packs,
    setup: setup as unknown as Setup,
    until: rulebookAt(bundle.game).playBegins,
    strict,
  })
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
      remedyOf(fault.reason, rulebookIn(bundle, workspace.bundles)),
      {
        pack,
        ...(fault.file ? { file: fault.file } : {}),
        ...(fault.line === undefined ? {} : { line: fault.line, column: fault.column ?? 1 }),
      },
    )
  })
  return [...faults, ...tooFew]
}
