/** Finds the files of one card in its pack. */

export interface CardFiles {
  readonly facts: string
  readonly script: string | undefined
  readonly scene: string | undefined
  /** The path of a new script. */
  readonly newScript: string
}

/** The paths of a card's files; undefined for a slug for which the pack has no facts. */
export function filesOfCard(pack: { readonly files: readonly { readonly path: string }[] }, slug: string): CardFiles | undefined {
  const facts = pack.files.find(({ path }) => path.startsWith('cards/') && path.endsWith(`/${slug}.json`))?.path
  if (facts === undefined) return undefined
  const stem = facts.slice(0, -'.json'.length)
  const has = (path: string) => (pack.files.some((file) => file.path === path) ? path : undefined)
  return { facts, script: has(`${stem}.ts`), scene: has(`${stem}.scene.ts`), newScript: `${stem}.ts` }
}
