/** `qw campaign simulate`: bots play whole campaigns. */
import type { BotKind } from '@questwright/lab'
import { WrongUse } from '@questwright/workshop'
import { type CampaignDeal, newLog, setupOf } from '@questwright/workshop/campaign'
import { type CampaignReport, simulateCampaigns } from '@questwright/workshop/simulate-campaigns'
import type { Command } from 'commander'
import { offeredRules, openCampaign } from './campaign.ts'
import { botOption, type Run, wholeNumber, withGameOptions } from './command.ts'
import type { Output } from './output.ts'
import { type GameOptions, prepareGame } from './table-setup.ts'

interface SimulateCampaignOptions extends GameOptions {
  readonly games: number
  readonly attempts: number
  readonly bot: BotKind
}

/**
 * Plays whole campaigns.
 * @returns the exit code: 1 when a campaign could not be played to its end
 */
async function simulate(name: string, options: SimulateCampaignOptions, output: Output): Promise<number> {
  const { workspace, campaign, pack, rulebook } = openCampaign(name, options)
  const { deck: names = [], games, attempts, bot, realm, seed } = options
  const { chosen: rules, others } = offeredRules(campaign, options.rules ?? [])
  if (names.length === 0) throw new WrongUse('A campaign needs a deck for each player: --deck <deck>.')
  const [first] = campaign.scenarios
  if (first === undefined) throw new WrongUse(`${campaign.title} has no scenarios.`)
  const players = names.map((deck, i) => ({ name: `Player ${i + 1}`, deck }))
  let deal: CampaignDeal | undefined
  const { packs, mode } = prepareGame(first.scenario, { ...options, rules: others }, output, undefined, {
    workspace,
    packs: [pack],
    setup: (given) => {
      deal = given
      return setupOf(campaign, newLog(campaign, players, seed, { rules }), given)
    },
  })
  const begin = performance.now()
  const report = await simulateCampaigns(workspace, {
    ...{ campaign, rulebook, players, rules, packs, realm, seed, games, attempts, bot },
    deal: deal as CampaignDeal,
  })
  const seconds = (performance.now() - begin) / 1000
  if (output.way === 'json') output.json({ campaign: campaign.code, decks: names, rules, mode, seed, bot, realm, attempts, ...report })
  else tell(campaign.title, report, (field) => rulebook.record[field]?.title ?? field, seconds, output)
  return report.died > 0 ? 1 : 0
}

function tell(
  title: string,
  { campaigns, won, asIfWon, died, games, scenarios, hash }: CampaignReport,
  titleOf: (field: string) => string,
  seconds: number,
  output: Output,
): void {
  output.print(
    `${title}: ${campaigns} campaigns, ${won} won throughout, ${asIfWon} gone on without winning every scenario, ${died} not ended`,
  )
  for (const one of scenarios) {
    output.print(
      `${one.name}: ${one.games} games in ${one.campaigns} campaigns (${one.attempts} each), ${one.won} won, ${one.asIfWon} gone on as if won`,
    )
    const amounts = Object.entries(one.record).map(([field, mean]) => `${titleOf(field)} ${mean}`)
    if (amounts.length > 0) output.print(`  then on average: ${amounts.join(', ')}`)
    for (const [why, times] of Object.entries(one.died)) output.print(`  ${times} ended here: ${why}`)
  }
  output.print(`${games} games in ${seconds.toFixed(1)} seconds; fingerprint ${hash}`)
}

export function addSimulateCampaign(command: Command, output: Output, run: Run): void {
  withGameOptions(command.argument('<campaign>', 'a slug, with its pack in front where two packs share it'))
    .option('--games <n>', 'how many campaigns', wholeNumber(1), 20)
    .option('--attempts <k>', 'how often a scenario is played at most; then the campaign goes on as if it were won', wholeNumber(1), 3)
    .addOption(botOption().default('greedy'))
    .action(run((campaign: string, options: SimulateCampaignOptions) => simulate(campaign, options, output)))
}
