import type { Card } from './card.ts'
import { table } from './current-table.ts'
import type { Ability } from './definition.ts'
import { cardsInPlay } from './in-play.ts'
import { bearersOf } from './lanes.ts'
import type { Instance } from './registry.ts'
import { isUsable, type Use } from './use.ts'

/** What a seat may do now: abilities behind these words that it may use, in the order of cards and of what they print. */
export function usesFor(you: Card, words: readonly string[]): Use[] {
  const t = table()
  const found: { use: Use; order: number }[] = []
  const add = (instance: Instance<Ability>, use: Use): void => {
    if (t.ruleset.users(instance.part, use.self).includes(you) && isUsable(use)) found.push({ use, order: instance.order })
  }
  for (const word of words) {
    for (const instance of t.registry.ofWord(word))
      for (const self of bearersOf(t, instance)) add(instance, useOf(instance, self, instance.card as Card, you))
    for (const instance of t.registry.keywordsOfWord(word)) {
      const keyword = instance.keyword as string
      if (t.registry.isMuted(instance.name)) continue
      for (const self of cardsInPlay(t)) {
        const number = t.ruleset.keywordsOf(self)[keyword]
        if (number === undefined) continue
        add(instance, { ...useOf(instance, self, self, you), keyword, number: typeof number === 'number' ? number : 0 })
      }
    }
  }
  found.sort((a, b) => a.use.self.n - b.use.self.n || a.order - b.order)
  return found.map(({ use }) => use)
}

function useOf(instance: Instance<Ability>, self: Card, source: Card, you: Card): Use {
  return { ability: instance.part, name: instance.name, self, source, you, event: undefined, number: 0 }
}
