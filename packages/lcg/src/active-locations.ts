import { isEventAwaited, perform } from '@questwright/kernel'
import type { GameCard } from './cards.ts'

/** Lets abilities respond to a location that has just become active. */
export function becomeActive(location: GameCard): void {
  if (location.isActiveLocation && isEventAwaited('becomesActive', location)) perform({ kind: 'becomesActive', subject: location })
}
