/** The parts that new cards need to be played, and the suggestion to make some. */
import type { Chapter } from '@questwright/rulebook'

export const beginnings: Pick<Chapter, 'firstSteps' | 'ownPack'> = {
  firstSteps: {
    title: 'Make a deck of it',
    label: 'What the cards of {pack} need to be played',
    cards: {
      name: 'Companions, minions and what they bear',
      types: ['companion', 'minion', 'ally', 'possession', 'artifact', 'condition', 'event', 'site', 'ring'],
      needs: ['companion', 'minion'],
      beside: ['ally', 'possession', 'artifact', 'condition', 'event', 'site', 'ring'],
      before: 'A deck has two halves: Free Peoples cards for the own fellowship, and Shadow cards against that of the opponent.',
    },
    goal: {
      kind: 'deck',
      name: 'A deck',
      before: 'A Ring-bearer, a Ring, nine sites and two halves of equal size. Cards of the packs that are here may be among them.',
      begun: 'Press Play there, and choose the deck of the other seat.',
    },
  },
  ownPack: {
    title: 'Cards of your own',
    text: 'Begin with a pack: a folder for your cards. Companions, minions and sites go into it; a deck of them plays against any other.',
  },
}
