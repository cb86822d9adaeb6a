/** Makes the files of a new system from the game's templates; the caller writes them. */
import type { Rulebook } from '@questwright/rulebook'

/** Chapter, script and scene of a new system by path, and the entry for its rule in the texts of the pack. */
export interface NewSystem {
  readonly files: { readonly [path: string]: string }
  readonly entry: { readonly title: string; readonly text?: string }
}

/**
 * Makes the files.
 * @param slug in lower case with hyphens
 * @param title as players read it
 */
export function filesOfNewSystem(slug: string, title: string, { scriptTexts }: Pick<Rulebook, 'scriptTexts'>): NewSystem {
  const begins = scriptTexts?.system
  const path = `systems/${slug}`
  if (begins === undefined) return { files: { [`${path}.json`]: '{}\n' }, entry: { title } }
  // braces and quotes have a meaning in messages
  const told = JSON.stringify(title.replace(/[{}<>#]/g, '').replaceAll("'", '’')).slice(1, -1)
  const name = slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const filled = (text: string): string =>
    text
      .replaceAll('$slug', slug)
      .replaceAll('$name', name)
      .replaceAll('$title', () => told)
  return {
    files: { [`${path}.json`]: filled(begins.chapter), [`${path}.ts`]: filled(begins.script), [`${path}.scene.ts`]: filled(begins.scene) },
    entry: { title, text: begins.text },
  }
}
