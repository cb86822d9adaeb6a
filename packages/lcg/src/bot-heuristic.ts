export interface BotView {
  readonly none?: never
}
export function weigh(): number {
  return 0
}
