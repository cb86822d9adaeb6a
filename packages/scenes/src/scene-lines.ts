/** Converts answers at a table to lines of a scene. */
import type { AnswerValue, Option, Question } from '@questwright/realm/web'
import type { SceneBoard } from '@questwright/rulebook'
import { quoted } from './scene-source.ts'

/** A decision of a game: question and answer. */
export interface RecordedDecision {
  /** The index of its input in the game. */
  readonly n: number
  readonly question: Question
  readonly value: AnswerValue
  /** Ids of cards in hands, if known: using one means playing it. */
  readonly inHand?: ReadonlySet<string>
  /** The seat that conceded instead of an answer to the question. */
  readonly conceded?: string
}

/** Returns the name of a card in the scene, by its id in the game. */
export type NameOf = (id: string) => string

const passKey = 'pass'

type SceneCall =
  | { readonly verb: 'play' | 'use' | 'pick' | 'choose' | 'order' | 'concedes'; readonly names: readonly string[] }
  | { readonly verb: 'pass' | 'yes' | 'no' }
  | { readonly verb: 'number'; readonly value: number }
  | { readonly verb: 'share'; readonly shares: readonly (readonly [string, number])[] }

/** The name of an option in a scene: its card, with the ability if an earlier option has the same card; both cards of a pair; else its key. */
function optionName(option: Option, options: readonly Option[], nameOf: NameOf): string {
  const { card, other } = option
  if (!card) return option.key
  if (other) return `${nameOf(card.card)}>${nameOf(other.card)}`
  const name = nameOf(card.card)
  const first = options.find((one) => one.card && nameOf(one.card.card) === name)
  if (first === option) return name
  const ability = /^#([^@/]+)/.exec(option.key.slice(card.card.length))?.[1]
  return ability === undefined ? name : `${name}#${ability}`
}

function callOf({ question, value, inHand, conceded }: RecordedDecision, nameOf: NameOf): SceneCall {
  if (conceded !== undefined) return { verb: 'concedes', names: [nameOf(conceded)] }
  const { shape, options } = question
  if (typeof value === 'number') return { verb: 'number', value }
  const named = (key: string, among: readonly Option[] = options): string => {
    const option = options.find((one) => one.key === key)
    return option ? optionName(option, among, nameOf) : key
  }
  if (!Array.isArray(value))
    return { verb: 'share', shares: Object.entries(value).map(([key, amount]) => [named(key), amount as number] as const) }
  const keys = value as readonly string[]
  const [key] = keys
  if (shape === 'confirm') return { verb: key === 'yes' ? 'yes' : 'no' }
  if (keys.length === 1 && key === passKey) return { verb: 'pass' }
  // of several options with the same name, take the first one that is not used yet
  const inTurn = () =>
    keys.map((one, nth) =>
      named(
        one,
        options.filter((option) => !keys.slice(0, nth).includes(option.key)),
      ),
    )
  if (shape === 'order') return { verb: 'order', names: inTurn() }
  if (keys.length !== 1 || key === undefined) return { verb: 'choose', names: inTurn() }
  const chosen = options.find((one) => one.key === key)
  const label = chosen?.label?.code
  const isHeld = label === 'use-ability' && chosen?.card !== undefined && inHand?.has(chosen.card.card)
  const verb = label === 'play-card' || isHeld ? 'play' : label === 'use-ability' ? 'use' : 'pick'
  return { verb, names: [named(key)] }
}

/** The lines for decisions. Answers to the choices of a card become arguments of the call for the card, and successive passes are counted. */
export function sceneLines(decisions: readonly RecordedDecision[], nameOf: NameOf): readonly string[] {
  const lines: { call: SceneCall; names: string[]; times: number }[] = []
  for (const decision of decisions) {
    const call = callOf(decision, nameOf)
    const last = lines.at(-1)
    if (call.verb === 'pass' && last?.call.verb === 'pass') last.times++
    else if (call.verb === 'pick' && last && ['play', 'use', 'pick'].includes(last.call.verb)) last.names.push(...call.names)
    else lines.push({ call, names: 'names' in call ? [...call.names] : [], times: 1 })
  }
  return lines.map(({ call, names, times }) => {
    switch (call.verb) {
      case 'pass':
        return times === 1 ? 't.pass()' : `t.pass(${times})`
      case 'yes':
      case 'no':
        return `t.${call.verb}()`
      case 'number':
        return `t.number(${call.value})`
      case 'share':
        return `t.share({ ${call.shares.map(([name, amount]) => `${keyWord(name)}: ${amount}`).join(', ')} })`
      default:
        return `t.${call.verb}(${names.map(quoted).join(', ')})`
    }
  })
}

const keyWord = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name))

/** The cards that answers name, or that caused the questions: the scene needs them. */
export function cardsInvolved(decisions: readonly RecordedDecision[]): readonly string[] {
  return [
    ...new Set(
      decisions.flatMap(({ question, value, conceded }) => {
        if (conceded !== undefined) return []
        const keys = Array.isArray(value) ? (value as readonly string[]) : typeof value === 'object' ? Object.keys(value) : []
        const chosen = question.options
          .filter(({ key }) => keys.includes(key))
          .flatMap(({ card, other }) => [...(card ? [card.card] : []), ...(other ? [other.card] : [])])
        return question.because.card ? [...chosen, question.because.card.card] : chosen
      }),
    ),
  ]
}

/**
 * The default selection for a test: the last action and the choices after it.
 * @returns the first decision, and the one after the last
 */
export function lastAction(
  decisions: readonly RecordedDecision[],
  { acts }: Pick<SceneBoard, 'acts'>,
): { readonly from: number; readonly to: number } {
  const isPass = ({ value }: RecordedDecision) => Array.isArray(value) && value.length === 1 && value[0] === passKey
  let end = decisions.length
  while (end > 0 && isPass(decisions[end - 1] as RecordedDecision)) end--
  if (end === 0) return { from: Math.max(0, decisions.length - 1), to: decisions.length }
  // responses belong to the action that they follow
  let begin = end - 1
  while (begin > 0 && decisions[begin]?.question.name !== acts && !isPass(decisions[begin - 1] as RecordedDecision)) begin--
  return { from: begin, to: end }
}
