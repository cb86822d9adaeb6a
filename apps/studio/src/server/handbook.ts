/** The handbook: Markdown pages of the repository, in the order of `docs/handbook/README.md`. */
import { readFile } from 'node:fs/promises'
import { basename, join, resolve, sep } from 'node:path'
import type { HandbookPage } from '@questwright/handbook'
import { sha256 } from '@questwright/packs/sha256'
import { Refusal } from '@questwright/workshop/refusal'
import type { HandbookAnswer } from '../handbook-types.ts'

/**
 * Reads all pages of the contents list, again at each call: there are few, and authors of pages expect changes after a reload.
 * @throws Refusal 404 when there is no contents list. A listed page that does not exist is left out.
 */
export async function readHandbook(repository: string): Promise<HandbookAnswer> {
  const docs = join(repository, 'docs')
  const folder = join(docs, 'handbook')
  const contents = await readFile(join(folder, 'README.md'), 'utf8').catch(() => {
    throw new Refusal(
      404,
      'handbook/missing',
      'The handbook is missing.',
      'It belongs in docs/handbook of the repository; restore that folder.',
    )
  })
  const entries = entriesOf(contents).filter(({ path }) => resolve(folder, path).startsWith(`${resolve(docs)}${sep}`))
  const found = await Promise.all(
    entries.map(async ({ path, title, part }): Promise<HandbookPage | undefined> => {
      const markdown = await readFile(resolve(folder, path), 'utf8').catch(() => undefined)
      return markdown === undefined ? undefined : { slug: basename(path, '.md'), title, part, markdown }
    }),
  )
  const pages = found.filter((page) => page !== undefined)
  return { hash: sha256(JSON.stringify(pages)), pages }
}

/** Parses lines `- [Title](page.md)` under headings of the second level. */
function entriesOf(contents: string): readonly { readonly path: string; readonly title: string; readonly part: string }[] {
  let part = ''
  return contents.split(/\r?\n/).flatMap((line) => {
    const heading = /^## (.+)$/.exec(line)?.[1]
    if (heading !== undefined) part = heading.trim()
    const [, title, path] = /^- \[([^\]]+)\]\(([a-z0-9./-]+\.md)\)/.exec(line) ?? []
    return title === undefined || path === undefined ? [] : [{ path, title, part }]
  })
}
