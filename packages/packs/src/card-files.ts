/** Finds the files of one card in its pack, and the card of a file. */

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

/**
 * The code under which an editor opens a file: `pack:slug` for files of a card, and the file itself for scripts of keywords, scenarios, rules, systems,
 * lib/ and scenes/; undefined for other files.
 * @param file `pack/path`
 */
export function codeOfFile(file: string): string | undefined {
  const match = /^([^/]+)\/cards\/(?:.*\/)?([^/.]+)(?:\.scene)?\.(?:ts|json)$/.exec(file)
  if (match) return `${match[1]}:${match[2]}`
  return /^[^/]+\/(?:keywords|scenarios|rules|systems|lib|scenes)\/.+\.(?:ts|json)$/.test(file) ? file : undefined
}
