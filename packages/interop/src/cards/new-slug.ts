/** Where a card that is new to a pack lies. */
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { type FactValue, suggestSlug } from '@questwright/packs/browser'
import { typeIn } from '@questwright/rulebook'
import { type CardSheet, front } from './sheet.ts'

/** Letters of a slug: it is the name of a file. */
const mostSlugLetters = 80

/** The slug of the title; where it is taken, with the set, the type or a number behind it. */
export function freeSlug(sheet: CardSheet, taken: { readonly has: (slug: string) => boolean }): string {
  const base =
    suggestSlug(front(sheet).title ?? '')
      .slice(0, mostSlugLetters)
      .replace(/-$/, '') || 'card'
  const set = suggestSlug(sheet.card.encounterSet || sheet.card.set || '')
    .slice(0, mostSlugLetters)
    .replace(/-$/, '')
  for (const slug of [base, ...(set === '' ? [] : [`${base}-${set}`]), `${base}-${sheet.card.type ?? 'card'}`])
    if (!taken.has(slug)) return slug
  for (let number = 2; ; number++) if (!taken.has(`${base}-${number}`)) return `${base}-${number}`
}

/** The folder of its facts: that of its encounter set or of its type. */
export function folderOf(facts: { readonly [fact: string]: FactValue }): string {
  const type = String(facts.type)
  if (type === 'quest') return 'cards/quests'
  if (typeIn(lcgRulebook, type)?.back === 'encounter' && typeof facts.encounterSet === 'string') return `cards/${facts.encounterSet}`
  return `cards/${suggestSlug(type.endsWith('y') ? `${type.slice(0, -1)}ies` : type === 'hero' ? 'heroes' : `${type}s`)}`
}
