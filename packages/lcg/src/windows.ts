import {
  type Ability,
  bearersOf,
  type Card,
  cardsInPlay,
  decide,
  type EngineOption,
  type Instance,
  isMuted,
  isUsable,
  type JsonObject,
  type Next,
  PASS,
  reference,
  table,
  type Use,
  useAbility,
} from '@questwright/kernel'
import type { Player } from './cards.ts'
import { nextPlayer, playerAtTurn, playersInOrder } from './round.ts'
import { users } from './users.ts'

/** Action windows: chances go round in player order until all players pass in succession. RR App I "Action Windows" */

/** What a player may do in the open window: abilities with these words, usable now. */
function usableIn(player: Player, words: readonly string[]): Use[] {
  const t = table()
  const found: { use: Use; order: number }[] = []
  for (const word of words) {
    for (const instance of t.registry.ofWord(word)) {
      for (const self of bearersOf(t, instance)) {
        if (!users(instance.part, self).includes(player)) continue
        const use = useOf(instance, self, instance.card as Card, player)
        if (isUsable(use)) found.push({ use, order: instance.order })
      }
    }
    for (const instance of t.registry.keywordsOfWord(word)) {
      const keyword = instance.keyword as string
      if (isMuted(instance.name)) continue
      for (const self of cardsInPlay(t)) {
        const number = t.ruleset.keywordsOf(self)[keyword]
        if (number === undefined || !users(instance.part, self).includes(player)) continue
        const use = { ...useOf(instance, self, self, player), keyword, number: typeof number === 'number' ? number : 0 }
        if (isUsable(use)) found.push({ use, order: instance.order })
      }
    }
  }
  found.sort((a, b) => a.use.self.n - b.use.self.n || a.order - b.order)
  return found.map(({ use }) => use)
}

function useOf(instance: Instance<Ability>, self: Card, source: Card, you: Player): Use {
  return { ability: instance.part, name: instance.name, self, source, you, event: undefined, number: 0 }
}

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
      uses ??= usableIn(player, words)
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
