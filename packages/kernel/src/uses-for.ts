import type { Card } from './card.ts'
import { table } from './current-table.ts'
import type { Ability } from './definition.ts'
import { bearersOfKeyword } from './in-play.ts'
import type { Instance } from './instance.ts'
import { bearersOf } from './lanes.ts'
import type { Use } from './usage.ts'
import { isUsable } from './use.ts'

/** The uses that a player may choose in a window: abilities with these words, usable now, card by card. */
export function usesFor(seat: Card, words: readonly string[]): Use[] {
  return listUses(seat, words, isUsable)
}

/** The use with that key, without judging it: it was judged when it was chosen. */
export function useCalled(seat: Card, words: readonly string[], key: string): Use | undefined {
  return listUses(seat, words, (use) => keyOfUse(use) === key)[0]
}

function listUses(seat: Card, words: readonly string[], isOne: (use: Use) => boolean): Use[] {
  const t = table()
  const found: { use: Use; order: number }[] = []
  const add = (instance: Instance<Ability>, use: Use) => {
    // a text with the words of two open windows is offered once
    if (words.length > 1 && instance.part.words && found.some((other) => keyOfUse(other.use) === keyOfUse(use))) return
    if (isOne(use)) found.push({ use, order: instance.order })
  }
  for (const word of words) {
    for (const instance of t.registry.ofWord(word))
      for (const self of bearersOf(t, instance))
        if (t.ruleset.users(instance.part, self).includes(seat)) add(instance, useOf(instance, self, instance.card as Card, seat))
    for (const instance of t.registry.keywordsOfWord(word)) {
      const keyword = instance.keyword as string
      if (t.registry.isMuted(instance.name)) continue
      const bearers = bearersOfKeyword(t, keyword)
      for (const self of instance.part.bearer === 'table' ? bearers.slice(0, 1) : bearers) {
        if (!t.ruleset.users(instance.part, self).includes(seat)) continue
        const number = t.ruleset.keywordsOf(self)[keyword]
        add(instance, { ...useOf(instance, self, self, seat), keyword, number: typeof number === 'number' ? number : 0 })
      }
    }
  }
  found.sort((a, b) => a.use.self.n - b.use.self.n || a.order - b.order)
  return found.map(({ use }) => use)
}

/** The option key of a use: the card, its ability, and the keyword or other card that the text comes from. */
export function keyOfUse(use: Use): string {
  const from = use.keyword ?? (use.source === use.self ? undefined : use.source.id)
  return `${use.self.id}#${use.ability.slug}${from === undefined ? '' : `@${from}`}`
}

function useOf(instance: Instance<Ability>, self: Card, source: Card, you: Card): Use {
  return { ability: instance.part, name: instance.name, self, source, you, event: undefined, number: 0 }
}
