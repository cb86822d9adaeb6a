import type { Input } from './door-types.ts'

/** Questions of action windows and responses: their answer uses one of the options, or is `pass`. */
const windows: readonly string[] = ['action-window', 'cancel', 'when-response', 'after-response']

/** What the steps of the round let players do or leave: naming nothing does nothing. */
const stepChoices: readonly string[] = [
  'choose-to-commit',
  'choose-location',
  'choose-enemy-to-engage',
  'choose-defender',
  'choose-defenders',
  'choose-enemy-to-attack',
  'choose-joining-attackers',
]

/**
 * Whether an input is a player action: something that a player did of their own accord. These are
 *
 * - an action, a response or a card from the hand that was chosen in a window (not the pass);
 * - characters committed to the quest, a location travelled to, an enemy engaged by choice, an attack declared, defenders declared, where the step
 *   of the round asked for it and at least one card was named;
 * - a move by hand.
 *
 * Not these: passes; what follows from an action and is asked because of it (targets, payment, X, who attacks the named enemy); what the game makes
 * a player decide (the order of forced effects, who takes the damage, a card's "choose"), a mulligan and the vote for the first player; new dice.
 *
 * An answer repeats the key of its question, `source/name/seat/nth`: that tells it without the question. The source of one that a card asks has `#`.
 */
export function isPlayerAction(input: Input): boolean {
  if (input.kind === 'move') return true
  if (input.kind !== 'answer') return false
  // a card's id has slashes, too: the name is found from behind
  const parts = input.question.split('/')
  const name = parts.at(-3) ?? ''
  const { value } = input
  if (!Array.isArray(value) || value.length === 0) return false
  if (windows.includes(name)) return value[0] !== 'pass'
  return stepChoices.includes(name) && !parts.slice(0, -3).join('/').includes('#')
}

/** The player actions among a game's inputs, by their numbers. */
export function playerActions(inputs: readonly Input[]): readonly number[] {
  return inputs.flatMap((input, n) => (isPlayerAction(input) ? [n] : []))
}
