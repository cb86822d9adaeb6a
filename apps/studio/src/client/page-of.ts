import type { ThingKind } from '@questwright/workshop/page'

/** The URL of the page on which a thing is edited; of the library for a rule or a set, which have no page. */
export function pageOf(kind: ThingKind, code: string): string {
  const pages = {
    card: 'cards?card',
    keyword: 'keywords?keyword',
    scenario: 'scenarios?scenario',
    deck: 'decks?deck',
    system: 'systems?system',
    campaign: 'campaigns?campaign',
  } as const
  return kind in pages ? `/${pages[kind as keyof typeof pages]}=${encodeURIComponent(code)}` : '/'
}
