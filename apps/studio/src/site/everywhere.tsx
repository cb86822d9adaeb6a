import dynamic from 'next/dynamic'
import { useEffect } from 'react'
import { hearKeys, useCommands } from '../client/commands.ts'
import { useShowHands } from '../client/game/show-hands.ts'
import { showOverlay, useOverlay } from '../client/overlay.ts'

const KeysDialog = dynamic(() => import('../ui/shell/keys-dialog.tsx'))
const ShowHandsDialog = dynamic(() => import('../ui/play/show-hands-dialog.tsx'))

/** What works on both pages. */
export function SiteEverywhere() {
  const overlay = useOverlay((state) => state.overlay)
  const asksForHands = useShowHands((state) => state.button !== undefined)
  useEffect(hearKeys, [])
  useCommands('Everywhere', [
    { key: '?', words: 'Show the keys of this page', run: () => showOverlay(overlay === 'keys' ? 'none' : 'keys') },
    { signs: ['Esc'], words: 'Close what is open', shownIn: 'keys' },
  ])
  return (
    <>
      {overlay === 'keys' && <KeysDialog onClose={() => showOverlay('none')} />}
      {asksForHands && <ShowHandsDialog />}
    </>
  )
}
