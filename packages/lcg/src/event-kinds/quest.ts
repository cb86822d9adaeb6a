import { perform, table, tell } from '@questwright/kernel'
import { becomeActive } from '../active-locations.ts'
import { restingPlace, snapshotOf } from '../leaving.ts'
import { currentStage } from '../round.ts'
import { advance } from '../stages.ts'
import type { EventSpecs } from './specs.ts'
import { field } from './writing.ts'

/** Events of the quest: commitment, locations, and stages. */

export const questKinds = {
  commits: {
    after: 'own',
    takes: ({ subject }) => ({ stock: 'uncommitted', amount: 1, left: subject.committed ? 0 : 1 }),
    resolve: ({ subject, player }) => {
      field(subject, 'committed', 'yes')
      tell('committed', { card: subject, seat: player.id })
    },
  },
  leavesQuest: {
    after: 'own',
    resolve: ({ subject }) => {
      field(subject, 'committed', undefined)
      tell('left-quest', { card: subject })
    },
  },
  revealed: { after: 'own', resolve: () => undefined },
  travels: {
    after: 'own',
    resolve: ({ subject }) => {
      const t = table()
      t.move(subject, t.zone('active-location'))
      tell('travelled', { card: subject })
      becomeActive(subject)
    },
  },
  explored: {
    after: 'joins',
    snapshot: snapshotOf,
    resolve: ({ subject }) => {
      tell('explored', { card: subject })
      perform({ kind: 'leavesPlay', subject, how: 'explored', to: restingPlace(subject) })
    },
  },
  questSucceeds: { after: 'own', resolve: ({ amount }) => tell('quest-succeeded', { amount }) },
  questFails: { after: 'own', resolve: ({ amount }) => tell('quest-failed', { amount }) },
  stageDefeated: {
    after: 'joins',
    snapshot: snapshotOf,
    resolve: ({ subject }) => {
      tell('stage-defeated', { card: subject })
      // a defeated quest card that is not of the quest deck is not followed by a next stage
      if (subject === currentStage()) advance(subject)
      else perform({ kind: 'leavesPlay', subject, how: 'defeated', to: restingPlace(subject) })
    },
  },
} satisfies Partial<EventSpecs>
