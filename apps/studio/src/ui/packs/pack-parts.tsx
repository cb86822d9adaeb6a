import type { PackOutline } from '@questwright/packs/types'
import type { PackState } from '../../api-types.ts'

/** The URL of a pack of this workspace. @param pack as in `PackState` */
export const packPage = (pack: string): string => `/packs?pack=${encodeURIComponent(pack)}`

/** The status given by the author: draft, alpha, beta or final. */
export function StatusTag({ status }: { readonly status: string | undefined }) {
  return status === undefined || status === '' ? null : <span className={`st-tag is-${status}`}>{status}</span>
}

/** `12 cards, 1 scenario, 2 decks`. */
export function counted({
  cards,
  keywords,
  scenarios,
  campaigns = {},
  decks,
  systems = {},
}: Pick<PackOutline, 'cards' | 'keywords' | 'scenarios' | 'campaigns' | 'decks' | 'systems'>): string {
  return (
    [
      ['card', cards],
      ['keyword', keywords],
      ['campaign', campaigns],
      ['scenario', scenarios],
      ['deck', decks],
      ['system', systems],
    ] as const
  )
    .map(([word, things]) => [word, Object.keys(things).length] as const)
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${count} ${word}${count === 1 ? '' : 's'}`)
    .join(', ')
}

const origins = { own: 'in the workspace', installed: 'installed', shipped: 'comes with Questwright' } as const

/** The origin of a pack. */
export function Origin({ kind }: { readonly kind: PackState['kind'] }) {
  return <span className={kind === 'own' ? 'st-tag is-own' : 'st-tag'}>{origins[kind]}</span>
}
