import { type AnswerValue, type EngineOption, PASS } from '@questwright/kernel'
import { judge, type PendingQuestion, randomAnswerTo, type SeededDice } from '@questwright/kernel/internal'

/** The answers of the exhaustive bot: at random, but it prefers options with `hungry` parts: those that have not had an effect yet. */

/** Probability in percent of choosing an option of a hungry part. */
const APPETITE = 70

/** The ability that an option uses, as `pack:slug#part`. */
export function abilityOf(option: EngineOption): string | undefined {
  const ability = option.label?.parts.ability
  return typeof ability === 'string' ? ability : undefined
}

export interface Hunger {
  readonly parts: ReadonlySet<string>
  /** The codes of the cards with hungry parts. */
  readonly codes: ReadonlySet<string>
}

/** @param parts names as `pack:slug#part` */
export function hungerFor(parts: readonly string[]): Hunger {
  return { parts: new Set(parts), codes: new Set(parts.map((part) => part.slice(0, part.lastIndexOf('#')))) }
}

/** @returns undefined when no legal answer was found */
export function fuzzAnswer(question: PendingQuestion, hunger: Hunger, dice: SeededDice): AnswerValue | undefined {
  const { spec, options } = question
  const legal = (value: AnswerValue): boolean => judge(question, value) === undefined
  if (spec.shape === 'choose' && spec.least <= 1 && spec.most >= 1 && dice(100) < APPETITE) {
    const wanted = options.filter((option) => hunger.parts.has(abilityOf(option) ?? ''))
    const liked = wanted.length > 0 ? wanted : options.filter((option) => option.card !== undefined && hunger.codes.has(option.card.code))
    const taken = liked[dice(liked.length)]
    if (taken && legal([taken.key])) return [taken.key]
  }
  return randomAnswerTo(question, dice)
}

/** The minimal answer: a pass, "no", or the first options, as few as are allowed; at random where that is not legal, or has no meaning. */
export function idleAnswer(question: PendingQuestion, dice: SeededDice): AnswerValue | undefined {
  const { spec, options } = question
  const keys = options.map((option) => option.key)
  const tries: AnswerValue[] =
    spec.shape === 'confirm'
      ? [['no'], ['yes']]
      : spec.shape === 'order'
        ? [keys]
        : spec.shape === 'number'
          ? [keys.length > 0 ? Number(keys[0]) : spec.least]
          : spec.shape === 'choose'
            ? [...(keys.includes(PASS) ? [[PASS]] : []), keys.slice(0, spec.least)]
            : []
  const found = tries.find((value) => judge(question, value) === undefined)
  return found ?? randomAnswerTo(question, dice)
}
