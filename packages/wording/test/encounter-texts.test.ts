/** Texts of encounter cards: later effects, prices that are effects, other words for "you", several numbers, and what happens instead. */
import { describe, expect, test } from 'vitest'
import { meaningsOf, unitsOf } from './reading.ts'

const shadow = (text: string): readonly string[] => meaningsOf(`Shadow: ${text}`, 'enemy')

describe('effects of a later moment', () => {
  test('an effect after the attack is an ability of its own, under a name', () => {
    expect(shadow('After this attack, each player raises his threat by 1.')).toEqual([
      "shadow(() => afterThisAttack('raise-threat-1')); delayed('raise-threat-1', () => raiseThreat(playersInOrder(), 1))",
    ])
    expect(shadow('Return attacking enemy to the staging area after this attack.')).toEqual([
      "shadow(({ attacker }) => afterThisAttack('return-staging', { enemy: attacker.id })); delayed('return-staging', (_, params) => returnToStaging(cardInPlay(params.enemy)))",
    ])
  })
  test('what an attack destroys is a character, and with "an ally" only an ally counts', () => {
    expect(shadow('If this attack destroys a character, raise your threat by 2.')).toEqual([
      "shadow(() => ifThisAttackDestroys('raise-threat-2')); delayed('raise-threat-2', ({ you }) => raiseThreat(you, 2))",
    ])
    expect(shadow('If this attack destroys an ally, raise your threat by 2.')[0]).toContain(
      'if (cardById(params.destroyed)?.isAlly === true)',
    )
  })
  test('a change until the end of an attack is over after it', () => {
    expect(shadow('After this attack, attacking enemy gets +1 [attack] until the end of the attack.')).toEqual([])
    expect(shadow('After this attack, attacking enemy gets +1 [attack] until the end of the round.')).toHaveLength(1)
  })
})

describe('shadow effects', () => {
  test.each([
    ['Defending player raises his threat by 2.', 'shadow(({ you }) => raiseThreat(you, 2))'],
    [
      'Discard an attachment the defending player controls.',
      'shadow(({ you }) => discard(choose(you.controlled.filter((owned) => owned.isAttachment))))',
    ],
    ['Deal 2 additional shadow cards to attacking enemy.', 'shadow(({ attacker }) => dealShadowCard(attacker, 2))'],
    [
      'Exhaust a character you control (2 characters instead if this attack is undefended).',
      'shadow(({ you, attack }) => { if (attack.undefended) exhaust(chooseSome(you.characters.filter((character) => canExhaust(character)), 2)) else exhaust(choose(you.characters.filter((character) => canExhaust(character)))) })',
    ],
  ])('%s', (text, script) => {
    expect(shadow(text)).toEqual([script])
  })
  test('what is chosen "instead" comes from the set that was named, and not from all cards in play', () => {
    expect(shadow('Exhaust a hero you control (2 enemies instead if this attack is undefended).')).toEqual([])
  })
})

describe('prices of a journey', () => {
  test('an effect that happens as far as it can is a price, and one that may be impossible is none', () => {
    expect(meaningsOf('Travel: Each player draws 1 card. Reveal the top card of the encounter deck.', 'location')).toEqual([
      'travel(() => true, () => { eachPlayer((player) => drawCards(player, 1)) revealEncounterCards(1) })',
    ])
    expect(meaningsOf('Travel: Discard a hero.', 'location')).toEqual([])
    expect(meaningsOf('When Revealed: Discard a hero.', 'treachery')).toHaveLength(1)
  })
})

test('"a card" without further words is read as no card in play', () => {
  expect(meaningsOf('When Revealed: Each player discards a card.', 'treachery')).toEqual([])
  expect(meaningsOf('When Revealed: Each player discards 1 card at random.', 'treachery')).toEqual([
    'whenRevealed(() => eachPlayer((player) => discardAtRandom(player, 1)))',
  ])
})

test('a title is looked up out of play where the effect brings a card into play, and in play elsewhere', () => {
  expect(meaningsOf('When Revealed: Add Marsh Wolf to the staging area.', 'quest')[0]).toContain("named('fen:marsh-wolf')[0]")
  expect(meaningsOf('When Revealed: Deal 1 damage to Marsh Wolf.', 'quest')[0]).toContain("namedInPlay('fen:marsh-wolf')")
  expect(meaningsOf('Setup: Add Old Mill and Marsh Wolf to the staging area.', 'quest')[0]?.match(/set-up/g)).toHaveLength(2)
})

test('what each player does to all is read once', () => {
  expect(meaningsOf('When Revealed: Each player raises his threat by 1.', 'treachery')).toEqual([
    'whenRevealed(() => raiseThreat(playersInOrder(), 1))',
  ])
})

test('options of a choice differ by their effects, and not by their names', () => {
  const text = 'When Revealed: Each player must either discard 1 card at random from his hand, or raise his threat by 2.'
  expect(unitsOf(text, 'treachery').map(({ state }) => state)).toEqual(['whole'])
})

describe('forced effects of encounter cards', () => {
  const forced = (text: string, type = 'enemy'): readonly string[] => meaningsOf(`Forced: ${text}`, type)
  test('"that player" and "the engaged player" are "you" where the event has that player', () => {
    expect(forced('After Lamp Bearer engages a player, that player discards an ally he controls.')).toEqual([
      "forced.after('engages', { of: 'self' }, ({ you }) => discard(choose(you.allies)))",
    ])
    // the ability does nothing while the enemy is in the staging area
    expect(forced('At the end of the round, the engaged player must discard an ally he controls.')).toEqual([
      "forced.atEndOf('round', ({ self, you }) => { if (self.engagedWith !== null) discard(choose(you.allies)) })",
    ])
    // the card is discarded, and engages no player
    expect(forced('After Lamp Bearer is destroyed, the engaged player must discard an ally he controls.')).toEqual([])
    expect(forced('After Lamp Bearer is destroyed, each player must discard an ally he controls.')).toHaveLength(1)
    // the controller of a player card is "you", and not the player of the event
    expect(forced('After an enemy engages a player, that player discards an ally he controls.', 'hero')).toEqual([])
    expect(forced('After an enemy engages a player, discard an ally you control.', 'hero')).toHaveLength(1)
  })
  test('the last counter of a name is removed', () => {
    expect(forced('After the last moss counter is removed from Lamp Bearer, place 3 moss counters on Lamp Bearer.', 'location')).toEqual([
      "forced.after('tokensRemoved', { of: 'self', when: ({ event }) => (event.token === 'moss' && event.left === 0) }, ({ self }) => placeTokens(self, 'moss', 3))",
    ])
  })
  test('a moment may stand behind its condition', () => {
    expect(forced('If there are no enemies in the staging area at the end of the round, each player draws 1 card.', 'quest')).toEqual([
      "forced.atEndOf('round', { when: () => stagingArea().filter((staged) => staged.isEnemy).length === 0 }, () => eachPlayer((player) => drawCards(player, 1)))",
    ])
  })
})

describe('conditions and amounts of shadow effects', () => {
  test.each([
    [
      'Attacking enemy gets +1 [attack] (+2 [attack] instead if the defending character is damaged).',
      "shadow(({ attacker, attack }) => modify(attacker, 'attack', attack.defenders.filter((defender) => defender.damage > 0).length > 0 ? 2 : 1, 'attack'))",
    ],
    [
      'If attacking enemy is a Goblin deal it a shadow card.',
      "shadow(({ attacker }) => { if (attacker.has('Goblin')) dealShadowCard(attacker) })",
    ],
    [
      "Attacking enemy gets +X [attack], where X is the active location's [threat].",
      "shadow(({ attacker }) => modify(attacker, 'attack', activeLocation()?.threat ?? 0, 'attack'))",
    ],
    ['Place 1 resource on attacking enemy.', "shadow(({ attacker }) => placeTokens(attacker, 'resource', 1))"],
  ])('%s', (text, script) => {
    expect(shadow(text)).toEqual([script])
  })
  test('"it" is the defending character where a condition or an effect speaks of it, and of no other card', () => {
    expect(shadow('If the defending character is damaged, deal it 1 damage.')).toEqual([
      'shadow(({ attack }) => { if (attack.defenders.filter((defender) => defender.damage > 0).length > 0) dealDamage(attack.defenders, 1) })',
    ])
    expect(shadow('Discard each attachment from the defending character and deal it 1 damage.')[0]).toContain(
      'dealDamage(attack.defenders, 1)',
    )
    expect(shadow('If the defending character is damaged, deal attacking enemy 1 damage and exhaust it.')).toEqual([])
  })
  test.each([
    ['Attacking enemy gets +1 [attack] (+2 [attack] instead if it is a Goblin).', "isSuch(attacker, (card) => card.has('Goblin')) ? 2 : 1"],
    [
      'Attacking enemy gets +1 [attack]. (If this attack is undefended, also raise your threat by 3.)',
      'if (attack.undefended) raiseThreat',
    ],
    [
      'Deal 2 damage to Old Mill if it is damaged. Otherwise, draw 1 card.',
      "if (isSuch(namedInPlay('fen:old-mill'), (card) => card.damage > 0))",
    ],
    ['Defending character does not count its [defense].', "setValue(attack.defenders, 'defense', 0, 'attack')"],
    [
      'After this attack, attacking enemy engages the next player then makes an immediate attack.',
      'makeAttack(cardInPlay(params.enemy), nextPlayer(you))',
    ],
    ["Defending player chooses and returns 1 ally he controls to its owner's hand.", 'returnToHand(choose(you.allies))'],
    [
      'If the defending character is not unique, deal attacking enemy a shadow card.',
      'attack.defenders.filter((defender) => !defender.unique)',
    ],
    ['If attacking enemy was engaged this round, deal it a shadow card.', 'isSuch(attacker, (card) => wasEngagedThisRound(card))'],
  ])('%s', (text, part) => {
    const scripts = shadow(text)
    expect(scripts).toHaveLength(1)
    expect(scripts[0]).toContain(part)
  })
})

test.each([
  [
    'Exhaust Old Mill to travel here.',
    "travel(() => cardsInPlay().some((card) => isNamed(card, 'fen:old-mill') && canExhaust(card)), () => exhaust(namedInPlay('fen:old-mill')))",
  ],
  [
    'Each player must discard 1 random card from his hand to travel here.',
    'travel(() => playersInOrder().every((player) => player.hand.length >= 1), () => eachPlayer((player) => discardAtRandom(player, 1)))',
  ],
  [
    'Exhaust a hero to travel here.',
    'travel(() => heroesInPlay().filter((hero) => canExhaust(hero)).length > 0, () => exhaust(choose(heroesInPlay().filter((hero) => canExhaust(hero)))))',
  ],
  [
    "Each player must pay 1 resource from one of his heroes' resource pools to travel here.",
    'travel(() => playersInOrder().every((player) => player.heroes.some((hero) => spendableResources(hero) >= 1)), () => eachPlayer((player) => loseResources(choose(player.heroes.filter((hero) => spendableResources(hero) >= 1), { by: player }), 1)))',
  ],
  [
    'Each player must discard an ally he controls to travel here.',
    'travel(() => playersInOrder().every((player) => player.allies.length > 0), () => discard(eachPlayerChooses((player) => player.allies)))',
  ],
  [
    'Remove 2 progress from the current quest to travel here.',
    'travel(() => (currentQuest()?.progress ?? 0) >= 2, () => removeProgress(currentQuest(), 2))',
  ],
  [
    'Add Old Mill to the staging area to travel here.',
    "travel(() => named('fen:old-mill').length > 0, () => addToStagingArea(named('fen:old-mill')[0]))",
  ],
])('Travel: %s', (text, script) => {
  expect(meaningsOf(`Travel: ${text}`, 'location')).toEqual([script])
})

describe('what an attack damages', () => {
  test('effects that need the damage are later ones', () => {
    expect(shadow('Raise your threat by X, where X is the amount of damage dealt by this attack.')).toEqual([
      "shadow(() => ifThisAttackDamages('raise-threat')); delayed('raise-threat', ({ you }, params) => raiseThreat(you, Number(params.amount)))",
    ])
    expect(shadow('If this attack damages a character, that character cannot ready until the end of the round.')).toEqual([
      "shadow(() => ifThisAttackDamages('forbid')); delayed('forbid', (_, params) => forbid(cardById(params.damaged), 'readied', 'round'))",
    ])
  })
  test('a hero that is damaged is known later', () => {
    expect(shadow('If this attack damages a hero, attach Lamp Bearer to that hero.')).toEqual([
      "shadow(() => ifThisAttackDamages('attach')); delayed('attach', ({ self }, params) => { if (cardById(params.damaged)?.isHero === true) attach(self, cardById(params.damaged)) })",
    ])
  })
  test('what happens for each damage or card has their number, unless a card is chosen each time', () => {
    expect(shadow('For each point of damage dealt by this attack, remove 1 progress from the current quest.')[0]).toContain(
      'removeProgress(currentQuest(), Number(params.amount))',
    )
    expect(shadow('For each Goblin enemy in play, raise your threat by 1.')[0]).toContain(
      "raiseThreat(you, enemiesInPlay().filter((enemy) => enemy.has('Goblin')).length)",
    )
    expect(shadow('For each Goblin enemy in play, deal 1 damage to a hero.')).toEqual([])
  })
})

describe('words around what players do', () => {
  const revealed = (text: string): readonly string[] => meaningsOf(`When Revealed: ${text}`, 'treachery')
  test("what happens to each player's cards happens to each player", () => {
    expect(revealed("Discard 1 random card from each player's hand.")).toEqual([
      'whenRevealed(() => eachPlayer((player) => discardAtRandom(player, 1)))',
    ])
    expect(revealed('Starting with the first player, each player draws 1 card.')).toEqual(revealed('Each player draws 1 card.'))
  })
  test('a player with the highest threat, and enemies with a shadow card', () => {
    expect(revealed('Each enemy in the staging area engages the player with the lowest threat.')[0]).toContain('Math.min(')
    expect(revealed('Deal a shadow card to each Goblin enemy.')).toEqual([
      "whenRevealed(() => { for (const one of enemiesInPlay().filter((enemy) => enemy.has('Goblin'))) dealShadowCard(one, 1) })",
    ])
  })
  test('"that enemy" is the one that was found, on a card that knows no attacking enemy', () => {
    expect(
      revealed(
        'Discard cards from the top of the encounter deck until an enemy is discarded. Put that enemy into play engaged with you.',
      )[0],
    ).toContain('engage(discarded, you)')
  })
  test('"must choose:" needs no "either", and "him" is the player', () => {
    expect(revealed('Each player must choose: raise his threat by 2, or engage an enemy in the staging area.')[0]).toContain('chooseOne({')
    expect(
      revealed('The first player must choose: Old Mill makes an immediate attack against him, or raise his threat by 2.')[0],
    ).toContain('firstPlayer())')
  })
  test('what "and" joins to the effect of each player is done by each of them', () => {
    expect(revealed('Each player must draw 1 card and raise his threat by 2.')).toEqual([
      'whenRevealed(() => eachPlayer((player) => { drawCards(player, 1) raiseThreat(player, 2) }))',
    ])
  })
  test('each player chooses several cards', () => {
    expect(revealed('Each player must discard 2 cards from his hand.')).toEqual([
      'whenRevealed(() => eachPlayer((player) => discard(chooseSome(player.hand, 2, { by: player }))))',
    ])
  })
  test('"it" is the active location where a condition speaks of it', () => {
    expect(revealed('If the active location is a Goblin location, deal 3 damage to it.')[0]).toContain(
      'dealDamage(chooseActiveLocation(), 3)',
    )
  })
  test('reminders of rules are left out, and no other brackets', () => {
    const attack = 'Old Mill makes an immediate attack against you'
    expect(revealed(`${attack} (deal and resolve a shadow card for this attack).`)).toEqual(revealed(`${attack}.`))
    expect(revealed(`${attack} (do not deal a shadow card for this attack).`)).toEqual([])
  })
  test('the player with whom the enemy is engaged triggers it', () => {
    expect(meaningsOf('Forced: After the engaged player draws any number of cards, deal Lamp Bearer a shadow card.', 'enemy')).toEqual([
      "forced.after('drawn', { of: (player, { self }) => self.engagedWith === player }, ({ self }) => dealShadowCard(self))",
    ])
    expect(meaningsOf('Forced: Each time Lamp Bearer attacks you, raise your threat by 1.', 'enemy')).toEqual(
      meaningsOf('Forced: When Lamp Bearer attacks you, raise your threat by 1.', 'enemy'),
    )
  })
  test('a location is turned over while it is the active one', () => {
    expect(meaningsOf('Forced: After Lamp Bearer is flipped over while active, deal 1 damage to each hero.', 'location')).toEqual([
      "forced.after('turnsOver', { of: 'self', when: ({ self }) => self.isActiveLocation }, () => dealDamage(heroesInPlay(), 1))",
    ])
  })
  test('the numbers of a set are added', () => {
    expect(revealed('Each player raises his threat by the total [threat] of all enemies in the staging area.')[0]).toContain(
      "sum + one.stat('threat'), 0)",
    )
  })
  test('a limit stands before the text of an attached card', () => {
    const text =
      'When Revealed: Attach to a hero. Limit 1 per hero. (Counts as a Condition attachment with the text: "Attached hero cannot ready.")'
    expect(unitsOf(text, 'treachery').map(({ state }) => state)).toEqual(['whole', 'whole'])
  })
  test('a location becomes the active one by travelling or by an effect', () => {
    expect(meaningsOf('Forced: After Lamp Bearer becomes the active location, each player raises his threat by 1.', 'location')).toEqual([
      "forced.after('becomesActive', { of: 'self' }, () => raiseThreat(playersInOrder(), 1))",
    ])
  })
  test('copies of a card with a title are counted', () => {
    expect(shadow('Raise your threat by 1 for each Old Mill in play.')).toEqual([
      "shadow(({ you }) => raiseThreat(you, cardsInPlay().filter((other) => isNamed(other, 'fen:old-mill')).length))",
    ])
  })
  test('texts leave out the comma behind a trigger, brackets around a permission, and accents', () => {
    expect(meaningsOf('Response: After you travel to Lamp Bearer each player draws 1 card.', 'location')).toEqual([
      "response.after('travels', { of: 'self' }, () => eachPlayer((player) => drawCards(player, 1)))",
    ])
    const free = 'Action: Raise your threat by 2 to place 1 progress on Lamp Bearer.'
    expect(meaningsOf(`${free} (Any player may trigger this action.)`, 'location')).toEqual(
      meaningsOf(`${free} Any player may trigger this action.`, 'location'),
    )
    expect(meaningsOf('Travel: Exhaust Óld Mill to travel here.', 'location')).toEqual(
      meaningsOf('Travel: Exhaust Old Mill to travel here.', 'location'),
    )
  })
})

test('each player with a high threat is asked by himself', () => {
  expect(meaningsOf('When Revealed: Each player with a threat of 35 or higher discards an ally he controls.', 'treachery')).toEqual([
    'whenRevealed(() => eachPlayer((player) => { if (player.threat >= 35) discard(choose(player.allies, { by: player })) }))',
  ])
})

describe('sets and players that texts name', () => {
  const revealed = (text: string): readonly string[] => meaningsOf(`When Revealed: ${text}`, 'treachery')
  test('what each player counts belongs to that player', () => {
    expect(revealed('Each player raises his threat by 1 for each character he controls.')).toEqual([
      'whenRevealed(() => eachPlayer((player) => raiseThreat(player, player.characters.length)))',
    ])
    expect(revealed('Each player must choose: either discard an ally you control, or raise your threat by 1.')[0]).toContain(
      'eachPlayer((player) => chooseOne({ discard: () => discard(choose(player.allies, { by: player })), ',
    )
  })
  test('a found card is not this card', () => {
    const [script] = meaningsOf(
      'Forced: After you travel to Lamp Bearer, search the encounter deck for an enemy and discard it.',
      'location',
    )
    expect(script).toContain('discard(enemy)')
  })
  test('players are no set of cards', () => {
    expect(revealed('Remove X moss counters from each enemy in play, where X is the number of players.')).toEqual([
      "whenRevealed(() => removeTokens(enemiesInPlay(), 'moss', playersInOrder().length))",
    ])
  })
  test('counters of the current quest', () => {
    expect(revealed('Remove 1 moss counter from the current quest.')).toEqual([
      "whenRevealed(() => removeTokens(currentQuest(), 'moss', 1))",
    ])
  })
})

test('“it is Night” says what time it is, also where a trait has that name: it is left by hand', () => {
  const traits = new Set(['Night', 'Orc'])
  const read = (text: string): number => unitsOf(text, 'enemy', { traits })[0]?.meanings.length ?? 0
  expect(read('While it is Night, Lamp Bearer gets +1 [attack].')).toBe(0)
  expect(read('While Lamp Bearer has the Night trait, it gets +1 [attack].')).toBe(1)
  expect(read('Shadow: Attacking enemy gets +1 [attack] (+2 [attack] instead if it is Night).')).toBe(0)
  expect(read('Shadow: Attacking enemy gets +1 [attack] (+2 [attack] instead if it is an Orc).')).toBe(1)
})
