/**
 * The content of the Abilities tab for the cards of the Core Set: the printed text of the card, and the parts that the builder recognises.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { menusOf } from '../src/menus.ts'
import { printedSentences } from '../src/printed.ts'
import { readScript } from '../src/read.ts'
import { sayParts } from '../src/sentence.ts'

const menus = menusOf(lcgRulebook)
const core = new URL('../../../content/lcg-core-set/', import.meta.url)
const words = JSON.parse(readFileSync(new URL('text/en.json', core), 'utf8')).cards
const scripts = Object.fromEntries(
  readdirSync(new URL('cards', core), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?<!\.scene)\.ts$/.test(file))
    .map((file) => [file.slice(file.lastIndexOf('/') + 1, -3), readFileSync(new URL(`cards/${file}`, core), 'utf8')]),
)

const read = (source: string) => readScript(menus, ts, ts.createSourceFile('x.ts', source, ts.ScriptTarget.ES2022, true))

function shown(slug: string) {
  const source = scripts[slug] ?? ''
  const { abilities, lists } = read(source)
  const { title } = words[slug]
  const sentences = printedSentences(menus, words[slug], abilities, source, title)
  // a list that comes from another file counts as one ability of which nothing is shown
  if (lists.length === 0) return [{ sentence: undefined, parts: [], source }]
  return abilities.map((one, i) => {
    const told = one.ability ?? one.known
    return { sentence: sentences[i], parts: told ? sayParts(menus, told, title) : [], source: source.slice(one.start, one.end) }
  })
}

it('shows the printed sentence of at least 95 % of the abilities of the Core Set, and each is part of the text of its card', () => {
  const all = Object.keys(scripts).flatMap((slug) => shown(slug).map((one) => ({ slug, ...one })))
  const said = all.filter(({ sentence }) => sentence !== undefined)
  expect(all.length).toBeGreaterThan(150)
  expect(said.length / all.length).toBeGreaterThanOrEqual(0.95)
  for (const { slug, sentence } of said) {
    const { text, shadow, sides } = words[slug]
    const whole = [text, `**Shadow:** ${shadow}`, sides?.A?.text, sides?.B?.text].join('\n')
    expect(whole, slug).toContain(sentence)
  }
})

describe('the sentences of the abilities', () => {
  it.each([
    ['king-spider', ['**When Revealed:** Each player must choose 1', '**Shadow:** Defending player must choose 1']],
    ['celebrians-stone', ['Attach to a hero, who gains +2', 'Attach to a hero, who gains +2', 'While that hero is Aragorn']],
    ['gandalf', ['Gandalf is discarded from play', '**Response:** After Gandalf enters play, choose one:\n• Draw 3 cards.\n•']],
    ['nazgul-of-dol-guldur', ['Attachments cannot be played on it.', '**Forced:** When the prisoner', '**Forced:** After a shadow effect']],
    ['beorns-path', ['This stage cannot be defeated', 'The players win the game']],
  ])('of %s', (slug, begins) => {
    const sentences = shown(slug).map(({ sentence }) => sentence ?? '')
    expect(sentences.map((sentence, i) => sentence.startsWith(begins[i] ?? '?'))).toEqual(begins.map(() => true))
  })

  it('are missing if the text has none', () => {
    const source = scripts['king-spider'] ?? ''
    expect(printedSentences(menus, {}, read(source).abilities, source, 'King Spider')).toEqual([undefined, undefined])
  })

  it('are whole paragraphs after a word that is not bold or in small letters, as people write at home', () => {
    const source = scripts['unexpected-courage'] ?? ''
    const { abilities } = read(source)
    const action = 'action: Exhaust it: ready the hero. Then smile.'
    const sentences = printedSentences(menus, { text: `Attach to a hero.\n${action}` }, abilities, source, 'Unexpected Courage')
    expect(sentences.at(-1)).toBe(action)
  })
})

describe('the parts of an ability', () => {
  it('are its trigger, its cost and its effect', () => {
    expect(shown('unexpected-courage')[1]?.parts).toEqual(['Action', 'Exhaust Unexpected Courage', 'ready attached card'])
    expect(shown('wandering-took')[0]?.parts).toEqual([
      'Action',
      'Lower your threat by 3',
      'choose another player',
      'that player gains control of Wandering Took',
      'that player raises their threat by 3',
      'once per round',
    ])
  })

  it('are the chooser, the choice, and the effect on the chosen card', () => {
    expect(shown('king-spider')[0]?.parts).toEqual(['When Revealed', 'each player', 'choose a ready character they control', 'exhaust it'])
    expect(shown('goblin-sniper')[1]?.parts.slice(-3)).toEqual(['each player', 'choose a character they control', 'deal 1 damage to it'])
  })

  it('are shown also for hand-written abilities, as far as they can be read', () => {
    expect(shown('erebor-hammersmith')[0]?.parts).toEqual(['Response', 'after Erebor Hammersmith is played'])
    expect(shown('dark-knowledge')[2]?.parts).toEqual(['Response', 'after a card is dealt a shadow card', 'Exhaust Dark Knowledge'])
  })
})
