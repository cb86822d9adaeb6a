/** Finds the part of the handbook about a question at the table. */
import type { Question } from '@questwright/realm/web'
import { addressOf } from './address.ts'

/** The URL of the part that explains the origin of a question: the ability word, a choice in an effect, or the round. */
export function handbookOf({ name, because }: Pick<Question, 'name' | 'because'>): string {
  if (name === 'action-window') return addressOf('abilities', 'action')
  if (name.endsWith('-response') || name.startsWith('next-') || name === 'cancel') return addressOf('abilities', 'response-and-forced')
  return because.ability === undefined ? addressOf('at-the-table', 'answering') : addressOf('abilities', 'choosing')
}
