/** How scenarios of the cooperative game are played and branch: modes, stages and their words. */
import type { Chapter } from '@questwright/rulebook'
import { firstSteps, ownPack } from './first-steps.ts'
import { modes } from './modes.ts'

type OfScenarios = 'deal' | 'modes' | 'branches' | 'tokens' | 'scenario' | 'firstSteps' | 'ownPack'

export const scenarios: Pick<Chapter, OfScenarios> = {
  deal: {
    parts: {
      quest: { name: 'its quest cards', such: 'a list of codes in order, at least one', holds: 'course', least: 1 },
      encounterSets: { name: 'its encounter sets', such: 'a list of slugs such as ["spiders-of-mirkwood"]', holds: 'sets' },
    },
  },
  scenario: {
    stages: { type: 'quest', order: 'stage', points: { side: 'B', fact: 'questPoints', reads: '{points} progress' } },
    filterTypes: ['enemy', 'location', 'treachery', 'objective'],
    words: {
      set: 'encounter set',
      sets: 'encounter sets',
      deck: 'encounter deck',
      stage: 'quest stage',
      stages: 'quest stages',
      stageCard: 'quest card',
      stageDeck: 'quest deck',
      course: 'quest',
    },
  },
  firstSteps,
  ownPack,
  modes,
  branches: {
    order: {
      name: 'In order',
      reads: 'next',
      stages: {
        least: 0,
        most: 1,
        message: 'After "{stage}" come {count} stages, and nothing says which.',
        remedy: 'Write "by": "random", "players", "first-player" or "script".',
        at: 'by',
      },
    },
    random: { name: 'At random', reads: 'at random', decided: 'by-chance', calls: ['setNextStageAtRandom'] },
    players: { name: 'The players vote', reads: 'the players vote' },
    'first-player': { name: 'The first player chooses', reads: 'first player chooses' },
    location: {
      name: 'By the active location',
      reads: 'by the active location',
      stages: {
        least: 2,
        most: 2,
        message: 'The branch after "{stage}" goes by the active location and names {count} stages.',
        remedy: 'Name two: the first for when no location is active, the second for when one is.',
        at: 'next',
      },
    },
    script: { name: "The stage's own script says", reads: 'its script says' },
  },
  tokens: { progress: 'progress', damage: 'damage', resource: 'resource tokens' },
}
