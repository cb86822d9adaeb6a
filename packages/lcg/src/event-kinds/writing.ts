import { type Card, table } from '@questwright/kernel'

/** Writes a field of a card; undefined takes it away. */
export function field(card: Card, name: string, value: string | number | undefined): void {
  table().write(card, 'fields', name, value)
}

/** Adds tokens to a card, or takes them off: never below none, and none leaves no entry. */
export function addToken(card: Card, token: string, by: number): void {
  const now = Math.max(0, card.token(token) + by)
  table().write(card, 'tokens', token, now === 0 ? undefined : now)
}
