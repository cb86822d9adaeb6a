'use client'

import { Download, FolderOpen, LayoutGrid, Link as LinkIcon, Share2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import { toast } from 'sonner'
import { useGame } from '../../client/game/game-session.ts'
import { mayShowHands } from '../../client/game/show-hands.ts'
import { place, tableAddress } from '../../client/place.ts'
import { downloadGame, runningGame } from '../../client/saved/save-game.ts'
import { tellError } from '../../client/tell-error.ts'
import { OpenGameDialog } from './open-game.tsx'

/** What can be done with the running game as a whole: a file, a link, another board. */
export function GameMenu() {
  const status = useGame((state) => state.status)
  const router = useRouter()
  const [opening, setOpening] = useState<'open' | 'closed'>('closed')
  const isIdle = status === 'ready'
  const changeBoard = async () => {
    if (await mayShowHands('Change this board')) router.push('/situations?from=game')
  }
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <button type="button" className="st-bar-button" aria-label="Share this game" title="Share this game">
            <Share2 size={16} aria-hidden="true" />
          </button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="qw qw-menu" align="end" sideOffset={4}>
            <DropdownMenu.Item className="qw-menu-item" disabled={!isIdle} onSelect={() => void copyLink()}>
              <LinkIcon size={15} aria-hidden="true" /> Copy link to this position
            </DropdownMenu.Item>
            <DropdownMenu.Item className="qw-menu-item" disabled={!isIdle} onSelect={() => void saveFile()}>
              <Download size={15} aria-hidden="true" /> Save as file
            </DropdownMenu.Item>
            <DropdownMenu.Item className="qw-menu-item" onSelect={() => setOpening('open')}>
              <FolderOpen size={15} aria-hidden="true" /> Open a link or file …
            </DropdownMenu.Item>
            {place === 'studio' && (
              <DropdownMenu.Item className="qw-menu-item" disabled={!isIdle} onSelect={() => void changeBoard()}>
                <LayoutGrid size={15} aria-hidden="true" /> Change this board …
              </DropdownMenu.Item>
            )}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {opening === 'open' && <OpenGameDialog onClose={() => setOpening('closed')} />}
    </>
  )
}

async function saveFile(): Promise<void> {
  try {
    const game = await runningGame()
    if (game) toast.success(`${downloadGame(game)} is saved, with its lines and save points.`)
  } catch (error) {
    tellError(error)
  }
}

async function copyLink(): Promise<void> {
  try {
    const game = await runningGame()
    if (!game) return
    const { linkOf, LONGEST_LINK } = await import('../../client/saved/game-link.ts')
    const { link, fits } = linkOf(game, tableAddress())
    if (fits === 'no') {
      toast.warning('This game is too long for a link.', {
        description: `It would have ${link.length} letters; messengers carry about ${LONGEST_LINK}. Send it as a file.`,
        duration: 15_000,
        action: { label: 'Save as file', onClick: () => void saveFile() },
      })
      return
    }
    await navigator.clipboard.writeText(link)
    toast.success('The link is copied.', {
      description:
        place === 'studio'
          ? 'It opens this very position in every studio that has the same packs.'
          : 'It opens this very position here, for everyone, and in every studio that has the same packs.',
    })
  } catch (error) {
    tellError(error instanceof DOMException ? new Error('The browser did not let the page copy. Save the game as a file instead.') : error)
  }
}
