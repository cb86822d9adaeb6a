import { attackersWhoDestroyed, type EventOf, type GameCard } from '@questwright/lcg'

/** Whether an ally has fallen to an attack of this enemy. */
export function hasSlainAlly(enemy: GameCard, event: EventOf<'destroyed'>): boolean {
  return event.subject.isAlly && attackersWhoDestroyed(event).includes(enemy)
}
