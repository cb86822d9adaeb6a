import type { Card } from './card.ts'
import { atTable } from './current-table.ts'
import type {
  AdvanceReply,
  AnswerValue,
  CardReference,
  Fault,
  Input,
  Option,
  Outcome,
  Question,
  SeatName,
  Sentence,
  View,
  ViewerName,
  ViewerReply,
} from './door.ts'
import type { JsonObject } from './json.ts'
import { keyFor, mayKnow } from './knowledge.ts'
import { HIDDEN, hiddenIn, maskedFor, maskedSentence } from './mask.ts'
import { type EngineOption, type PendingQuestion, questionView } from './question.ts'
import { outcomeFor } from './step.ts'
import { storyFor } from './story.ts'
import type { Table } from './table.ts'
import { type ScriptFault, stackOfFault } from './unwind.ts'
import { patchBetween, viewOf } from './view.ts'
import { writtenAt } from './written-at.ts'

/** What viewers are told of a table: what changed since they were told last, and no more than each of them may know. */

type AnswerInput = Extract<Input, { kind: 'answer' }>

/** What a viewer would see now. */
export interface Sight {
  readonly viewer: ViewerName
  readonly view: View
  readonly question: Question | undefined
}

export class Telling {
  readonly #table: Table
  /** Lines of the story from before the keyframe at which the game was opened: they are not told again. */
  readonly before: number
  /** What each viewer was told last: a view, and so many lines of the story. */
  readonly #views = new Map<ViewerName, { view: View; story: number }>()
  /** How many faults were told. */
  #faults = 0
  /** How many silent chances were told. */
  #silent = 0
  /** Parts of which was told that they fail when they are looked at. */
  readonly #failedLooks = new Set<string>()

  constructor(table: Table, before: number) {
    this.#table = table
    this.before = before
  }

  /** What these viewers would see. It may run scripts. @throws ScriptFault */
  look(viewers: readonly ViewerName[], question: PendingQuestion | undefined): Sight[] {
    const t = this.#table
    return viewers.map((viewer) => ({ viewer, view: viewOf(t, viewer), question: questionFor(t, question, viewer) }))
  }

  /** What of that is new to each viewer, who counts as told from here on. */
  take(seen: readonly Sight[], outcome: Outcome | undefined): AdvanceReply['viewers'] {
    const t = this.#table
    const viewers: { [viewer: ViewerName]: ViewerReply } = {}
    for (const { viewer, view, question } of seen) {
      const last = this.#views.get(viewer)
      const from = Math.min(last?.story ?? 0, t.story.length)
      viewers[viewer] = {
        patch: patchBetween(last?.view, view),
        story: storyFor(t.story, from, viewer, this.before),
        ...(question ? { question } : {}),
        ...(outcome ? { outcome: toldOutcome(t, outcome, viewer.split('+')) } : {}),
      }
      this.#views.set(viewer, { view, story: t.story.length })
    }
    return viewers
  }

  /** Faults that were not told yet: of the run, and of parts that failed while somebody looked at a table that waits. */
  takeFaults(): Fault[] {
    const t = this.#table
    const { failedLooks } = t
    const found = [
      ...t.faults.slice(this.#faults),
      // the part is left out of what is shown, and switched off when the rules ask for it; of each it is told once
      ...[...failedLooks].filter(([ability]) => !this.#failedLooks.has(ability)).map(([ability, fault]) => faultAsTold(t, fault, ability)),
    ]
    this.#faults = t.faults.length
    for (const ability of failedLooks.keys()) this.#failedLooks.add(ability)
    failedLooks.clear()
    return found
  }

  /** Chances at which nobody was asked that were not told yet, counted by player. */
  takeSilent(): { [seat: SeatName]: number } {
    const { silent } = this.#table
    const counted: { [seat: SeatName]: number } = {}
    for (; this.#silent < silent.length; this.#silent++) {
      const seat = silent[this.#silent] as SeatName
      counted[seat] = (counted[seat] ?? 0) + 1
    }
    return counted
  }

  /** The game was rolled back for good: viewers and host are told again from the checkpoint on. */
  rollBack(): void {
    this.#silent = Math.min(this.#silent, this.#table.checkpoint.silent)
    for (const told of this.#views.values()) told.story = Math.min(told.story, this.#table.checkpoint.story)
  }

  /** The next time the viewer is told everything. */
  forget(viewer: ViewerName): void {
    this.#views.delete(viewer)
  }
}

/** A fault as it is told. What was found when the script had answered already has no line of it on the stack: where the part is written is the next best. */
export function faultAsTold(t: Table, fault: ScriptFault, ability: string): Fault {
  const { reason, message } = fault
  const places = [stackOfFault(fault), writtenAt(t.library, ability)].filter((one) => one !== undefined).join('\n')
  return { reason, message, ability, ...(places ? { stack: places } : {}) }
}

/** The pending question as a viewer may see it: others than the asked seat see that it is asked, and no options. */
export function questionFor(t: Table, question: PendingQuestion | undefined, viewer: ViewerName): Question | undefined {
  if (!question) return undefined
  const seats = viewer.split('+')
  return atTable(t, () => {
    const mine = seats.includes(question.spec.who.id)
    const names = new Map([...optionNames(t, question)].map(([shown, key]) => [key, shown]))
    const secret = new Set<string | undefined>(
      mine ? question.options.filter((option) => isSecretUse(t, option, seats)).map(({ key }) => key) : [],
    )
    const asView = questionView(mine ? question : { ...question, options: [] }, (card: Card) => {
      const key = keyFor(card, seats)
      return key === card.id ? { card: key, code: card.code } : card.disguise ? { card: key, code: card.disguise.code } : { card: key }
    })
    const { options, ...rest } = asView
    const used = question.because.card?.card
    const hidden = hiddenIn(t, rest as unknown as JsonObject, used)
    const full: Question = {
      ...(maskedFor(rest as unknown as JsonObject, hidden, seats) as unknown as typeof rest),
      key: shownKey(t, question, seats),
      // what an option is drawn on is shown as its reader may know it already
      options: options.map(({ label, idle, ...option }, i) => {
        const shown = {
          ...option,
          ...(label ? { label: maskedSentence(t, label, seats, used) } : {}),
          ...(idle ? { idle: maskedSentence(t, idle, seats, used) } : {}),
        }
        return secret.has(option.key) ? secretUse(shown, (question.options[i] as EngineOption).card as Card, seats) : shown
      }),
    }
    // what is asked is no secret, and its words belong to its name
    const { words } = full.parts
    if (!mine) return { ...full, parts: words === undefined ? {} : { words }, least: 0, most: 0 }
    return { ...full, options: full.options.map((option) => ({ ...option, key: names.get(option.key) ?? option.key })) }
  })
}

/** The option of an ability whose card the asked seat may not know: it shows only that the ability can be used. */
function secretUse({ key, card, label }: Option, on: Card, seats: readonly SeatName[]): Option {
  const shown: CardReference = card === undefined || placeShown(on, seats) === undefined ? { card: HIDDEN } : card
  return { key, card: shown, label: { code: label?.code ?? 'use-ability', parts: { ability: HIDDEN, card: { ...shown } } } }
}

/** Why an input is refused, masked for the seat that gave it; without a seat, for the seat that is asked. */
export function refusalFor(t: Table, question: PendingQuestion, why: Sentence, by: SeatName = question.spec.who.id): Sentence {
  return atTable(t, () => {
    const { asked } = why.parts
    const parts = asked === question.key ? { ...why.parts, asked: shownKey(t, question, [by]) } : why.parts
    return maskedSentence(t, { ...why, parts }, [by], question.because.card?.card)
  })
}

/** How the game ended, for those who play these seats. */
function toldOutcome(t: Table, outcome: Outcome, seats: readonly SeatName[]): Outcome {
  return atTable(t, () => {
    const own = outcomeFor(outcome, seats)
    return { ...own, why: maskedSentence(t, own.why, seats) }
  })
}

/** The key of a question as these seats are told it: it begins with the card because of which is asked. */
function shownKey(t: Table, question: PendingQuestion, seats: readonly SeatName[]): string {
  const { card } = question.because
  if (!card) return question.key
  const [hidden] = hiddenIn(t, { card: card.card }, card.card)
  if (!hidden || hidden.seats.some((seat) => seats.includes(seat))) return question.key
  return hidden.place + question.key.slice(card.card.length)
}

/** An answer as the game keeps it: cards that the asked seat may not know are offered, and questions because of them called, by place. */
export function withOrigins(t: Table, question: PendingQuestion | undefined, given: AnswerInput): AnswerInput {
  if (!question) return given
  const asShown = given.question !== question.key && given.question === atTable(t, () => shownKey(t, question, [question.spec.who.id]))
  const answer = asShown ? { ...given, question: question.key } : given
  if (typeof answer.value !== 'object' || answer.value === null) return answer
  const names = optionNames(t, question)
  if (names.size === 0) return answer
  return { ...answer, value: withNames(answer.value, names) }
}

/** Keys as they are offered, with the keys that the game keeps, where these differ. */
function optionNames(t: Table, question: PendingQuestion | undefined): Map<string, string> {
  const names = new Map<string, string>()
  if (!question) return names
  const seats = [question.spec.who.id]
  let secret = 0
  for (const option of question.options) {
    const { key, card, other } = option
    if (!card) continue
    let shown = key
    if (key === (other ? `${card.id}>${other.id}` : card.id))
      shown = other ? `${keyFor(card, seats)}>${keyFor(other, seats)}` : keyFor(card, seats)
    // by its number alone: the name of an ability would say what the card is, and its place which of several it is
    else if (isSecretUse(t, option, seats)) shown = `${placeShown(card, seats) ?? HIDDEN}#${++secret}`
    // an ability of a known card on a face-down card: the card is called by its place
    else if (key.startsWith(`${card.id}#`)) shown = keyFor(card, seats) + key.slice(card.id.length)
    if (shown !== key) names.set(shown, key)
  }
  return names
}

/** Whether an option is an ability whose own card, or the card that gives it, is hidden from the asked seat. */
function isSecretUse(t: Table, { key, card }: EngineOption, seats: readonly SeatName[]): boolean {
  if (!card || !key.startsWith(`${card.id}#`)) return false
  // `card#ability@source~event`
  const at = key.indexOf('@')
  const source = at < 0 ? card : t.findCard(key.slice(at + 1).replace(/~\d+$/, ''))
  return (source !== undefined && !mayKnow(source, seats)) || placeShown(card, seats) === undefined
}

/** The name of a card among options; undefined for a hidden card whose place is a secret, too. */
function placeShown(card: Card, seats: readonly SeatName[]): string | undefined {
  return mayKnow(card, seats) || card.zone.spec.visibility === 'everyone' ? keyFor(card, seats) : undefined
}

/** Translates answers of the asked seat to the pending question. The names of its options are computed once. */
export class OfferedAnswers {
  readonly #kept: Map<string, string>
  readonly #secret: ReadonlySet<string>

  constructor(t: Table, question: PendingQuestion) {
    this.#kept = atTable(t, () => optionNames(t, question))
    this.#secret = new Set(this.#kept.values())
  }

  /** An answer with the names that the game keeps; undefined where it calls something by such a name that is offered under another: that is not theirs to know. */
  origin(value: AnswerValue): AnswerValue | undefined {
    if (typeof value !== 'object' || this.#kept.size === 0) return value
    const keys = Array.isArray(value) ? (value as readonly string[]) : Object.keys(value)
    return keys.some((key) => this.#secret.has(key)) ? undefined : withNames(value, this.#kept)
  }
}

function withNames(value: Exclude<AnswerValue, number>, names: ReadonlyMap<string, string>): AnswerValue {
  const original = (key: string): string => names.get(key) ?? key
  return Array.isArray(value)
    ? (value as readonly string[]).map(original)
    : Object.fromEntries(Object.entries(value as { [key: string]: number }).map(([key, amount]) => [original(key), amount]))
}
