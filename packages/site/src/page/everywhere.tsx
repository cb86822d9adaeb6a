import { hearKeys, useCommands } from '@questwright/table-page/commands/commands'
import { showOverlay, useOverlay } from '@questwright/table-page/commands/overlay'
import { later } from '@questwright/table-page/parts/later'
import { useEffect } from 'react'

const KeysDialog = later(() => import('@questwright/table-page/commands/keys-dialog').then((module) => module.default))

/** The components that both pages of the site have: keyboard shortcuts and overlays. */
export function SiteEverywhere() {
  const overlay = useOverlay((state) => state.overlay)
  useEffect(hearKeys, [])
  useCommands('Everywhere', [
    { key: '?', words: 'Show the keys of this page', run: () => showOverlay(overlay === 'keys' ? 'none' : 'keys') },
    { signs: ['Esc'], words: 'Close what is open', shownIn: 'keys' },
  ])
  return overlay === 'keys' ? <KeysDialog onClose={() => showOverlay('none')} /> : null
}
