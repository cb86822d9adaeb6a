/** Texts of invented cards, each with the script that it means. */
import { menusOf, sayAbility } from '@questwright/abilities'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { describe, expect, test } from 'vitest'
import { readText } from '../src/index.ts'
import { meaningsOf, requestOf, scriptOf, unitsOf } from './reading.ts'

const menus = menusOf(lcgRulebook)

describe('a text is read as an ability', () => {
  test.each([
    [
      'Response: After Lamp Bearer enters play, draw 2 cards.',
      'ally',
      "response.after('entersPlay', { of: 'self' }, ({ you }) => drawCards(you, 2))",
    ],
    [
      'Action: Exhaust Lamp Bearer to place 1 progress on the current quest.',
      'ally',
      'action({ cost: exhaustSelf }, () => placeProgress(1))',
    ],
    [
      "Combat Action: Spend 1 resource from Lamp Bearer's resource pool to give a Gondor character +2 [attack] until the end of the phase. (Limit once per phase.)",
      'hero',
      "action({ phase: 'combat', cost: spendOwnResources(1), limit: { times: 1, period: 'phase', counts: 'card' } }, () => modify(choose(charactersInPlay().filter((character) => character.has('Gondor'))), 'attack', 2, 'phase'))",
    ],
    [
      'Response: After your threat is raised, draw 1 card.',
      'hero',
      "response.after('threatRaised', { of: (player, { you }) => player === you }, ({ you }) => drawCards(you, 1))",
    ],
    [
      "Response: After a player's threat is reduced, heal 1 damage from attached hero.",
      'attachment',
      "response.after('threatLowered', ({ self }) => heal(self.host, 1))",
    ],
    [
      'Action: Choose an enemy engaged with a player. That enemy cannot attack that player this phase.',
      'event',
      "action({ targets: () => choose(enemiesInPlay().filter((enemy) => enemy.engagedWith !== null)) }, ({ targets: enemy }) => forbid(enemy, 'attacks', 'phase', { player: enemy.engagedWith }))",
    ],
    [
      'Response: When Lamp Bearer is declared as an attacker, it gets +1 [attack] until the end of the phase.',
      'hero',
      "response.when('attacked', { when: ({ self, event }) => event.attackers.includes(self) }, ({ self }) => modify(self, 'attack', 1, 'phase'))",
    ],
    ['Valour Action: Ready a hero.', 'event', "action({ keyword: 'valour' }, () => ready(choose(heroesInPlay())))"],
    [
      'Lamp Bearer gets +1 [willpower] for each location in the staging area.',
      'ally',
      "modifier('willpower', { by: () => stagingArea().filter((staged) => staged.isLocation).length })",
    ],
    [
      'While you control a Ranger hero, Lamp Bearer gains sentinel.',
      'ally',
      "modifier('keywords', { gain: 'sentinel', while: ({ you }) => you.heroes.filter((hero) => hero.has('Ranger')).length > 0 })",
    ],
    [
      'When Revealed: Each player must raise his threat by 2.',
      'treachery',
      'whenRevealed(() => eachPlayer((player) => raiseThreat(player, 2)))',
    ],
    [
      'Travel: Each player must exhaust a hero he controls to travel here.',
      'location',
      'travel(() => playersInOrder().every((player) => player.heroes.filter((hero) => canExhaust(hero)).length > 0), () => exhaust(eachPlayerChooses((player) => player.heroes.filter((hero) => canExhaust(hero)))))',
    ],
    [
      'Travel: Each player raises their threat by 2 to travel here.',
      'location',
      'travel(() => true, () => raiseThreat(playersInOrder(), 2))',
    ],
    [
      'Action: Choose an enemy engaged with you. Deal 1 damage to it.',
      'event',
      'action({ targets: ({ you }) => choose(you.engagedEnemies) }, ({ targets: enemy }) => dealDamage(enemy, 1))',
    ],
    [
      'Attached hero gets +1 [attack] and +1 [defense].',
      'attachment',
      "modifier('attack', { on: 'host', by: 1 }); modifier('defense', { on: 'host', by: 1 })",
    ],
    ['Attach to a hero.', 'attachment', 'attachesTo((hero) => hero.isHero)'],
    ['Limit 1 per hero.', 'attachment', "limitPer('host')"],
    ['Immune to player card effects.', 'enemy', "modifier('immunities', { gain: 'player-card-effects' })"],
    ['Forced: At the end of the round, discard Lamp Bearer from play.', 'ally', "forced.atEndOf('round', ({ self }) => discard(self))"],
    [
      'Action: Choose a Goblin enemy and deal 1 damage to it.',
      'event',
      "action({ targets: () => choose(enemiesInPlay().filter((enemy) => enemy.has('Goblin'))) }, ({ targets: enemy }) => dealDamage(enemy, 1))",
    ],
  ])('%s', (text, type, script) => {
    expect(meaningsOf(text, type)).toEqual([script])
  })
})

describe('the type of the card decides what words mean', () => {
  test('what a character may not attack is attacked, and an enemy that may not attack attacks', () => {
    expect(meaningsOf('Lamp Bearer cannot attack.', 'hero')).toEqual(["cannot('attacked')"])
    expect(meaningsOf('Lamp Bearer cannot attack.', 'enemy')).toEqual(["cannot('attacks')"])
    expect(meaningsOf('Shadow: Attacking enemy gets +1 [attack].', 'enemy')).toHaveLength(1)
  })
  test('an enemy is destroyed and a stage is defeated, with the same words', () => {
    expect(meaningsOf('Forced: After Lamp Bearer is defeated, draw 1 card.', 'enemy')).toEqual([
      "forced.after('destroyed', { of: 'self' }, ({ you }) => drawCards(you, 1))",
    ])
    expect(meaningsOf('Forced: After Lamp Bearer is defeated, draw 1 card.', 'quest')).toEqual([
      "forced.after('stageDefeated', { of: 'self' }, ({ you }) => drawCards(you, 1))",
    ])
  })
  test('"after" an enemy attacks is when its attack has ended, and "when" is before it', () => {
    expect(meaningsOf('Forced: After Lamp Bearer attacks, discard Lamp Bearer.', 'enemy')).toEqual([
      "forced.after('attackEnds', { of: 'self' }, ({ self }) => discard(self))",
    ])
    expect(meaningsOf('Forced: When Lamp Bearer attacks, discard Lamp Bearer.', 'enemy')).toEqual([
      "forced.when('attacks', { of: 'self' }, ({ self }) => discard(self))",
    ])
  })
  test('what happens when an enemy is destroyed happens after it has left play', () => {
    expect(meaningsOf('When Lamp Bearer is destroyed, the players win the game.', 'enemy')).toEqual([
      "forced.after('destroyed', { of: 'self' }, () => winGame())",
    ])
    expect(meaningsOf('As Lamp Bearer is explored, each player raises his threat by 1.', 'location')).toEqual([
      "constantly.when('explored', { of: 'self' }, () => raiseThreat(playersInOrder(), 1))",
    ])
    expect(meaningsOf('If Lamp Bearer leaves play, the players lose the game.', 'ally')).toEqual([
      "constantly.when('leavesPlay', { of: 'self' }, () => loseGame())",
    ])
  })
  test('who removes a hero from the quest chooses one that is committed to it', () => {
    expect(meaningsOf('When Revealed: Remove a hero from the quest.', 'treachery')).toEqual([
      'whenRevealed(() => removeFromQuest(choose(heroesInPlay().filter((hero) => hero.committed))))',
    ])
  })
  test.each([
    ['a card is attached as it leaves play', 'Forced: When Lamp Bearer leaves play, attach it to a hero.'],
    ['players are forbidden what happens to cards', 'Players cannot gain resources.'],
    [
      'the defending player is asked after the attack',
      'Forced: After Lamp Bearer attacks and destroys a character, the defending player discards 1 card from his hand.',
    ],
  ])('no script is made where %s', (_, text) => {
    expect(meaningsOf(text, 'enemy')).toEqual([])
  })
  test('a text with two scripts that do the same has the usual one', () => {
    expect(meaningsOf('When Revealed: Reveal 1 card from the encounter deck.', 'enemy')).toEqual([
      'whenRevealed(() => revealEncounterCards(1))',
    ])
    expect(meaningsOf('Forced: At the end of the round, each player must discard a random card from his hand.', 'location')).toEqual([
      "forced.atEndOf('round', () => eachPlayer((player) => discardAtRandom(player, 1)))",
    ])
    expect(meaningsOf('Shadow: Attacking enemy gets +1 [attack] for each shadow card dealt to it.', 'enemy')).toEqual([
      "shadow(({ attacker }) => modify(attacker, 'attack', (attacker?.shadowCards ?? []).length, 'attack'))",
    ])
  })
  test('the attacking enemy is known to a shadow effect, and looked up by another', () => {
    expect(unitsOf('', 'enemy', { others: { shadow: 'Deal 1 damage to the defending character.' } })).toMatchObject([
      { state: 'whole', word: 'shadow', field: 'shadow' },
    ])
    expect(unitsOf('', 'enemy', { others: { shadow: 'shadow: Deal 1 damage to the defending character.' } })).toMatchObject([
      { state: 'whole', word: 'shadow', field: 'shadow', sentences: [{ text: 'Deal 1 damage to the defending character.' }] },
    ])
    expect(meaningsOf('Shadow: Deal 1 damage to the attacking enemy.', 'enemy')).toEqual([
      'shadow(({ attacker }) => dealDamage(attacker, 1))',
    ])
    expect(meaningsOf('Action: Deal 1 damage to the attacking enemy.', 'event')).toEqual([
      'action(() => dealDamage(currentAttack()?.enemy, 1))',
    ])
  })
  test('a title of one word is a trait before a noun', () => {
    expect(meaningsOf('Action: Ready an Eagle character.', 'event')).toEqual([
      "action(() => ready(choose(charactersInPlay().filter((character) => character.has('Eagle')))))",
    ])
    expect(meaningsOf('Action: Ready Eagle.', 'event')).toEqual(["action(() => ready(namedInPlay('fen:eagle')))"])
  })
})

describe('what is not understood is not guessed', () => {
  test.each([
    ['an unknown word', 'Response: After Lamp Bearer quacks, draw 1 card.', 'ally'],
    ['an unknown word at the end', 'Action: Draw 1 card quickly.', 'event'],
    ['a card different from an earlier one', 'When Revealed: Each player discards a different ally he controls.', 'treachery'],
    ['"another" of a kind that the card is not', "Action: Move 1 resource from a hero you control to another hero's pool.", 'ally'],
    ['a card that another player plays', 'Response: After another player plays an ally, draw 1 card.', 'hero'],
    [
      'what the first player finds, which the entry gives to you',
      'When Revealed: The first player searches the top 5 cards of their deck for an ally and adds it to their hand.',
      'treachery',
    ],
    ['"him" beside a character that enters play', 'Response: After a character enters play, heal 1 damage from him.', 'hero'],
    ['"it" without a card before it', 'Action: Deal 1 damage to it.', 'event'],
    ['a number on "it", which may be several cards', 'Shadow: Defending character gets -1 [defense] for each damage on it.', 'enemy'],
    ['what a chosen player does', 'Action: Choose a player. That player reduces his threat by 1 and draws 1 card.', 'event'],
    ['a quest that is turned over as it leaves play', 'When this quest is defeated, flip it over.', 'encounter-side-quest'],
    ['a card that is put back as it is discarded', 'If Lamp Bearer is discarded, add it to the staging area.', 'objective'],
    [
      'a lasting effect that also changes cards that join later',
      'When Revealed: Each unique character gets -1 [willpower] until the end of the phase.',
      'treachery',
    ],
    ['"then" behind what may not happen in full', 'Action: Draw 2 cards, then discard 1 card from your hand.', 'event'],
  ])('%s', (_, text, type) => {
    const units = unitsOf(text, type)
    expect(units.map(({ state }) => state)).toEqual(['by-hand'])
    expect(units[0]?.reached).toBeLessThan(text.length)
  })
  test.each([
    ['Response: After a character enters play, heal 1 damage from it.', 'hero'],
    ['Action: Search the top 5 cards of your deck for an ally and add it to your hand.', 'event'],
    ['Forced: After you travel to Lamp Bearer, draw 1 card.', 'location'],
    ['Forced: After Lamp Bearer enters play, add it to the staging area.', 'objective'],
    ['Action: Choose a player. That player draws 1 card.', 'event'],
    ['Action: Draw 2 cards and discard 1 card from your hand.', 'event'],
  ])('"%s" is read, which differs in one thing from a text that is not', (text, type) => {
    expect(meaningsOf(text, type)).toHaveLength(1)
  })
  test('a lasting effect on cards that join later is one on every card of a sort, and that of a player card is not', () => {
    const text = 'Each Orc enemy gets +1 [attack] until the end of the phase.'
    expect(meaningsOf(`When Revealed: ${text}`, 'treachery')).toEqual([
      "whenRevealed(() => modify(everyCard({ is: 'enemy', trait: 'Orc' }), 'attack', 1, 'phase'))",
    ])
    expect(meaningsOf('Action: Each hero gets +1 [attack] until the end of the phase.', 'event')).toEqual([
      "action(() => modify(heroesInPlay(), 'attack', 1, 'phase'))",
    ])
    expect(meaningsOf('Shadow: Each enemy engaged with you gets +1 [attack] for this attack.', 'treachery')).toHaveLength(1)
  })
  test('what stands behind unknown words in the same line may depend on them', () => {
    const states = (text: string) => unitsOf(text, 'location').map(({ state }) => state)
    expect(states('High tide. Lamp Bearer gets +2 [threat].\nLamp Bearer gets +1 [threat].')).toEqual(['by-hand', 'by-hand', 'whole'])
    expect(states('High tide. Forced: At the end of the round, each player draws 1 card.')).toEqual(['by-hand', 'by-hand'])
    expect(states('Sentinel. Lamp Bearer gets +2 [threat].')).toEqual(['keyword', 'whole'])
  })
  test('what each player reveals is revealed by that player', () => {
    expect(meaningsOf('When Revealed: Each player must reveal an encounter card.', 'treachery')).toEqual([
      'whenRevealed(() => eachPlayer((player) => revealEncounterCards(1, undefined, player)))',
    ])
    expect(meaningsOf('When Revealed: The first player must reveal an encounter card.', 'treachery')).toEqual([
      'whenRevealed(() => revealEncounterCards(1, undefined, firstPlayer()))',
    ])
    expect(meaningsOf('When Revealed: Reveal an encounter card.', 'treachery')).toEqual(['whenRevealed(() => revealEncounterCards(1))'])
  })
  test('a bracket that limits or replaces what stands before it is no reminder', () => {
    const gets = 'Lamp Bearer gets +1 [attack] for each other Gondor ally you control.'
    const states = (text: string) => unitsOf(text).map(({ state }) => state)
    expect(states(`${gets} (It has many friends.)`)).toEqual(['whole', 'reminder'])
    expect(states(`${gets} (Limit +4 [attack].)`)).toEqual(['whole'])
    expect(states(`${gets} (Limit +4 [attack]`)).toEqual(['partly'])
    expect(meaningsOf('Attached hero gets +1 [defense]. (+2 [defense] instead if attached hero is a Ranger.)', 'attachment')).toEqual([
      "modifier('defense', { on: 'host', by: ({ self }) => isSuch(self.host, (card) => card.has('Ranger')) ? 2 : 1 })",
    ])
  })
  test('"then" is read where all before it always happens, and before what happens in any case', () => {
    expect(meaningsOf('Action: Raise your threat by 2. Then, draw 1 card.', 'event')).toEqual([
      'action(({ you }) => { raiseThreat(you, 2) drawCards(you, 1) })',
    ])
    expect(meaningsOf('Action: Return an enemy to the staging area. Then shuffle the encounter deck.', 'event')).toHaveLength(1)
    expect(unitsOf('Action: Spend 1 [lore] resource to exhaust Lamp Bearer. Then, ready a hero.').map(({ state }) => state)).toEqual([
      'partly',
    ])
  })
  test('two meanings with different scripts are both there', () => {
    const text = 'Lamp Bearer gets +1 [attack] and +1 [defense] for each location in the staging area.'
    const amount = '() => stagingArea().filter((staged) => staged.isLocation).length'
    expect(unitsOf(text).map(({ state }) => state)).toEqual(['asked'])
    expect(meaningsOf(text)).toEqual([
      `modifier('attack', { by: 1 }); modifier('defense', { by: ${amount} })`,
      `modifier('attack', { by: ${amount} }); modifier('defense', { by: ${amount} })`,
    ])
  })
  test('an ability with more readings than are kept is not read, because the lost ones may be the meaning', () => {
    // each "you may" may contain those behind it
    const text = (times: number) => `Action: ${'You may ready a hero and '.repeat(times)}you may draw 1 card.`
    expect(unitsOf(text(1), 'event').map(({ state, meanings }) => `${state} ${meanings.length}`)).toEqual(['asked 2'])
    expect(unitsOf(text(6), 'event').flatMap(({ meanings }) => meanings)).toEqual([])
  })
  test('sentences are read one by one where the whole is not', () => {
    const [unit] = unitsOf('When Revealed: Each player draws 1 card. Then, everybody sings.', 'treachery')
    expect(unit?.state).toBe('partly')
    expect(unit?.sentences).toEqual([
      { text: 'Each player draws 1 card.', isRead: true },
      { text: 'Then, everybody sings.', isRead: false },
    ])
  })
})

test('lines, labels and brackets divide a text, and each part has its place', () => {
  const text =
    'Ranged. Sentinel. (They help.)\nAttach to a hero.\nAction: Ready a hero. Response: After Lamp Bearer enters play, draw 1 card.'
  const units = unitsOf(text, 'attachment')
  expect(units.map(({ state, word }) => `${state} ${word}`)).toEqual([
    'keyword undefined',
    'keyword undefined',
    'reminder undefined',
    'whole undefined',
    'whole action',
    'whole response',
  ])
  for (const unit of units) expect(text.slice(unit.start, unit.start + unit.text.length)).toBe(unit.text)
})

test('the sentence of an ability has both words of which one must fit', () => {
  const says = (text: string, type: string) =>
    unitsOf(text, type).flatMap(({ meanings }) => meanings.flat().map((one) => sayAbility(menusOf(lcgRulebook), one, 'Lamp Bearer')))
  expect(says('Attach to a Ranger or Gondor hero.', 'attachment')).toEqual(['Attach to a Ranger or Gondor hero.'])
  expect(says('Action: Deal 1 damage to an Orc or Goblin enemy.', 'event')).toEqual([
    '**Action:** Deal 1 damage to an Orc or Goblin enemy in play.',
  ])
})

describe('any text has a result', () => {
  test.each([
    ['nothing', ''],
    ['20,000 characters', 'Action: Draw 1 card and ready a hero. '.repeat(530)],
    ['a thousand lines', 'Action: Draw 1 card.\n'.repeat(1000)],
    ['one endless word', 'a'.repeat(20_000)],
    ['brackets that never close', `Action: ${'('.repeat(500)}draw 1 card.`],
    ['another language', 'Antwort: Nachdem ein Held angegriffen hat, ziehe 1 Karte.\n行動：カードを1枚引く。'],
    ['markup and control characters', '<b>Action:</b> Draw\u0000 1\u001b[31m card.\u202e'],
    ['a sentence with many readings', `Action: ${'Draw 1 card and ready a hero and '.repeat(30)}draw 1 card.`],
    ['nothing but signs', '+-+-()[]{}.,:;!?"“”'.repeat(50)],
  ])('%s', (_, text) => {
    const units = unitsOf(text, 'event')
    expect(units.length).toBeLessThan(70)
    // nothing of the text is lost
    const letters = (one: string): string => one.replace(/\s/g, '')
    expect(letters(units.map((unit) => unit.text).join(''))).toBe(letters(text))
    for (const { meanings } of units) for (const abilities of meanings) expect(abilities.map(scriptOf).join('')).not.toContain('~')
  })
})

describe('a sentence without a label', () => {
  test.each([
    ['Cannot be optionally engaged.', 'enemy', "cannot('engages', { while: ({ event }) => event.how === 'optional' })"],
    [
      'Players cannot defeat this stage while Marsh Wolf is in play.',
      'quest',
      "cannot('stageDefeated', { while: ({ event }) => event.how === 'progress' && namedInPlay('fen:marsh-wolf') !== undefined })",
    ],
    [
      'This stage cannot be defeated unless there are at least 2 locations in the victory display.',
      'quest',
      "cannot('stageDefeated', { while: ({ event }) => event.how === 'progress' && !(victoryDisplay().filter((shown) => shown.isLocation).length >= 2) })",
    ],
    ['If the players defeat this stage, they have won the game.', 'quest', "forced.when('stageDefeated', { of: 'self' }, () => winGame())"],
    ['Progress cannot be placed on Old Mill.', 'quest', "cannot('progressPlaced', { on: (card) => isNamed(card, 'fen:old-mill') })"],
    [
      'While Lamp Bearer is the active location, each Orc enemy gets -10 engagement cost and +1 [threat].',
      'location',
      "modifier('engagementCost', { on: (enemy) => enemy.has('Orc') && enemy.isEnemy, by: -10, while: ({ self }) => self.isActiveLocation }); modifier('threat', { on: (enemy) => enemy.has('Orc') && enemy.isEnemy, by: 1, while: ({ self }) => self.isActiveLocation })",
    ],
    [
      'When Lamp Bearer leaves play, remove it from the game.',
      'objective',
      "constantly.when('leavesPlay', { of: 'self', when: ({ event }) => event.to !== 'removed' }, ({ self, event }) => event.instead(() => removeFromGame(self)))",
    ],
    [
      'If Lamp Bearer leaves play, the players lose the game.',
      'objective',
      "constantly.when('leavesPlay', { of: 'self' }, () => loseGame())",
    ],
    [
      'The first player gains control of Lamp Bearer.',
      'objective',
      "forced.after('entersPlay', { of: 'self' }, ({ self }) => takeControl(self, firstPlayer())); forced.after('firstPlayerPasses', ({ self }) => takeControl(self, firstPlayer()))",
    ],
    [
      'Reduce the cost to play Lamp Bearer by 1 for each enemy engaged with you.',
      'ally',
      "modifier('cost', { by: ({ you }) => -(you.engagedEnemies.length), where: ['hand'] })",
    ],
    [
      'Draw 1 additional card during the resource phase.',
      'hero',
      "modifier('draws', { on: (player, { self }) => player === self.controller, by: 1 })",
    ],
    [
      'Lamp Bearer enters play with 2 resources on it.',
      'objective',
      "forced.after('entersPlay', { of: 'self' }, ({ self }) => placeTokens(self, 'resource', 2))",
    ],
    [
      'Shadow effects cannot be canceled.',
      'enemy',
      "cannot('cancelled', { on: () => true, while: ({ event }) => event.what.kind === 'effect' && event.what.word === 'shadow' })",
    ],
    [
      'If attached hero is damaged, each character you control gets +1 [willpower].',
      'attachment',
      "modifier('willpower', { on: (character, { you }) => character.isCharacter && character.controller === you, by: 1, while: ({ self }) => isSuch(self.host, (card) => card.damage > 0) })",
    ],
    [
      'While Lamp Bearer is the active location, it gains: "Forced: After an enemy enters the staging area, deal 1 damage to it."',
      'location',
      "forced.after('entersStaging', { of: (staged) => staged.isEnemy, when: ({ self }) => self.isActiveLocation }, ({ event }) => dealDamage(event.subject, 1))",
    ],
    ['At the end of the round, discard Lamp Bearer from play.', 'ally', "forced.atEndOf('round', ({ self }) => discard(self))"],
    ['Skip the quest phase and combat phase.', 'quest', "skips('quest'); skips('combat')"],
    [
      'Lamp Bearer gets +1 [willpower] +1 [attack] and +1 [defense].',
      'ally',
      "modifier('willpower', { by: 1 }); modifier('attack', { by: 1 }); modifier('defense', { by: 1 })",
    ],
  ])('%s', (text, type, script) => {
    expect(meaningsOf(text, type)).toEqual([script])
  })

  test('"X is …" gives the numbers that the card prints as X, and the number of its keyword', () => {
    const units = unitsOf('Doomed X. X is the number of players in the game.', 'enemy', {
      unknownNumbers: ['threat'],
      keywords: new Map([['doomed', 'doomed']]),
    })
    expect(units.map(({ state }) => state)).toEqual(['keyword', 'whole'])
    expect(units[1]?.meanings.flat().map((one) => scriptOf(one).replace(/\s+/g, ' '))).toEqual([
      "modifier('threat', { by: () => playersInOrder().length })",
      "modifier('keywords', { gain: 'doomed', number: () => playersInOrder().length })",
    ])
  })

  test('a fact has no script: a limit in a deck, and the cards that a nightmare deck removes', () => {
    expect(unitsOf('Limit 1 per deck.')).toMatchObject([{ state: 'whole', fact: { id: 'deck-limit', with: { count: 1 } } }])
    expect(unitsOf('2x Old Mill 1x Reed of the Fen', 'nightmare-setup')).toMatchObject([
      {
        state: 'whole',
        meanings: [[]],
        fact: {
          id: 'removed-cards',
          with: {
            cards: [
              { id: 'quantity', with: { count: 2, title: 'Old Mill' } },
              { id: 'quantity', with: { count: 1, title: 'Reed of the Fen' } },
            ],
          },
        },
      },
    ])
    expect(unitsOf('2x Old Mill', 'ally').map(({ state }) => state)).toEqual(['by-hand'])
  })
})

describe('abilities of player cards', () => {
  test.each([
    [
      'Response: After attached hero attacks and destroys an enemy, ready attached hero.',
      'attachment',
      "response.after('destroyed', { of: (fallen) => fallen.isEnemy, when: ({ self, event }) => attackersWhoDestroyed(event).some((card) => card === self.host) }, ({ self }) => ready(self.host))",
    ],
    [
      'Response: After Lamp Bearer is declared as an attacker, pay 1 resource from his resource pool to ready him.',
      'hero',
      "response.after('attacked', { when: ({ self, event }) => event.attackers.includes(self), cost: spendOwnResources(1) }, ({ self }) => ready(self))",
    ],
    [
      'Response: After you optionally engage an Orc enemy, ready Lamp Bearer.',
      'ally',
      "response.after('engages', { of: (enemy) => enemy.has('Orc') && enemy.isEnemy, when: ({ you, event }) => event.how === 'optional' && event.player === you }, ({ self }) => ready(self))",
    ],
    [
      'Response: After a Ranger ally you control is discarded from play, ready Lamp Bearer.',
      'ally',
      "response.after('leavesPlay', { of: (leaving) => leaving.isAlly, when: ({ you, event }) => event.asItWas.traits.includes('Ranger') && event.asItWas.controller === you && event.how === 'discarded' }, ({ self }) => ready(self))",
    ],
    [
      'Response: After a Ranger ally you control is discarded, ready Lamp Bearer.',
      'ally',
      "response.after('discarded', { of: (discarded) => discarded.isAlly, when: ({ you, event }) => event.asItWas.traits.includes('Ranger') && event.asItWas.controller === you }, ({ self }) => ready(self))",
    ],
    [
      'Forced: After an Orc or Goblin enemy is destroyed, ready Lamp Bearer.',
      'ally',
      "forced.after('destroyed', { of: (fallen) => fallen.isEnemy, when: ({ event }) => (event.asItWas.traits.includes('Orc') || event.asItWas.traits.includes('Goblin')) }, ({ self }) => ready(self))",
    ],
    [
      'Forced: After a non-Orc enemy is destroyed, ready Lamp Bearer.',
      'ally',
      "forced.after('destroyed', { of: (fallen) => fallen.isEnemy, when: ({ event }) => !(event.asItWas.traits.includes('Orc')) }, ({ self }) => ready(self))",
    ],
    [
      'Response: After a Ranger hero you control leaves play, put Lamp Bearer into play from your hand.',
      'ally',
      "response.after('leavesPlay', { where: ['hand'], of: (leaving) => leaving.isHero, when: ({ you, event }) => event.asItWas.traits.includes('Ranger') && event.asItWas.controller === you }, ({ self, you }) => putIntoPlay(self, you))",
    ],
    [
      'Response: Exhaust Lamp Bearer to cancel a shadow effect just triggered.',
      'hero',
      "response.cancel('effect', { when: ({ event }) => event.word === 'shadow', cost: exhaustSelf }, ({ event }) => event.cancel())",
    ],
    [
      'Response: Cancel the "when revealed" effects of a treachery card that was just revealed from the encounter deck.',
      'event',
      "response.cancel('effect', { when: ({ event }) => event.word === 'when-revealed' && event.cause?.kind === 'revealed' && event.subject.isTreachery }, ({ event }) => event.cancel())",
    ],
    [
      'Response: Cancel up to 2 points of damage just dealt to attached hero. (Limit once per game.)',
      'attachment',
      "response.when('damaged', { of: 'host', limit: { times: 1, period: 'game', counts: 'card' } }, ({ event }) => preventDamage(event, 2))",
    ],
    [
      'Action: Exhaust Lamp Bearer and attached hero to give a character +1 [attack] and +2 [defense] until the end of the phase.',
      'attachment',
      "action({ cost: [exhaustSelf, exhaustHost], targets: () => choose(charactersInPlay()) }, ({ targets: character }) => { modify(character, 'attack', 1, 'phase') modify(character, 'defense', 2, 'phase') })",
    ],
    [
      'Response: After Lamp Bearer enters play, (choose 1): draw 1 card, ready a hero, or reduce your threat by 2.',
      'ally',
      "response.after('entersPlay', { of: 'self' }, ({ you }) => chooseOne({ 'draw-1': () => drawCards(you, 1), ready: () => ready(choose(heroesInPlay())), 'lower-threat-2': () => lowerThreat(you, 2) }))",
    ],
    [
      'Action: Choose one:\n• Draw 1 card.\n• Ready a hero.',
      'event',
      "action(({ you }) => chooseOne({ 'draw-1': () => drawCards(you, 1), ready: () => ready(choose(heroesInPlay())) }))",
    ],
    [
      'Action: Spend 1 [lore] resource to heal 1 damage from a hero. Any player may trigger this action. (Limit once per round.)',
      'ally',
      "action({ player: 'any', cost: spendResources(1, 'lore'), limit: { times: 1, period: 'round', counts: 'card' } }, () => heal(choose(heroesInPlay()), 1))",
    ],
    [
      'Action: Exhaust a Ranger hero you control to draw 1 card and heal 1 damage from that hero.',
      'event',
      "action({ cost: exhaustOne((card) => card.has('Ranger') && card.isHero) }, ({ self, you }) => { drawCards(you, 1) heal(paidWith(self)[0], 1) })",
    ],
    [
      'Action: Remove 1 resource from Lamp Bearer to ready attached hero and heal 1 damage from it.',
      'attachment',
      'action({ cost: removeOwnTokens(1) }, ({ self }) => { ready(self.host) heal(self.host, 1) })',
    ],
    [
      'Action: Search your deck for a Ranger card and add it to your hand. Shuffle your deck.',
      'event',
      "action(({ you }) => { for (const found of search(you, you.deck, (card) => card.has('Ranger'))) addToHand(found, you) shuffleDeck(you) })",
    ],
    [
      'Play only if you control a Ranger hero.',
      'event',
      "cannot('played', { while: ({ you }) => !(you.heroes.filter((hero) => hero.has('Ranger')).length > 0), where: ['hand'] })",
    ],
    [
      'Attach to a [tactics] or Ranger hero.',
      'attachment',
      "attachesTo((hero) => (hero.belongsTo('tactics') || hero.has('Ranger')) && hero.isHero)",
    ],
  ])('%s', (text, type, script) => {
    expect(meaningsOf(text, type)).toEqual([script])
  })

  test.each([
    ['"other" on a card that is none of its kind', 'Each other Ranger character gets +1 [attack].', 'attachment'],
    ['a card that is gone, with a word that only cards in play have', 'Response: After a ready hero leaves play, draw 1 card.', 'ally'],
    ['what is cancelled together with something else', 'Response: Cancel a shadow effect just triggered, or draw 1 card.', 'event'],
  ])('%s is not guessed', (_, text, type) => {
    expect(unitsOf(text, type).map(({ state }) => state)).toEqual(['by-hand'])
  })
})

test('a label may contain any sign', () => {
  const { forced } = menus.words
  if (forced === undefined) throw new Error('the game has no forced abilities')
  const others = { ...menus, words: { ...menus.words, forced: { ...forced, label: 'At once (forced), you: must' } } }
  const units = readText(others, requestOf('At once (forced), you: must: At the end of the round, each player draws 1 card.'), scriptOf)
  expect(units).toMatchObject([{ state: 'whole', word: 'forced' }])
})
