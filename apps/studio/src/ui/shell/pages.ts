import { rulebookAt } from '@questwright/workshop/rulebooks'
import { useGamesAtHand } from '../../client/game-at-hand.ts'
import { useLibrary } from '../../client/library.ts'

/** The pages in the bar. */
export const pages = [
  { href: '/', name: 'Library' },
  { href: '/packs', name: 'Packs' },
  { href: '/decks', name: 'Decks' },
  { href: '/play', name: 'Table' },
  { href: '/campaigns', name: 'Campaigns' },
  { href: '/tests', name: 'Tests' },
  { href: '/history', name: 'History' },
  { href: '/handbook', name: 'Handbook' },
] as const

/**
 * Whether a link in the bar is the current page. Pages that the bar does not have belong to the library: cards, keywords, scenarios, situations.
 */
export const isHere = (href: string, path: string): boolean =>
  href === '/' ? !pages.some((page) => page.href !== '/' && path.startsWith(page.href)) : path.startsWith(href)

/** The pages of the bar for the game at hand: campaigns exist only in games whose scenarios have stages. */
export function usePages(): readonly (typeof pages)[number][] {
  const { at } = useGamesAtHand(useLibrary((state) => state.packs))
  const hasCampaigns = at === undefined || rulebookAt(at).scenario !== undefined
  return hasCampaigns ? pages : pages.filter(({ href }) => href !== '/campaigns')
}
