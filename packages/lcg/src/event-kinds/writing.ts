import { type Card, table } from '@questwright/kernel'

/** Writes a field of a card; undefined deletes it. */
export function field(card: Card, name: string, value: string | number | undefined): void {
  table().write(card, 'fields', name, value)
}

/** Adds tokens to a card, or removes them with a negative number: never below 0, and 0 deletes the entry. */
export function addToken(card: Card, token: string, by: number): void {
  const now = Math.max(0, card.token(token) + by)
  table().write(card, 'tokens', token, now === 0 ? undefined : now)
}
