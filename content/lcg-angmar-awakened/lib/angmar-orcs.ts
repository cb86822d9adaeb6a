import { attackersWhoDestroyed, type EventOf, type GameCard } from '@questwright/lcg'

/** Whether an attack of this enemy has destroyed an ally. */
export function hasSlainAlly(enemy: GameCard, event: EventOf<'destroyed'>): boolean {
  return event.subject.isAlly && attackersWhoDestroyed(event).includes(enemy)
}
