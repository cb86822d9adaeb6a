'use client'

import './workbench-frame.css'
import { neighbour, packTree } from '@questwright/contents/pack-tree'
import { useCommands } from '@questwright/table-page/commands/commands'
import { useWide } from '@questwright/table-page/parts/use-wide'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { PacksAnswer } from '../../api-types.ts'
import { packsAtHand, useGamesAtHand } from '../../client/game-at-hand.ts'
import { pageOf } from '../../client/page-of.ts'
import { readList, showList, useTree } from '../../client/tree/tree-state.ts'
import { PackCrumbs } from '../parts/pack-crumbs.tsx'
import { ThingTree } from '../tree/thing-tree.tsx'

interface WorkbenchFrameProps {
  readonly answer: PacksAnswer
  /** The id of the open thing in the tree: `card pack:slug`. */
  readonly current: string
  readonly pack: string
  /** The path of the file in its pack. */
  readonly file: string
  readonly writing: 'allowed' | 'refused'
  readonly children: ReactNode
}

/** Smallest width in pixels at which the list is beside the columns of a card. */
const roomForList = 1240

/** The workbench: the open thing with the tree of all packs beside it; keys open the previous and the next thing. */
export function WorkbenchFrame({ answer: all, current, pack, file, writing, children }: WorkbenchFrameProps) {
  const game = all.packs.find((one) => one.pack === pack)?.bundle?.game
  // where the user has chosen a game, the list has the packs of the game of the open thing only
  const { at } = useGamesAtHand(all)
  const answer = useMemo(
    () => (at === undefined || game === undefined ? all : { ...all, packs: packsAtHand(all.packs, game) }),
    [all, at, game],
  )
  const hasRoom = useWide(roomForList)
  const chosen = useTree(({ list }) => list)
  const [over, setOver] = useState<string | undefined>(undefined)
  const router = useRouter()
  useEffect(readList, [])
  const tree = useMemo(() => packTree(answer), [answer])
  // on a narrow page the list covers the open thing: close it when another thing is opened
  const list = hasRoom ? chosen : over === current ? 'shown' : 'away'
  const setList = (next: 'shown' | 'away') => (hasRoom ? showList(next) : setOver(next === 'shown' ? current : undefined))
  const [before, after] = [neighbour(tree, current, -1), neighbour(tree, current, 1)]
  useCommands('The workbench', [
    {
      key: 'alt+arrowup',
      words: 'To the previous thing of the pack',
      whileTyping: 'yes',
      run: () => before && router.push(pageOf(before.what, before.code)),
    },
    {
      key: 'alt+arrowdown',
      words: 'To the next thing of the pack',
      whileTyping: 'yes',
      run: () => after && router.push(pageOf(after.what, after.code)),
    },
    {
      words: list === 'shown' ? 'Hide the list of packs' : 'Show the list of packs',
      run: () => setList(list === 'shown' ? 'away' : 'shown'),
    },
  ])
  const Toggle = list === 'shown' ? PanelLeftClose : PanelLeftOpen
  return (
    <main className="st-workbench" data-list={list} data-room={hasRoom ? 'beside' : 'over'}>
      <PackCrumbs
        pack={pack}
        file={file}
        writing={writing}
        before={
          <button
            type="button"
            className="qw-button is-icon"
            aria-label="List of packs"
            aria-expanded={list === 'shown'}
            title={list === 'shown' ? 'Hide the list' : 'Show the list'}
            onClick={() => setList(list === 'shown' ? 'away' : 'shown')}
          >
            <Toggle size={16} aria-hidden="true" />
          </button>
        }
      />
      {list === 'shown' && (
        <aside className="st-workbench-list" aria-label="Packs">
          <ThingTree answer={answer} current={current} />
        </aside>
      )}
      {children}
    </main>
  )
}
