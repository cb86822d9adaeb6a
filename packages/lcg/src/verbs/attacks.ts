import { chooseCards, isPrevented, type JsonObject, startDelayed, table, tell, wipe } from '@questwright/kernel'
import {
  addAttacks,
  attackDamages,
  attackDestroys,
  endOfAttack,
  forAttack,
  noteLeaving,
  noteTaker,
  noteUndefended,
} from '../attack-aftermath.ts'
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

/**
 * Deals further shadow cards to an enemy: a number of cards from the encounter deck, or given cards, such as the top cards of another deck.
 */
export function dealShadowCard(enemy: Maybe, cards: number | Cards = 1): void {
  if (!enemy) return
  const given = typeof cards === 'object' ? listOfCards(cards) : undefined
  const dealt = given ?? Array.from({ length: wholeAmount('dealShadowCard', cards as number) }, () => undefined)
  for (const card of dealt) dealShadow(enemy, card ?? undefined)
}

/** Options of an attack that an effect makes. */
export interface AttackOptions {
  /** Called when the attack begins: in it, effects until `'attack'`, `afterThisAttack` and `ifThisAttackDestroys` refer to this attack. */
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
 * An enemy makes an immediate attack: all steps of an attack with their windows. If a shadow card attacks, it leaves the enemy to which it
 * was dealt and attacks from out of play, where it cannot be damaged. Afterwards it is a shadow card of that enemy again, face up, and is
 * discarded with the others, or at once if that enemy is gone; shadow cards that were dealt to it are discarded.
 * @param against a player, or a character: then its controller is attacked, and the damage of an undefended attack is dealt to that
 * character (FAQ 1.41)
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
 * A player makes an immediate attack on an enemy with these characters, who exhaust unless a cost has exhausted them: all steps of an
 * attack with their windows. The player can still attack that enemy in the normal way this round (FAQ 1.11).
 */
export function makePlayerAttack(player: Maybe<Player>, enemy: Maybe, attackers: Cards, options: AttackOptions = {}): void {
  if (!player || !enemy) return
  const able = listOfCards(attackers)
    .filter((card) => card.inPlay && isAbleByEffect(card, 'attacksWithoutExhausting') && !isKeptFrom(enemy, card, player))
    .slice(0, mostAttackersOf(enemy))
  if (!enemy.inPlay || able.length === 0 || !reaches(by(), enemy)) return
  runAttack('6.8b', { player: player.id, enemy: enemy.id, attackers: able.map((card) => card.id), origin: 'effect' }, options)
}

/** Whether no card forbids an enemy to attack a player. RR "Cannot" */
export function canAttack(enemy: Maybe, player: Maybe<Player>): boolean {
  return !!enemy && !!player && !isPrevented({ kind: 'attacks', subject: enemy, player })
}

/**
 * Declares a character as an attacker at once, against an enemy that it may attack by the rules. The enemy is not a target of the card that
 * allows this, so even an enemy that is immune to the card can be chosen (FAQ 1.47). No other character joins the attack, not even with
 * Ranged (FAQ 1.9, Quick Strike).
 */
export function declareAttack(attacker: Maybe, options: AttackOptions = {}): void {
  const player = attacker?.inPlay ? attacker.controller : null
  const targets = attacker && player ? attackTargets(attacker) : []
  if (!attacker || !player || targets.length === 0) return
  const [enemy] = chooseCards({ who: player as GameCard, name: 'choose-enemy-to-attack', from: () => targets })
  table().run.onChange?.()
  if (enemy) runAttack('6.8b', { player: player.id, enemy: enemy.id, attackers: [attacker.id], origin: 'effect', alone: 'yes' }, options)
}

/** Declares one more defender of the running enemy attack; it exhausts. RR "Multiple Defenders" */
export function joinDefence(character: Maybe): void {
  const attack = currentAttack()
  if (!attack || !character?.inPlay || attack.defenders.includes(character) || !reaches(by(), character)) return
  if (!isAbleByEffect(character, 'defendsWithoutExhausting')) return
  happen([...exhaustedFor([character], 'defendsWithoutExhausting'), { kind: 'defends', subject: character, attacker: attack.enemy }])
}

/**
 * The attacking enemy makes this many additional attacks against the same player after this one, each with all its steps; none if it is
 * gone or prevented from attacking.
 */
export function makeAdditionalAttack(count = 1): void {
  if (wholeAmount('makeAdditionalAttack', count) === 0 || !currentAttack()) return
  table().run.onChange?.()
  addAttacks(count)
}

/**
 * The enemy attack that is being resolved is considered undefended from now on: its defenders no longer take part in it, and stay
 * exhausted. RR App I 6.4.3
 */
export function considerUndefended(): void {
  if (!currentAttack() || currentAttack()?.undefended) return
  table().run.onChange?.()
  noteUndefended()
}

/**
 * Removes characters from the attacks that are being resolved, attackers or defenders; they stay exhausted. An attack without attackers
 * continues and deals no damage; one without defenders is undefended. RR App I 6.4.3, 6.8.2
 */
export function removeFromAttack(characters: Cards): void {
  const leaving = reached(listOfCards(characters), by()).filter((card) => card.isCharacter && (isAttacking(card) || isDefending(card)))
  if (leaving.length === 0) return
  table().run.onChange?.()
  noteLeaving(leaving)
  for (const card of leaving) tell('left-attack', { card })
}

/**
 * The damage of the running enemy attack is dealt to that card instead of to the defender or a hero; if the card cannot be damaged at that
 * time, or has left play, it is dealt as usual. RR App I 6.4.3
 */
export function redirectDamage(card: Maybe): void {
  if (!card?.inPlay || !currentAttack() || !reaches(by(), card)) return
  table().run.onChange?.()
  noteTaker(card)
}

/**
 * "After this attack": starts an effect that waits for the end of the running attack; the card declares it with `delayed` under that name.
 * Effects "for this attack" have ended by then. Without a running attack, it does nothing. RR "Delayed Effects"
 */
export function afterThisAttack(slug: string, params: JsonObject = {}): void {
  const from = by() as GameCard | null
  const attack = currentAttackRecord()
  if (from && attack) startDelayed(from, slug, endOfAttack(attack), params)
}

/**
 * "If this attack destroys …": starts an effect that waits until damage of the running attack destroys the attacked enemy, or a character;
 * the card declares it with `delayed` under that name, and `cardById(params.destroyed)` is the destroyed card. It ends with the attack.
 */
export function ifThisAttackDestroys(slug: string, params: JsonObject = {}): void {
  const from = by() as GameCard | null
  const attack = currentAttackRecord()
  if (from && attack) startDelayed(from, slug, attackDestroys(attack), params, forAttack(attack))
}

/**
 * "If this attack damages …": starts an effect that waits until the running attack damages the attacked enemy, or a character; the card
 * declares it with `delayed` under that name. `cardById(params.damaged)` is the damaged card, and `params.amount` the damage that it was
 * dealt. It ends with the attack.
 */
export function ifThisAttackDamages(slug: string, params: JsonObject = {}): void {
  const from = by() as GameCard | null
  const attack = currentAttackRecord()
  if (from && attack) startDelayed(from, slug, attackDamages(attack), params, forAttack(attack))
}
