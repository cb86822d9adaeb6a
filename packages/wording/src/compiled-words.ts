/** The words that belong to a compiled script, in the text file of its pack. For pages, too. */

/** The words of a card's script in the text file, with those that the compiler writes. */
export interface CompiledWords {
  readonly byHand?: { readonly [key: string]: string }
  readonly ways?: { readonly [name: string]: string }
  readonly abilities?: { readonly [name: string]: string }
  readonly [kind: string]: { readonly [name: string]: string } | undefined
}

type Words = { readonly [name: string]: string }

/** The words of a card after its texts were compiled: the texts by hand are replaced, and what the author has worded stays. */
export function wordsWith(
  { byHand: _, ways = {}, abilities = {}, ...others }: CompiledWords,
  made: { readonly byHand: Words; readonly ways: Words; readonly abilities: Words },
): CompiledWords {
  const kept = (usual: Words, worded: Words): Words =>
    Object.fromEntries(Object.entries(usual).map(([name, label]) => [name, worded[name] ?? label]))
  const all = { abilities: kept(made.abilities, abilities), ways: kept(made.ways, ways), byHand: made.byHand }
  return { ...others, ...Object.fromEntries(Object.entries(all).filter(([, words]) => Object.keys(words).length > 0)) }
}
