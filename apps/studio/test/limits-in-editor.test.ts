/** The editor compares limits in the text of a card with its script while it is typed. */
import { liveProblems } from '@questwright/editing'
import type { PackBundle } from '@questwright/packs/types'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { expect, it } from 'vitest'

const pack = {
  ...{
    id: 'lanterns',
    name: '@you/lanterns',
    packVersion: '0.1.0',
    game: 'tcg',
    api: 1,
    dependencies: [],
    keywords: {},
    scripts: [],
    scenes: [],
  },
  cards: {
    lampwright: {
      type: 'minion',
      side: 'shadow',
      culture: 'moria',
      race: 'orc',
      twilight: 1,
      strength: 5,
      vitality: 2,
      site: 4,
      keywords: [],
    },
  },
  text: {},
  scenarios: {},
  decks: {},
} as unknown as PackBundle

it.each([
  ['(limit +3)', 'amount(3)', []],
  ['(Limit once per phase.)', 'uses(1)', []],
  ['(limit 1)', 'uses(1)', []],
  ['(Limit once per turn.)', "uses(1, 'turn')", []],
  ['', 'uses(1)', ['text/limit-missing']],
  ['(limit +3)', 'uses(3)', ['script/limit-missing', 'text/limit-missing']],
])('"%s" and limit: %s', (says, limit, codes) => {
  const text = `import { amount, card, draw, skirmish, uses } from '@questwright/tcg'\n\nexport default card('lampwright', [skirmish({ limit: ${limit} }, () => draw(1))])\n`
  const problems = liveProblems(
    pack,
    new Set(),
    {
      slug: 'lampwright',
      file: 'cards/lampwright.json',
      facts: undefined,
      book: JSON.stringify({ cards: { lampwright: { title: 'Lampwright', text: `**Skirmish:** Draw 1 card ${says}` } } }),
      script: { path: 'cards/lampwright.ts', text },
    },
    rulebooks,
  )
  expect(problems?.map(({ code }) => code).filter((code) => code.includes('limit'))).toEqual(codes)
})
