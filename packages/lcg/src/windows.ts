import { type JsonObject, type Next, openWindow, reference, table } from '@questwright/kernel'
import type { Player } from './cards.ts'
import { nextPlayer, playerAtTurn, playersInOrder } from './round.ts'

/** Action windows: players have chances in player order until all pass in succession. RR App I "Action Windows" */

/**
 * Runs one stretch of a window: until a player acts or all have passed.
 * @param args `turn`: the player who has the chance; `passes`: how many passed in succession
 */
export function runWindow(
  name: string,
  step: string,
  next: Next,
  words: readonly string[],
  args: JsonObject,
  kind: 'open' | 'planning' = 'open',
): Next {
  const t = table()
  t.write(t.board, 'fields', 'window', kind)
  const chances = openWindow(
    {
      name: 'action-window',
      parts: { window: name },
      words,
      seats: () => playersInOrder().length,
      turnOf: playerAtTurn,
      after: (player) => nextPlayer(player as Player) ?? player,
      label: ({ ability, name: used, self }) => ({
        code: ability.word === 'play' ? 'play-card' : 'use-ability',
        parts: { ability: used, card: reference(self) },
      }),
    },
    args,
  )
  if (chances !== 'closed') return { step, args: { ...args, ...chances } as JsonObject }
  t.write(t.board, 'fields', 'window', undefined)
  return next
}
