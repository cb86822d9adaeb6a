import { fieldOf, table } from '@questwright/kernel'

/** Whether an effect has ended the running phase and the last step of the phase has not begun yet: until then steps do nothing. */
export function isCutShort(): boolean {
  return fieldOf(table().board, 'cutShort') === 'yes'
}

/** To be called when the last step of the running phase begins. */
export function phaseEnded(): void {
  const t = table()
  if (isCutShort()) t.write(t.board, 'fields', 'cutShort', undefined)
}
