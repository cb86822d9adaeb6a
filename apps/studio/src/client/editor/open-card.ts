/** Which card is open beside the table, and what of it is shown. */
import { create } from 'zustand'

export type EditorTab = 'script' | 'abilities' | 'scene' | 'facts' | 'card' | 'chapter' | 'words'

export interface OpenCard {
  /** `pack:slug`, or `pack/path` for a file that belongs to no card */
  readonly code: string | undefined
  /** The first of what is open while none was chosen. */
  readonly tab: EditorTab | undefined
  /** Where the script is to be shown; the count makes the same line news again. */
  readonly line: { readonly line: number; readonly count: number } | undefined
}

export const useOpenCard = create<OpenCard>(() => ({ code: undefined, tab: undefined, line: undefined }))

const set = useOpenCard.setState

/** Opens a card; what was shown of the last one is shown of this one. */
export function openCard(code: string, line?: number): void {
  const { line: before } = useOpenCard.getState()
  set({
    code: ofRule(code),
    line: line === undefined ? undefined : { line, count: (before?.count ?? 0) + 1 },
    ...(line === undefined ? {} : { tab: 'script' as const }),
  })
}

/** What tables call the rule of a system is opened by its files. */
function ofRule(code: string): string {
  const [, pack, slug] = /^([^:/]+):system\/(.+)$/.exec(code) ?? []
  return pack === undefined ? code : `${pack}/systems/${slug}.json`
}

export function closeCard(): void {
  set({ code: undefined, line: undefined })
}

export function showTab(tab: EditorTab): void {
  set({ tab })
}

/** Opens the place of a script, a scene or a helper, wherever it lies. @param file `pack/path` @returns whether the file can be opened */
export function openPlace(file: string, line?: number): boolean {
  const code = codeOfFile(file)
  if (code === undefined) return false
  openCard(code, line)
  if (/\/systems\/[^/]+\.json$/.test(file)) set({ tab: 'chapter' })
  if (/\.scene\.ts$/.test(file) && !/^[^/]+\/scenes\//.test(file)) set({ tab: 'scene' })
  return true
}

/**
 * What opens a file: `pack:slug` for those of a card, and for scripts of keywords, scenarios, rules, systems, lib/ and scenes/ the file itself;
 * undefined for a file that the editor does not open.
 */
export function codeOfFile(file: string): string | undefined {
  const match = /^([^/]+)\/cards\/(?:.*\/)?([^/.]+)(?:\.scene)?\.(?:ts|json)$/.exec(file)
  if (match) return `${match[1]}:${match[2]}`
  return /^[^/]+\/(?:keywords|scenarios|rules|systems|lib|scenes)\/.+\.(?:ts|json)$/.test(file) ? file : undefined
}
