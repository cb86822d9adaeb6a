import {
  afterStep,
  cannot,
  cardsInPlay,
  chooseUpTo,
  currentQuest,
  currentStage,
  firstPlayer,
  type GameCard,
  happen,
  permits,
  setValue,
  stagingArea,
  step,
  system,
  victoryDisplay,
} from '@questwright/lcg'

/** Whether a card is a side quest: one of the players, or one of an encounter set. */
export function isSideQuest(card: GameCard): boolean {
  return card.type === 'player-side-quest' || card.type === 'encounter-side-quest'
}

/** The current stage of the quest deck, even if another quest is the current quest. */
export function mainQuest(): GameCard | undefined {
  return currentStage()
}

/** The side quest that is the current quest, or undefined. */
export function currentSideQuest(): GameCard | undefined {
  const quest = currentQuest()
  return quest === currentStage() ? undefined : quest
}

/** The side quests in the staging area, in the order in which they came. */
export function sideQuests(): GameCard[] {
  return stagingArea().filter(isSideQuest)
}

/** The side quests in the victory display. */
export function defeatedSideQuests(): GameCard[] {
  return victoryDisplay().filter(isSideQuest)
}

/**
 * Makes a quest card in play the current quest until the end of the phase: a side quest, or the main quest instead of a side quest. The
 * latest choice counts.
 */
export function makeCurrentQuest(quest: GameCard | undefined): void {
  if (quest?.inPlay && quest.isQuest && quest !== currentQuest()) happen({ kind: 'questChosen', subject: quest })
}

/** Quest cards in play. */
function quests(): GameCard[] {
  return cardsInPlay().filter((card) => card.isQuest)
}

/** Whether this quest was chosen in this phase, and no other after it. */
function isLatestChoice(quest: GameCard): boolean {
  const when = quest.stat('chosenAs')
  return when > 0 && quests().every((other) => other.stat('chosenAs') <= when)
}

export default system('side-quests', {
  events: {
    questChosen: ({ subject }) => setValue(subject, 'chosenAs', 1 + Math.max(...quests().map((quest) => quest.stat('chosenAs'))), 'phase'),
  },
  steps: [
    afterStep(
      '3.1',
      step(
        'choose-current-quest',
        () => makeCurrentQuest(chooseUpTo(sideQuests(), 1, { by: firstPlayer(), as: 'choose-current-quest' })[0]),
        { when: () => sideQuests().length > 0 },
      ),
    ),
  ],
  rules: [
    permits('isCurrentQuest', { on: (card) => isSideQuest(card) && card.inStaging && isLatestChoice(card) }),
    permits('goesToVictoryDisplay', { on: isSideQuest }),
    // a side quest is a quest card as well as an encounter card, and players cannot cancel "when revealed" effects of quest cards
    cannot('cancelled', {
      on: isSideQuest,
      while: ({ event }) => event.what.kind === 'effect' && event.what.word === 'when-revealed' && event.by?.ownerName !== null,
    }),
  ],
})
