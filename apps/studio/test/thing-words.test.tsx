import { readTitled, writeScriptWords, writeTitled } from '@questwright/editing'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { WholePack } from '../src/api-types.ts'
import { FileNameNote } from '../src/ui/editor/file-name-note.tsx'

const rule = { section: 'rules', slug: 'night-falls' } as const

it('title, text and words of a scenario or rule are written into their entry, and other data stay', () => {
  const begun = JSON.stringify({ cards: { ford: { title: 'The Ford' } } })
  const titled = writeTitled(begun, rule, { title: 'Night Falls' }) ?? ''
  const worded = writeScriptWords(titled, rule, () => ({ prompts: { 'who-wakes': 'Who wakes?' } })) ?? ''
  const told = writeTitled(worded, rule, { text: 'At the end of the round, one of you wakes.' }) ?? ''
  expect(JSON.parse(told)).toEqual({
    cards: { ford: { title: 'The Ford' } },
    rules: {
      'night-falls': {
        title: 'Night Falls',
        text: 'At the end of the round, one of you wakes.',
        words: { prompts: { 'who-wakes': 'Who wakes?' } },
      },
    },
  })
  expect(JSON.parse(writeTitled(told, rule, { text: '' }) ?? '').rules['night-falls']).not.toHaveProperty('text')
  expect(readTitled(told, rule)).toMatchObject({ title: 'Night Falls' })
  expect(readTitled('no json', rule)).toBeUndefined()
  expect(writeTitled('no json', rule, { title: 'x' })).toBeUndefined()
})

it('if the title of a card is changed, a message says that its files keep their name, and offers to rename it', () => {
  const pack = { pack: 'fords' } as WholePack
  const note = (title: string) => renderToStaticMarkup(<FileNameNote pack={pack} slug="new-stage-1" title={title} />)
  expect(note('Crossing the Grey Ford')).toContain('Its files are called <code>new-stage-1</code>. A new title does not change that.')
  expect(note('Crossing the Grey Ford')).toContain('Rename …')
  expect(note('New stage 1')).toBe('')
})
