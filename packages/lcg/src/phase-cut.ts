import { fieldOf, table } from '@questwright/kernel'

/** Whether an effect has ended the running phase and its last step has not come yet: until then steps do nothing. */
export function isCutShort(): boolean {
  return fieldOf(table().board, 'cutShort') === 'yes'
}

/** To be called when the running phase has come to its last step. */
export function phaseEnded(): void {
  const t = table()
  if (isCutShort()) t.write(t.board, 'fields', 'cutShort', undefined)
}
