/** Texts of invented player cards, each with the script that it means. */
import { describe, expect, test } from 'vitest'
import { meaningsOf, unitsOf } from './reading.ts'

describe('constructions of player cards', () => {
  test.each([
    // conditions about the card that a constant ability changes
    [
      'Attached hero gets +1 [attack] (+2 [attack] instead when attacking a Goblin enemy).',
      'attachment',
      "modifier('attack', { on: 'host', by: ({ self }) => (isAttacking(self.host) && isSuch(currentPlayerAttack()?.enemy, (card) => card.has('Goblin') && card.isEnemy)) ? 2 : 1 })",
    ],
    [
      'Attached hero gets +1 [defense] while defending.',
      'attachment',
      "modifier('defense', { on: 'host', by: 1, while: ({ self }) => isSuch(self.host, (card) => isDefending(card)) })",
    ],
    [
      'Each ally that shares a Trait with attached hero gets +1 [willpower].',
      'attachment',
      "modifier('willpower', { on: (ally, { self }) => ally.isAlly && ally.traits.some((trait) => self.host?.has(trait)), by: 1 })",
    ],
    ['Enters play exhausted.', 'ally', "forced.after('entersPlay', { of: 'self' }, ({ self }) => exhaust(self))"],
    // the two cards of an attack
    [
      'Response: When attached hero defends against an Orc enemy, exhaust Lamp Bearer to deal 1 damage to that enemy.',
      'attachment',
      "response.after('defends', { of: 'host', when: ({ event }) => isSuch(event.attacker, (card) => card.has('Orc') && card.isEnemy), cost: exhaustSelf }, ({ event }) => dealDamage(event.attacker, 1))",
    ],
    [
      'Response: After attached hero commits to the quest, exhaust Lamp Bearer to ready that hero.',
      'attachment',
      "response.after('commits', { of: 'host', cost: exhaustSelf }, ({ self }) => ready(self.host))",
    ],
    // "or" is a choice of the player
    [
      "Action: Draw 1 card, or reduce each player's threat by 2.",
      'event',
      "action(({ you }) => chooseOne({ 'draw-1': () => drawCards(you, 1), 'lower-threat-2': () => lowerThreat(playersInOrder(), 2) }))",
    ],
    [
      'Action: Attached hero gets +1 [attack] or +1 [defense] until the end of the phase.',
      'attachment',
      "action(({ self }) => chooseOne({ 'modify-attack-1': () => modify(self.host, 'attack', 1, 'phase'), 'modify-defense-1': () => modify(self.host, 'defense', 1, 'phase') }))",
    ],
    // what happens instead lasts as long
    [
      'Action: Choose a location. That location gets -1 [threat] until the end of the phase. (That location does not contribute its [threat] instead if it is a Ranger location.)',
      'event',
      "action({ targets: () => choose(locationsInPlay()) }, ({ targets: location }) => { if (isSuch(location, (card) => card.has('Ranger') && card.isLocation)) permit(location, 'withholdsThreat', 'phase') else modify(location, 'threat', -1, 'phase') })",
    ],
    // "another" than a card that the text named
    [
      'Response: After attached hero attacks and destroys an enemy, deal 1 damage to another enemy engaged with you.',
      'attachment',
      "response.after('destroyed', { of: (fallen) => fallen.isEnemy, when: ({ self, event }) => attackersWhoDestroyed(event).some((card) => card === self.host) }, ({ you, event }) => dealDamage(choose(you.engagedEnemies.filter((enemy) => enemy !== event.subject)), 1))",
    ],
    [
      "Action: Move 1 resource from a hero's resource pool to another hero's resource pool.",
      'event',
      'action({ targets: () => choose(heroesInPlay()) }, ({ targets: hero }) => moveResources(hero, choose(heroesInPlay().filter((card) => card !== hero)), 1))',
    ],
    [
      'Action: Exhaust a hero you control to ready a different hero.',
      'event',
      'action({ cost: exhaustOne((card) => card.isHero) }, ({ self }) => ready(choose(heroesInPlay().filter((hero) => !paidWith(self).includes(hero)))))',
    ],
    // what happens to a card at the end of the phase
    [
      'Action: Put 1 ally into play from your hand. At the end of the phase, if that ally is still in play, return it to your hand.',
      'event',
      "action({ targets: ({ you }) => choose(you.hand.filter((held) => held.isAlly)) }, ({ self, you, targets: held }) => { putIntoPlay(held, you) remember(held, 'return-hand', self.id) atTheEndOf('phase', 'return-hand') }); delayed('return-hand', ({ self }) => returnToHand(cardsInPlay().find((card) => card.memory('return-hand') === self.id)))",
    ],
    [
      'Action: Lamp Bearer gets +2 [attack] until the end of the phase. At the end of the phase, discard Lamp Bearer.',
      'ally',
      "action(({ self }) => { modify(self, 'attack', 2, 'phase') atTheEndOf('phase', 'discard') }); delayed('discard', ({ self }) => discard(self))",
    ],
    // a trait without a noun
    [
      'Response: After an Orc engages you, deal 1 damage to it.',
      'ally',
      "response.after('engages', { of: (enemy) => enemy.has('Orc'), when: ({ you, event }) => event.player === you }, ({ event }) => dealDamage(event.subject, 1))",
    ],
    // several chosen cards that are named again
    [
      'Action: Choose and ready up to 2 allies. Each of those allies gets +1 [attack] until the end of the phase.',
      'event',
      "action(() => { const ally = chooseUpTo(alliesInPlay(), 2) ready(ally) modify(ally, 'attack', 1, 'phase') })",
    ],
    // "the enemy" means the enemy that the trigger named
    [
      'Action: Choose an enemy engaged with you. Deal 2 damage to that enemy. (Deal 3 damage instead if the enemy is an Orc.)',
      'event',
      "action({ targets: ({ you }) => choose(you.engagedEnemies) }, ({ targets: enemy }) => dealDamage(enemy, isSuch(enemy, (card) => card.has('Orc')) ? 3 : 2))",
    ],
    // a cost knows only its card
    [
      'Action: Exhaust an Eagle card attached to a hero you control to draw 1 card.',
      'event',
      "action({ cost: exhaustOne((card) => card.has('Eagle') && isSuch(card.host, (card) => card.isHero)) }, ({ you }) => drawCards(you, 1))",
    ],
    [
      'Response: After attached hero defends, exhaust Lamp Bearer to heal 1 damage from attached character.',
      'attachment',
      "response.after('defends', { of: 'host', cost: exhaustSelf }, ({ self }) => heal(self.host, 1))",
    ],
    // what the same player does behind "and"
    [
      'Action: Each player draws 1 card and raises their threat by 1.',
      'event',
      'action(() => eachPlayer((player) => { drawCards(player, 1) raiseThreat(player, 1) }))',
    ],
    // a trigger without its comma
    [
      'Response: After Lamp Bearer enters play draw 1 card.',
      'ally',
      "response.after('entersPlay', { of: 'self' }, ({ you }) => drawCards(you, 1))",
    ],
    // a cost is paid with your own cards
    [
      'Action: Exhaust a character you control with the ranged keyword to draw 1 card.',
      'event',
      "action({ cost: exhaustOne((card) => card.isCharacter && card.hasKeyword('ranged')) }, ({ you }) => drawCards(you, 1))",
    ],
  ])('%s', (text, type, script) => {
    expect(meaningsOf(text, type)).toEqual([script])
  })

  test('"or" before the last way of a list is no choice of its own', () => {
    const text = 'Action: Choose one: ready a hero, draw 1 card, or reduce your threat by 4.'
    expect(unitsOf(text, 'event').map(({ state }) => state)).toEqual(['whole'])
  })

  test.each([
    [
      '"it" behind this card, where the trigger has another',
      'Response: After an enemy engages you, ready Lamp Bearer and exhaust it.',
      'ally',
    ],
    [
      'a number of a card that is gone',
      'Response: After a character leaves play, Lamp Bearer gets +X [attack] until the end of the round, where X is its [attack].',
      'ally',
    ],
    [
      '"another" where two cards of the kind were named',
      'Response: After attached hero commits to the quest, choose a hero. Ready another hero and that hero.',
      'attachment',
    ],
  ])('%s is not guessed', (_, text, type) => {
    expect(unitsOf(text, type).flatMap(({ meanings }) => meanings)).toEqual([])
  })

  test('X of an event is what was chosen for its cost, unless the text says what X is', () => {
    const reads = (text: string) =>
      unitsOf(text, 'event', { unknownNumbers: ['cost'] }).flatMap(({ meanings }) => meanings.map((one) => JSON.stringify(one)))
    expect(reads('Action: Deal X damage to an enemy.').filter((one) => one.includes('"chosen-x"'))).toHaveLength(1)
    expect(reads('Action: Deal X damage to an enemy, where X is the number of allies you control.').join()).not.toContain('chosen-x')
  })
})
