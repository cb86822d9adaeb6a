'use client'

import './thing-tree.css'
import '../parts/search.css'
import { Icon, isIconName } from '@questwright/board'
import { packTree, pathTo, type TreeNode, type TreeRow, type TreeThing, treeRows } from '@questwright/contents/pack-tree'
import { useCommands } from '@questwright/table-page/commands/commands'
import { useVirtualizer } from '@tanstack/react-virtual'
import { BookOpen, ChevronDown, ChevronRight, CircleX, Layers, ScrollText, Search, Sparkles, Swords, TriangleAlert } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { PacksAnswer } from '../../api-types.ts'
import { pageOf } from '../../client/page-of.ts'
import { keepScroll, openInTree, searchTree, toggleInTree, useTree } from '../../client/tree/tree-state.ts'
import { stateSigns, stateWords } from '../library/state-badge.tsx'

interface ThingTreeProps {
  readonly answer: PacksAnswer
  /** The id of the thing shown on the page, or the selected pack. */
  readonly current: string | undefined
  /** Called when a pack is selected, in addition to opening it. */
  readonly onPack?: (pack: string) => void
}

const rowHeight = { fine: 28, coarse: 44 } as const

/** The tree of packs and what they contain. The slash key searches; arrow keys move the focus. */
export function ThingTree({ answer, current, onPack }: ThingTreeProps) {
  const { opened, search } = useTree()
  const wanted = useDeferredValue(search)
  const tree = useMemo(() => packTree(answer), [answer])
  const rows = useMemo(() => treeRows(tree, opened, wanted), [tree, opened, wanted])
  const router = useRouter()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string | undefined>(undefined)
  useCommands('The list of packs', [
    { key: '/', words: 'Search the packs', run: () => field.current?.focus() },
    { signs: ['↑', '↓', '←', '→'], words: 'Walk through the list, open and close what it holds', shownIn: 'keys' },
  ])
  useEffect(() => {
    if (current !== undefined) openInTree(current.includes(' ') ? pathTo(tree, current) : [current])
  }, [current, tree])
  const height = useRowHeight()
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => list.current,
    estimateSize: () => height,
    overscan: 8,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualizer keeps row sizes until it measures again
  useEffect(() => virtual.measure(), [height])
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = useTree.getState().scroll
  }, [])
  // scroll the open thing into view, but no further than needed
  const shown = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (current === undefined || shown.current === current) return
    const at = rows.findIndex(({ node }) => node.id === current)
    if (at < 0) return
    shown.current = current
    virtual.scrollToIndex(at, { align: 'auto' })
  })
  // the row that should get the focus may not be rendered yet: focus it once it is
  const wish = useRef<string | undefined>(undefined)
  useEffect(() => {
    const row = wish.current && list.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(wish.current)}"]`)
    if (!row) return
    wish.current = undefined
    row.focus()
  })
  const reachable = [focused, current].find((id) => rows.some(({ node }) => node.id === id)) ?? rows[0]?.node.id

  const focus = (id: string | undefined) => {
    const at = rows.findIndex(({ node }) => node.id === id)
    if (id === undefined || at < 0) return
    wish.current = id
    setFocused(id)
    virtual.scrollToIndex(at, { align: 'auto' })
  }
  const press = (node: TreeNode) => {
    if (node.kind === 'thing') return router.push(pageOf(node.what, node.code))
    if (node.kind === 'pack' && onPack && current !== node.id) {
      openInTree([node.id])
      return onPack(node.pack)
    }
    toggleInTree(node.id)
  }
  const walk = (event: KeyboardEvent, row: TreeRow, at: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { node, opened: state, within } = row
    const to = rowAfter(event.key, at, rows.length)
    if (event.key === 'ArrowUp' && at === 0) field.current?.focus()
    else if (to !== undefined) focus(rows[to]?.node.id)
    else if (event.key === 'ArrowRight' && state === 'open') focus(rows[at + 1]?.node.id)
    else if (event.key === 'ArrowLeft' && state !== 'open') focus(within)
    else if ((event.key === 'ArrowRight' && state === 'closed') || event.key === 'ArrowLeft') toggleInTree(node.id)
    else if (event.key === 'Enter' || event.key === ' ') press(node)
    else return
    event.preventDefault()
  }
  return (
    <div className="st-tree">
      <label className="st-search">
        <Search size={15} aria-hidden="true" />
        <input
          ref={field}
          type="search"
          placeholder="Search all packs"
          aria-label="Search all packs"
          value={search}
          onChange={(event) => searchTree(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') {
              event.preventDefault()
              focus(reachable)
            } else if (event.key === 'Enter') {
              const first = rows.find(({ node }) => node.kind === 'thing')?.node
              if (first && search !== '') press(first)
            } else if (event.key === 'Escape' && search !== '') {
              event.preventDefault()
              searchTree('')
            }
          }}
        />
        <span className="st-tree-slash">/</span>
      </label>
      <p className="st-heard" role="status">
        {wanted === '' ? '' : `${rows.filter(({ node }) => node.kind === 'thing').length} found`}
      </p>
      {rows.length === 0 ? (
        <p className="st-quiet st-tree-none">{wanted === '' ? 'No pack yet.' : 'Nothing is called like that.'}</p>
      ) : (
        <div ref={list} className="st-tree-rows" onScroll={(event) => keepScroll(event.currentTarget.scrollTop)}>
          <div role="tree" aria-label="Packs and what they hold" style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map(({ index, start }) => {
              const row = rows[index]
              if (!row) return null
              return (
                <Row
                  key={row.node.id}
                  row={row}
                  start={start}
                  isCurrent={row.node.id === current}
                  isReachable={row.node.id === reachable}
                  onPress={() => press(row.node)}
                  onFocus={() => setFocused(row.node.id)}
                  onKey={(event) => walk(event, row, index)}
                />
              )
            })}
          </div>
        </div>
      )}
    </div>
  )
}

/** The index of the row to which an arrow key moves; undefined for other keys. */
function rowAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

interface RowProps {
  readonly row: TreeRow
  readonly start: number
  readonly isCurrent: boolean
  readonly isReachable: boolean
  readonly onPress: () => void
  readonly onFocus: () => void
  readonly onKey: (event: KeyboardEvent) => void
}

function Row({ row: { node, level, opened, place, of }, start, isCurrent, isReachable, onPress, onFocus, onKey }: RowProps) {
  const Arrow = opened === 'open' ? ChevronDown : ChevronRight
  const shared = {
    'aria-level': level,
    'aria-posinset': place,
    'aria-setsize': of,
    'aria-selected': isCurrent,
    className: 'st-tree-row',
    'data-node': node.id,
    'data-kind': node.kind,
    style: { transform: `translateY(${start}px)` },
    title: node.title,
    onFocus,
  }
  const words = (
    <>
      {node.kind === 'thing' ? <ThingSign thing={node} /> : <Arrow size={14} aria-hidden="true" />}
      <span className="st-tree-title">{node.title}</span>
      <Badges node={node} />
    </>
  )
  if (node.kind === 'thing')
    return (
      <Link
        {...shared}
        role="treeitem"
        tabIndex={isReachable ? 0 : -1}
        onKeyDown={onKey}
        href={pageOf(node.what, node.code)}
        prefetch={false}
      >
        {words}
      </Link>
    )
  return (
    <div {...shared} role="treeitem" tabIndex={isReachable ? 0 : -1} aria-expanded={opened === 'open'} onClick={onPress} onKeyDown={onKey}>
      {words}
    </div>
  )
}

const signs = { campaign: ScrollText, scenario: BookOpen, deck: Layers, keyword: Sparkles, system: Swords } as const

function ThingSign({ thing: { what, icon } }: { readonly thing: TreeThing }) {
  if (what === 'card')
    return icon !== undefined && isIconName(icon) ? <Icon name={icon} /> : <span className="st-tree-dot" aria-hidden="true" />
  const Sign = signs[what]
  return <Sign size={14} aria-hidden="true" />
}

/** The badges of a row: problems or state of a thing; for packs and groups, the number of things in them. */
function Badges({ node }: { readonly node: TreeNode }) {
  if (node.kind === 'group') return <span className="st-tree-count">{node.children.length}</span>
  const { errors, warnings } = node
  if (errors > 0)
    return (
      <span className="st-tree-badge is-bad" title={counted(errors, 'error')}>
        <CircleX size={13} aria-hidden="true" />
        {errors}
        <span className="st-heard"> {errors === 1 ? 'error' : 'errors'}</span>
      </span>
    )
  if (node.kind === 'pack')
    return (
      <span className="st-tree-count" data-cards={node.cards}>
        {node.cards}
        <span className="st-heard"> {node.cards === 1 ? 'card' : 'cards'}</span>
      </span>
    )
  if (warnings > 0)
    return (
      <span className="st-tree-badge is-warn" title={counted(warnings, 'warning')}>
        <TriangleAlert size={13} aria-hidden="true" />
        {warnings}
        <span className="st-heard"> {warnings === 1 ? 'warning' : 'warnings'}</span>
      </span>
    )
  if (node.state === undefined) return null
  const Sign = stateSigns[node.state]
  return (
    <span className="st-tree-badge" data-state={node.state} title={stateWords[node.state]}>
      <Sign size={13} aria-hidden="true" />
      <span className="st-heard">{stateWords[node.state]}</span>
    </span>
  )
}

const counted = (count: number, word: string): string => `${count} ${count === 1 ? word : `${word}s`}`

/** The height of a row in pixels, which is greater on touch screens. */
function useRowHeight(): number {
  const [height, setHeight] = useState<number>(rowHeight.fine)
  useEffect(() => {
    const media = matchMedia('(pointer: coarse)')
    const read = () => setHeight(media.matches ? rowHeight.coarse : rowHeight.fine)
    read()
    media.addEventListener('change', read)
    return () => media.removeEventListener('change', read)
  }, [])
  return height
}
