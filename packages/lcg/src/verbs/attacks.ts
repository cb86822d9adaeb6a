import { chooseCards, type EventInit, isPrevented, perform, table } from '@questwright/kernel'
import { attackTargets } from '../attack-steps.ts'
import { type GameCard, Player } from '../cards.ts'
import { reaches } from '../reach.ts'
import { currentAttack } from '../round.ts'
import { runStepsInside } from '../step-names.ts'
import { by, type Cards, happen, listOfCards, type Maybe } from './shared.ts'

/** Attacks that an effect makes, and shadow cards. */

/** Deals further shadow cards to an enemy. */
export function dealShadowCard(enemy: Maybe, count = 1): void {
  if (!enemy) return
  for (let i = 0; i < count; i++) perform({ kind: 'shadowDealt', subject: enemy, card: undefined })
}

/**
 * An enemy attacks at once: all steps of an attack with their windows. A shadow card that turns out to be an attacker leaves the
 * enemy to which it was dealt and attacks from out of play, where nothing deals damage to it; its text says where it goes afterwards.
 * @param against a player, or a character: its controller is attacked, and what nobody defends against falls on that character (FAQ 1.41)
 */
export function makeAttack(enemy: Maybe, against: Maybe): void {
  if (!enemy || !against || (!enemy.inPlay && enemy.zone.name !== 'resolving' && enemy.zone.name !== 'shadow')) return
  const player = against instanceof Player ? against : against.controller
  if (!player || player.eliminated || isPrevented({ kind: 'attacks', subject: enemy, player })) return
  const t = table()
  t.onChange?.()
  if (enemy.zone.name === 'shadow') {
    t.write(enemy, 'fields', 'fromShadow', 'yes')
    t.move(enemy, t.zone('resolving'))
  }
  runStepsInside('6.4b', { enemy: enemy.id, player: player.id, origin: 'effect', ...(against === player ? {} : { target: against.id }) })
}

/**
 * A player attacks an enemy at once with these characters, who exhaust if a cost has not exhausted them: all steps of an attack with
 * their windows. It does not use up the attack of the round on that enemy (FAQ 1.11).
 */
export function makePlayerAttack(player: Maybe<Player>, enemy: Maybe, attackers: Cards): void {
  if (!player || !enemy) return
  const able = listOfCards(attackers).filter((card) => card.inPlay)
  if (!enemy.inPlay || able.length === 0 || !reaches(by(), enemy)) return
  table().onChange?.()
  runStepsInside('6.8b', { player: player.id, enemy: enemy.id, attackers: able.map((card) => card.id), origin: 'effect' })
}

/** Whether nothing keeps an enemy from attacking a player. RR "Cannot" */
export function canAttack(enemy: Maybe, player: Maybe<Player>): boolean {
  return !!enemy && !!player && !isPrevented({ kind: 'attacks', subject: enemy, player })
}

/**
 * A character is declared as an attacker at once, against an enemy that it may attack by the rules. That enemy is no target of the card that
 * allows it: an enemy that is immune to it can be named, too (FAQ 1.47).
 */
export function declareAttack(attacker: Maybe): void {
  const player = attacker?.inPlay ? attacker.controller : null
  const targets = attacker && player ? attackTargets(attacker) : []
  if (!attacker || !player || targets.length === 0) return
  const [enemy] = chooseCards({ who: player as GameCard, name: 'choose-enemy-to-attack', from: () => targets })
  table().onChange?.()
  if (enemy) runStepsInside('6.8b', { player: player.id, enemy: enemy.id, attackers: [attacker.id], origin: 'effect' })
}

/** Declares one more defender of the enemy attack that is being made, which exhausts. RR "Multiple Defenders" */
export function joinDefence(character: Maybe): void {
  const attack = currentAttack()
  if (!attack || !character?.inPlay || attack.defenders.includes(character) || !reaches(by(), character)) return
  const defends: EventInit = { kind: 'defends', subject: character, attacker: attack.enemy }
  happen(character.ready ? [{ kind: 'exhausted', subject: character }, defends] : [defends])
}
