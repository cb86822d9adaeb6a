import { fieldOf, table } from '@questwright/kernel'

/** Whether the running phase was ended by an effect, and has not come to its last step yet: until then no step does anything. */
export function isCutShort(): boolean {
  return fieldOf(table().board, 'cutShort') === 'yes'
}

/** The running phase has come to its last step. */
export function phaseEnded(): void {
  const t = table()
  if (isCutShort()) t.write(t.board, 'fields', 'cutShort', undefined)
}
