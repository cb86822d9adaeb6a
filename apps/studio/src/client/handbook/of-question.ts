/** Which part of the handbook tells of a question at the table. */
import type { Question } from '@questwright/realm/web'
import { addressOf } from './address.ts'

/** The address of the part that tells how such a question comes about: by an ability's word, by a choice in its effect, or by the round itself. */
export function handbookOf({ name, because }: Pick<Question, 'name' | 'because'>): string {
  if (name === 'action-window') return addressOf('abilities', 'action')
  if (name.endsWith('-response') || name.startsWith('next-') || name === 'cancel') return addressOf('abilities', 'response-and-forced')
  return because.ability === undefined ? addressOf('at-the-table', 'answering') : addressOf('abilities', 'choosing')
}
