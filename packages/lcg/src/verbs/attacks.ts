import { chooseCards, isPrevented, type JsonObject, startDelayed, table, tell, wipe } from '@questwright/kernel'
import { addAttacks, attackDestroys, endOfAttack, forAttack, noteLeaving, noteTaker, noteUndefended } from '../attack-aftermath.ts'
import { attackTargets, discardShadowCards, isKeptFrom, mostAttackersOf, noteEnemyAttack, notePlayerAttack } from '../attack-steps.ts'
import { type GameCard, Player } from '../cards.ts'
import { exhaustedFor, isAbleByEffect } from '../exhausting.ts'
import { pileOf } from '../leaving.ts'
import { reached, reaches } from '../reach.ts'
import { currentAttack, currentAttackRecord, isAttacking, isDefending } from '../round.ts'
import { dealShadow } from '../shadow-dealing.ts'
import { runStepsInside } from '../step-names.ts'
import { by, type Cards, happen, listOfCards, type Maybe, wholeAmount } from './shared.ts'

/** Attacks that an effect makes, and shadow cards. */

/** Deals further shadow cards to an enemy: so many from the encounter deck, or cards that are named, such as the top cards of another deck. */
export function dealShadowCard(enemy: Maybe, cards: number | Cards = 1): void {
  if (!enemy) return
  const given = typeof cards === 'object' ? listOfCards(cards) : undefined
  const dealt = given ?? Array.from({ length: wholeAmount('dealShadowCard', cards as number) }, () => undefined)
  for (const card of dealt) dealShadow(enemy, card ?? undefined)
}

/** Options of an attack that an effect makes. */
export interface AttackOptions {
  /** Called as the attack begins: effects that last `'attack'`, `afterThisAttack` and `ifThisAttackDestroys` are about this attack there. */
  readonly forThisAttack?: () => unknown
}

/** All steps of an attack, from the first on, inside the effect that makes it. */
function runAttack(step: '6.4b' | '6.8b', args: JsonObject, { forThisAttack }: AttackOptions): void {
  table().run.onChange?.()
  if (!forThisAttack) {
    runStepsInside(step, args)
    return
  }
  if (step === '6.4b') noteEnemyAttack(args)
  else notePlayerAttack(args)
  forThisAttack()
  runStepsInside(step, { ...args, noted: 'yes' })
}

/**
 * An enemy attacks at once: all steps of an attack with their windows. A shadow card that turns out to be an attacker leaves the
 * enemy to which it was dealt and attacks from out of play, where nothing deals damage to it. Afterwards it is a shadow card of that enemy again, face up, and
 * is discarded with the others, or at once where that enemy is gone; what its own attack was dealt is discarded.
 * @param against a player, or a character: its controller is attacked, and the damage of an undefended attack is dealt to that character (FAQ 1.41)
 */
export function makeAttack(enemy: Maybe, against: Maybe, options: AttackOptions = {}): void {
  if (!enemy || !against || (!enemy.inPlay && enemy.zone.name !== 'resolving' && enemy.zone.name !== 'shadow')) return
  const player = against instanceof Player ? against : against.controller
  if (!player || player.eliminated || isPrevented({ kind: 'attacks', subject: enemy, player })) return
  const t = table()
  t.run.onChange?.()
  const dealtTo = enemy.zone.name === 'shadow' ? enemy.zone.host : undefined
  if (dealtTo) {
    t.write(enemy, 'fields', 'fromShadow', 'yes')
    t.move(enemy, t.zone('resolving'))
  }
  const target = against === player ? {} : { target: against.id }
  runAttack('6.4b', { enemy: enemy.id, player: player.id, origin: 'effect', ...target }, options)
  if (dealtTo && enemy.zone.name === 'resolving') becomeShadowCardAgain(enemy, dealtTo as GameCard)
}

function becomeShadowCardAgain(card: GameCard, of: GameCard): void {
  const t = table()
  discardShadowCards(card)
  t.write(card, 'fields', 'fromShadow', undefined)
  if (!of.inPlay) wipe(card)
  t.move(card, of.inPlay ? t.zoneOn(of, 'shadow') : t.zone(pileOf(card)))
}

/**
 * A player attacks an enemy at once with these characters, who exhaust if a cost has not exhausted them: all steps of an attack with
 * their windows. It does not use up the attack of the round on that enemy (FAQ 1.11).
 */
export function makePlayerAttack(player: Maybe<Player>, enemy: Maybe, attackers: Cards, options: AttackOptions = {}): void {
  if (!player || !enemy) return
  const able = listOfCards(attackers)
    .filter((card) => card.inPlay && isAbleByEffect(card, 'attacksWithoutExhausting') && !isKeptFrom(enemy, card, player))
    .slice(0, mostAttackersOf(enemy))
  if (!enemy.inPlay || able.length === 0 || !reaches(by(), enemy)) return
  runAttack('6.8b', { player: player.id, enemy: enemy.id, attackers: able.map((card) => card.id), origin: 'effect' }, options)
}

/** Whether nothing keeps an enemy from attacking a player. RR "Cannot" */
export function canAttack(enemy: Maybe, player: Maybe<Player>): boolean {
  return !!enemy && !!player && !isPrevented({ kind: 'attacks', subject: enemy, player })
}

/**
 * A character is declared as an attacker at once, against an enemy that it may attack by the rules. That enemy is no target of the card that
 * allows it: an enemy that is immune to it can be named, too (FAQ 1.47). No other character joins the attack, not even with Ranged (FAQ 1.9, Quick Strike).
 */
export function declareAttack(attacker: Maybe, options: AttackOptions = {}): void {
  const player = attacker?.inPlay ? attacker.controller : null
  const targets = attacker && player ? attackTargets(attacker) : []
  if (!attacker || !player || targets.length === 0) return
  const [enemy] = chooseCards({ who: player as GameCard, name: 'choose-enemy-to-attack', from: () => targets })
  table().run.onChange?.()
  if (enemy) runAttack('6.8b', { player: player.id, enemy: enemy.id, attackers: [attacker.id], origin: 'effect', alone: 'yes' }, options)
}

/** Declares one more defender of the enemy attack that is being made, which exhausts. RR "Multiple Defenders" */
export function joinDefence(character: Maybe): void {
  const attack = currentAttack()
  if (!attack || !character?.inPlay || attack.defenders.includes(character) || !reaches(by(), character)) return
  if (!isAbleByEffect(character, 'defendsWithoutExhausting')) return
  happen([...exhaustedFor([character], 'defendsWithoutExhausting'), { kind: 'defends', subject: character, attacker: attack.enemy }])
}

/** The enemy that is attacking makes so many attacks more against the same player after this one, each with all its steps. Gone or prevented, it makes none. */
export function makeAdditionalAttack(count = 1): void {
  if (wholeAmount('makeAdditionalAttack', count) === 0 || !currentAttack()) return
  table().run.onChange?.()
  addAttacks(count)
}

/** The enemy attack that is being resolved is considered undefended from here on: its defenders take no part in it any more, and stay exhausted. RR App I 6.4.3 */
export function considerUndefended(): void {
  if (!currentAttack() || currentAttack()?.undefended) return
  table().run.onChange?.()
  noteUndefended()
}

/**
 * Removes characters from the attacks that are being resolved: attackers whose attack does not count any more, or defenders; they stay exhausted. An attack
 * without attackers goes on and deals no damage, and one without defenders is undefended. RR App I 6.4.3, 6.8.2
 */
export function removeFromAttack(characters: Cards): void {
  const leaving = reached(listOfCards(characters), by()).filter((card) => card.isCharacter && (isAttacking(card) || isDefending(card)))
  if (leaving.length === 0) return
  table().run.onChange?.()
  noteLeaving(leaving)
  for (const card of leaving) tell('left-attack', { card })
}

/**
 * Damage of the enemy attack that is being resolved is dealt to that card, and to no defender and no hero besides; if it cannot be damaged then, or has left
 * play, the damage falls as usual. RR App I 6.4.3
 */
export function redirectDamage(card: Maybe): void {
  if (!card?.inPlay || !currentAttack() || !reaches(by(), card)) return
  table().run.onChange?.()
  noteTaker(card)
}

/**
 * "After this attack": starts an effect that waits for the end of the attack that is being resolved; the card declares it with `delayed` under that
 * name. What lasts for the attack is over by then. Without an attack nothing waits. RR "Delayed Effects"
 */
export function afterThisAttack(slug: string, params: JsonObject = {}): void {
  const from = by() as GameCard | null
  const attack = currentAttackRecord()
  if (from && attack) startDelayed(from, slug, endOfAttack(attack), params)
}

/**
 * "If this attack destroys …": starts an effect that waits until damage of the attack that is being resolved destroys the enemy that is attacked, or a
 * character; the card declares it with `delayed` under that name, and `cardById(params.destroyed)` is the card that was destroyed. It ends with the
 * attack.
 */
export function ifThisAttackDestroys(slug: string, params: JsonObject = {}): void {
  const from = by() as GameCard | null
  const attack = currentAttackRecord()
  if (from && attack) startDelayed(from, slug, attackDestroys(attack), params, forAttack(attack))
}
