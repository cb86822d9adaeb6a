/** The words that belong to a compiled script, in the text file of its pack. For pages, too. */

/** The words of a card's script in the text file, with those that the compiler writes. */
export interface CompiledWords {
  readonly byHand?: { readonly [key: string]: string }
  readonly ways?: { readonly [name: string]: string }
  readonly [kind: string]: { readonly [name: string]: string } | undefined
}

/** The words of a card after its texts were compiled: the texts by hand are replaced, and a label that the author has worded stays. */
export function wordsWith(
  { byHand: _, ways: worded = {}, ...others }: CompiledWords,
  made: { readonly byHand: { readonly [key: string]: string }; readonly ways: { readonly [name: string]: string } },
): CompiledWords {
  const ways = Object.fromEntries(Object.entries(made.ways).map(([name, label]) => [name, worded[name] ?? label]))
  const has = (some: { readonly [key: string]: string }) => Object.keys(some).length > 0
  return { ...others, ...(has(ways) && { ways }), ...(has(made.byHand) && { byHand: made.byHand }) }
}
