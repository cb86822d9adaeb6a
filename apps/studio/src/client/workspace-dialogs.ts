/** The open dialog about the workspace: any page, menu or the palette may open one. */

import type { DroppedFile, ImportRefusal } from '@questwright/interop/archives'
import type { ChapterName, ThingKind, ThingName } from '@questwright/workshop/page'
import { create } from 'zustand'

export type WorkspaceQuestion =
  /** `game`: the game that is preselected. */
  | { readonly ask: 'new-pack'; readonly game?: string }
  | {
      readonly ask: 'new'
      readonly kind: Extract<ThingKind, 'card' | 'keyword' | 'scenario' | 'campaign' | 'deck' | 'system'>
      readonly pack: string
    }
  | { readonly ask: 'rename'; readonly thing: ThingName; readonly title: string }
  | { readonly ask: 'rename-name'; readonly name: ChapterName; readonly title: string }
  | { readonly ask: 'delete'; readonly thing: ThingName; readonly title: string }
  | { readonly ask: 'delete-pack'; readonly pack: string }
  /** The dropped files while they are read; without them the dialog asks for a zip or folder. */
  | { readonly ask: 'import'; readonly dropped?: Promise<readonly DroppedFile[] | ImportRefusal> }
  | { readonly ask: 'trash' }

export const useWorkspaceQuestion = create<{ readonly question: WorkspaceQuestion | undefined; readonly count: number }>(() => ({
  question: undefined,
  count: 0,
}))

/** Opens a dialog about the workspace. */
export function askWorkspace(question: WorkspaceQuestion): void {
  useWorkspaceQuestion.setState(({ count }) => ({ question, count: count + 1 }))
}

/** Closes it. */
export function closeWorkspaceQuestion(): void {
  useWorkspaceQuestion.setState({ question: undefined })
}
