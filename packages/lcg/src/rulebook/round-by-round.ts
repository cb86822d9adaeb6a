/** The summary of a finished game of the cooperative game, round by round. */
import type { RoundByRound } from '@questwright/rulebook'

export const roundByRound: RoundByRound = {
  begins: { kind: 'round-began', round: 'round' },
  dial: {
    name: 'threat',
    changes: [
      { kind: 'starting-threat', sets: 'to' },
      { kind: 'threat-raised', sets: 'to' },
      { kind: 'threat-lowered', sets: 'to' },
    ],
    leaves: [{ kind: 'eliminated' }],
  },
  figures: {
    progress: { name: 'Progress', icon: 'progress', tone: 'progress', of: [{ kind: 'progress-placed', adds: 'amount' }] },
    willpower: { name: 'Willpower', icon: 'willpower', tone: 'willpower', of: [{ kind: 'quest-compared', sets: 'willpower' }] },
    stagingThreat: { name: 'Threat in the staging area', icon: 'threat', tone: 'threat', of: [{ kind: 'quest-compared', sets: 'threat' }] },
    // older saved games do not have this figure
    staged: { name: 'Cards in the staging area', icon: 'threat', tone: 'threat', of: [{ kind: 'quest-compared', sets: 'staged' }] },
  },
  told: ['progress'],
  bars: 'progress',
  fates: {
    eliminated: { name: 'Eliminated', icon: 'threat', tone: 'bad', of: [{ kind: 'eliminated', names: 'seat' }] },
    fell: { name: 'Fell', icon: 'damage', tone: 'bad', of: [{ kind: 'left-play', where: { how: ['destroyed'] }, names: 'card' }] },
    completed: { name: 'Completed', icon: 'victory', tone: 'good', of: [{ kind: 'stage-defeated', names: 'card' }] },
    explored: {
      name: 'Explored',
      icon: 'progress',
      tone: 'good',
      of: [{ kind: 'left-play', where: { how: ['explored'] }, names: 'card' }],
    },
    defeated: { name: 'Defeated', icon: 'attack', tone: 'good', of: [{ kind: 'left-play', where: { how: ['defeated'] }, names: 'card' }] },
  },
  turn: {
    // a character that was destroyed weighs as much as 4 threat, because it is missing in every later round
    weighs: { threat: 1, fell: 4 },
    says: [
      { needs: ['staged'], reads: '{staged} staged' },
      { needs: ['stagingThreat'], reads: '{stagingThreat} threat against {willpower} willpower' },
      { needs: ['threat'], reads: 'threat up by {threat}' },
      { needs: ['fell'], reads: '{fell, plural, one {# character fell} other {# characters fell}}' },
    ],
  },
}
