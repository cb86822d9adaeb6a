/** Reads the examples of the handbook: marked code blocks of a Markdown page, as the files of a pack. */

/** A code block of a page. A block without a mark is only shown and is no file. */
export interface Example {
  /** The language after the fence: `ts`, `json`, `sh` or another word. */
  readonly language: string
  /** The text after the language: `card:ash-crow`, `text`, or nothing. */
  readonly mark: string
  /** The path of the file in the pack, where the mark names one. */
  readonly path: string | undefined
  /** The game of a file's pack: the word after the mark, as in `json facts:watcher tcg`. Undefined for the default game. */
  readonly game: string | undefined
  readonly code: string
  /** The line of the opening fence, from 1. */
  readonly line: number
}

/**
 * Finds the code blocks of a page.
 * @param markdown the page
 * @returns every fenced block in order; a fence that is never closed ends with the page
 */
export function examplesIn(markdown: string): readonly Example[] {
  const found: Example[] = []
  let open: { readonly fence: string; readonly info: string; readonly line: number; readonly code: string[] } | undefined
  const close = () => {
    if (!open) return
    const [language = '', mark = '', game] = open.info.split(/\s+/)
    const code = open.code.map((line) => `${line}\n`).join('')
    found.push({ language, mark, path: pathOf(language, mark), game, code, line: open.line })
    open = undefined
  }
  for (const [index, line] of markdown.split(/\r?\n/).entries()) {
    if (open) {
      if (line.trim() === open.fence) close()
      else open.code.push(line)
      continue
    }
    const [, fence, info = ''] = /^(`{3,})\s*([^`]*)$/.exec(line) ?? []
    if (fence !== undefined) open = { fence, info: info.trim(), line: index + 1, code: [] }
  }
  close()
  return found
}

/**
 * The file that a mark names: `ts card:slug`, `ts scene:slug`, `ts keyword:slug`, `ts rule:slug`, `ts scenario:slug`, `ts system:slug`,
 * `json facts:slug`, `json keyword:slug`, `json scenario:slug`, `json system:slug`, `json deck:slug`, and `json text`, which is a part of text/en.json.
 * @returns undefined for a block that is no file
 */
function pathOf(language: string, mark: string): string | undefined {
  if (language === 'json' && mark === 'text') return 'text/en.json'
  const [, kind = '', slug = ''] = /^([a-z]+):([a-z0-9-]+)$/.exec(mark) ?? []
  const places: { readonly [kind: string]: string } = {
    'ts card': `cards/${slug}.ts`,
    'ts scene': `scenes/${slug}.scene.ts`,
    'ts keyword': `keywords/${slug}.ts`,
    'ts rule': `rules/${slug}.ts`,
    'ts scenario': `scenarios/${slug}.ts`,
    'ts system': `systems/${slug}.ts`,
    'json facts': `cards/${slug}.json`,
    'json keyword': `keywords/${slug}.json`,
    'json scenario': `scenarios/${slug}.json`,
    'json system': `systems/${slug}.json`,
    'json deck': `decks/${slug}.json`,
  }
  const place = `${language} ${kind}`
  return Object.hasOwn(places, place) ? places[place] : undefined
}

/** The anchor of a heading in a URL, in the same form as on GitHub. */
export function anchorOf(heading: string): string {
  return heading
    .replace(/[`*_]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
}
