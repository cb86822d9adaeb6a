import { carryOutDelayed, isMomentAwaited, table } from '@questwright/kernel'
import type { EventOf } from './events.ts'
import { endWhatLasts } from './lending.ts'
import { type AttackRecord, attackRecords, attackThatDestroyed } from './round.ts'

/** What cards say of the rest of an attack: "after this attack", "if this attack destroys", "makes an additional attack after this one". */

/** The moment at which an attack is over. */
export function endOfAttack({ id }: AttackRecord): string {
  return `end of attack ${id}`
}

/** The moment at which an attack destroys a card. */
export function attackDestroys({ id }: AttackRecord): string {
  return `attack ${id} destroys`
}

/** The moment to which something lasts "for this attack". */
export function forAttack({ id }: AttackRecord): string {
  return `attack ${id}`
}

/** Carries out what waited for the end of an attack, after what lasted for it and before anything answers to its end. RR "Delayed Effects" */
export function carryOutAfter(attack: AttackRecord): void {
  const moment = endOfAttack(attack)
  if (!isMomentAwaited(moment)) return
  endWhatLasts([forAttack(attack)])
  carryOutDelayed(moment)
}

/** Carries out what waited for an attack to destroy this card. RR "Delayed Effects" */
export function carryOutIfDestroyed(event: EventOf<'destroyed'>): void {
  const attack = attackThatDestroyed(event)
  if (attack && isMomentAwaited(attackDestroys(attack))) carryOutDelayed(attackDestroys(attack), { destroyed: event.subject.id })
}

/** Notes that the attacking enemy makes so many attacks more, one after the other. */
export function addAttacks(count: number): void {
  const records = [...attackRecords()]
  const at = records.findLastIndex(({ kind }) => kind === 'enemy')
  const record = records[at]
  if (!record) return
  records[at] = { ...record, more: (record.more ?? 0) + count }
  table().setNote('attacks', records as never)
}
