/** Parses the answers that people type: the numbers of options. */
import type { AnswerValue, Question } from '@questwright/realm'

/** The parsed line: an answer, or the problem with it. */
export type Typed = { readonly value: AnswerValue } | { readonly problem: string }

/** How to answer a question, in one line. */
export function howToAnswer(question: Question): string {
  const { shape, least, most, options } = question
  switch (shape) {
    case 'confirm':
      return 'y or n'
    case 'number':
      return options.length > 0 ? `one of ${options.map((option) => option.key).join(', ')}` : `a number from ${least} to ${most}`
    case 'order':
      return 'all numbers in the order you want, such as 2 1 3; Enter keeps this order'
    case 'distribute':
      return `an amount for each option in turn, ${least === most ? `${least} in all` : `${least} to ${most} in all`}, such as ${anySpread(question).join(' ')}`
    case 'pairs':
      return `the numbers of the pairs that you want, such as 1 3${least === 0 ? ', or 0 for none' : ''}`
    case 'choose':
      if (most <= 1) return least === 0 ? 'a number, or 0 for none' : 'a number'
      return `${least === most ? `${least} numbers` : `${least} to ${most} numbers`}, such as 1 3${least === 0 ? ', or 0 for none' : ''}`
  }
}

/** Amounts for the example of a distributed answer: as much as possible for the first options. */
function anySpread({ options, most }: Question): number[] {
  let left = most
  return options.map((option) => {
    const amount = Math.min(left, option.most ?? left)
    left -= amount
    return amount
  })
}

/** Parses the line that a person typed. */
export function readTyped(question: Question, line: string): Typed {
  const text = line.trim().toLowerCase()
  const { shape, options } = question
  const help = `Type ${howToAnswer(question)}.`
  if (shape === 'confirm') {
    if (['y', 'yes', '1'].includes(text)) return { value: ['yes'] }
    return ['n', 'no', '2', '0'].includes(text) ? { value: ['no'] } : { problem: help }
  }
  if (shape === 'order' && text === '') return { value: options.map((option) => option.key) }
  const words = text === '' ? [] : text.split(/[\s,]+/)
  const numbers = words.map(Number)
  if (numbers.some((number) => !Number.isSafeInteger(number) || number < 0)) return { problem: help }
  if (shape === 'number') return numbers.length === 1 ? { value: numbers[0] as number } : { problem: help }
  if (shape === 'distribute') {
    if (numbers.length !== options.length) return { problem: `${help} There are ${options.length} options.` }
    return {
      value: Object.fromEntries(options.flatMap((option, i) => ((numbers[i] as number) > 0 ? [[option.key, numbers[i] as number]] : []))),
    }
  }
  if ((shape === 'choose' || shape === 'pairs') && numbers.length === 1 && numbers[0] === 0) {
    if (options.some((option) => option.key === 'pass')) return { value: ['pass'] }
    return question.least === 0 ? { value: [] } : { problem: help }
  }
  if (numbers.length === 0) return { problem: help }
  const keys = numbers.map((number) => options[number - 1]?.key)
  const missing = numbers[keys.indexOf(undefined)]
  return missing === undefined ? { value: keys as string[] } : { problem: `There is no option ${missing}. ${help}` }
}
