/** Parts of the sentences of card texts that are abilities as a whole, for the reading of texts. */
import type { AbilityMenus, MenuSentence, SentencePart } from '@questwright/rulebook'

export type Texts = NonNullable<AbilityMenus['texts']>
type Means = MenuSentence['means']
export type Blanks = MenuSentence['blanks']

export const stages = ['quest', 'side-quest', 'player-side-quest', 'encounter-side-quest']

export const sentence = (
  reads: readonly string[],
  means: Means | Means[number],
  blanks?: Blanks,
  types?: readonly string[],
): MenuSentence => ({
  reads,
  means: Array.isArray(means) ? (means as Means) : [means as Means[number]],
  ...(blanks && { blanks }),
  ...(types && { types }),
})

/** A chosen entry of a menu. */
export const choice = (id: string, values: { readonly [blank: string]: SentencePart } = {}): SentencePart => ({ id, with: values })

/** Something is forbidden. @param on the cards to which it would happen; `[]` for players */
export const cannot = (what: string, on: SentencePart = 'self', ...conditions: readonly SentencePart[]): Means[number] => ({
  word: 'cannot',
  on,
  change: choice('cannot', { what }),
  conditions,
})

export const permits = (what: string, on: SentencePart = 'self'): Means[number] => ({
  word: 'permits',
  on,
  change: choice('permits', { what }),
})

/** @param where the zone in which it works, if the card is not in play */
export const modifier = (
  change: string,
  values: { readonly [blank: string]: SentencePart },
  on: SentencePart = 'self',
  where?: string,
): Means[number] => ({
  word: 'modifier',
  on,
  change: { id: change, with: values },
  ...(where && { where }),
})

export const happens = (
  word: 'as' | 'forced',
  timing: 'when' | 'after',
  kind: string,
  effects: readonly SentencePart[],
  of: SentencePart = 'self',
) => ({
  word,
  trigger: { timing, kind, of },
  effects,
})

/** An effect on the first player that happens when this card enters play, and again each time when the first player token passes. */
export const alwaysOfFirst = (effect: SentencePart): Means => [
  happens('forced', 'after', 'entersPlay', [effect]),
  happens('forced', 'after', 'firstPlayerPasses', [effect], []),
]

export const not = (condition: SentencePart): SentencePart => ({ id: 'not', with: { conditions: [condition] } })
export const self: SentencePart = choice('self')

export const bearer: Blanks = { on: 'bearer' }
