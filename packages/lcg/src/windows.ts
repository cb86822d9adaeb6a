import {
  decide,
  type EngineOption,
  type JsonObject,
  type Next,
  PASS,
  reference,
  table,
  type Use,
  useAbility,
  usesFor,
} from '@questwright/kernel'
import { nextPlayer, playerAtTurn, playersInOrder } from './round.ts'

/** Action windows: chances go round in player order until all players pass in succession. RR App I "Action Windows" */

function keyOf(use: Use): string {
  const from = use.keyword ?? (use.source === use.self ? undefined : use.source.id)
  return `${use.self.id}#${use.ability.slug}${from === undefined ? '' : `@${from}`}`
}

function optionOf(use: Use): EngineOption {
  return {
    key: keyOf(use),
    card: use.self,
    label: { code: use.ability.word === 'play' ? 'play-card' : 'use-ability', parts: { ability: use.name, card: reference(use.self) } },
  }
}

/**
 * One stretch of a window: chances go round until somebody acts or all have passed. Where nobody can act, nobody is asked.
 * @param args `turn`: whose chance it is; `passes`: how many passed in succession
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
  let passes = (args.passes as number | undefined) ?? 0
  let turn = args.turn as string | undefined
  for (;;) {
    const players = playersInOrder()
    if (passes >= players.length) break
    const player = playerAtTurn(turn)
    const following = nextPlayer(player) ?? player
    let uses: Use[] | undefined
    const list = (): Use[] => {
      uses ??= usesFor(player, words)
      return uses
    }
    // one option, to pass, is no question
    const [key] = decide({
      shape: 'choose',
      who: player,
      name: 'action-window',
      parts: { window: name },
      options: () => [...list().map(optionOf), { key: PASS, label: { code: 'pass', parts: {} } }],
      least: 1,
      most: 1,
    }) as readonly string[]
    if (key !== PASS) {
      const chosen = list().find((use) => keyOf(use) === key)
      if (chosen) useAbility(chosen)
      return { step, args: { ...args, turn: following.id, passes: 0 } }
    }
    passes++
    turn = following.id
  }
  t.write(t.board, 'fields', 'window', undefined)
  return next
}
