/** The chapters of the games that come with this program are valid: pages join them without checking. */
import { duelChapters } from '@questwright/duel/rulebook'
import { authoring } from '@questwright/lcg/authoring'
import { lcgChapters } from '@questwright/lcg/rulebook'
import { type ChapterSource, mergeChapters, momentSounds, type Rulebook, withMore } from '@questwright/rulebook'
import { authoring as authoringOfSecondGame } from '@questwright/tcg/authoring'
import { tcgChapters } from '@questwright/tcg/rulebook'
import { expect, test, vi } from 'vitest'
import { rulebooks } from '../src/page/rulebooks.ts'

const chapters: { readonly [game: string]: readonly ChapterSource[] } = { lcg: lcgChapters, duel: duelChapters, tcg: tcgChapters }

test('this test covers every game', () => {
  expect(Object.keys(chapters)).toEqual(Object.keys(rulebooks))
})

for (const [game, sources] of Object.entries(chapters))
  test(`the chapters of ${game} have no errors`, () => {
    expect(mergeChapters(sources).issues).toEqual([])
    // the check finds an unknown fact, which shows that it works
    const [first] = sources as readonly [ChapterSource]
    const broken = { ...first, chapter: { ...first.chapter, numbers: ['no-such-fact'] } }
    expect(mergeChapters([broken]).issues.map(({ path }) => path.join('.'))).toEqual(['numbers'])
  })

test('every sound of the table is used by some game, and no game names another one', () => {
  const asked = Object.values(rulebooks).flatMap(({ storyMoments }) => storyMoments.flatMap(({ sound }) => sound ?? []))
  expect([...new Set(asked)].toSorted()).toEqual([...momentSounds].toSorted())
})

test('a browser that loads the parts for authors later has the same rulebooks as other programs', async () => {
  const first = await vi.importActual<{ readonly lcgRulebook: Rulebook }>('../../lcg/src/rulebook/in-browser.ts')
  expect(first.lcgRulebook.snippets).toEqual({})
  expect(withMore(first.lcgRulebook, authoring)).toEqual(rulebooks.lcg)
  const second = await vi.importActual<{ readonly tcgRulebook: Rulebook }>('../../tcg/src/rulebook/index.ts')
  expect(second.tcgRulebook.stats).toEqual({})
  expect(withMore(second.tcgRulebook, authoringOfSecondGame)).toEqual(rulebooks.tcg)
})
