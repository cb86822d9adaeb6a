/** State of the tree of packs, shared by all pages that show it. */
import { create } from 'zustand'
import { keep, readKept } from '../kept.ts'

export interface TreeState {
  /** Ids of packs and groups that are open. */
  readonly opened: ReadonlySet<string>
  readonly search: string
  /** The scroll position of the tree, in pixels. */
  readonly scroll: number
  /** The pack whose cards the library shows: as in `PackState`, or its id. */
  readonly chosen: string | undefined
  /** Whether it is shown beside the workbench. */
  readonly list: 'shown' | 'away'
}

const key = 'questwright-workbench-list'

export const useTree = create<TreeState>(() => ({ opened: new Set(), search: '', scroll: 0, chosen: undefined, list: 'shown' }))

export const searchTree = (search: string): void => useTree.setState({ search })
export const keepScroll = (scroll: number): void => useTree.setState({ scroll })

/** Shows this pack in the library, now or when it is opened, and scrolls to it. */
export function choosePack(pack: string): void {
  useTree.setState({ chosen: pack })
  const look = (tries: number) => {
    const heading = document.getElementById(`pack-${pack}`)
    if (heading) heading.scrollIntoView({ block: 'nearest' })
    else if (tries > 0) setTimeout(() => look(tries - 1), 100)
  }
  requestAnimationFrame(() => look(30))
}

/** Opens all of these. */
export function openInTree(ids: readonly string[]): void {
  const { opened } = useTree.getState()
  if (ids.every((id) => opened.has(id))) return
  useTree.setState({ opened: new Set([...opened, ...ids]) })
}

export function toggleInTree(id: string): void {
  const opened = new Set(useTree.getState().opened)
  if (!opened.delete(id)) opened.add(id)
  useTree.setState({ opened })
}

/** Restores the choice stored in this browser. */
export function readList(): void {
  if (readKept(key, ['shown', 'away']) === 'away') useTree.setState({ list: 'away' })
}

export function showList(list: TreeState['list']): void {
  useTree.setState({ list })
  keep(key, list)
}
