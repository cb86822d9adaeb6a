/** A sentence about an ability in the texts of a pack. */
import { lcgRulebook as rulebook } from '@questwright/lcg/rulebook'
import { expect, it } from 'vitest'
import { withCardSentence, withKeywordSentence } from '../src/index.ts'

const book = JSON.stringify({ cards: { hound: { title: 'Mire Hound', flavour: 'Peat.' } }, keywords: { mired: { title: 'Mired' } } })
const cards = (slug: string, type: string, sentence: string, text = book) =>
  JSON.parse(withCardSentence(text, slug, type, sentence, rulebook) ?? '').cards

it('a sentence is added as the last paragraph of the rules text', () => {
  expect(cards('hound', 'enemy', '**Forced:** It bites.').hound).toEqual({
    title: 'Mire Hound',
    flavour: 'Peat.',
    text: '**Forced:** It bites.',
  })
  const twice = withCardSentence(book, 'hound', 'enemy', 'It bites.', rulebook) ?? ''
  expect(cards('hound', 'enemy', 'It howls.', twice).hound.text).toBe('It bites.\nIt howls.')
})

it('a sentence is added to the text field for its ability word, or to the side that acts', () => {
  expect(cards('hound', 'enemy', '**Shadow:** It bites.').hound).toMatchObject({ shadow: '**Shadow:** It bites.' })
  expect(cards('ford', 'quest', '**When Revealed:** It rains.').ford).toEqual({
    title: '',
    sides: { B: { text: '**When Revealed:** It rains.' } },
  })
})

it('a sentence for a keyword is added to the text of the keyword, and a file that cannot be parsed is not changed', () => {
  const text = withKeywordSentence(book, 'mired', '**Forced:** It sinks.') ?? ''
  expect(JSON.parse(text).keywords).toEqual({ mired: { title: 'Mired', text: '**Forced:** It sinks.' } })
  expect(JSON.parse(withKeywordSentence(text, 'new', 'So.') ?? '').keywords.new).toEqual({ title: 'new', text: 'So.' })
  expect([withKeywordSentence('[', 'mired', ''), withCardSentence('[', 'hound', 'enemy', '', rulebook)]).toEqual([undefined, undefined])
})
