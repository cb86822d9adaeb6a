/** Converts a scenario to deck rules of ALeP. */
import type { PackSheet, ScenariosOfPack } from '@questwright/interop/for-games'
import { dealtCardsOf, setTitle } from '@questwright/packs/browser'
import { asLcgScenario } from '../scenario.ts'
import { tableRulebook } from './known-types.ts'
import { deckOfScenario, type ScenarioDeck } from './scenario-deck.ts'

/** Deck rules that rebuild a scenario when they are imported. @param prefix such as `Q99.1` */
function rulesOfDeck(deck: ScenarioDeck, prefix: string, encounterSets: readonly string[], defaults: ReadonlyMap<string, number>): string {
  const lines = [`Prefix: ${prefix}-${deck.title.replaceAll(' ', '-')}`, `Encounter Sets: ${encounterSets.join('; ')}`]
  const removed = [...defaults].flatMap(([id, copies]) => {
    const used = deck.rows.reduce((sum, row) => sum + (row.octgnId === id ? row.quantity : 0), 0)
    return used < copies ? [`${copies - used} ${id}`] : []
  })
  if (removed.length > 0) lines.push(`Remove: ${removed.join('; ')}`)
  for (const [key, section] of [
    ['Active Setup', 'Active Setup'],
    ['Staging Setup', 'Staging Setup'],
    ['Setup', 'Setup'],
    ['Special', 'Special'],
    ['Second Special', 'Second Special'],
  ] as const) {
    const rows = deck.rows.filter((row) => row.section === section)
    if (rows.length > 0) lines.push(`${key}: ${rows.map((row) => `${row.quantity} ${row.octgnId ?? row.title}`).join('; ')}`)
  }
  return lines.join('\n')
}

/** Adds deck rules to the first stage of each scenario, unless an import gave it some. */
export function withDeckRules(sheets: readonly PackSheet[], { bundle, packs }: ScenariosOfPack): readonly PackSheet[] {
  const rules = new Map<string, string[]>()
  for (const [at, [slug, written]] of Object.entries(bundle.scenarios).entries()) {
    const facts = asLcgScenario(written)
    const [first = ''] = facts.quest
    if (sheets.some((sheet) => sheet.card.deckRules && facts.quest.includes(sheet.slug ?? ''))) continue
    const { deck } = deckOfScenario(written, bundle.text.en?.scenarios[slug]?.title ?? slug, bundle.id, packs, 'standard')
    const idOf = new Map(sheets.map((sheet) => [`${bundle.id}:${sheet.slug ?? ''}`, sheet.card.octgnId ?? '']))
    const defaults = new Map(
      dealtCardsOf({ quest: facts.quest, encounterSets: facts.encounterSets }, packs, 'standard', tableRulebook, bundle.id).flatMap(
        ({ code, facts: card }) => (idOf.has(code) ? [[idOf.get(code) ?? '', card.quantity ?? 1] as const] : []),
      ),
    )
    const sets = facts.encounterSets.map((set) => setTitle(bundle.text.en, set, tableRulebook) ?? set)
    const number = typeof facts.number === 'number' && facts.number < 100 ? facts.number : Math.min(99, at + 1)
    rules.set(first, [...(rules.get(first) ?? []), rulesOfDeck(deck, deck.id ?? `Q99.${number}`, sets, defaults)])
  }
  return sheets.map((sheet) => {
    const own = rules.get(sheet.slug ?? '')
    return own === undefined ? sheet : { ...sheet, card: { ...sheet.card, deckRules: own.join('\n\n') } }
  })
}
