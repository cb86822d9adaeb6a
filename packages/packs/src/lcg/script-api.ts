/** Functions of the script API of the cooperative game that the parsed source is asked for. A script is compiled before anybody knows the rulebook of its pack. */

/** They make parts and definitions: what they are handed is called for as long as the pack is loaded. Scenes hand over bodies. */
export const partMakers: ReadonlySet<string> = new Set([
  'action',
  'attachesTo',
  'blanks',
  'cannot',
  'card',
  'check',
  'constantly',
  'delayed',
  'discardFromHand',
  'exhaustOne',
  'forced',
  'givesTravel',
  'keyword',
  'lasting',
  'lowerOwnThreat',
  'modifier',
  'permits',
  'playedIntoStagingArea',
  'raiseOwnThreat',
  'response',
  'rule',
  'scenario',
  'scene',
  'setup',
  'shadow',
  'spendHostResources',
  'spendOwnResources',
  'spendResources',
  'system',
  'travel',
  'whenRevealed',
])

/** Calls whose first argument names something, and calls that name it elsewhere. */
export const wayCalls: ReadonlySet<string> = new Set(['chooseOne', 'grimRule'])
export const tokenCalls: ReadonlySet<string> = new Set(['placeTokens', 'removeTokens'])
export const endingCalls: ReadonlySet<string> = new Set(['winGame', 'loseGame'])
export const abilityMakers: ReadonlySet<string> = new Set([
  'action',
  'response',
  'forced',
  'constantly',
  'whenRevealed',
  'shadow',
  'travel',
  'givesTravel',
  'setup',
  'delayed',
])
