/** `qw play` without a bot: answers come from a person at the terminal, or from a file. */
import { createInterface } from 'node:readline'
import { formatProblem } from '@questwright/packs'
import {
  type ChoiceForecast,
  engineModules,
  type Fault,
  type ForecastWish,
  type Input,
  isDecision,
  openRealm,
  type Question,
  type StoryEntry,
  TableHost,
  type TableReply,
  type View,
} from '@questwright/realm'
import type { Rulebook } from '@questwright/rulebook'
import { Broken, faultLine, scriptProblem, scriptWarning, withLine, withPlace } from '@questwright/workshop'
import { LAB } from '@questwright/workshop/extra-modules'
import { gameOf } from '@questwright/workshop/games'
import { engineIdentity } from '@questwright/workshop/lab'
import { rulebookOfAll } from '@questwright/workshop/rulebooks'
import { writeGame } from '@questwright/workshop/saves'
import { foretoldText, wholeAnswers } from './foretold-text.ts'
import { seatFigures, winnersOf } from './outcome-figures.ts'
import type { Output } from './output.ts'
import { optionText } from './question-words.ts'
import type { GameOptions, GameSetup } from './table-setup.ts'
import { type TableWriter, tableWriter } from './table-text.ts'
import { howToAnswer, readTyped } from './typed-answer.ts'
import { type Words, wordsOf } from './words.ts'

/** The name of the question whether a text was followed by hand. */
const BY_HAND = 'by-hand'

const HELP = `Type the number of an option and Enter.
  u      undo the last decision
  t      show the table
  c N    read the card of option N
  w …    what would follow from that answer
  ?      this help
  q      quit and save`

type Told = TableReply & { readonly view: View; readonly question: Question | undefined }

/** Plays a game with a person at the terminal, or with a file of answers on stdin. @returns 0 */
export async function playInTerminal(game: GameSetup, options: GameOptions & { readonly save?: string }, output: Output): Promise<number> {
  const seats = game.decks.map((_, i) => `p${i + 1}`)
  const viewer = seats.join('+')
  const { modules } = await engineModules(gameOf(game.packs), [LAB])
  const host = await TableHost.open({
    openRealm: () => openRealm({ kind: options.realm, place: 'worker', engine: modules }),
    packs: game.packs,
    engine: await engineIdentity(game.packs),
    setup: game.setup,
    seed: options.seed,
    viewers: [viewer],
  })
  try {
    for (const problem of host.problems) output.note(scriptProblem(withLine(problem, game.workspace)))
    for (const warning of host.warnings) output.note(scriptWarning(warning))
    const words = wordsOf(game.packs, await host.ask<{ [code: string]: string }>('catalogue', {}))
    const rulebook = rulebookOfAll(game.packs)
    const end = await converse(host, viewer, { words, rulebook }, game, output)
    const wanted =
      options.save ??
      (end === 'quit' ? `${game.scenario.replace(/^.*:/, '')}-${options.seed.replace(/[^A-Za-z0-9-]+/g, '-')}.game.json` : undefined)
    const { places: _places, ...file } = await host.save()
    const saved = wanted ? writeGame(wanted, file) : undefined
    if (saved) output.print(`Saved as ${saved}. Play it again with: qw replay ${saved}`)
    const { outcome, hash } = host.reply
    if (output.way === 'json')
      output.json({
        outcome: outcome?.result ?? 'open',
        why: outcome?.why.code ?? '',
        ...winnersOf(outcome),
        rounds: Number(outcome?.figures.rounds ?? host.reply.places.at(-1)?.round ?? 0),
        decisions: file.inputs.length,
        score: (outcome?.figures.score as { total?: number } | undefined)?.total ?? null,
        ...seatFigures(outcome, rulebook),
        stateHash: hash,
        realm: options.realm,
        faults: host.faults,
        ...(saved ? { saved } : {}),
      })
    return 0
  } finally {
    host.close()
  }
}

/** Asks until the game is over, the person quits, or the input ends. */
async function converse(
  host: TableHost,
  viewer: string,
  { words, rulebook }: { readonly words: Words; readonly rulebook: Rulebook },
  game: GameSetup,
  output: Output,
): Promise<'over' | 'quit' | 'input-ended'> {
  const write = tableWriter(rulebook, words)
  let told = 0
  let faults = 0
  let place = ''
  const show = async (): Promise<Told> => {
    const reply = await host.look()
    const patch = reply.viewers[viewer]?.patch
    const view = { viewer, status: patch?.status ?? {}, zones: patch?.zones ?? {}, cards: patch?.cards ?? {} } as View
    for (const entry of (reply.viewers[viewer]?.story ?? []).filter((one) => one.n >= told)) {
      if (!rulebook.untold.includes(entry.kind)) tell(entry, words, output)
    }
    told = reply.storyLength
    for (const fault of host.faults.slice(faults) as Fault[]) output.note(faultLine(withPlace(fault, game.workspace), game.packs))
    faults = host.faults.length
    return { ...reply, view, question: reply.viewers[viewer]?.question }
  }
  /** Shows what happened. The terminal has no moves by hand, so it prints texts that are followed by hand and goes on. */
  const showNext = async (): Promise<Told> => {
    let now = await show()
    while (now.question?.name === BY_HAND) {
      output.print(`  ${words.say(BY_HAND, now.question.parts)}`)
      const { refused } = await host.advance([{ kind: 'answer', question: now.question.key, value: ['left-out'] }])
      if (refused) return now
      now = await show()
    }
    return now
  }
  const foresee = (question: Question, wish: Omit<ForecastWish, 'question'>) => host.forecast(viewer, { question: question.key, ...wish })
  const ask = async ({ view, question }: Told): Promise<void> => {
    if (!question) return
    const told = await foresee(question, { options: wholeAnswers(question) })
    const here = `${String(view.status.round)} ${String(view.status.phase)}`
    output.print('')
    output.print(here === place ? write.headline(view) : write.table(view))
    place = here
    output.print('')
    output.print(questionText(question, words, (option) => foretoldText(optionOf(told, option), view, rulebook, words)))
    for (const problem of words.unworded(question)) output.note(formatProblem(problem))
  }
  let now = await showNext()
  await ask(now)
  // open readline only now: it drops lines that arrive before the loop below reads them
  const lines = createInterface({ input: output.input, terminal: output.input === process.stdin && process.stdin.isTTY === true })
  try {
    for await (const line of lines) {
      const text = line.trim()
      const { question } = now
      if (!question) break
      if (text === 'q') return 'quit'
      if (text === '?') output.print(HELP)
      else if (text === 't') output.print(write.table(now.view))
      else if (/^c\s*\d+$/.test(text)) output.print(cardOf(now, Number(text.slice(1)), write))
      else if (/^w\b/.test(text)) {
        const typed = readTyped(question, text.slice(1).trim())
        if ('problem' in typed) output.print(`${typed.problem} (? for help)`)
        else {
          const told = await foresee(question, { chosen: typed.value })
          output.print(foretoldText(told?.chosen, now.view, rulebook, words) || 'No consequence is known.')
        }
      } else if (text === 'u') {
        const at = lastDecision(host.inputs)
        if (at === undefined) output.print('There is nothing to undo.')
        else {
          const { reply } = await host.rewind(at)
          told = reply.storyLength
          output.print('Taken back.')
          now = await showNext()
          await ask(now)
        }
      } else {
        const typed = readTyped(question, text)
        if ('problem' in typed) output.print(`${typed.problem} (? for help)`)
        else {
          const reply = await host.advance([{ kind: 'answer', question: question.key, value: typed.value }])
          if (reply.refused) output.print(`${words.sentence(reply.refused.why)} (? for help)`)
          else {
            now = await showNext()
            await ask(now)
          }
        }
      }
      if (!now.question) break
    }
  } finally {
    lines.close()
  }
  const { outcome } = now
  if (!outcome) {
    if (!now.question) throw new Broken('The game asks nothing and is not over. Report it with the seed and the decks.')
    return 'input-ended'
  }
  const { score, rounds } = outcome.figures as { score?: { total?: number }; rounds?: number }
  output.print('')
  output.print(
    `${words.sentence(outcome.why)} ${rounds} rounds${score?.total === undefined ? '' : `, score ${score.total} (lower is better)`}.`,
  )
  return 'over'
}

function lastDecision(inputs: readonly Input[]): number | undefined {
  const at = inputs.findLastIndex(
    (input) => isDecision(input) && !(input.kind === 'answer' && input.question.split('/').at(-3) === BY_HAND),
  )
  return at < 0 ? undefined : at
}

function tell(entry: StoryEntry, words: Words, output: Output): void {
  const mark = entry.kind === 'phase-began' || entry.kind === 'round-began' ? '\n' : '  '
  output.print(`${mark}${words.say(entry.kind, entry.parts)}`)
}

function optionOf(told: ChoiceForecast | undefined, option: string) {
  return told !== undefined && Object.hasOwn(told.options, option) ? told.options[option] : undefined
}

/**
 * The text of a question with its options.
 * @param foretold returns the forecast of an option, or an empty text
 */
function questionText(question: Question, words: Words, foretold: (option: string) => string): string {
  const { name, who, parts, because, options } = question
  const source = because.card?.code && because.card.card !== who ? ` (${words.title(because.card.code)})` : ''
  const title = words.say(name, parts)
  const more = words.has(`${name}.text`) ? `${/[.?!]$/.test(title) ? '' : '.'} ${words.say(`${name}.text`, parts)}` : ''
  const list =
    question.shape === 'confirm' || question.shape === 'number'
      ? []
      : options.map((option, i) => {
          const most = option.most !== undefined && question.shape === 'distribute' ? ` (up to ${option.most})` : ''
          const follows = foretold(option.key)
          return `  ${String(i + 1).padStart(2)}  ${optionText(option, words)}${most}${follows === '' ? '' : `  → ${follows}`}`
        })
  return [`${words.say('terminal.seat', { seat: who })}: ${title}${more}${source}`, ...list, `Type ${howToAnswer(question)}:`].join('\n')
}

function cardOf({ question, view }: Told, number: number, write: TableWriter): string {
  const reference = question?.options[number - 1]?.card
  const card = reference ? view.cards[reference.card] : undefined
  return card?.code ? write.card(card, view) : `Option ${number} is no card that you know.`
}
