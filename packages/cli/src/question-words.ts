/** Questions and their answers in one line, for a terminal. Pure. */
import type { AnswerValue, Input, Question } from '@questwright/realm'
import { readable } from '@questwright/rulebook'
import type { Words } from './words.ts'

export function optionText(option: Question['options'][number], words: Words): string {
  const { card, label, key } = option
  if (label) return words.sentence(label)
  if (card) return words.say('terminal.card', { card: card as { card: string; code: string } })
  return words.say(key)
}

/** The question in words, with the card that caused it. */
export function questionLine({ name, who, parts, because }: Question, words: Words): string {
  const source = because.card?.code && because.card.card !== who ? ` (${words.title(because.card.code)})` : ''
  return `${words.say('terminal.seat', { seat: who })}: ${momentOf(name, because.step, words)}${words.say(name, parts)}${source}`
}

/** When a window occurs, in words, to begin its question with; empty if the catalogue has no words for it. */
function momentOf(name: string, step: string | undefined, words: Words): string {
  const at = name === 'action-window' ? step?.replace(/^window /, '') : undefined
  const code = [`window.${at}`, `step.${at}`].find((one) => at !== undefined && words.has(one))
  return code === undefined ? '' : `${words.say(code)}. `
}

/** As `questionLine`, where only the key of the question is known: `source/name/who/n`. */
export function keyLine(key: string, words: Words): string {
  const [source = '', name = '', who = ''] = key.split('/').length >= 4 ? partsOf(key) : ['', key, '']
  const said = words.has(name) ? words.say(name) : readable(name || key)
  return `${who ? `${words.say('terminal.seat', { seat: who })}: ` : ''}${said}${source ? ` (${source})` : ''}`
}

/** Splits a key. The source may contain slashes, because it may be the id of a card. */
function partsOf(key: string): readonly string[] {
  const parts = key.split('/')
  return [parts.slice(0, -3).join('/'), parts.at(-3) ?? '', parts.at(-2) ?? '']
}

/** An answer in words. @param question if known, its labels are used for options */
function answerLine(value: AnswerValue, question: Question | undefined, words: Words): string {
  const named = (key: string): string => {
    const option = question?.options.find((one) => one.key === key)
    return option ? optionText(option, words) : words.say(key)
  }
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map((key: string) => named(key)).join(', ')
  return Object.entries(value as { readonly [option: string]: number })
    .map(([key, amount]) => `${amount} on ${named(key)}`)
    .join(', ')
}

/** Any input of a game in a few words. */
export function inputLine(input: Input | undefined, question: Question | undefined, words: Words): string {
  if (!input) return 'nothing'
  if (input.kind === 'answer') return answerLine(input.value, question, words)
  if (input.kind === 'dice') return 'new dice'
  if (input.kind === 'fault') return `the fault of ${input.ability}`
  return input.kind === 'lift' ? `the changed script of ${input.abilities.join(', ')}` : 'a move by hand'
}
