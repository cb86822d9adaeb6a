import type { Rulebook } from '@questwright/rulebook'
import type { Input } from './door-types.ts'

/**
 * Whether an input is a player action: something that a player did of their own accord. These are
 *
 * - an action, a response or a card from the hand that was chosen in a window (not the pass);
 * - what a step of the round let them do, such as who attacks, where at least one card was named;
 * - a move by hand.
 *
 * Not these: passes; what follows from an action and is asked because of it (targets, payment, X); what the game makes
 * a player decide (the order of forced effects, who takes the damage, a card's "choose"), a mulligan and the vote for the first player; new dice.
 *
 * An answer repeats the key of its question, `source/name/seat/nth`: that tells it without the question. The source of one that a card asks has `#`.
 *
 * @param rulebook says which questions are those of windows and of steps
 */
export function isPlayerAction(input: Input, { windows, stepChoices }: Pick<Rulebook, 'windows' | 'stepChoices'>): boolean {
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
export function playerActions(inputs: readonly Input[], rulebook: Pick<Rulebook, 'windows' | 'stepChoices'>): readonly number[] {
  return inputs.flatMap((input, n) => (isPlayerAction(input, rulebook) ? [n] : []))
}
