/** The card that is open beside the table, and its selected tab. */
import { codeOfFile } from '@questwright/packs/browser'
import { create } from 'zustand'

export type EditorTab = 'script' | 'text' | 'abilities' | 'scene' | 'facts' | 'card' | 'chapter' | 'words'

export interface OpenCard {
  /** `pack:slug`, or `pack/path` for a file that belongs to no card */
  readonly code: string | undefined
  /** Undefined until one is chosen: then the first tab is shown. */
  readonly tab: EditorTab | undefined
  /** The line of the script to reveal; the count changes also when the same line is revealed again. */
  readonly line: { readonly line: number; readonly count: number } | undefined
}

export const useOpenCard = create<OpenCard>(() => ({ code: undefined, tab: undefined, line: undefined }))

const set = useOpenCard.setState

/** Opens a card; the selected tab stays. */
export function openCard(code: string, line?: number): void {
  const { line: before } = useOpenCard.getState()
  set({
    code: ofRule(code),
    line: line === undefined ? undefined : { line, count: (before?.count ?? 0) + 1 },
    ...(line === undefined ? {} : { tab: 'script' as const }),
  })
}

/** The file for a code: the rule of a system is opened as the system's file. */
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

/** Opens a line of a script, a scene or a helper of any kind. @param file `pack/path` @returns whether the file can be opened */
export function openPlace(file: string, line?: number): boolean {
  const code = codeOfFile(file)
  if (code === undefined) return false
  openCard(code, line)
  if (/\/systems\/[^/]+\.json$/.test(file)) set({ tab: 'chapter' })
  if (/\.scene\.ts$/.test(file) && !/^[^/]+\/scenes\//.test(file)) set({ tab: 'scene' })
  return true
}
