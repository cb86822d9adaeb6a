/**
 * The stats that the rules read from cards, players and the table, and that abilities change, each with a description in one line. The
 * ruleset computes them.
 */
import type { StatWords } from '@questwright/rulebook'

export const statWords = {
  threatCost: { about: 'What a hero adds to its player’s threat at the start.', shape: 'number', fact: 'threatCost' },
  cost: { about: 'What it costs to play it, in resources.', shape: 'number', fact: 'cost' },
  engagementCost: { about: 'The threat at which an enemy engages a player by itself.', shape: 'number', fact: 'engagementCost' },
  threat: { about: 'What it adds to the threat in the staging area.', shape: 'number', fact: 'threat' },
  willpower: { about: 'What a character adds to the quest to which it is committed.', shape: 'number', fact: 'willpower' },
  attack: { about: 'The damage that it deals, less defense.', shape: 'number', fact: 'attack' },
  defense: { about: 'What is taken off the damage of an attack against it.', shape: 'number', fact: 'defense' },
  hitPoints: { about: 'So much damage destroys it.', shape: 'number', fact: 'hitPoints' },
  questPoints: { about: 'So much progress explores a location or completes a stage.', shape: 'number', fact: 'questPoints' },
  traits: { about: 'Its traits.', shape: 'words' },
  keywords: { about: 'Its keywords by their slugs, each with its number.', shape: 'words' },
  spheres: { about: 'The spheres whose resources it gives or needs.', shape: 'words' },
  paysFor: {
    about: 'Cards of other spheres for which its resources may pay, too: any, or those of one of these types, traits or spheres.',
    shape: 'words',
  },
  paidFromAnyPool: {
    about: 'Spheres of which any hero may help to pay for it, whoever controls that hero. Asked of the card that is played.',
    shape: 'words',
  },
  blank: { about: 'Whether its text box is blank: written with blanks(…).', shape: 'yes-no' },
  immunities: {
    about:
      'What it is immune to: card-effects, player-card-effects, or with non- and a trait before it, as in non-Key-card-effects, those of cards without the trait; in non-Lore-player-card-effects, those of player cards of another sphere or trait.',
    shape: 'words',
  },
  forbiddenAttachments: {
    about:
      'Attachments that it cannot have: any, player-cards, those with one of these traits or keywords, or with non- before it those without the trait.',
    shape: 'words',
  },
  defendsForOthers: { about: 'A character may defend against attacks on other players.', shape: 'yes-no' },
  declaresManyDefenders: { about: 'A player may declare any number of defenders against an attack.', shape: 'yes-no', of: 'player' },
  commitsWithoutExhausting: { about: 'Need not exhaust to commit to the quest, but has to be ready.', shape: 'yes-no' },
  attacksWithoutExhausting: { about: 'Need not exhaust to attack, but has to be ready.', shape: 'yes-no' },
  defendsWithoutExhausting: { about: 'Need not exhaust to defend, but has to be ready.', shape: 'yes-no' },
  takesUndefendedDamage: {
    about:
      'Damage of an undefended attack may be dealt to it, as to a hero of the attacked player: of its controller, or any where it has none.',
    shape: 'yes-no',
  },
  mustTakeUndefendedDamage: {
    about: 'Damage of an undefended attack is dealt to it and to no hero: of an attack on its controller, or on anybody where it has none.',
    shape: 'yes-no',
  },
  attacksForOthers: { about: 'A character may attack enemies that are engaged with other players.', shape: 'yes-no' },
  ignoresAttackersForOthers: {
    about: 'Attackers that may attack it only because cards let them attack enemies of other players add nothing to the attack.',
    shape: 'yes-no',
  },
  attacksStagingAlone: { about: 'A character that attacks alone may attack enemies in the staging area.', shape: 'yes-no' },
  mostAttackers: {
    about: 'How many characters may attack it together. There is no maximum unless a card sets one.',
    shape: 'number',
  },
  consideredEngaged: {
    about: 'An enemy is considered to be engaged with every player while it stays in the staging area.',
    shape: 'yes-no',
  },
  consideredEngagedFrom: {
    about: 'The least threat of a player with whom an enemy in the staging area is considered to be engaged.',
    shape: 'number',
  },
  withholdsThreat: {
    about: 'A card in the staging area does not add its threat when the quest resolves; its threat does not change.',
    shape: 'yes-no',
  },
  committedInStaging: {
    about: 'A character in the staging area, such as an objective-ally, is committed to the quest there.',
    shape: 'yes-no',
  },
  playableInActionWindows: {
    about: 'An ally or attachment may be played in ordinary action windows of the running phase.',
    shape: 'yes-no',
  },
  reachesImmune: { about: 'Its effects also affect cards that are immune to player card effects.', shape: 'yes-no' },
  survivesDamage: { about: 'Damage does not destroy it, however much lies on it.', shape: 'yes-no' },
  lostWhenAway: {
    about: 'A hero who keeps its owner in the game only while the owner controls it.',
    shape: 'yes-no',
  },
  elimination: { about: 'The threat at which a player is eliminated.', shape: 'number', of: 'player' },
  handLimit: {
    about: 'How many cards a player may hold: who holds more discards the rest at once. Nobody has a limit unless a card sets one.',
    shape: 'number',
    of: 'player',
  },
  goesToVictoryDisplay: { about: 'It goes to the victory display when it is defeated or explored.', shape: 'yes-no' },
  returnsToHand: {
    about: 'When it leaves play for the discard pile of its owner, it goes to the hand of its owner instead.',
    shape: 'yes-no',
  },
  copiesInVictoryDisplay: {
    about: 'How many copies of it the victory display holds at most; a further one goes to the discard pile.',
    shape: 'number',
  },
  victoryPoints: { about: 'What it takes off the score while it lies in the victory display.', shape: 'number' },
  stagedAlone: {
    about:
      '“You” on it is the player who reveals it, who stages it alone: meanwhile the other players take no actions and trigger no responses.',
    shape: 'yes-no',
  },
  concernsRevealer: { about: '“You” on it is the player who reveals it, and not the first player.', shape: 'yes-no' },
  renewsEncounterDeck: {
    about: 'The encounter deck is made anew from its discard pile in any phase, and not only in the quest phase. Asked of the table.',
    shape: 'yes-no',
    of: 'table',
  },
  mustBeTravelledTo: {
    about: 'The players must travel to this location wherever they could travel: there, or to another one that says so.',
    shape: 'yes-no',
  },
  refreshThreat: { about: 'By how much the refresh phase raises a player’s threat.', shape: 'number', of: 'player' },
  collects: { about: 'How many resources a hero collects in the resource phase.', shape: 'number' },
  draws: { about: 'How many cards a player draws in the resource phase.', shape: 'number', of: 'player' },
  stagingThreat: {
    about: 'What is added to the threat in the staging area as a whole. Asked of the table.',
    shape: 'number',
    of: 'table',
    least: -99,
  },
  countsForQuest: {
    about: 'Which stat of committed characters counts for the quest instead of willpower, such as attack. Asked of the current quest.',
    shape: 'words',
  },
  isCurrentQuest: {
    about: 'A quest card in play that is the current quest in place of the stage: the progress that the players make goes there.',
    shape: 'yes-no',
  },
  keepsEncounterDeckEmpty: {
    about: 'While it is the current quest, an encounter deck that ran out is not made anew from its discard pile.',
    shape: 'yes-no',
  },
  ignoresShadowCards: {
    about: 'Its shadow cards stay face down while it attacks, and are not resolved. Asked of the enemy.',
    shape: 'yes-no',
  },
  keepsShadowCards: {
    about:
      'Its shadow cards stay on it, resolved or not: they are discarded neither after an attack nor at the end of the combat phase. Asked of the enemy.',
    shape: 'yes-no',
  },
  takesProgressFirst: {
    about:
      'Progress that comes to the quest is placed on this location first, up to its quest points, before the active location and the quest.',
    shape: 'yes-no',
  },
  mostProgress: {
    about: 'The most progress that can be on it: further progress is lost. There is no maximum unless a card sets one.',
    shape: 'number',
  },
  threatForEngagement: {
    about: 'The number as which the threat of a player counts when enemies engage. Asked of the player.',
    shape: 'number',
    of: 'player',
  },
  threatForEnemies: {
    about: 'The number as which the threat of a player counts for the texts of enemies. Asked of the player.',
    shape: 'number',
    of: 'player',
  },
  cardsToReveal: {
    about: 'How many encounter cards the staging step reveals more or less. Asked of the table.',
    shape: 'number',
    of: 'table',
    least: -99,
  },
} as const satisfies { readonly [stat: string]: StatWords }
