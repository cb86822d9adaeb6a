import type { AnswerValue } from './door.ts'
import type { EngineOption, QuestionSpec } from './question-spec.ts'

/** The only legal answer of a question, which then need not be asked; undefined when there are several. */
export function onlyAnswer(spec: QuestionSpec, options: readonly EngineOption[]): AnswerValue | undefined {
  switch (spec.shape) {
    case 'choose':
      if (options.length <= spec.least) return options.map((option) => option.key)
      if (spec.most === 0) return []
      return undefined
    case 'order':
      return options.length < 2 || new Set(options.map((option) => option.sort ?? option.key)).size < 2
        ? options.map((option) => option.key)
        : undefined
    case 'number':
      if (options.length === 1) return Number(options[0]?.key)
      return spec.least === spec.most ? spec.least : undefined
    case 'distribute': {
      if (spec.most === 0) return {}
      const room = options.reduce((sum, option) => sum + (option.most ?? spec.most), 0)
      if (spec.least === spec.most && room <= spec.least)
        return Object.fromEntries(options.map((option) => [option.key, option.most ?? spec.most]))
      if (spec.least === spec.most && options.length === 1) return { [(options[0] as EngineOption).key]: spec.least }
      return undefined
    }
    case 'pairs':
      return options.length === 0 || spec.most === 0 ? [] : undefined
    case 'confirm':
      return undefined
  }
}
