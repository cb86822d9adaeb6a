'use client'

import { CircleAlert, Keyboard, Moon, Sun } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { useGame } from '../../client/game/game-session.ts'
import { useLibrary } from '../../client/library.ts'
import { chooseTheme, useTheme } from '../../client/theme.ts'
import { GameStatus } from './game-status.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { Logo } from './logo.tsx'

const pages = [
  { href: '/', name: 'Library' },
  { href: '/decks', name: 'Decks' },
  { href: '/play', name: 'Table' },
  { href: '/tests', name: 'Tests' },
  { href: '/history', name: 'History' },
  { href: '/handbook', name: 'Handbook' },
] as const

/** The bar above every page. */
export function Header() {
  const path = usePathname()
  const theme = useTheme((state) => state.theme)
  const connection = useLibrary((state) => state.connection)
  const game = useGame((state) => state.title)
  const [keys, setKeys] = useState<'open' | 'closed'>('closed')
  const isHere = (href: string) =>
    href === '/' ? !pages.some((page) => page.href !== '/' && path.startsWith(page.href)) : path.startsWith(href)
  return (
    <header className="st-header">
      <Link href="/" className="st-brand">
        <Logo /> Questwright
      </Link>
      <nav aria-label="Pages">
        {pages.map(({ href, name }) => (
          <Link key={href} href={href} aria-current={isHere(href) ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <div className="st-header-middle">{path.startsWith('/play') && game !== '' && <GameStatus />}</div>
      {connection === 'lost' && (
        <span className="st-flag is-bad" role="status">
          <CircleAlert size={15} aria-hidden="true" /> No connection
        </span>
      )}
      <button
        type="button"
        className="st-bar-button"
        aria-label={theme === 'dark' ? 'Light theme' : 'Dark theme'}
        title={theme === 'dark' ? 'Light theme' : 'Dark theme'}
        onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
      >
        {theme === 'dark' ? <Sun size={17} aria-hidden="true" /> : <Moon size={17} aria-hidden="true" />}
      </button>
      <button type="button" className="st-bar-button" aria-label="All keys" title="All keys" onClick={() => setKeys('open')}>
        <Keyboard size={17} aria-hidden="true" /> <kbd>?</kbd>
      </button>
      <KeysDialog
        open={keys === 'open'}
        onOpenChange={(open) => setKeys(open ? 'open' : 'closed')}
        listens={path.startsWith('/play') ? 'no' : 'yes'}
      />
    </header>
  )
}
