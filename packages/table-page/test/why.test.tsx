import { createCatalogue } from '@questwright/board'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import type { AbilityExplanation, CardExplanation } from '@questwright/realm/web'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ScriptViewer } from '../src/page.tsx'
import { Told } from '../src/table/why-panel.tsx'
import { amountText, contributorText, reasonText, valueText } from '../src/table/why-words.ts'
import { tableAt } from './table-at.tsx'

const card = (code: string, title: string, type = 'hero') => ({ code, title, type, traits: [] })
const catalogue = createCatalogue({
  rulebook: lcgRulebook,
  cards: [card('lanterns:ulla', 'Úlla'), card('lanterns:cloak', 'Grey Cloak', 'attachment')],
  messages: {
    'refused.cost': 'Its cost cannot be paid.',
    'refused.no-trigger': 'Nothing that it answers to has happened.',
    'refused.other-subject': 'It happened to another card.',
  },
})

/** The text of HTML without its tags. */
const textOf = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

const ability = (change: Partial<AbilityExplanation>): AbilityExplanation => ({
  name: 'lanterns:ulla#action',
  word: 'action',
  lane: null,
  hears: [],
  source: { card: 'p1/ulla', code: 'lanterns:ulla' },
  status: 'offered',
  moments: [],
  ...change,
})

const told: CardExplanation = {
  card: { card: 'p1/ulla', code: 'lanterns:ulla' },
  side: 'A',
  zone: 'p1.play-area',
  controller: 'p1',
  stats: [
    {
      stat: 'willpower',
      printed: 2,
      value: 4,
      contributors: [
        {
          card: { card: 'p1/deck/3', code: 'lanterns:cloak' },
          name: 'lanterns:cloak#willpower-add',
          way: 'add',
          value: 2,
          place: { pack: 'lanterns', file: 'cards/attachments/cloak.ts', line: 4 },
        },
      ],
    },
    { stat: 'attack', printed: 1, value: 1, contributors: [] },
    { stat: 'defense', printed: 1, value: 1, contributors: [], failed: 'a modifier divided by nothing' },
  ],
  abilities: [
    ability({ place: { pack: 'lanterns', file: 'cards/ulla.ts', line: 9 } }),
    ability({ name: 'lanterns:ulla#dear', status: 'refused', reason: { code: 'refused.cost', parts: {} } }),
    ability({
      name: 'words:ranged#allow',
      status: 'waiting',
      lane: 'after-response',
      reason: { code: 'refused.no-trigger', parts: {} },
      moments: [
        {
          ability: 'words:ranged#allow',
          event: 'commits',
          lane: 'after-response',
          outcome: 'refused',
          reason: { code: 'refused.other-subject', parts: {} },
        },
      ],
      place: { pack: 'words', file: 'keywords/ranged.ts', line: 2 },
    }),
  ],
}

/** Renders a part below a table. @param scripts opens scripts */
const at = (scripts: ScriptViewer, part: ReactNode) => tableAt(scripts).around(part)
const studio: ScriptViewer = { codeOf: (file) => file, open: () => {} }
const site: ScriptViewer = { codeOf: () => undefined, open: () => {} }

describe('the explanation', () => {
  it('has the printed value, every modifier with its line, and the total', () => {
    const markup = renderToStaticMarkup(at(studio, <Told catalogue={catalogue} told={told} />))
    const text = textOf(markup)
    expect(text).toContain('Printed 2 Grey Cloak cloak.ts:4 +2 Willpower now 4')
    expect(text).toContain('As printed: attack 1.')
    expect(text).toContain('A modifier failed, so the printed value counts: a modifier divided by nothing')
  })

  it('says for every ability whether it is offered, and why not; lines of cards and of keywords can be opened', () => {
    const markup = renderToStaticMarkup(at(studio, <Told catalogue={catalogue} told={told} />))
    const [offered = '', dear = '', waiting = ''] = markup.split('<li data-ability').slice(1)
    expect(textOf(offered)).toContain('Offered now. The pending question offers it.')
    expect(offered).toMatch(/<button[^>]*>ulla\.ts:9<\/button>/)
    expect(textOf(dear)).toContain('Not now. Its cost cannot be paid.')
    expect(textOf(waiting)).toContain('Waits. Nothing that it answers to has happened.')
    expect(textOf(waiting)).toContain('Commits: refused. It happened to another card.')
    expect(waiting).toMatch(/<button[^>]*>ranged\.ts:2<\/button>/)
  })

  it('names the line of a script if the page cannot open it', () => {
    const markup = renderToStaticMarkup(at(site, <Told catalogue={catalogue} told={told} />))
    expect(markup).toMatch(/<code[^>]*>ulla\.ts:9<\/code>/)
    expect(markup).not.toMatch(/<button[^>]*>ulla\.ts:9/)
  })

  it('has words for every way and value', () => {
    const one = { card: null, name: 'words:ranged#x', place: undefined } as never
    const say = (way: string, value: unknown) => amountText({ ...(one as object), way, value } as never)
    expect([
      say('add', 3),
      say('add', -1),
      say('set', 0),
      say('times', 2),
      say('times', 'half'),
      say('include', 'Noble'),
      say('forbid', null),
    ]).toEqual(['+3', '−1', '= 0', '× 2', 'half', 'gains Noble', 'no'])
    expect(valueText({ ranged: 1, doomed: 2 })).toBe('Ranged, Doomed 2')
    expect(valueText([])).toBe('none')
    expect(valueText(true)).toBe('yes')
    expect(contributorText(catalogue, { card: null, name: 'words:night-walker#bite' })).toBe('Night walker')
    expect(reasonText(catalogue, { status: 'refused', reason: { code: 'refused.never-heard-of', parts: {} } })).toContain('never heard of')
  })
})
