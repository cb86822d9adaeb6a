/** From the words of a command to a game: scenario, decks, packs. */
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
  MOST_PLAYERS,
  mayRunIn,
  WrongUse,
  withNeeds,
  workspaceFolder,
} from '@questwright/workshop'
import type { CampaignDeal } from '@questwright/workshop/campaign'
import { rulebookOfAll } from '@questwright/workshop/rulebooks'
import { refuseUnknownMode } from './modes.ts'
import { findDeck, findRules, findScenario, judgeDecks, type Missing, namesOf, packsOfDeck } from './names.ts'
import type { Output } from './output.ts'

export type Realms = 'quickjs' | 'native'

/** The options that `play` and `simulate` share. */
export interface GameOptions {
  readonly deck?: readonly string[]
  readonly mode?: string
  /** Optional rules by their slugs: each a word of its own, or several with commas between. */
  readonly rules?: readonly string[]
  /** What to do about cards of a deck that no pack here has. */
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
  /** The one that was asked for, or the usual one of the game. */
  readonly mode: string
  /** Codes of the optional rules that were asked for. */
  readonly rules: readonly string[]
}

/** The workspace with the packs that a command names. */
export function workspaceOf({ packs, trust }: Pick<GameOptions, 'packs' | 'trust'>): LoadedWorkspace {
  return loadWorkspace({ ...(packs ? { folders: packs } : {}), ...(trust ? { trusted: trust } : {}) })
}

/** A game that is one of several which follow each other. */
export interface GameOfCampaign {
  /** The workspace in which its log was read. */
  readonly workspace: LoadedWorkspace
  /** Ids of packs that are in it besides. */
  readonly packs: readonly string[]
  readonly setup: (deal: CampaignDeal) => Setup
}

/**
 * Finds everything that a game needs.
 * @param players how many of the decks play; all when not said @param of the campaign to which it belongs
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
  if (used.length > MOST_PLAYERS) throw new WrongUse(`A game has at most ${MOST_PLAYERS} players; ${used.length} decks were given.`)
  const named = used.map((name) => findDeck(workspace, name))
  for (const warning of judgeDecks(workspace, named, options.missing ?? 'refuse', ofScenario && playedScenario(ofScenario, scenario.slug)))
    output.note(`warning: ${warning}`)
  // a card that is gone is played as the one that stands for it
  const decks = named.map((one) => ({ ...one, deck: withReplacements(one.deck, one.pack ?? '', workspace.bundles).deck }))
  // what a game does not need is not loaded: two packs may have sets of one name
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
 * Says of installed packs that are played for the first time who published them and what they bring.
 * @param fetched those of them that lie in the cache beside the versions in use, for a saved game that names them
 */
export function introducePacks(packs: readonly PackBundle[], fetched: readonly PackBundle[], output: Output): void {
  const home = workspaceFolder()
  const inUse = unseenPacks(home)
  const versionOf = ({ name, packVersion: version }: PackBundle): NamedVersion => ({ name, version })
  const fresh = [
    ...packs.map(versionOf).filter((one) => inUse.some(({ name, version }) => name === one.name && version === one.version)),
    // one that lies in the folder of another workspace is not ours to tell of
    ...fetched.map(versionOf).filter((one) => installedVersions(home)({ ...one, hash: '' }) !== undefined && seenOf(home, one) === 'new'),
  ]
  for (const { name, version } of fresh)
    for (const line of ['The first game with this pack:', ...trustLines(readTrust(home, name, version))]) output.note(line)
  if (fresh.length > 0) markSeen(home, fresh)
}

/** Tells what is wrong with packs that a game uses; the game goes on without those files. */
export function noteProblems(workspace: LoadedWorkspace, packs: readonly PackBundle[], output: Output): void {
  for (const note of workspace.notes) output.note(`note: ${note}`)
  for (const pack of workspace.packs) {
    const errors = pack.problems.filter((problem) => problem.severity === 'error')
    if (errors.length === 0) continue
    if (!pack.bundle) output.note(`warning: the pack in ${pack.folder} was left out:`)
    else if (!packs.includes(pack.bundle)) continue
    else
      output.note(`warning: ${idOf(pack)} has ${errors.length === 1 ? 'a file' : 'files'} that cannot be used; the game goes on without:`)
    for (const problem of errors) output.note(formatProblem(problem))
  }
}
