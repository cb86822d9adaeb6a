/** The charts and words for the results of many games of the cooperative game. `courseOf` in course.ts counts the figures of each round. */
import type { SimulationWords } from '@questwright/rulebook'

export const simulation: SimulationWords = {
  charts: [
    {
      title: 'Willpower against threat, by round',
      meaning:
        'The willpower that was committed and the threat in the staging area when they were compared, as means over the games that came to this round. Where threat lies above willpower the players fall behind. Rounds that fewer than one game in twenty reached are left out.',
      caption: 'Willpower and threat by round: mean ± spread',
      of: 'table',
      lines: [
        { figure: 'committed', name: 'committed', column: 'Committed', tone: 'willpower', marker: 'square', dash: 'dashed' },
        { figure: 'staged', name: 'staged', column: 'Staged', tone: 'threat', marker: 'circle', dash: 'solid' },
      ],
      falls: {
        figure: 'committed',
        below: 'staged',
        never: 'On average the committed willpower is never below the threat.',
        first: 'In round {round} the threat first lies above the willpower.',
      },
    },
    {
      title: 'Threat of a player, by round',
      meaning:
        'The threat dial at the end of the round, as the mean over all players who are still in the game. The band is one standard deviation to each side: about two thirds of the dials lie in it. Round 0 is the starting threat; at 50 a player is out.',
      caption: 'Threat of a player by round: mean ± spread',
      of: 'each-seat',
      lines: [{ figure: 'threat', name: 'threat', column: 'Threat', tone: 'threat', marker: 'circle', dash: 'solid' }],
      besides: [{ figure: 'progress', column: 'Progress' }],
    },
  ],
  greedy:
    'The greedy bot plays all seats. It quests and fights by rules of thumb, plays few events and hardly uses actions: people win more often.',
  eliminated: {
    by: { threat: 'Lost: threat reached 50 for {who}' },
    otherwise: 'Lost: no hero was left to {who}',
    several: 'Lost: {who} out, some by threat, some without heroes',
  },
}
