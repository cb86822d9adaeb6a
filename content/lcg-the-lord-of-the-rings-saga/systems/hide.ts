import { chooseUpTo, discardFromEncounterDeck, exhaust, happen, type Player, system } from '@questwright/lcg'

/** A player makes a Hide test of that value. */
export function makeHideTest(player: Player, value: number): void {
  if (!player.eliminated) happen({ kind: 'hideTest', subject: player, value })
}

/** Characters exhaust for it, and then cards are discarded: with as much willpower as these have threat it is passed. */
function resolveHideTest(player: Player, value: number): void {
  const ready = player.characters.filter((character) => character.ready)
  const hiding = chooseUpTo(ready, ready.length, { by: player, as: 'choose-to-hide' })
  exhaust(hiding)
  const seen = discardFromEncounterDeck(Math.max(0, value))
  const willpower = hiding.reduce((sum, character) => sum + character.willpower, 0)
  const threat = seen.reduce((sum, card) => sum + card.threat, 0)
  happen({ kind: willpower >= threat ? 'hideTestPassed' : 'hideTestFailed', subject: player })
}

export default system('hide', {
  events: {
    hideTest: ({ subject, value }) => resolveHideTest(subject, value),
    hideTestPassed: () => undefined,
    hideTestFailed: () => undefined,
  },
})
