/** Which card is open beside the table, and what of it is shown. */
import { create } from 'zustand'

export type EditorTab = 'script' | 'facts' | 'text' | 'card'

export interface OpenCard {
  /** `pack:slug` */
  readonly code: string | undefined
  readonly tab: EditorTab
  /** Where the script is to be shown; the count makes the same line news again. */
  readonly line: { readonly line: number; readonly count: number } | undefined
}

export const useOpenCard = create<OpenCard>(() => ({ code: undefined, tab: 'script', line: undefined }))

const set = useOpenCard.setState

/** Opens a card; what was shown of the last one is shown of this one. */
export function openCard(code: string, line?: number): void {
  const { line: before } = useOpenCard.getState()
  set({
    code,
    line: line === undefined ? undefined : { line, count: (before?.count ?? 0) + 1 },
    ...(line === undefined ? {} : { tab: 'script' as const }),
  })
}

export function closeCard(): void {
  set({ code: undefined, line: undefined })
}

export function showTab(tab: EditorTab): void {
  set({ tab })
}

/** The card of a file `pack/cards/…/slug.ts`, or undefined for a file that belongs to none. */
export function codeOfFile(file: string): string | undefined {
  const match = /^([^/]+)\/cards\/(?:.*\/)?([^/.]+)(?:\.scene)?\.(?:ts|json)$/.exec(file)
  return match ? `${match[1]}:${match[2]}` : undefined
}
