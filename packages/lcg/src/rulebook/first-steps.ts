/** The parts that a new quest needs, and the suggestion to make one. */
import type { FirstSteps, OwnPack } from '@questwright/rulebook'

export const firstSteps: FirstSteps = {
  title: 'Make a quest of it',
  label: 'What the quest of {pack} needs',
  cards: {
    name: 'Enemies, locations and treacheries',
    types: ['enemy', 'location', 'treachery', 'objective'],
    needs: ['enemy', 'location'],
    beside: ['objective'],
    before: 'They make the encounter deck. Cards of one encounter set are shuffled in together.',
  },
  goal: {
    kind: 'scenario',
    name: 'A scenario',
    before: 'Its quest stages, the encounter sets that it uses, and how it is set up. Then it can be played.',
    begun: 'It still needs a quest stage and an encounter set.',
  },
}

export const ownPack: OwnPack = {
  title: 'A quest of your own',
  text: 'Begin with a pack: a folder for your cards. Enemies, locations and a scenario go into it, then it is listed here and can be played.',
}
