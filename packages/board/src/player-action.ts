import type { Rulebook } from '@questwright/rulebook'
import type { Input } from './door-types.ts'

/**
 * Whether an input is a player action: something that a player did of their own accord. These are
 *
 * - an action, a response or a card from the hand chosen in a window (not the pass);
 * - a choice in a step of the round, such as attackers, with at least one card;
 * - a move by hand.
 *
 * Not these: passes; questions that follow from an action (targets, payment, X); decisions that the game forces on
 * a player (the order of forced effects, which card takes the damage, a card's "choose"), a mulligan and the vote for the first player; new dice.
 *
 * An answer repeats the key of its question, `source/name/seat/nth`, so the question itself is not needed. The source of a card's question contains
 * `#`.
 *
 * The fields `windows` and `stepChoices` of the rulebook list the questions of windows and of steps.
 */
export function isPlayerAction(input: Input, { windows, stepChoices }: Pick<Rulebook, 'windows' | 'stepChoices'>): boolean {
  if (input.kind === 'move') return true
  if (input.kind !== 'answer') return false
  // the id of a card contains slashes too, so count from the end to find the name
  const parts = input.question.split('/')
  const name = parts.at(-3) ?? ''
  const { value } = input
  if (!Array.isArray(value) || value.length === 0) return false
  if (windows.includes(name)) return value[0] !== 'pass'
  return stepChoices.includes(name) && !parts.slice(0, -3).join('/').includes('#')
}

/** The indices of the player actions among a game's inputs. */
export function playerActions(inputs: readonly Input[], rulebook: Pick<Rulebook, 'windows' | 'stepChoices'>): readonly number[] {
  return inputs.flatMap((input, n) => (isPlayerAction(input, rulebook) ? [n] : []))
}
