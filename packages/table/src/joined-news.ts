/** News that follow one another, joined into one. */
import type { TableNews } from './port.ts'

/** What a viewer is told by two pieces of news. @param later those that follow directly */
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
