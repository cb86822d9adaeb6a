import { Download, FolderOpen, Layers, Link as LinkIcon, Share2 } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { useCommands } from '../commands/commands.ts'
import { type TablePage, useTableGame, useTablePage } from '../page.tsx'
import { later } from '../parts/later.tsx'
import { toast } from '../parts/toast.ts'
import { tellError } from '../tell-error.ts'
import { OpenGameDialog } from './open-game.tsx'
import { downloadGame, runningGame } from './save-game.ts'

const MyGamesDialog = later(() => import('../start/my-games-dialog.tsx').then((module) => module.MyGamesDialog))

/** A further entry of the menu for the running game, added by the page that shows the table. */
export interface GameMenuEntry {
  readonly icon: ReactNode
  readonly words: string
  readonly run: () => void
}

/** The menu for the running game as a whole: save it as a file, make a link, open another game. */
export function GameMenu({ more = [] }: { readonly more?: readonly GameMenuEntry[] | undefined }) {
  const status = useTableGame((state) => state.status)
  const page = useTablePage()
  const [opening, setOpening] = useState<'open' | 'my games' | 'closed'>('closed')
  useCommands('The table', [
    { words: 'My games …', also: 'other kept games switch', shownIn: 'palette', run: () => setOpening('my games') },
  ])
  const isIdle = status === 'ready'
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
            <DropdownMenu.Item className="qw-menu-item" disabled={!isIdle} onSelect={() => void copyLink(page)}>
              <LinkIcon size={15} aria-hidden="true" /> Copy link to this position
            </DropdownMenu.Item>
            <DropdownMenu.Item className="qw-menu-item" disabled={!isIdle} onSelect={() => void saveFile(page)}>
              <Download size={15} aria-hidden="true" /> Save as file
            </DropdownMenu.Item>
            <DropdownMenu.Item className="qw-menu-item" onSelect={() => setOpening('open')}>
              <FolderOpen size={15} aria-hidden="true" /> Open a link or file …
            </DropdownMenu.Item>
            <DropdownMenu.Item className="qw-menu-item" onSelect={() => setOpening('my games')}>
              <Layers size={15} aria-hidden="true" /> My games …
            </DropdownMenu.Item>
            {more.map(({ icon, words, run }) => (
              <DropdownMenu.Item key={words} className="qw-menu-item" disabled={!isIdle} onSelect={run}>
                {icon} {words}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {opening === 'my games' && <MyGamesDialog onClose={() => setOpening('closed')} />}
      {opening === 'open' && <OpenGameDialog onClose={() => setOpening('closed')} />}
    </>
  )
}

async function saveFile(page: TablePage): Promise<void> {
  try {
    const game = await runningGame(page)
    if (game) toast.success(`${downloadGame(game)} is saved, with its branches and save points.`)
  } catch (error) {
    tellError(error)
  }
}

async function copyLink(page: TablePage): Promise<void> {
  try {
    const game = await runningGame(page)
    if (!game) return
    const { linkOf, LONGEST_LINK } = await import('./game-link.ts')
    const { link, fits } = linkOf(game, page.tableAddress())
    if (fits === 'no') {
      toast.warning('This game is too long for a link.', {
        description: `It would have ${link.length} letters; messengers carry about ${LONGEST_LINK}. Send it as a file.`,
        duration: 15_000,
        action: { label: 'Save as file', onClick: () => void saveFile(page) },
      })
      return
    }
    await navigator.clipboard.writeText(link)
    toast.success('The link is copied.', { description: page.words.whereLinksOpen })
  } catch (error) {
    tellError(error instanceof DOMException ? new Error('The browser did not let the page copy. Save the game as a file instead.') : error)
  }
}
