import type { PackBundle, ScriptKind } from './bundle.ts'

/** A text of a card that no script carries out, so that people follow it by hand. */
export interface TextByHand {
  readonly kind: ScriptKind
  readonly slug: string
  /** Under this key of `words.byHand` the text file has the text. Absent where the script computes it. */
  readonly key?: string
}

/** The texts that the scripts of a pack leave to people, each once, in the order of the scripts. */
export function textsByHand({ scripts }: Pick<PackBundle, 'scripts'>): readonly TextByHand[] {
  return scripts.flatMap(({ kind, slug, names = [] }) => {
    const keys = new Set(names.flatMap(({ words, key }) => (words === 'byHand' ? [key] : [])))
    return [...keys].map((key) => ({ kind, slug, ...(key === undefined ? {} : { key }) }))
  })
}
