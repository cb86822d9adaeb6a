/** Generates docs/words-of-the-trading-card-game.md from the menus of the ability builder. */
import type { MenuEntry } from '@questwright/rulebook'
import { abilityMenus } from '../src/rulebook/abilities/index.ts'
import { namesPage } from './names-page.ts'

type Entries = { readonly [id: string]: MenuEntry }

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [heads, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))
  const widths = heads.map((_, i) => Math.max(...cells.map((row) => (row[i] as string).length)))
  const line = (row: readonly string[]): string => `| ${row.map((cell, i) => cell.padEnd(widths[i] as number)).join(' | ')} |`
  return [line(cells[0] as string[]), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...cells.slice(1).map(line)].join('\n')
}

/** The words that replace blanks in a sentence, by the name of the blank; other blanks become "…". */
const inSentence: { readonly [blank: string]: string } = { this: 'this card', host: 'its bearer', until: 'until …' }

/** A sentence for readers: blanks as "…", and of two wordings the first. */
export function readableSentence(says: string): string {
  return says
    .replace(/\{([^|}]*)\|[^}]*\}/g, '$1')
    .replace(/\{s\}|~|#(?=\w)/g, '')
    .replace(/[⟨⟩‹›]/g, '')
    .replace(/\$(\w+)/g, (_, blank: string) => inSentence[blank] ?? '…')
    .replace(/(?:… ?){2,}/g, '… ')
    .trim()
}

/** The script of an entry with its blanks as "…". */
export const readableScript = (code: string): string => code.replace(/\$\w+/g, '…').replace(/\s+/g, ' ')

const rowsOf = (menu: string, entries: Entries): string[][] =>
  Object.values(entries)
    .filter(({ code }) => code !== '')
    .map(({ label, code, says, offer }) => [
      `“${readableSentence(says)}”`,
      `\`${readableScript(code)}\``,
      offer === 'read' ? 'only read' : `${menu}: ${label}`,
    ])

const heads = ['the card says', 'in a script', 'in the ability builder']

/** The menus that the page lists, each with its heading. */
export const sections = [
  ['Costs, and what must be spotted', 'costs'],
  ['Cards', 'groups'],
  ['Selections', 'cards'],
  ['What cards are described by', 'filters'],
  ['Amounts', 'amounts'],
  ['Conditions', 'conditions'],
  ['Constant texts', 'changes'],
  ['Prices of playing a card', 'prices'],
  ['Limits', 'limits'],
] as const

const entriesIn = (menu: (typeof sections)[number][1] | 'effects'): Entries => (abilityMenus[menu] ?? {}) as Entries

function effectTables(): string {
  const entries = Object.entries(entriesIn('effects'))
  const { headings = {} } = abilityMenus
  const under = (heading: string | undefined) => Object.fromEntries(entries.filter(([, entry]) => entry.heading === heading))
  return [...Object.entries(headings), [undefined, 'Others'] as const]
    .flatMap(([heading, title]) => {
      const rows = rowsOf('effects', under(heading))
      return rows.length === 0 ? [] : [`### ${title}\n\n${table(heads, rows)}`]
    })
    .join('\n\n')
}

/** The functions of the script API that the builder does not write and that no other page lists, with their descriptions. */
function onlyInScripts(page: string, report: string, exported: readonly string[]): string[][] {
  const described = new Map(
    [...report.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport declare (?:function|const) (\w+)/g)].map(([, text = '', name = '']) => [
      name,
      text
        .replace(/\n \* ?/g, ' ')
        .replace(/ @(?:param|returns)[\s\S]*$/, '')
        .trim(),
    ]),
  )
  return exported.filter((name) => !new RegExp(`\\b${name}\\b`).test(page)).map((name) => [described.get(name) ?? '', `\`${name}\``])
}

/**
 * The whole page.
 * @param report the snapshot of the script API, with its comments
 * @param exported the functions that it exports
 */
export function wordsPage(report: string, exported: readonly string[]): string {
  const page = builderPage()
  return `${page}
## Only in scripts

${table(['what it says or does', 'in a script'], onlyInScripts(`${page}\n${namesPage()}`, report, exported))}
`
}

function builderPage(): string {
  const words = Object.values(abilityMenus.words ?? {}).map(({ label, code, help }) => [label, `\`${code}\``, help ?? ''])
  const events = Object.entries(abilityMenus.events ?? {}).map(([kind, { label, says }]) => [
    `“${readableSentence(says)}”`,
    `\`'${kind}'\``,
    `events: ${label}`,
  ])
  return `# Words of the trading card game

Phrases of its cards, and how to write them: in a script, and in the [ability builder](ability-builder.md); “…” is a blank. This page is generated from the menus of the builder, by \`npx vitest run checks/words-of-the-second-game.test.ts -u\`, and a test compares it with the functions of the script API. [Names](names-of-the-trading-card-game.md) lists the words in quotation marks; [How the two differ](handbook/how-the-two-differ.md) begins with examples. _Words of cards_ is about the cooperative game.

## Kinds of abilities

${table(['in the ability builder', 'in a script', 'what it is for'], words)}

## Effects

${effectTables()}

## What happens

For responses and triggers.

${table(['the card says', 'in a script', 'in the ability builder'], events)}

${sections
  .flatMap(([title, menu]) => {
    const rows = rowsOf(menu, entriesIn(menu))
    return rows.length === 0 ? [] : [`## ${title}\n\n${table(heads, rows)}`]
  })
  .join('\n\n')}
`
}
