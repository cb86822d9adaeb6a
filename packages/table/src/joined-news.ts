/** Merges consecutive news into one. */
import type { TableNews } from './port.ts'

/** The news for a viewer who missed the earlier ones. @param later the news that follow directly */
export function joinedNews(earlier: TableNews | undefined, later: TableNews): TableNews {
  if (earlier === undefined || later.told === 'anew') return later
  const { patch: first } = earlier
  const { patch: then, ...rest } = later
  const { question: _, outcome: __, ...before } = earlier
  return {
    ...before,
    ...rest,
    told: earlier.told,
    patch: { ...first, ...then, zones: { ...first.zones, ...then.zones }, cards: { ...first.cards, ...then.cards } },
    story: [...earlier.story.filter(({ n }) => n < later.storyFrom), ...later.story],
    storyFrom: Math.min(earlier.storyFrom, later.storyFrom),
  }
}
