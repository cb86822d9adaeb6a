/** Data for checks of scripts of the cooperative game: the functions that make abilities, and when the rules use each. */
import type { Chapter } from '@questwright/rulebook'
import { withoutEffect } from './without-effect.ts'

/** Types whose cards are never revealed from the encounter deck, nor dealt as shadow cards. */
const ofPlayers = ['hero', 'ally', 'attachment', 'event', 'contract']

/** A player card in the encounter deck. */
const amongEncounters = { back: 'encounter' }

/** Moments that come for cards only: scenarios and rules are not cards of a deck or of play. */
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
      why: 'such a card lies in no encounter deck',
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
      remedy: 'Let an effect attach it: attach(self, hero). In a script that asks hostsFor(self) it is read.',
    },
    {
      builders: ['modifier', 'permits', 'cannot', 'blanks'],
      never: ['event'],
      unless: 'where',
      why: 'a constant ability works in play, where an event never lies',
      remedy:
        "Say from where it works, as in where: ['hand'], or let the effect of the event change what it should: modify(…), forbid(…), permit(…).",
    },
  ],
  neverHappens: {
    cancelled: {
      why: "that event never comes by itself: it stands for what cannot('cancelled', …) protects from",
      remedy: "Write cannot('cancelled', …), or answer to the event itself.",
    },
  },
  // where there are two, the first player chooses the one on which an effect on "the active location" falls; `activeLocation` returns the first.
  // FAQ 1.34
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
      message: 'With two active locations, {verb}(activeLocation(), …) falls on the one that became active first, and nobody is asked.',
      remedy: 'Write chooseActiveLocation(): with one it is that, with two the first player chooses.',
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
      remedy: "Write shuffleDeck('encounter'), or shuffleDeck(player), behind what becomes of the cards that were found.",
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
