/**
 * Each label and sentence of the ability builder's menus, as a card would print it. The list is in menu-sentences.txt, so that the diff shows what
 * a change of a menu changes; `npm run sentences` writes the list again.
 */
import { expect, it } from 'vitest'
import { wholeMenus } from './builder-walk.ts'
import { toldMenus } from './told-menus.ts'

const told = toldMenus(wholeMenus)

it('the list has each entry of the menus with its sentence', async () => {
  const seen = new Set<string>()
  const lines = told.flatMap(({ at, label, sentence }) => {
    const [entry = ''] = at.split(' (')
    // an effect after a cost or inside another effect must follow the rules below, but has no line of its own in the list
    if (seen.has(entry) || /^effects (?:for a cost|in choose-one|in if) /.test(entry)) return []
    seen.add(entry)
    return [`${entry} “${label}”\n    ${sentence}\n`]
  })
  expect(lines.length).toBeGreaterThan(800)
  await expect(lines.join('')).toMatchFileSnapshot('menu-sentences.txt')
})

const many = Object.values(wholeMenus.plurals).concat('players', 'resources', 'counters', 'points').join('|')
const single = Object.keys(wholeMenus.plurals).concat('player', 'resource', 'counter', 'point').join('|')

/** Texts that no card prints, by the name of the rule that forbids them. */
const rules: { readonly [rule: string]: RegExp } = {
  'begins with a capital': /^(?:\*\*[^*]+\*\* )?[^A-Z[+*]/,
  'ends with a full stop': /(?<!\.[”)]?|\))$/,
  'has no unfilled place': /[$~{}⟨⟩‹›#]|undefined|…|\+that/,
  'repeats no word': /\b(\w+) \1\b/i,
  'has one article': /\b(?:an?|the|each|another) (?:an?|the|each|another|your|their|attached|any|no) /i,
  'has no "each the"': /\b(?:each|any|\d+|up to \d+) the (?:current|card)\b/,
  'has "an" before a vowel': /\b[Aa] \[?(?:[aeioAEIO](?!ne\b)|[uU](?!ni))/,
  'has "a" before a consonant': /\b[Aa]n \[?[^aeiouAEIOU\s[]/,
  'has a singular noun after 1': new RegExp(`(?<![\\w.-])1 (?:more |additional )?(?:${many})\\b`),
  'has a plural noun after other numbers': new RegExp(
    `(?<![\\w.+-])(?:[2-9]|\\d{2,}|X|that (?:much|many)|up to [2-9]) (?:[A-Z]\\w* )?(?:${single})\\b`,
  ),
  'has "that many" before plural nouns, and no "are 1"': new RegExp(`\\bthat much (?:${many})\\b|\\bare (?:at least )?1 `),
  'has verbs in the third person after another player':
    /^(?:\*\*[^*]+\*\* )?(?:Each player|That player|The first player|A player) (?:draw|raise|lower|deal|exhaust|choose|add|search|ready)\b/,
  'gives no verb ending to other words': /\b(?:eaches|anies|whiles|cardses|thes|as enemy|eithers|ifs|maies)\b/i,
  'has an infinitive after "you may"': /\b[Yy]ou may (?:each|an?|the|any|cards|may|are|is|if|you|\d|Gildor)\b/,
  'has an infinitive after a cost': /\bto (?:may|are|is|if|any|each player|Gildor (?:gets|gains|loses|cannot|may|makes))\b/,
  'has plural verbs after plural nouns': /\b(?:[2-9]|up to [2-9]) (?:[a-z]+s) (?:[^.,(]*? )?(?:gets|gains|loses|has|does not)\b/,
  'has neither "of you" nor "by you"': /\bof you\b(?!r)|\bby you\b/,
  'begins each sentence with a capital': /\. [a-z]/,
}

it.each(Object.entries(rules))('every sentence of the menus %s', (_rule, wrong) => {
  expect([...new Set(told.map(({ sentence }) => sentence).filter((one) => wrong.test(one)))].slice(0, 20)).toEqual([])
})

it('every label of the menus is a single line without signs of script code, and occurs once in its menu', () => {
  const { of } = wholeMenus
  const labels = Object.entries({ ...of, costs: wholeMenus.costs, changes: wholeMenus.changes, prices: wholeMenus.prices }).flatMap(
    ([menu, entries]) =>
      entries.filter(({ offer }) => offer !== 'read').map(({ label, needs = [] }) => `${menu}: ${label} (${needs.join()})`),
  )
  expect(labels.filter((one, at) => labels.indexOf(one) !== at)).toEqual([])
  expect(labels.filter((one) => /[\n.$~{}]|\(an? /.test(one))).toEqual([])
})

it('the long menus have headings for nearly all of their entries', () => {
  for (const sort of ['effects', 'conditions'] as const) {
    const shown = wholeMenus.of[sort].filter(({ offer }) => offer !== 'read')
    const bare = shown.filter(({ heading }) => heading === undefined)
    // less than a tenth of the entries may have no heading yet
    expect(bare.length, bare.map(({ id }) => id).join(', ')).toBeLessThan(shown.length / 10)
    for (const { id, heading } of shown) if (heading !== undefined) expect(wholeMenus.headings[heading], id).toBeTypeOf('string')
  }
})
