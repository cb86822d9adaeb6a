import { addTo, withNumber } from '../answering.ts'
import type { Question } from '../door-types.ts'
import type { Answering } from './use-answering.ts'

/**
 * Handles a key for the viewer's question: digits and letters answer with the option that shows them, 0 and N pass.
 * @param event the keyboard event, which has the state of Shift and the physical key
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
  // which character Shift and 1 give depends on the keyboard layout: read the digit from the physical key
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1]
  const sign = event.shiftKey && digit !== undefined ? digit : key
  const option = [...signs].find(([, candidate]) => candidate === sign)?.[0]
  if (option === undefined) return false
  if (event.shiftKey && question.shape === 'distribute') change((before) => addTo(question, before, option, -1))
  else choose(option)
  return true
}
