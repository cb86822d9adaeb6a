/** `qw campaign`: scenarios that are played in sequence, and the log of their results. */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { BotKind } from '@questwright/lab'
import { nearestName, type PlayedCampaign } from '@questwright/packs'
import type { Outcome } from '@questwright/realm'
import type { Rulebook } from '@questwright/rulebook'
import { Broken, faultLine, type LoadedWorkspace, listed, scriptProblem, WrongUse } from '@questwright/workshop'
import {
  acceptEdits,
  beforeHead,
  type CampaignLog,
  type GameResult,
  goTo,
  logIssues,
  mergeLogs,
  newLog,
  recordResult,
  resultOf,
  setupOf,
  stateOf,
  statesOf,
  whyApart,
  whyNotNext,
  withoutEmpty,
} from '@questwright/workshop/campaign'
import { openCampaign as campaignInPacks } from '@questwright/workshop/campaign/open'
import { engineIdentity, openLab } from '@questwright/workshop/lab'
import { gameFile, readCampaignLog, readGame, writeCampaignLog, writeGame } from '@questwright/workshop/saves'
import type { Command } from 'commander'
import { fieldText } from './campaign-text.ts'
import { botOption, type Run, withGameOptions, withRealm } from './command.ts'
import { findCampaign, findDeck } from './names.ts'
import type { Output } from './output.ts'
import { playInTerminal } from './play-terminal.ts'
import { packsOf } from './saved-packs.ts'
import { type GameOptions, type GameSetup, prepareGame, workspaceOf } from './table-setup.ts'

type Where = Pick<GameOptions, 'packs' | 'trust'>

interface Opened {
  readonly workspace: LoadedWorkspace
  /** The id of the pack that has the campaign. */
  readonly pack: string
  readonly campaign: PlayedCampaign
  readonly rulebook: Rulebook
}

/**
 * Finds a campaign.
 * @throws WrongUse when no pack of the workspace has it
 */
export function openCampaign(name: string, options: Where): Opened {
  const workspace = workspaceOf(options)
  const { pack, slug } = findCampaign(workspace, name)
  const open = campaignInPacks(`${pack.id}:${slug}`, workspace.bundles)
  if (open === undefined) throw new WrongUse(`${pack.id} has no campaign ${slug}.`)
  return { workspace, pack: pack.id, campaign: open.campaign, rulebook: open.rulebook }
}

/**
 * Opens the log of a campaign together with the campaign.
 * @throws Broken with the problems of the log and their remedies, also where no pack here has its campaign
 */
function openLog(file: string, options: Where): Opened & { readonly log: CampaignLog } {
  const log = readCampaignLog(file)
  const opened = campaignOf(file, log, options)
  refuseIssues(file, opened, log)
  return { ...opened, log }
}

function campaignOf(file: string, { campaign, title }: CampaignLog, options: Where): Opened {
  try {
    return openCampaign(campaign, options)
  } catch (thrown) {
    if (!(thrown instanceof WrongUse)) throw thrown
    throw new Broken(
      `${file} is the log of the campaign ${title} (${campaign}). ${thrown.message} Install its pack, or name the folder of the pack with --packs.`,
    )
  }
}

function refuseIssues(file: string, { campaign, rulebook }: Opened, log: CampaignLog): void {
  const issues = logIssues(campaign, log, rulebook.record)
  if (issues.length > 0)
    throw new Broken([`${file} cannot be continued:`, ...issues.map(({ message, remedy }) => `  ${message} ${remedy}`)].join('\n'))
}

/** Prints the state of a campaign: for `show`, and for every command that changes a log. */
function tell(file: string, { campaign, rulebook, workspace }: Opened, log: CampaignLog, output: Output): void {
  const { next, record, entries, aside, tries } = stateOf(campaign, log)
  const fields = rulebook.record
  if (output.way === 'json') {
    output.json({
      log: file,
      campaign: campaign.code,
      title: campaign.title,
      players: log.players,
      rules: log.rules ?? [],
      next: next === undefined ? null : { name: next.name, scenario: next.scenario, tries },
      record: withoutEmpty(record, fields),
      entries: entries.map(({ record: _, ...one }) => one),
      aside: aside.map(({ record: _, ...one }) => one),
    })
    return
  }
  output.print(campaign.title)
  for (const { name, deck } of log.players) output.print(`${name}: ${deck}`)
  const chosen = campaign.options.filter(({ code }) => log.rules?.includes(code))
  if (chosen.length > 0) output.print(`Played with: ${chosen.map(({ title }) => title).join(', ')}`)
  for (const { id, at, counts, rounds, score } of entries)
    output.print(
      `${id}  ${at}: ${counts}${rounds === undefined ? '' : `, ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`}${score === undefined ? '' : `, score ${score}`}`,
    )
  for (const { id, at, counts } of aside)
    output.print(`${id}  ${at}: ${counts}, not on the current branch: qw campaign undo ${file} --to ${id}`)
  for (const state of statesOf(record, fields)) output.print(`${state.known.title}: ${fieldText(state, workspace.bundles, log)}`)
  output.print(
    next === undefined ? 'The campaign is over.' : `Next: ${next.name} (${next.scenario})${tries === 0 ? '' : `, played ${tries} times`}`,
  )
}

function keep(file: string, opened: Opened, log: CampaignLog, output: Output): number {
  writeCampaignLog(file, log)
  tell(file, opened, log, output)
  return 0
}

interface NewOptions extends Where {
  readonly deck?: readonly string[]
  readonly name?: readonly string[]
  readonly rules?: readonly string[]
}

/** Splits names of rules into those that the campaign offers (as codes) and the others. */
export function offeredRules(
  { options }: PlayedCampaign,
  names: readonly string[],
): { readonly chosen: readonly string[]; readonly others: readonly string[] } {
  const all = names.flatMap((name) => name.split(',')).flatMap((name) => name.trim() || [])
  const codeOf = (name: string) => options.find(({ pack, slug, code }) => [slug, `${pack}:${slug}`, code].includes(name))?.code
  return { chosen: [...new Set(all.flatMap((name) => codeOf(name) ?? []))], others: all.filter((name) => codeOf(name) === undefined) }
}

/** Starts a campaign: writes a new log. */
function begin(name: string, file: string, options: NewOptions, output: Output): number {
  const { deck: decks = [], name: names = [], rules = [] } = options
  if (existsSync(file))
    throw new WrongUse(
      `${file} exists already, and a log is never overwritten. Name another file, or continue with: qw campaign show ${file}`,
    )
  if (decks.length === 0) throw new WrongUse('A campaign needs a deck for each player: --deck <deck>.')
  if (names.length > decks.length)
    throw new WrongUse(
      `${names.length} names were given, and ${decks.length === 1 ? 'one deck' : `${decks.length} decks`}. Add --deck, once for each player.`,
    )
  const opened = openCampaign(name, options)
  const { campaign } = opened
  const { chosen, others } = offeredRules(campaign, rules)
  if (others[0] !== undefined) {
    const offered = campaign.options.map(({ slug }) => slug)
    const near = nearestName(others[0], offered)
    throw new WrongUse(
      `${campaign.title} offers no rule "${others[0]}".${near === undefined ? '' : ` Did you mean "${near}"?`} ${offered.length === 0 ? 'It offers none.' : `It offers: ${listed(offered)}.`}`,
    )
  }
  for (const deck of decks) findDeck(opened.workspace, deck)
  const players = decks.map((deck, i) => ({ name: names[i] ?? `Player ${i + 1}`, deck }))
  return keep(file, opened, newLog(campaign, players, randomUUID(), { rules: chosen }), output)
}

interface PlayNextOptions extends GameOptions {
  readonly bot?: BotKind
  readonly save?: string
  readonly refuse?: boolean
}

/** Plays the next scenario. */
async function playNext(file: string, options: PlayNextOptions, output: Output): Promise<number> {
  const opened = openLog(file, options)
  const { log, campaign, workspace, pack } = opened
  const { next } = stateOf(campaign, log)
  if (next === undefined) throw new WrongUse(`${campaign.title} is over. To play a game again, undo it first: qw campaign undo ${file}`)
  const deck = options.deck ?? log.players.map((one) => one.deck)
  if (deck.length !== log.players.length)
    throw new WrongUse(
      `${log.players.length} play this campaign, and ${deck.length === 1 ? 'one deck was' : `${deck.length} decks were`} given: give one for each of them.`,
    )
  const of = { workspace, packs: [pack], setup: (deal: Parameters<typeof setupOf>[2]) => setupOf(campaign, log, deal) }
  const game = prepareGame(next.scenario, { ...options, deck }, output, undefined, of)
  if (options.bot === undefined) {
    const code = await playInTerminal(game, options, output)
    const { save } = options
    output.note(
      save === undefined
        ? 'The game is not recorded: play with --save <file>, and record it with qw campaign record.'
        : `Record it with: qw campaign record ${file} ${save}`,
    )
    return code
  }
  const outcome = await botGame(game, { ...options, bot: options.bot }, output)
  const players = log.players.map((one, i) => ({ ...one, deck: deck[i] as string }))
  const result = resultOf(outcome, { seed: options.seed, mode: game.mode, decks: [...deck] })
  return keep(file, opened, recordResult(campaign, { ...log, players }, result, options.refuse ? 'refused' : 'recorded'), output)
}

/**
 * Lets a bot play the next scenario.
 * @throws Broken for a game that did not end, or whose scripts failed: such a game is not recorded in the log
 */
async function botGame(
  game: GameSetup,
  options: GameOptions & { readonly bot: BotKind; readonly save?: string },
  output: Output,
): Promise<Outcome> {
  const lab = await openLab(options.realm, game.packs, game.workspace)
  try {
    for (const problem of lab.problems) output.note(scriptProblem(problem))
    const { outcome, stuck, faults, record } = await lab.play({ setup: game.setup, seed: options.seed, bot: options.bot, record: 'inputs' })
    for (const fault of faults) output.note(faultLine(fault, game.packs))
    if (options.save && record)
      output.note(`saved as ${writeGame(options.save, gameFile(record, await engineIdentity(game.packs), game.packs))}`)
    if (outcome === undefined) throw new Broken(`The game is stuck and is not recorded: ${stuck}`)
    if (faults.length > 0) throw new Broken('Scripts failed in this game, and it is not recorded. Correct them, and play it again.')
    return outcome
  } finally {
    lab.close()
  }
}

interface RecordOptions extends GameOptions {
  readonly refuse?: boolean
}

/** Records a saved game as the result of a scenario. */
async function recordSaved(file: string, saved: string, options: RecordOptions, output: Output): Promise<number> {
  const opened = openLog(file, options)
  const { log, campaign, workspace } = opened
  const game = readGame(saved)
  const why = whyNotNext(campaign, log, game.setup)
  if (why !== undefined) throw new WrongUse(`${saved} cannot be recorded in ${file}: ${why}.`)
  const result = await outcomeOfSaved(saved, game, workspace, options)
  return keep(file, opened, recordResult(campaign, log, result, options.refuse ? 'refused' : 'recorded'), output)
}

async function outcomeOfSaved(
  file: string,
  saved: ReturnType<typeof readGame>,
  workspace: LoadedWorkspace,
  options: RecordOptions,
): Promise<GameResult> {
  const lab = await openLab(options.realm, packsOf(saved, workspace), workspace)
  try {
    const { outcome, differs } = await lab.replay({ setup: saved.setup, seed: saved.seed, inputs: saved.inputs, hashes: saved.hashes })
    if (differs !== undefined)
      throw new Broken(`${file} does not replay as it was saved: see the difference with qw replay ${file}. It is not recorded.`)
    if (outcome === undefined) throw new Broken(`${file} is not over: play it to its end, save it, and record it then.`)
    const { mode, decks } = saved.setup as { readonly mode?: string; readonly decks?: readonly { readonly name?: string }[] }
    return resultOf(outcome, {
      seed: saved.seed,
      ...(mode === undefined ? {} : { mode }),
      decks: (decks ?? []).map(({ name }) => name ?? ''),
    })
  } finally {
    lab.close()
  }
}

/** Undoes the current entry, or goes to another entry. */
function undo(file: string, options: Where & { readonly to?: string }, output: Output): number {
  const opened = openLog(file, options)
  const { log } = opened
  if (options.to === undefined && log.head === undefined) throw new WrongUse('There is nothing to undo: no game was played yet.')
  const known = log.entries.map(({ id }) => id)
  if (options.to !== undefined && !known.includes(options.to))
    throw new WrongUse(`The log has no entry ${options.to}. Entries: ${known.join(', ') || 'none'}.`)
  return keep(file, opened, goTo(log, options.to ?? beforeHead(log)), output)
}

/** Merges another log into this one. With `accept`, accepts a log that was edited by hand as it is. */
function merge(file: string, other: string | undefined, options: Where & { readonly accept?: boolean }, output: Output): number {
  if (other === undefined && !options.accept)
    throw new WrongUse(`Name another log: qw campaign merge ${file} other.json. A log that was edited is accepted with --accept.`)
  const given = readCampaignLog(file)
  const opened = openCampaign(given.campaign, options)
  const log = options.accept ? acceptEdits(given) : given
  refuseIssues(file, opened, log)
  if (other === undefined) return keep(file, opened, log, output)
  const more = readCampaignLog(other)
  const apart = whyApart(log, more)
  if (apart !== undefined) throw new WrongUse(`${apart.message} ${apart.remedy}`)
  refuseIssues(other, opened, more)
  const merged = mergeLogs(log, more)
  output.note(merged.added === 1 ? 'One entry was added.' : `${merged.added} entries were added.`)
  if (merged.parted !== undefined) {
    const to = merged.parted.other
    output.note(
      `The logs diverge: after one entry they continue differently. The current entry of this log is unchanged${to === undefined ? '' : `; to continue the other branch: qw campaign undo ${file} --to ${to}`}.`,
    )
  }
  return keep(file, opened, merged.log, output)
}

const logFile = 'the file of a log'
const withWhere = (command: Command): Command =>
  command.option('--packs <folders...>', 'further folders that are packs or hold packs').option('--json', 'print one JSON value')

export function addNew(command: Command, output: Output, run: Run): void {
  withWhere(
    command.argument('<campaign>', 'a slug, with its pack in front where two packs share it').argument('<log>', 'the file that is written'),
  )
    .option('--deck <decks...>', 'a deck for each player: a slug, or a file of our own or of another program')
    .option('--name <names...>', 'what the players are called, in the order of their decks')
    .option('--rules <rules...>', 'rules that the campaign offers, and that hold in all its games: slugs such as expert-campaign')
    .action(run(async (campaign: string, log: string, options: NewOptions) => begin(campaign, log, options, output)))
}

export function addShow(command: Command, output: Output, run: Run): void {
  withWhere(command.argument('<log>', logFile)).action(
    run(async (file: string, options: Where) => {
      const opened = openLog(file, options)
      tell(file, opened, opened.log, output)
      return 0
    }),
  )
}

const refuseOption = ['--refuse', 'a won game is not to count: the same scenario is next again'] as const

export function addPlayNext(command: Command, output: Output, run: Run): void {
  withGameOptions(command.argument('<log>', logFile))
    .addOption(botOption())
    .option('--save <file>', 'write the game to a file')
    .option(...refuseOption)
    .action(run((file: string, options: PlayNextOptions) => playNext(file, options, output)))
}

export function addRecord(command: Command, output: Output, run: Run): void {
  withRealm(command.argument('<log>', logFile).argument('<game>', 'a game that was saved with --save, or by the studio'), 'quickjs')
    .option(...refuseOption)
    .action(run((file: string, game: string, options: RecordOptions) => recordSaved(file, game, options, output)))
}

export function addUndo(command: Command, output: Output, run: Run): void {
  withWhere(command.argument('<log>', logFile))
    .option('--to <entry>', 'go to this entry, also to one that was taken back')
    .action(run(async (file: string, options: Where & { readonly to?: string }) => undo(file, options, output)))
}

export function addMerge(command: Command, output: Output, run: Run): void {
  withWhere(command.argument('<log>', logFile).argument('[other]', 'the file of another log of the same campaign'))
    .option('--accept', 'let a log that was edited by hand hold as it is now')
    .action(
      run(async (file: string, other: string | undefined, options: Where & { readonly accept?: boolean }) =>
        merge(file, other, options, output),
      ),
    )
}
