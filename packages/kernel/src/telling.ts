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
import { writtenAt } from './line-of-part.ts'
import { HIDDEN, hiddenIn, maskedFor, maskedSentence } from './mask.ts'
import { questionView } from './question.ts'
import type { EngineOption, PendingQuestion } from './question-spec.ts'
import { outcomeFor } from './step.ts'
import { storyFor } from './story.ts'
import type { Table } from './table.ts'
import { type ScriptFault, stackOfFault } from './unwind.ts'
import { patchBetween, viewOf } from './view.ts'

/** Replies to the viewers of a table: the changes since the last reply, limited to facts that each viewer may know. */

type AnswerInput = Extract<Input, { kind: 'answer' }>

/** The current view of one viewer. */
export interface Sight {
  readonly viewer: ViewerName
  readonly view: View
  readonly question: Question | undefined
}

export class Telling {
  readonly #table: Table
  /** Number of story lines before the opening keyframe, which are not reported again. */
  readonly before: number
  /** The last reply to each viewer: the view, and the number of story lines. */
  readonly #views = new Map<ViewerName, { view: View; story: number }>()
  /** Number of faults reported so far. */
  #faults = 0
  /** Number of silent chances reported so far. */
  #silent = 0
  /** Parts whose failure in views has been reported. */
  readonly #failedLooks = new Set<string>()

  constructor(table: Table, before: number) {
    this.#table = table
    this.before = before
  }

  /** The current views of these viewers. It may run scripts. @throws ScriptFault */
  look(viewers: readonly ViewerName[], question: PendingQuestion | undefined): Sight[] {
    const t = this.#table
    return viewers.map((viewer) => ({ viewer, view: viewOf(t, viewer), question: questionFor(t, question, viewer) }))
  }

  /** The changes for each viewer since the last reply; records them as reported. */
  take(seen: readonly Sight[], outcome: Outcome | undefined): AdvanceReply['viewers'] {
    const t = this.#table
    const viewers: { [viewer: ViewerName]: ViewerReply } = {}
    for (const { viewer, view, question } of seen) {
      const last = this.#views.get(viewer)
      const from = Math.min(last?.story ?? 0, t.record.story.length)
      viewers[viewer] = {
        patch: patchBetween(last?.view, view),
        story: storyFor(t.record.story, from, viewer, this.before),
        ...(question ? { question } : {}),
        ...(outcome ? { outcome: toldOutcome(t, outcome, viewer.split('+')) } : {}),
      }
      this.#views.set(viewer, { view, story: t.record.story.length })
    }
    return viewers
  }

  /** New faults since the last call: of the run, and of parts that failed in views and explanations. */
  takeFaults(): Fault[] {
    const t = this.#table
    const { failedLooks } = t.instruments
    const found = [
      ...t.record.faults.slice(this.#faults),
      // a part that failed in a view is only left out of it; each is reported once
      ...[...failedLooks].filter(([ability]) => !this.#failedLooks.has(ability)).map(([ability, fault]) => faultAsTold(t, fault, ability)),
    ]
    this.#faults = t.record.faults.length
    for (const ability of failedLooks.keys()) this.#failedLooks.add(ability)
    failedLooks.clear()
    return found
  }

  /** New silent chances since the last call, counted by seat. */
  takeSilent(): { [seat: SeatName]: number } {
    const { silent } = this.#table.record
    const counted: { [seat: SeatName]: number } = {}
    for (; this.#silent < silent.length; this.#silent++) {
      const seat = silent[this.#silent] as SeatName
      counted[seat] = (counted[seat] ?? 0) + 1
    }
    return counted
  }

  /** Called when the game was rolled back: the story and silent chances after the checkpoint are reported again. */
  rollBack(): void {
    this.#silent = Math.min(this.#silent, this.#table.record.checkpoint.silent)
    for (const told of this.#views.values()) told.story = Math.min(told.story, this.#table.record.checkpoint.story)
  }

  /** Forgets the last view of a viewer: the next reply holds everything. */
  forget(viewer: ViewerName): void {
    this.#views.delete(viewer)
  }
}

/**
 * A fault in the form in which it is reported to the host. The line that wrote the part is added at the end of its stack: a fault that is found
 * after the script returned has no other line of the script.
 */
export function faultAsTold(t: Table, fault: ScriptFault, ability: string): Fault {
  const { reason, message } = fault
  const places = [stackOfFault(fault), writtenAt(t.library, ability)].filter((one) => one !== undefined).join('\n')
  return { reason, message, ability, ...(places ? { stack: places } : {}) }
}

/** The pending question as a viewer may see it: other seats than the asked one get it without options. */
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
      // `questionView` has masked the cards of options already; labels remain
      options: options.map(({ label, idle, ...option }, i) => {
        const shown = {
          ...option,
          ...(label ? { label: maskedSentence(t, label, seats, used) } : {}),
          ...(idle ? { idle: maskedSentence(t, idle, seats, used) } : {}),
        }
        return secret.has(option.key) ? secretUse(shown, (question.options[i] as EngineOption).card as Card, seats) : shown
      }),
    }
    // the name of a question is public, and its words belong to the name
    const { words } = full.parts
    if (!mine) return { ...full, parts: words === undefined ? {} : { words }, least: 0, most: 0 }
    return { ...full, options: full.options.map((option) => ({ ...option, key: names.get(option.key) ?? option.key })) }
  })
}

/** The option of an ability whose card the asked seat may not know: it shows only that an ability can be used. */
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

/** The outcome from the view of these seats, masked. */
function toldOutcome(t: Table, outcome: Outcome, seats: readonly SeatName[]): Outcome {
  return atTable(t, () => {
    const own = outcomeFor(outcome, seats)
    return { ...own, why: maskedSentence(t, own.why, seats) }
  })
}

/** The key of a question for these seats: it begins with the causing card, which is named by its place if hidden. */
function shownKey(t: Table, question: PendingQuestion, seats: readonly SeatName[]): string {
  const { card } = question.because
  if (!card) return question.key
  const [hidden] = hiddenIn(t, { card: card.card }, card.card)
  if (!hidden || hidden.seats.some((seat) => seats.includes(seat))) return question.key
  return hidden.place + question.key.slice(card.card.length)
}

/** Translates an answer to internal keys: to the asked seat, hidden cards among options and in question keys were shown by place. */
export function withOrigins(t: Table, question: PendingQuestion | undefined, given: AnswerInput): AnswerInput {
  if (!question) return given
  const asShown = given.question !== question.key && given.question === atTable(t, () => shownKey(t, question, [question.spec.who.id]))
  const answer = asShown ? { ...given, question: question.key } : given
  if (typeof answer.value !== 'object' || answer.value === null) return answer
  const names = optionNames(t, question)
  if (names.size === 0) return answer
  return { ...answer, value: withNames(answer.value, names) }
}

/** Internal option keys by shown keys, where they differ. */
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
    // shown by a number only: the ability's name would reveal which card it is, and the card's place would reveal which of several cards
    // has an ability
    else if (isSecretUse(t, option, seats)) shown = `${placeShown(card, seats) ?? HIDDEN}#${++secret}`
    // an ability of a known card on a face-down card: the face-down card is shown by its place
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

  /** Translates an answer to internal keys; undefined when it uses an internal key that was shown under another name, which the seat may not know. */
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
