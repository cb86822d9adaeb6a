import { Keyboard, Moon, Sun } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useGame } from '../client/game/game-store.ts'
import { showOverlay } from '../client/overlay.ts'
import { chooseTheme, useTheme } from '../client/theme.ts'
import { PageLink } from '../ui/parts/page-link.tsx'
import { GameStatus } from '../ui/shell/game-status.tsx'
import { Logo } from '../ui/shell/logo.tsx'
import type { SiteData } from './site-types.ts'

/** The bar above both pages. */
export function SiteHeader({ site }: { readonly site: SiteData | undefined }) {
  const path = usePathname()
  const theme = useTheme((state) => state.theme)
  const game = useGame((state) => state.title)
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <header className="st-header">
      <PageLink href="/" className="st-brand" aria-label={site ? `${site.pack.title}: start page` : 'Start page'}>
        <Logo /> <span>Questwright</span>
      </PageLink>
      <div className="st-header-middle">{path === '/play' && game !== '' && <GameStatus />}</div>
      <button
        type="button"
        className="st-bar-button"
        aria-label={theme === 'dark' ? 'Light theme' : 'Dark theme'}
        title={theme === 'dark' ? 'Light theme' : 'Dark theme'}
        onClick={() => chooseTheme(other)}
      >
        {theme === 'dark' ? <Sun size={17} aria-hidden="true" /> : <Moon size={17} aria-hidden="true" />}
      </button>
      <button type="button" className="st-bar-button" aria-label="All keys" title="All keys" onClick={() => showOverlay('keys')}>
        <Keyboard size={17} aria-hidden="true" /> <kbd>?</kbd>
      </button>
    </header>
  )
}
