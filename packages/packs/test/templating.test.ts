import { describe, expect, test } from 'vitest'
import { wordingFindings as plainWordingFindings, withWording } from '../src/templating.ts'
import { rulebook } from './games.ts'
import { watched } from './watched-findings.ts'

const wordingFindings = watched(plainWordingFindings)

/** The text after all fixes, and the codes of the findings in the order in which they were fixed. */
function repaired(text: string): { readonly text: string; readonly codes: readonly string[] } {
  const codes: string[] = []
  let now = text
  for (let i = 0; i < 20; i++) {
    const [finding] = wordingFindings(now, rulebook.wording)
    if (finding === undefined) return { text: now, codes }
    codes.push(finding.code)
    now = withWording(now, finding)
  }
  throw new Error(`the repairs of "${text}" never end: ${now}`)
}

describe('wordingFindings', () => {
  test.each([
    ['wording/bold-trigger', 'Action: Draw 1 card.', '**Action:** Draw 1 card.'],
    ['wording/bold-trigger', 'Surge.\nforced: Deal 1 damage.', 'Surge.\n**Forced:** Deal 1 damage.'],
    ['wording/bold-trigger', 'Quest Action: Draw 1 card.', '**Quest Action:** Draw 1 card.'],
    ['wording/bold-trigger', 'Storm Quest Action: Draw 1 card.', '**Storm Quest Action:** Draw 1 card.'],
    ['wording/trigger-capitals', '**storm Response:** Draw 1 card.', '**Storm Response:** Draw 1 card.'],
    ['wording/trigger-capitals', '**When revealed:** Deal 1 damage.', '**When Revealed:** Deal 1 damage.'],
    ['wording/trigger-capitals', '**Response**: Draw 1 card.', '**Response:** Draw 1 card.'],
    ['wording/number-as-digit', '**Action:** Draw two cards.', '**Action:** Draw 2 cards.'],
    ['wording/symbol', 'Attached hero gets +2 willpower.', 'Attached hero gets +2 [willpower].'],
    ['wording/limit', '**Action:** Draw 1 card. Limit once per round.', '**Action:** Draw 1 card. (Limit once per round.)'],
    ['wording/foreign-term', '**Action:** Untap this hero again.', '**Action:** Ready this hero again.'],
    ['wording/foreign-term', 'Put it into your graveyard at once.', 'Put it into your discard pile at once.'],
    ['wording/lower-case', 'Add it to the Staging Area.', 'Add it to the staging area.'],
    ['wording/full-stop', '**Action:** Draw 1 card', '**Action:** Draw 1 card.'],
    ['wording/spaces', 'Draw  1 card .', 'Draw 1 card.'],
  ])('%s: %s', (code, text, right) => {
    const { text: after, codes } = repaired(text)
    expect(after).toBe(right)
    expect(codes).toContain(code)
  })

  test.each([
    '**Action:** Exhaust Reedfang to draw 1 card. (Limit once per round.)',
    'Surge. Doomed 2.',
    'One of the players raises his or her threat by 2.',
    '**Forced:** After The Bell-Warden attacks you, raise your threat by 1.',
    'Attached hero gets +1 [willpower] and +2 hit points.',
    'No attachments',
  ])('finds nothing in %s', (text) => {
    expect(wordingFindings(text, rulebook.wording)).toEqual([])
  })

  test('findings have their places, in order, and do not overlap', () => {
    const text = 'Action: Draw two cards. Limit once per phase.'
    const found = wordingFindings(text, rulebook.wording)
    expect(found.map(({ from, at }) => text.startsWith(from, at))).toEqual([true, true, true])
    expect(found.map(({ at }) => at)).toEqual([0, 13, 24])
  })

  test('a fix for a text that has changed since then does nothing', () => {
    const [finding] = wordingFindings('Action: Draw 1 card.', rulebook.wording)
    expect(withWording('Forced: Draw 1 card.', finding as NonNullable<typeof finding>)).toBe('Forced: Draw 1 card.')
  })
})
