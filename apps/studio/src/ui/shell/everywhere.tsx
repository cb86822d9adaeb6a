'use client'

import { hearKeys, useCommands } from '@questwright/table-page/commands/commands'
import { showOverlay, useOverlay } from '@questwright/table-page/commands/overlay'
import { fetchToasts } from '@questwright/table-page/parts/toast'
import { chooseTheme, useTheme } from '@questwright/table-page/theme'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useShowHands } from '../../client/game/show-hands.ts'
import { useGamesAtHand } from '../../client/game-at-hand.ts'
import { useLibrary } from '../../client/library.ts'
import { useTrust } from '../../client/packs/trust.ts'
import { startTour, useTour } from '../../client/tour/tour.ts'
import { whenUsed } from '../../client/when-idle.ts'
import { askWorkspace } from '../../client/workspace-dialogs.ts'

const Palette = dynamic(() => import('../palette/palette.tsx'), { ssr: false })
const KeysDialog = dynamic(() => import('@questwright/table-page/commands/keys-dialog'), { ssr: false })
const TourGuide = dynamic(() => import('../tour/tour-guide.tsx'), { ssr: false })
const ShowHandsDialog = dynamic(() => import('../play/show-hands-dialog.tsx'), { ssr: false })
const TrustDialog = dynamic(() => import('../packs/trust-dialog.tsx'), { ssr: false })
const OpenGameDialog = dynamic(() => import('@questwright/table-page/saved/open-game').then((module) => module.OpenGameDialog), {
  ssr: false,
})

/** The parts that every page has: command palette, list of keys, tour, and the commands that work everywhere. */
export function Everywhere() {
  const overlay = useOverlay((state) => state.overlay)
  const theme = useTheme((state) => state.theme)
  const packs = useLibrary((state) => state.packs)
  const { at: game } = useGamesAtHand(packs)
  const touring = useTour((state) => state.at !== undefined)
  const asksForHands = useShowHands((state) => state.button !== undefined)
  const asksForTrust = useTrust((state) => state.asked !== undefined)
  const [opening, setOpening] = useState<'open' | 'closed'>('closed')
  const router = useRouter()
  useEffect(hearKeys, [])
  useEffect(
    () =>
      whenUsed(() => {
        // load these modules while the browser is idle: later, dialogs open at once, letters typed right after Ctrl K are not lost, and notices can
        // be shown without a connection. The first page is not delayed by that
        void import('../palette/palette.tsx')
        void fetchToasts()
        void import('@questwright/table-page/start/new-game-dialog')
        void import('../workspace/workspace-dialogs.tsx')
      }),
    [],
  )
  const canWrite = packs?.workspace.writing === 'allowed'
  const other = theme === 'dark' ? 'light' : 'dark'
  useCommands('Everywhere', [
    {
      key: 'mod+k',
      words: 'Find anything, and do anything',
      whileTyping: 'yes',
      shownIn: 'keys',
      run: () => showOverlay(overlay === 'palette' ? 'none' : 'palette'),
    },
    {
      key: '?',
      words: 'Show the keys of this page',
      also: 'help keyboard shortcuts',
      run: () => showOverlay(overlay === 'keys' ? 'none' : 'keys'),
    },
    { signs: ['Esc'], words: 'Close what is open', shownIn: 'keys' },
    { words: `Use the ${other} theme`, also: 'colours dark light night', run: () => chooseTheme(other) },
    { words: 'Take the tour', also: 'first visit guide help introduction', run: () => startTour(0, game) },
    { words: 'Open a link or file …', also: 'game saved import', run: () => setOpening('open') },
    { words: 'Set up a board', also: 'situation position', run: () => router.push('/situations') },
    ...(canWrite
      ? [
          { words: 'New pack …', also: 'make create', run: () => askWorkspace({ ask: 'new-pack' }) },
          { words: 'Import a pack …', also: 'zip folder', run: () => askWorkspace({ ask: 'import' }) },
          { words: 'Open the trash', also: 'deleted restore undo', run: () => askWorkspace({ ask: 'trash' }) },
        ]
      : []),
  ])
  return (
    <>
      {overlay === 'palette' && <Palette onClose={() => showOverlay('none')} />}
      {overlay === 'keys' && <KeysDialog onClose={() => showOverlay('none')} />}
      {touring && <TourGuide />}
      {asksForHands && <ShowHandsDialog />}
      {asksForTrust && <TrustDialog />}
      {opening === 'open' && <OpenGameDialog onClose={() => setOpening('closed')} />}
    </>
  )
}
