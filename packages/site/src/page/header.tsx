import { useTableGame } from '@questwright/table-page'
import { showOverlay } from '@questwright/table-page/commands/overlay'
import { GameStatus } from '@questwright/table-page/header/game-status'
import { Logo } from '@questwright/table-page/header/logo'
import { chooseTheme, useTheme } from '@questwright/table-page/theme'
import { Keyboard, Moon, Sun } from 'lucide-react'
import { usePage } from './navigation.ts'
import { PageLink } from './page-link.tsx'
import type { SiteData } from './site-types.ts'

/** The bar above both pages. */
export function SiteHeader({ site }: { readonly site: SiteData | undefined }) {
  const page = usePage()
  const theme = useTheme((state) => state.theme)
  const game = useTableGame((state) => state.title)
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <header className="st-header">
      <PageLink to="start" className="st-brand" aria-label={site ? `${site.pack.title}: start page` : 'Start page'}>
        <Logo /> <span>Questwright</span>
      </PageLink>
      <div className="st-header-middle">{page === 'table' && game !== '' && <GameStatus />}</div>
      <button
        type="button"
        className="st-bar-button st-theme-button"
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
