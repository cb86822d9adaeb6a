/** `qw play --bot`: a game that a bot plays. */
import type { Bots } from '@questwright/lab'
import { faultLine, scriptProblem } from '@questwright/workshop'
import { engineIdentity, openLab } from '@questwright/workshop/lab'
import { rulebookOfAll } from '@questwright/workshop/rulebooks'
import { gameFile, writeGame } from '@questwright/workshop/saves'
import { seatFigures, winnersOf } from './outcome-figures.ts'
import type { Output } from './output.ts'
import type { GameOptions, GameSetup } from './table-setup.ts'
import { wordsOf } from './words.ts'

/** Plays one game and prints the outcome. @returns the exit code: 1 for a game that did not end, or whose scripts failed */
export async function playWithBot(
  game: GameSetup,
  options: GameOptions & { readonly bot: Bots; readonly save?: string },
  output: Output,
): Promise<number> {
  const lab = await openLab(options.realm, game.packs, game.workspace)
  try {
    for (const problem of lab.problems) output.note(scriptProblem(problem))
    const words = wordsOf(game.packs, await lab.catalogue())
    const begin = performance.now()
    const played = await lab.play({ setup: game.setup, seed: options.seed, bot: options.bot, record: 'inputs' })
    const milliseconds = Math.round(performance.now() - begin)
    for (const fault of played.faults) output.note(faultLine(fault, game.packs))
    for (const slip of played.slips) output.note(`warning: the bot misjudged: ${slip}`)
    const saved =
      options.save && played.record
        ? writeGame(options.save, gameFile(played.record, await engineIdentity(game.packs), game.packs))
        : undefined
    const { outcome, rounds, decisions, stateHash, hash } = played
    const { score } = (outcome?.figures ?? {}) as { score?: { total?: number } }
    const ofSeats = seatFigures(outcome, rulebookOfAll(game.packs))
    if (output.way === 'json')
      output.json({
        scenario: game.scenario,
        decks: game.decks,
        mode: game.mode,
        ...(game.rules.length === 0 ? {} : { rules: game.rules }),
        seed: options.seed,
        bot: options.bot,
        outcome: outcome?.result ?? 'stuck',
        why: outcome?.why.code ?? played.stuck ?? '',
        ...winnersOf(outcome),
        rounds,
        decisions,
        score: score?.total ?? null,
        ...ofSeats,
        stateHash,
        hash,
        realm: options.realm,
        milliseconds,
        faults: played.faults,
        ...(saved ? { saved } : {}),
      })
    else {
      output.print(outcome ? words.sentence(outcome.why) : `The game is stuck: ${played.stuck}`)
      output.print(
        `${outcome?.result ?? 'stuck'} after ${rounds} rounds and ${decisions} decisions${score?.total === undefined ? '' : `, score ${score.total}`}`,
      )
      for (const [figure, values] of Object.entries(ofSeats))
        for (const [seat, value] of Object.entries(values)) output.print(`${figure} of ${words.say('terminal.seat', { seat })}: ${value}`)
      output.print(`state ${stateHash}, ${options.realm}, ${milliseconds} ms`)
      if (saved) output.print(`saved as ${saved}`)
    }
    return outcome && played.faults.length === 0 ? 0 : 1
  } finally {
    lab.close()
  }
}
