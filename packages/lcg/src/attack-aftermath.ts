import { type Card, carryOutDelayed, forgetDelayed, isEventAwaited, isMomentAwaited, table } from '@questwright/kernel'
import type { EventOf } from './events.ts'
import { endWhatLasts } from './lending.ts'
import { meetRepair } from './repairs.ts'
import { type AttackRecord, attackRecords, attackThatDestroyed, currentAttackRecord } from './round.ts'

/**
 * The additions of cards to an attack that is being resolved: which card is dealt its damage, "after this attack", "if this attack
 * destroys", "makes an additional attack after this one".
 */

/** The moment at which an attack is over. */
export function endOfAttack({ id }: AttackRecord): string {
  return `end of attack ${id}`
}

/** The moment at which an attack destroys a card. */
export function attackDestroys({ id }: AttackRecord): string {
  return `attack ${id} destroys`
}

/** The moment at which an attack damages a card. */
export function attackDamages({ id }: AttackRecord): string {
  return `attack ${id} damages`
}

/** The moment until which an effect "for this attack" lasts. */
export function forAttack({ id }: AttackRecord): string {
  return `attack ${id}`
}

/**
 * An attack is over: its lasting effects end first, then its delayed effects resolve, and then abilities respond. RR "Lasting Effects", "Delayed
 * Effects"
 */
export function endAttack(attack: AttackRecord): void {
  const ended = endWhatLasts([forAttack(attack)])
  const kind = attack.kind === 'enemy' ? 'attackEnds' : 'playerAttackEnds'
  if (ended > 0 && isEventAwaited(kind, table().card(attack.enemy))) meetRepair('over-at-the-end')
  carryOutDelayed(endOfAttack(attack))
}

/**
 * Cleans up after an attack: ends lasting effects "for this attack" that were started by responses to its end, and drops delayed effects
 * that still wait for its end.
 */
export function leaveAttack(attack: AttackRecord): void {
  endWhatLasts([forAttack(attack)])
  forgetDelayed(endOfAttack(attack))
}

/** Carries out the delayed effects that wait for an attack to destroy this card. RR "Delayed Effects" */
export function carryOutIfDestroyed(event: EventOf<'destroyed'>): void {
  const attack = attackThatDestroyed(event)
  if (attack && isMomentAwaited(attackDestroys(attack))) carryOutDelayed(attackDestroys(attack), { destroyed: event.subject.id })
}

/** Carries out the delayed effects that wait for an attack to damage this card. RR "Delayed Effects" */
export function carryOutIfDamaged({ subject, amount, from }: EventOf<'damaged'>): void {
  const attack = from === 'attack' ? currentAttackRecord() : undefined
  if (attack && (attack.kind === 'enemy') === (attack.enemy !== subject.id) && isMomentAwaited(attackDamages(attack)))
    carryOutDelayed(attackDamages(attack), { damaged: subject.id, amount })
}

/** Records that the attacking enemy makes this many more attacks, one after the other. */
export function addAttacks(count: number): void {
  changeEnemyAttack((attack) => ({ ...attack, more: (attack.more ?? 0) + count }))
}

/** Records that the damage of the enemy attack that is being resolved is dealt to this card instead of the defender. */
export function noteTaker(taker: Card): void {
  changeEnemyAttack((attack) => ({ ...attack, taker: taker.id }))
}

/** Records that the enemy attack that is being resolved is undefended. */
export function noteUndefended(): void {
  changeEnemyAttack((attack) => ({ ...attack, participants: [] }))
}

/** Removes these cards from the participants of all attacks that are being resolved. */
export function noteLeaving(cards: readonly Card[]): void {
  const gone = cards.map(({ id }) => id)
  const records = attackRecords().map((attack) => ({ ...attack, participants: attack.participants.filter((id) => !gone.includes(id)) }))
  table().setNote('attacks', records as never)
}

/** Replaces the record of the innermost enemy attack. */
function changeEnemyAttack(change: (attack: AttackRecord) => AttackRecord): void {
  const records = [...attackRecords()]
  const at = records.findLastIndex(({ kind }) => kind === 'enemy')
  const attack = records[at]
  if (!attack) return
  records[at] = change(attack)
  table().setNote('attacks', records as never)
}
