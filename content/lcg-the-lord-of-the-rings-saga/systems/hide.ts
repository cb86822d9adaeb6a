import {
  canExhaust,
  chooseUpTo,
  discardFromEncounterDeck,
  exhaust,
  happen,
  type Player,
  phase,
  remember,
  round,
  system,
} from '@questwright/lcg'

/** A player makes a Hide test with this value. */
export function makeHideTest(player: Player, value: number): void {
  if (!player.eliminated) happen({ kind: 'hideTest', subject: player, value: Math.max(0, value + player.stat('hideValue')) })
}

const FAILED_ROUND = 'failed to hide in round'
const FAILED_PHASE = 'failed to hide in phase'

/** Whether a player has failed a Hide test in this round. */
export function failedToHideThisRound(player: Player): boolean {
  return player.memory(FAILED_ROUND) === round()
}

/** Whether a player has failed a Hide test in this phase. */
export function failedToHideThisPhase(player: Player): boolean {
  return failedToHideThisRound(player) && player.memory(FAILED_PHASE) === phase()
}

/**
 * The player exhausts characters, then cards are discarded: the test is passed if the characters have at least as much willpower as the
 * cards have threat.
 */
function resolveHideTest(player: Player, value: number): void {
  const ready = player.characters.filter((character) => canExhaust(character))
  const hiding = chooseUpTo(ready, ready.length, { by: player, as: 'choose-to-hide' })
  exhaust(hiding)
  const seen = discardFromEncounterDeck(value)
  const willpower = hiding.reduce((sum, character) => sum + Math.max(0, character.willpower + character.stat('hideWillpower')), 0)
  const threat = seen.reduce((sum, card) => sum + card.threat, player.stat('hideThreat'))
  happen({ kind: willpower >= threat ? 'hideTestPassed' : 'hideTestFailed', subject: player })
}

export default system('hide', {
  events: {
    hideTest: ({ subject, value }) => resolveHideTest(subject, value),
    hideTestPassed: () => undefined,
    hideTestFailed: ({ subject }) => {
      remember(subject, FAILED_ROUND, round())
      remember(subject, FAILED_PHASE, phase())
    },
  },
})
