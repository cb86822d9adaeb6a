/** Finds scenario, decks and packs of a game from the arguments of a command. */
import type { PackBundle } from '@questwright/packs'
import { firstModeOf, formatProblem, installedVersions, playedScenario, rulesThatClash, withReplacements } from '@questwright/packs'
import type { Setup } from '@questwright/realm'
import { markSeen, type NamedVersion, readTrust, seenOf, trustLines, unseenPacks } from '@questwright/registry'
import { usualMode } from '@questwright/rulebook'
import {
  deckList,
  idOf,
  type LoadedWorkspace,
  listed,
  loadWorkspace,
  mayRunIn,
  seatsOf,
  WrongUse,
  withNeeds,
  workspaceFolder,
} from '@questwright/workshop'
import type { CampaignDeal } from '@questwright/workshop/campaign'
import { rulebookOfAll, rulebooks } from '@questwright/workshop/rulebooks'
import { refuseUnknownMode } from './modes.ts'
import { findDeck, findRules, findScenario, judgeDecks, type Missing, namesOf, packsOfDeck } from './names.ts'
import type { Output } from './output.ts'

export type Realms = 'quickjs' | 'native'

/** The options that `play` and `simulate` share. */
export interface GameOptions {
  readonly deck?: readonly string[]
  readonly mode?: string
  /** Slugs of optional rules; each item may be a comma-separated list. */
  readonly rules?: readonly string[]
  /** How to treat cards of a deck that no loaded pack has. */
  readonly missing?: Missing
  readonly realm: Realms
  readonly seed: string
  readonly packs?: readonly string[]
  readonly trust?: readonly string[]
}

export interface GameSetup {
  readonly workspace: LoadedWorkspace
  readonly scenario: string
  readonly decks: readonly string[]
  readonly setup: Setup
  readonly packs: readonly PackBundle[]
  /** The requested mode, else the first one of the scenario. */
  readonly mode: string
  /** Codes of the requested optional rules. */
  readonly rules: readonly string[]
}

/** The workspace with the packs that a command names. */
export function workspaceOf({ packs, trust }: Pick<GameOptions, 'packs' | 'trust'>): LoadedWorkspace {
  return loadWorkspace({ ...(packs ? { folders: packs } : {}), ...(trust ? { trusted: trust } : {}) })
}

/** The parts of a game that its campaign determines. */
export interface GameOfCampaign {
  /** The workspace in which its log was read. */
  readonly workspace: LoadedWorkspace
  /** Ids of additional packs. */
  readonly packs: readonly string[]
  readonly setup: (deal: CampaignDeal) => Setup
}

/**
 * Finds the scenario, the decks, the packs and the settings of a game.
 * @param players how many of the decks play; all if not given
 * @param of the campaign to which the game belongs, if any
 * @throws WrongUse with what to do
 */
export function prepareGame(scenarioName: string, options: GameOptions, output: Output, players?: number, of?: GameOfCampaign): GameSetup {
  const workspace = of?.workspace ?? workspaceOf(options)
  const names = options.deck ?? []
  const scenario = findScenario(workspace, scenarioName)
  const ofScenario = workspace.bundles.find(({ id }) => id === scenario.pack)
  const game = ofScenario?.game
  if (names.length === 0) {
    const ofGame = workspace.bundles.filter((bundle) => bundle.game === game)
    throw new WrongUse(`A game needs a deck for each player: --deck <deck>. Decks: ${listed(namesOf(ofGame, 'decks'))}.`)
  }
  if (players !== undefined && players > names.length)
    throw new WrongUse(
      `${players} players need ${players} decks, and ${names.length === 1 ? 'one was' : `${names.length} were`} given. Add --deck, once for each player, or lower --players.`,
    )
  const used = names.slice(0, players ?? names.length)
  const { most } = seatsOf(game ?? '', rulebooks)
  if (used.length > most) throw new WrongUse(`A game has at most ${most} players; ${used.length} decks were given.`)
  const named = used.map((name) => findDeck(workspace, name))
  for (const warning of judgeDecks(workspace, named, options.missing ?? 'refuse', ofScenario && playedScenario(ofScenario, scenario.slug)))
    output.note(`warning: ${warning}`)
  // replace removed cards by the cards that their packs declare for them
  const decks = named.map((one) => ({ ...one, deck: withReplacements(one.deck, one.pack ?? '', workspace.bundles).deck }))
  // load only the packs that the game needs, since two packs may have sets of the same name
  const home = [scenario.pack, ...(of?.packs ?? []), ...decks.flatMap(packsOfDeck)]
  const rules = findRules(workspace, game, options.rules ?? [])
  const clash = rulesThatClash(rules, withNeeds(workspace, home), workspace.bundles)
  if (clash.length > 0) throw new WrongUse(`These rules cannot be in one game:\n${clash.map((line) => `  ${line}`).join('\n')}`)
  const packs = withNeeds(workspace, [...home, ...rules.map(({ pack }) => pack)])
  mayRunIn(workspace, options.realm, packs)
  noteProblems(workspace, packs, output)
  introducePacks(packs, [], output)
  const rulebook = rulebookOfAll(packs)
  const bundle = packs.find(({ id }) => id === scenario.pack)
  const facts = bundle?.scenarios[scenario.slug]
  const { mode = facts === undefined ? usualMode(rulebook) : firstModeOf(facts, rulebook) } = options
  if (bundle !== undefined && options.mode !== undefined)
    refuseUnknownMode(mode, bundle, scenario.slug, { packs: workspace.bundles, rulebook })
  const chosen = rules.map(({ code }) => code)
  return {
    workspace,
    mode,
    scenario: scenarioName,
    decks: used,
    packs,
    rules: chosen,
    setup: of?.setup({ decks: decks.map(deckList), mode, rules: chosen }) ?? {
      kind: 'scenario',
      scenario: scenario.code,
      decks: decks.map(deckList),
      mode,
      ...(chosen.length === 0 ? {} : { rules: chosen }),
    },
  }
}

/**
 * Prints the trust report of installed packs that are played for the first time.
 * @param fetched packs from the cache, in versions that are not in use but that a saved game names
 */
export function introducePacks(packs: readonly PackBundle[], fetched: readonly PackBundle[], output: Output): void {
  const home = workspaceFolder()
  const inUse = unseenPacks(home)
  const versionOf = ({ name, packVersion: version }: PackBundle): NamedVersion => ({ name, version })
  const fresh = [
    ...packs.map(versionOf).filter((one) => inUse.some(({ name, version }) => name === one.name && version === one.version)),
    // skip packs from the cache of another workspace: their trust reports are not in this one
    ...fetched.map(versionOf).filter((one) => installedVersions(home)({ ...one, hash: '' }) !== undefined && seenOf(home, one) === 'new'),
  ]
  for (const { name, version } of fresh)
    for (const line of ['The first game with this pack:', ...trustLines(readTrust(home, name, version))]) output.note(line)
  if (fresh.length > 0) markSeen(home, fresh)
}

/** Prints the problems of the packs of a game; the game runs without the broken files. */
export function noteProblems(workspace: LoadedWorkspace, packs: readonly PackBundle[], output: Output): void {
  for (const note of workspace.notes) output.note(`note: ${note}`)
  for (const pack of workspace.packs) {
    const errors = pack.problems.filter((problem) => problem.severity === 'error')
    if (errors.length === 0) continue
    if (!pack.bundle) output.note(`warning: the pack in ${pack.folder} was left out:`)
    else if (!packs.some(({ name }) => name === pack.bundle?.name)) continue
    else
      output.note(`warning: ${idOf(pack)} has ${errors.length === 1 ? 'a file' : 'files'} that cannot be used; the game goes on without:`)
    for (const problem of errors) output.note(formatProblem(problem))
  }
}
