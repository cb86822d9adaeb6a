/** Data for checks of scripts of the cooperative game: the functions that make abilities, and when the rules use each. */
import type { Chapter } from '@questwright/rulebook'
import { withoutEffect } from './without-effect.ts'

/** Types whose cards are never revealed from the encounter deck, nor dealt as shadow cards. */
const ofPlayers = ['hero', 'ally', 'attachment', 'event', 'contract']

/** A player card in the encounter deck. */
const amongEncounters = { back: 'encounter' }

/** Triggers of cards only: the cards of scenarios and rules are in no deck and not in play. */
const ofCards = {
  besideCards: {
    why: 'lies on the table and is neither revealed, nor dealt, nor travelled to',
    remedy: 'Write it into the script of the card that it is about, or as a trigger such as forced.after(…).',
  },
  unless: 'turnInto',
}

type OfScripts = 'abilities' | 'neverHappens' | 'moments' | 'cautions' | 'withoutEffect' | 'commonWords' | 'cardWords'

export const checkedInScripts: Pick<Chapter, OfScripts> = {
  abilities: {
    Action: ['action'],
    Response: ['response.when', 'response.after', 'response.cancel'],
    Forced: ['forced.when', 'forced.after', 'forced.atBeginningOf', 'forced.atEndOf', 'check', 'delayed'],
    'When Revealed': ['whenRevealed'],
    Travel: ['travel', 'givesTravel'],
    Setup: ['setup'],
    Resolution: ['whenWon'],
  },
  moments: [
    {
      ...ofCards,
      builders: ['travel'],
      only: ['location', 'objective-location'],
      why: 'players travel to locations only',
      remedy: 'Give it another trigger, or take it out.',
    },
    {
      ...ofCards,
      builders: ['whenRevealed'],
      never: ofPlayers,
      unlessPrints: amongEncounters,
      why: 'such a card is in no encounter deck',
      remedy: "Use response.after('entersPlay', …) or forced.after('entersPlay', …) for what happens when it comes into play.",
    },
    {
      ...ofCards,
      builders: ['shadow'],
      never: [...ofPlayers, 'quest'],
      unlessPrints: amongEncounters,
      why: 'such a card is never dealt to an attacking enemy',
      remedy: 'Take it out.',
    },
    {
      builders: ['attachesTo'],
      never: ['hero', 'ally', 'event', 'enemy', 'location', 'treachery', 'objective', 'objective-ally', 'objective-location', 'quest'],
      unless: 'hostsFor',
      why: 'only attachments are played, or put into play, on a card that their text allows',
      remedy: 'Let an effect attach it: attach(self, hero). Only a script that calls hostsFor(self) reads it.',
    },
    {
      builders: ['modifier', 'permits', 'cannot', 'blanks'],
      never: ['event'],
      unless: 'where',
      why: 'a constant ability works while its card is in play, and an event card never is',
      remedy:
        "Name the zone in which it works, as in where: ['hand'], or make the change in the effect of the event: modify(…), forbid(…), permit(…).",
    },
  ],
  neverHappens: {
    cancelled: {
      why: "that event never happens: it exists only for cannot('cancelled', …)",
      remedy: "Write cannot('cancelled', …), or respond to the event that would be cancelled.",
    },
  },
  // If there are two, the first player chooses the one that an effect on "the active location" affects; `activeLocation` returns the first. FAQ 1.34
  cautions: [
    {
      code: 'script/first-active-location',
      call: 'activeLocation',
      verbs: [
        'attach',
        'discard',
        'forbid',
        'grant',
        'modify',
        'permit',
        'placeProgressOn',
        'placeTokens',
        'putOnEncounterDeck',
        'remember',
        'removeFromGame',
        'removeProgress',
        'returnToStaging',
        'setAside',
        'shuffleIntoDeck',
      ],
      message: 'With two active locations, {verb}(activeLocation(), …) affects the one that became active first, and no player is asked.',
      remedy: 'Write chooseActiveLocation(): it returns the only one; if there are two, the first player chooses.',
    },
    // an objective-ally is an ally, and systems bring more. Source: LCG-OBJALLY-1
    {
      code: 'script/type-as-it-was',
      compared: 'asItWas.type',
      words: ['hero', 'ally', 'attachment', 'enemy', 'location', 'treachery', 'objective', 'quest'],
      message:
        "asItWas.type is compared with '{word}': cards of other types that count as such, as an objective-ally does as an ally, are left out.",
      remedy: 'Ask asItWas.isAlly, isCharacter, isHero, isEnemy, isLocation, isObjective, isAttachment, isQuest or isTreachery.',
    },
    // FAQ 1.21
    {
      code: 'script/searched-deck-not-shuffled',
      call: 'search',
      beside: ['deck', 'encounterDeck', 'topCards'],
      without: ['shuffleDeck', 'shuffleIntoDeck'],
      message: 'A deck that was searched is shuffled afterwards, unless the card says otherwise, and search(…) does not do it.',
      remedy: "Write shuffleDeck('encounter'), or shuffleDeck(player), after the code that moves the found cards.",
    },
  ],
  withoutEffect,
  commonWords: [
    ...['leadership', 'tactics', 'spirit', 'lore', 'neutral'],
    ...['hero', 'ally', 'attachment', 'event', 'enemy', 'location', 'treachery', 'objective', 'quest'],
    ...['standard', 'easy', 'action', 'response', 'forced', 'travel', 'setup', 'shadow', 'you', 'friend', 'staging', 'engaged', 'active'],
  ],
  cardWords: ['heroes', 'allies'],
}
