import { addTo, withNumber } from '../answering.ts'
import type { Question } from '../door-types.ts'
import type { Answering } from './use-answering.ts'

/**
 * Handles a key for the viewer's question: digits and letters answer with the option that shows them, 0 and N pass.
 * @param event the key, with Shift and the place of the key on the keyboard
 * @param key its letter in lower case, or its name
 * @returns whether the key was handled
 */
export function answerByKey(
  event: Pick<KeyboardEvent, 'shiftKey' | 'code'>,
  key: string,
  question: Question,
  { answer, change, choose, pass, signs }: Answering,
): boolean {
  if (question.shape === 'confirm') {
    if (key === 'y' || key === '1') answer(['yes'])
    else if (key === 'n' || key === '0') answer(['no'])
    else return false
    return true
  }
  if (question.shape === 'number') {
    if (!/^\d$/.test(key)) return false
    change((before) => withNumber(question, before, Number(key)))
    return true
  }
  if (key === '0' || key === 'n') {
    pass?.()
    return pass !== undefined
  }
  // the character of Shift and 1 depends on the keyboard: read the digit from the place of the key
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1]
  const sign = event.shiftKey && digit !== undefined ? digit : key
  const option = [...signs].find(([, candidate]) => candidate === sign)?.[0]
  if (option === undefined) return false
  if (event.shiftKey && question.shape === 'distribute') change((before) => addTo(question, before, option, -1))
  else choose(option)
  return true
}
