import {
  afterStep,
  cannot,
  chooseUpTo,
  currentQuest,
  currentStage,
  firstPlayer,
  type GameCard,
  happen,
  permit,
  permits,
  stagingArea,
  step,
  system,
  victoryDisplay,
} from '@questwright/lcg'

/** Whether a card is a side quest: one of the players, or one of an encounter set. */
export function isSideQuest(card: GameCard): boolean {
  return card.type === 'player-side-quest' || card.type === 'encounter-side-quest'
}

/** The stage that the quest deck has brought, whichever quest is the current one. */
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

/** Makes a side quest in the staging area the current quest until the end of the phase; one that was chosen in this phase stays it. */
export function makeCurrentQuest(quest: GameCard | undefined): void {
  if (quest?.inStaging && isSideQuest(quest) && !currentSideQuest()) happen({ kind: 'questChosen', subject: quest })
}

export default system('side-quests', {
  events: { questChosen: ({ subject }) => permit(subject, 'isCurrentQuest', 'phase') },
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
    permits('goesToVictoryDisplay', { on: isSideQuest }),
    // it is a quest card as well as an encounter card
    cannot('cancelled', {
      on: isSideQuest,
      while: ({ event }) => event.what.kind === 'effect' && event.what.word === 'when-revealed' && event.by?.ownerName !== null,
    }),
  ],
})
