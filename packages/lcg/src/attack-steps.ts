import {
  ask,
  askYes,
  chooseCards,
  decide,
  fieldOf,
  foretell,
  isChangedAnywhere,
  isPrevented,
  type JsonObject,
  perform,
  reference,
  type StepFunction,
  table,
  tell,
  together,
  wipe,
} from '@questwright/kernel'
import { endAttack, leaveAttack } from './attack-aftermath.ts'
import type { GameCard, Player } from './cards.ts'
import { exhaustedFor, isAbleByEffect, isAbleTo } from './exhausting.ts'
import { pileOf } from './leaving.ts'
import { reaches } from './reach.ts'
import { meetRepair } from './repairs.ts'
import {
  type AttackRecord,
  attackRecords,
  cardsInPlay,
  currentAttack,
  currentAttackRecord,
  currentPlayerAttack,
  enemiesInPlay,
  phase,
  playersInOrder,
  round,
  setActivePlayer,
} from './round.ts'
import { dealShadow } from './shadow-dealing.ts'
import { ignoresShadowCards, isKept, isOfAttackBefore, passByShadowCards, shadowCardsToResolve, withoutKept } from './shadow-keeping.ts'
import type { Permission } from './stats.ts'
import { enterStep, windowAfter } from './step-names.ts'
import { useWord } from './use-word.ts'

/**
 * The attack procedures of RR App I: 6.4b to 6.4.4 for enemies, 6.8b to 6.8.4 for players. The framework runs them, or an effect that makes
 * an attack.
 */

/** Records that an attack begins: until it ends, it is the innermost attack that is being resolved. */
function record(attack: Omit<AttackRecord, 'id'>): void {
  const t = table()
  const id = ((t.note('attackCount') as number | undefined) ?? 0) + 1
  t.setNote('attackCount', id)
  t.setNote('attacks', [...attackRecords(), { ...attack, id }] as never)
}

function forgetAttack(attack: AttackRecord): void {
  leaveAttack(attack)
  const rest = attackRecords().slice(0, -1)
  table().setNote('attacks', rest.length === 0 ? undefined : (rest as never))
}

/** Whether the attack can go on: an attacking enemy still exists. RR App I 6.4 */
function enemyIsThere(enemy: GameCard): boolean {
  return enemy.inPlay || enemy.zone.name === 'resolving'
}

/**
 * Whether an enemy has made its attack of this round on a player. An engaged enemy makes one attack in all; an enemy in the staging area makes one
 * attack on each player with whom it is considered to be engaged.
 */
export function hasAttacked(enemy: GameCard, player: Player): boolean {
  return (enemy.inStaging ? fieldOf(enemy, `attackedIn ${player.id}`) : enemy.attackedInRound) === round()
}

function originOf({ origin }: JsonObject): AttackRecord['origin'] {
  return (origin as AttackRecord['origin'] | undefined) ?? 'framework'
}

// ── enemy attacks ───────────────────────────────────────────

/** Records that an enemy attack begins, with the arguments of step 6.4b. */
export function noteEnemyAttack(args: JsonObject): void {
  const { enemy, player, target, more } = args as { readonly [name: string]: string } & { readonly more?: number }
  record({
    kind: 'enemy',
    enemy: enemy as string,
    player: player as string,
    participants: [],
    origin: originOf(args),
    ...(target ? { target } : {}),
    ...(more ? { more } : {}),
  })
}

const enemyAttackInitiates: StepFunction = (args) => {
  enterStep('6.4b')
  const t = table()
  const enemy = t.card(args.enemy as string) as GameCard
  const player = t.card(args.player as string) as Player
  const origin = originOf(args)
  if (args.noted === undefined) noteEnemyAttack(args)
  if (origin === 'framework') {
    setActivePlayer(player)
    t.write(enemy, 'fields', 'attackedIn', round())
    // an enemy that is considered to be engaged attacks each player once
    if (enemy.inStaging) t.write(enemy, 'fields', `attackedIn ${player.id}`, round())
  }
  // an enemy that has attacked before: its earlier shadow cards are discarded, and one new card is dealt (FAQ 1.42)
  const another = enemy.shadowCards.some(isOfAttackBefore)
  if (another) discardShadowCardsAfter(enemy)
  if (another || (origin === 'effect' && (phase() !== 'combat' || enemy.shadowCards.every(isKept)))) dealShadow(enemy)
  perform({ kind: 'attacks', subject: enemy, player })
  return windowAfter('6.4b')
}

/**
 * The defending player exhausts one ready character, or more where a card allows it, or none; then other players may defend where a card allows that.
 * RR App I 6.4.1
 */
const declareDefender: StepFunction = () => {
  enterStep('6.4.1')
  const attack = currentAttack()
  if (!attack || !enemyIsThere(attack.enemy)) return '6.4.4'
  const most = askYes(attack.player, 'declaresManyDefenders') ? 'any-number' : 'one'
  const declared = offerDefence(attack.player, attack.enemy, (character) => character.controller === attack.player, most)
  if (!declared) {
    for (const other of playersInOrder()) {
      if (other === attack.player) continue
      if (offerDefence(other, attack.enemy, (character) => character.controller === other && askYes(character, 'defendsForOthers'))) break
    }
  }
  return windowAfter('6.4.1')
}

function offerDefence(player: Player, enemy: GameCard, may: (character: GameCard) => boolean, most: 'one' | 'any-number' = 'one'): boolean {
  if (player.eliminated) return false
  const candidates = player.characters.filter(
    (character) =>
      may(character) &&
      isAbleTo(character, 'defendsWithoutExhausting') &&
      !isPrevented({ kind: 'defends', subject: character, attacker: enemy }),
  )
  if (candidates.length === 0) return false
  const defenders = chooseCards({
    who: player as GameCard,
    name: most === 'one' ? 'choose-defender' : 'choose-defenders',
    from: () => candidates,
    least: 0,
    most: most === 'one' ? 1 : candidates.length,
    parts: { enemy: reference(enemy), attack: enemy.attack },
  })
  if (defenders.length === 0) return false
  together([
    ...exhaustedFor(defenders, 'defendsWithoutExhausting'),
    ...defenders.map((subject) => ({ kind: 'defends', subject, attacker: enemy })),
  ])
  return true
}

/** The shadow cards are turned up and their shadow effects resolve. RR App I 6.4.2 */
const resolveShadowEffect: StepFunction = () => {
  enterStep('6.4.2')
  const attack = currentAttack()
  if (!attack || !enemyIsThere(attack.enemy)) return '6.4.4'
  const t = table()
  if (ignoresShadowCards(attack.enemy)) passByShadowCards(attack.enemy)
  // one by one: a shadow effect may deal the enemy another card, which belongs to this attack too
  for (;;) {
    const [card] = shadowCardsToResolve(attack.enemy)
    if (!card) break
    t.write(card, 'fields', 'face', undefined)
    tell('shadow-revealed', { card, enemy: attack.enemy })
    useWord(card, 'shadow', undefined, attack.player)
    if (!enemyIsThere(attack.enemy)) return '6.4.4'
  }
  return windowAfter('6.4.2')
}

/** The characters that can be dealt this amount of damage: a character that cannot be damaged cannot be chosen to take it. RR "Cannot be damaged" */
function canBeDamaged(characters: readonly GameCard[], amount: number): GameCard[] {
  return characters.filter((subject) => !isPrevented({ kind: 'damaged', subject, amount, from: 'attack' }))
}

/**
 * The characters to which a player can assign the damage of an undefended attack: own heroes, and characters that cards name in addition or
 * instead. RR App I 6.4.3
 */
function takersOfUndefended(player: Player, amount: number): GameCard[] {
  const heroes = canBeDamaged(player.heroes, amount)
  if (!isChangedAnywhere('takesUndefendedDamage') && !isChangedAnywhere('mustTakeUndefendedDamage')) return heroes
  const near = cardsInPlay().filter((card) => card.controller === null || card.controller === player)
  const named = (permission: Permission): GameCard[] =>
    canBeDamaged(
      near.filter((card) => askYes(card, permission)),
      amount,
    )
  const instead = named('mustTakeUndefendedDamage')
  return instead.length > 0 ? instead : [...heroes, ...named('takesUndefendedDamage').filter((card) => !heroes.includes(card))]
}

/**
 * Deals the enemy's attack less the defense to the defender; if undefended, all of it to one hero of the defending player. RR App I 6.4.3
 */
const determineEnemyDamage: StepFunction = () => {
  enterStep('6.4.3')
  const attack = currentAttack()
  const entry = currentAttackRecord()
  if (!attack || !entry || !enemyIsThere(attack.enemy)) return '6.4.4'
  const strength = attack.enemy.attack
  const named = entry.taker ? canBeDamaged([table().card(entry.taker) as GameCard], strength).filter((card) => card.inPlay) : []
  if (attack.defenders.length === 0) {
    const aimed = entry.target ? (table().card(entry.target) as GameCard) : undefined
    const takers = named.length > 0 ? named : aimed?.inPlay ? [aimed] : takersOfUndefended(attack.player, strength)
    if (strength > 0 && takers.length > 0) {
      foretell('undefended', { amount: strength })
      const [taker] = chooseCards({
        who: attack.player as GameCard,
        name: takers.every((card) => card.isHero) ? 'choose-hero-for-damage' : 'choose-for-damage',
        from: () => takers,
        parts: { amount: strength, enemy: reference(attack.enemy) },
      })
      if (taker) perform({ kind: 'damaged', subject: taker, amount: strength, from: 'attack' })
    }
  } else {
    const defense = attack.defenders.reduce((sum, defender) => sum + defender.defense, 0)
    const damage = Math.max(0, strength - defense)
    foretell('attack-compared', { attack: strength, defense })
    const able = named.length > 0 ? named : canBeDamaged(attack.defenders, damage)
    if (damage > 0 && able.length > 0) {
      if (named.length === 0 && able.length < attack.defenders.length) meetRepair('defender-not-damaged')
      const [target] = chooseCards({
        who: attack.player as GameCard,
        name: 'choose-defender-for-damage',
        from: () => able,
        parts: { amount: damage, enemy: reference(attack.enemy) },
      })
      if (target) perform({ kind: 'damaged', subject: target, amount: damage, from: 'attack' })
    }
  }
  return windowAfter('6.4.3')
}

const enemyAttackEnds: StepFunction = () => {
  enterStep('6.4.4')
  const attack = currentAttack()
  const entry = currentAttackRecord()
  if (!attack || !entry) return null
  endAttack(entry)
  if (enemyIsThere(attack.enemy)) perform({ kind: 'attackEnds', subject: attack.enemy, player: attack.player })
  if (phase() !== 'combat') discardShadowCardsAfter(attack.enemy)
  const more = currentAttackRecord()?.more ?? 0
  forgetAttack(entry)
  const { enemy, player } = attack
  if (more === 0 || !enemy.inPlay || player.eliminated || isPrevented({ kind: 'attacks', subject: enemy, player })) return null
  return { step: '6.4b', args: { enemy: enemy.id, player: player.id, origin: 'effect', ...(more > 1 ? { more: more - 1 } : {}) } }
}

/** Breaks an attack off because its phase ends at once: no ability responds to its end, and its shadow cards are discarded. */
export function breakOffAttack(): void {
  const entry = currentAttackRecord()
  if (!entry) return
  forgetAttack(entry)
  if (entry.kind === 'enemy') discardShadowCardsAfter(table().card(entry.enemy) as GameCard)
}

/** Discards the shadow cards of an enemy after an attack, resolved or not, except those that a card keeps on it. RR App I 6.4.4, 6.11 */
export function discardShadowCardsAfter(enemy: GameCard): void {
  discardShadowCards(enemy, withoutKept(enemy))
}

/** Shadow cards go to the discard pile, resolved or not. */
export function discardShadowCards(enemy: GameCard, cards: readonly GameCard[] = enemy.shadowCards): void {
  const t = table()
  for (const card of cards) {
    wipe(card)
    t.move(card, t.zone(pileOf(card)))
  }
}

// ── player attacks ──────────────────────────────────────────

/** Enemies that a player may attack, engaged ones and those that cards allow, each with the characters that may attack it. */
function attackableBy(
  player: Player,
  origin: 'framework' | 'effect' = 'framework',
): { readonly enemy: GameCard; readonly attackers: readonly GameCard[] }[] {
  const able = player.characters.filter(
    (character) =>
      isAbleTo(character, 'attacksWithoutExhausting') &&
      !isPrevented({ kind: 'attacked', subject: character, player, attackers: [character] }),
  )
  if (able.length === 0) return []
  const targets: { enemy: GameCard; attackers: readonly GameCard[] }[] = []
  for (const card of enemiesInPlay()) {
    if (origin === 'framework' && attackedThisRound(card, player)) continue
    const attackers = able.filter((character) => mayAttack(character, card, player))
    if (attackers.length > 0) targets.push({ enemy: card, attackers })
  }
  return targets
}

/** Enemies against which an effect may declare this character as an attacker; it must be exhausted already or able to exhaust. */
export function attackTargets(attacker: GameCard): GameCard[] {
  const player = attacker.controller
  if (!player || !isAbleByEffect(attacker, 'attacksWithoutExhausting')) return []
  if (isPrevented({ kind: 'attacked', subject: attacker, player, attackers: [attacker] })) return []
  return enemiesInPlay().filter((enemy) => mayAttack(attacker, enemy, player))
}

/** Whether a card keeps a character from attacking an enemy. RR "Cannot" */
export function isKeptFrom(enemy: GameCard, character: GameCard, player: Player): boolean {
  return isPrevented({ kind: 'attacked', subject: enemy, player, attackers: [character] })
}

function mayAttack(character: GameCard, enemy: GameCard, player: Player): boolean {
  if (isKeptFrom(enemy, character, player)) return false
  if (enemy.isEngagedWith(player)) return true
  if (enemy.engagedWith) return askYes(character, 'attacksForOthers')
  // without a card that allows it, the rules allow no attack on an enemy in the staging area; that card refers to the enemy, so immunity of
  // the enemy to the card prevents the attack (FAQ 1.47)
  return enemy.inStaging && askYes(character, 'attacksStagingAlone') && reaches(character, enemy)
}

/** How many characters may attack an enemy together. */
export function mostAttackersOf(enemy: GameCard): number {
  const most = isChangedAnywhere('mostAttackers') ? ask(enemy, 'mostAttackers') : '-'
  return typeof most === 'number' ? Math.max(1, most) : Number.POSITIVE_INFINITY
}

function attackedThisRound(enemy: GameCard, player: Player): boolean {
  return fieldOf(enemy, `attackedBy ${player.id}`) === round()
}

/** Records that a player attack begins, with the arguments of step 6.8b. */
export function notePlayerAttack(args: JsonObject): void {
  const enemy = table().card(args.enemy as string) as GameCard
  record({
    kind: 'player',
    enemy: enemy.id,
    player: args.player as string,
    participants: args.attackers as readonly string[],
    origin: originOf(args),
    ...(enemy.engagedWith ? { engagedWith: enemy.engagedWith.id } : {}),
    ...(args.alone === 'yes' ? { alone: 'yes' } : {}),
  })
}

/** The active player names an enemy and exhausts attackers. RR App I 6.8b */
const playerAttackInitiates: StepFunction = (args) => {
  enterStep('6.8b')
  const t = table()
  const player = t.card(args.player as string) as Player
  const enemy = t.card(args.enemy as string) as GameCard
  const attackers = (args.attackers as readonly string[]).map((id) => t.card(id) as GameCard)
  if (originOf(args) === 'framework') t.write(enemy, 'fields', `attackedBy ${player.id}`, round())
  if (args.noted === undefined) notePlayerAttack(args)
  // a cost may have exhausted the attackers already
  together([...exhaustedFor(attackers, 'attacksWithoutExhausting'), { kind: 'attacked', subject: enemy, player, attackers }])
  return '6.8.1'
}

/** Other players may join with characters that a card allows. RR App I 6.8.1 */
const joinAttack: StepFunction = () => {
  enterStep('6.8.1')
  const attack = currentPlayerAttack()
  if (!attack?.enemy.inPlay) return '6.8.4'
  const t = table()
  // no other character can join an attack on an enemy in the staging area, or an attack whose attacker an effect declared
  if (currentAttackRecord()?.alone) return windowAfter('6.8.1')
  if (attack.enemy.inStaging && !attack.enemy.isEngagedWith(attack.player)) return windowAfter('6.8.1')
  for (const other of playersInOrder()) {
    const room = mostAttackersOf(attack.enemy) - (currentAttackRecord()?.participants.length ?? 0)
    if (other === attack.player || room <= 0) continue
    const able = other.characters.filter(
      (character) =>
        isAbleTo(character, 'attacksWithoutExhausting') &&
        askYes(character, 'attacksForOthers') &&
        !isPrevented({ kind: 'attacked', subject: character, player: other, attackers: [character] }) &&
        !isKeptFrom(attack.enemy, character, other),
    )
    if (able.length === 0) continue
    const joining = chooseCards({
      who: other as GameCard,
      name: 'choose-joining-attackers',
      from: () => able,
      least: 0,
      most: Math.min(able.length, room),
      parts: { enemy: reference(attack.enemy) },
    })
    const exhausting = exhaustedFor(joining, 'attacksWithoutExhausting')
    if (exhausting.length > 0) together(exhausting)
    const records = [...attackRecords()]
    const last = records.pop() as AttackRecord
    t.setNote('attacks', [...records, { ...last, participants: [...last.participants, ...joining.map((card) => card.id)] }] as never)
  }
  return windowAfter('6.8.1')
}

/** The strengths of all attackers are added; recalculated until damage is dealt. RR App I 6.8.2 */
const determineAttackStrength: StepFunction = () => {
  enterStep('6.8.2')
  const attack = currentPlayerAttack()
  if (!attack?.enemy.inPlay) return '6.8.4'
  return windowAfter('6.8.2')
}

/** The strength of the running player attack now. */
export function attackStrength(): number {
  const attack = currentPlayerAttack()
  if (!attack) return 0
  const able = isChangedAnywhere('ignoresAttackersForOthers') ? attackersThatCount(attack) : attack.attackers
  return able.reduce((sum, attacker) => sum + attacker.attack, 0)
}

/**
 * FAQ "Immune to ranged damage": an attacker that takes part only because a card lets it attack enemies of other players adds nothing to
 * such an attack; an attacker that was declared by an effect does.
 */
function attackersThatCount({ enemy, attackers }: NonNullable<ReturnType<typeof currentPlayerAttack>>): readonly GameCard[] {
  const engagedWith = currentAttackRecord()?.engagedWith
  if (engagedWith === undefined || !askYes(enemy, 'ignoresAttackersForOthers')) return attackers
  return attackers.filter((attacker) => attacker.controllerName === engagedWith || !askYes(attacker, 'attacksForOthers'))
}

const determinePlayerDamage: StepFunction = () => {
  enterStep('6.8.3')
  const attack = currentPlayerAttack()
  if (!attack?.enemy.inPlay) return '6.8.4'
  const damage = Math.max(0, attackStrength() - attack.enemy.defense)
  foretell('attack-compared', { attack: attackStrength(), defense: attack.enemy.defense })
  if (damage > 0) perform({ kind: 'damaged', subject: attack.enemy, amount: damage, from: 'attack' })
  return windowAfter('6.8.3')
}

const playerAttackEnds: StepFunction = () => {
  enterStep('6.8.4')
  const attack = currentPlayerAttack()
  const entry = currentAttackRecord()
  if (attack && entry) {
    endAttack(entry)
    const engagedWith = entry.engagedWith ? table().card(entry.engagedWith) : null
    perform({ kind: 'playerAttackEnds', subject: attack.enemy, player: attack.player, attackers: attack.attackers, engagedWith })
    forgetAttack(entry)
  }
  return null
}

/** Asks a player for the next attack: an enemy, then attackers, or no attack. @returns the step to call, or undefined for no attack */
export function declareNextAttack(player: Player): JsonObject | undefined {
  const targets = attackableBy(player)
  const [key] = decide({
    shape: 'choose',
    who: player,
    name: 'choose-enemy-to-attack',
    options: () => targets.map(({ enemy }) => ({ key: enemy.id, card: enemy })),
    least: 0,
    most: 1,
  }) as readonly string[]
  const target = targets.find(({ enemy }) => enemy.id === key)
  if (!target) return undefined
  const attackers = chooseCards({
    who: player as GameCard,
    name: 'choose-attackers',
    from: () => target.attackers,
    least: 1,
    most: Math.min(target.attackers.length, mostAttackersOf(target.enemy)),
    parts: { enemy: reference(target.enemy) },
    check: (chosen) =>
      target.enemy.inStaging && !target.enemy.isEngagedWith(player) && chosen.length > 1
        ? { code: 'refused.attacks-alone', parts: {} }
        : undefined,
  })
  return attackers.length === 0 ? undefined : { player: player.id, enemy: target.enemy.id, attackers: attackers.map((card) => card.id) }
}

export const attackSteps: { readonly [name: string]: StepFunction } = {
  '6.4b': enemyAttackInitiates,
  '6.4.1': declareDefender,
  '6.4.2': resolveShadowEffect,
  '6.4.3': determineEnemyDamage,
  '6.4.4': enemyAttackEnds,
  '6.8b': playerAttackInitiates,
  '6.8.1': joinAttack,
  '6.8.2': determineAttackStrength,
  '6.8.3': determinePlayerDamage,
  '6.8.4': playerAttackEnds,
}
