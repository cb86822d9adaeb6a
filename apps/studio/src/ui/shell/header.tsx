'use client'

import { keySigns } from '@questwright/table-page/commands/commands'
import { showOverlay } from '@questwright/table-page/commands/overlay'
import { Logo } from '@questwright/table-page/header/logo'
import { chooseTheme, useTheme } from '@questwright/table-page/theme'
import { CircleAlert, Keyboard, LayoutGrid, Moon, Search, Sun } from 'lucide-react'
import dynamic from 'next/dynamic'
import { usePathname, useRouter } from 'next/navigation'
import { unchosenWorkspace } from '../../api-types.ts'
import { useStudioGame } from '../../client/game/game-store.ts'
import { mayShowHands } from '../../client/game/show-hands.ts'
import { useLibrary } from '../../client/library.ts'
import { PageLink } from '../parts/page-link.tsx'
import { ProblemBadge } from '../problems/problem-badge.tsx'
import { isHere, usePages } from './pages.ts'
import { PagesMenu } from './pages-menu.tsx'

/** Loaded only where the page shows the table. */
const GameStatus = dynamic(() => import('@questwright/table-page/header/game-status').then((module) => module.GameStatus), { ssr: false })

/** The bar above every page. On a narrow screen, and at the table, the pages are in a menu. */
export function Header() {
  const path = usePathname()
  const pages = usePages()
  const router = useRouter()
  const theme = useTheme((state) => state.theme)
  const connection = useLibrary((state) => state.connection)
  const isUnchosen = useLibrary((state) => state.error?.code === unchosenWorkspace)
  const game = useStudioGame((state) => state.title)
  const changeBoard = async () => {
    if (await mayShowHands('Change this board')) router.push('/situations?from=game')
  }
  const ofGame = [{ icon: <LayoutGrid size={15} aria-hidden="true" />, words: 'Change this board …', run: () => void changeBoard() }]
  return (
    <header className="st-header">
      <button type="button" className="st-skip" onClick={skipToPage}>
        Skip to the page
      </button>
      <PageLink href="/" className="st-brand" aria-label="Questwright">
        <Logo /> <span>Questwright</span>
      </PageLink>
      <nav aria-label="Pages">
        {pages.map(({ href, name }) => (
          <PageLink key={href} href={href} aria-current={isHere(href, path) ? 'page' : undefined}>
            {name}
          </PageLink>
        ))}
      </nav>
      <PagesMenu path={path} />
      <div className="st-header-middle">{path.startsWith('/play') && game !== '' && <GameStatus more={ofGame} />}</div>
      {connection === 'lost' && !isUnchosen && (
        <span className="st-flag is-bad" role="status">
          <CircleAlert size={15} aria-hidden="true" /> <span className="st-wide-only">No connection</span>
        </span>
      )}
      <ProblemBadge />
      <button
        type="button"
        className="st-bar-button st-find-button"
        aria-label="Find anything"
        title="Find anything"
        onClick={() => showOverlay('palette')}
      >
        <Search size={17} aria-hidden="true" />
        <kbd suppressHydrationWarning>{keySigns('mod+k').join(' ')}</kbd>
      </button>
      <button
        type="button"
        className="st-bar-button st-theme-button"
        aria-label={theme === 'dark' ? 'Light theme' : 'Dark theme'}
        title={theme === 'dark' ? 'Light theme' : 'Dark theme'}
        onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
      >
        {theme === 'dark' ? <Sun size={17} aria-hidden="true" /> : <Moon size={17} aria-hidden="true" />}
      </button>
      <button
        type="button"
        className="st-bar-button st-keys-button"
        aria-label="All keys"
        title="All keys"
        onClick={() => showOverlay('keys')}
      >
        <Keyboard size={17} aria-hidden="true" /> <kbd>?</kbd>
      </button>
    </header>
  )
}

/** A button and not a link, because the fragment of the URL is used for games and headings. */
function skipToPage(): void {
  const page = document.querySelector<HTMLElement>('.st-page main, .st-page')
  if (!page) return
  if (!page.hasAttribute('tabindex')) page.tabIndex = -1
  page.focus()
}
