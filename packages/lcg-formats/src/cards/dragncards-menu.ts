/** The menu in which players of DragnCards choose decks: a tree of labels. A quest is a label, and its modes are the leaves below it. */
import { type ImportProblem, importProblem } from '@questwright/interop/for-games'
import type { FactValue } from '@questwright/packs/browser'
import { isFields, most, objectOf, rawLabelOf, tellRest, tellTooMany } from './dragncards-decks.ts'
import { type ListedMode, listedModes, type MenuPlace } from './scenario-deck.ts'
import { difficultyOf, type ModeIds } from './scenario-modes.ts'

/** A leaf of the menu. */
export interface MenuLine extends MenuPlace {
  /** The deck that it opens. */
  readonly id: string
}

/** Reads a menu: its leaves in order, each with the labels above it. */
export function readDeckMenu(text: string): { readonly lines: readonly MenuLine[]; readonly problems: readonly ImportProblem[] } {
  const fields = objectOf(text)
  if ('severity' in fields) return { lines: [], problems: [fields] }
  const lines: MenuLine[] = []
  const problems: ImportProblem[] = []
  const visit = (menu: FactValue | undefined, path: readonly string[]): void => {
    if (!isFields(menu) || path.length > 10) return
    for (const deck of Array.isArray(menu.deckLists) ? (menu.deckLists as FactValue[]) : []) {
      if (isFields(deck) && typeof deck.deckListId === 'string')
        lines.push({ path, label: rawLabelOf(deck.label) || deck.deckListId, at: lines.length + 1, id: deck.deckListId })
      else
        problems.push(
          importProblem('error', 'wrong-row', [
            'A line of the menu has no `deckListId`: it was left out.',
            'Write { "label": …, "deckListId": … }.',
          ]),
        )
    }
    for (const sub of Array.isArray(menu.subMenus) ? (menu.subMenus as FactValue[]) : [])
      visit(sub, isFields(sub) ? [...path, rawLabelOf(sub.label)] : path)
  }
  visit(fields.object.deckMenu, [])
  tellRest(
    Object.keys(fields.object).filter((name) => name !== 'deckMenu'),
    problems,
  )
  tellTooMany(lines.length, most.decks, 'lines in the menu', problems)
  return { lines: lines.slice(0, most.decks), problems }
}

/** The ids of the lists for other modes, by the id of the normal list with the same label in a menu. */
export function modesBesides(lines: readonly MenuLine[]): ModeIds {
  const found = new Map<string, { [mode in ListedMode]?: string }>()
  const byPath = new Map<string, MenuLine[]>()
  for (const line of lines) {
    const path = JSON.stringify(line.path)
    byPath.set(path, [...(byPath.get(path) ?? []), line])
  }
  for (const own of byPath.values()) {
    const of = (...words: readonly string[]) => own.filter(({ label }) => words.includes(difficultyOf(label) ?? ''))
    const [normal, other] = of('normal', 'standard')
    if (normal === undefined || other !== undefined) continue
    for (const mode of listedModes) {
      const [list] = of(mode)
      if (list !== undefined) found.set(normal.id, { ...found.get(normal.id), [mode]: list.id })
    }
  }
  return found
}

interface Menu {
  label?: string
  subMenus?: Menu[]
  deckLists?: { label: string; deckListId: string }[]
}

/** Writes a menu with its tree. */
export function writeDeckMenu(lines: readonly Omit<MenuLine, 'at'>[]): string {
  const root: Menu = {}
  for (const { path, label, id } of lines) {
    let menu = root
    for (const name of path) {
      menu.subMenus ??= []
      let next = menu.subMenus.find((one) => one.label === name)
      if (next === undefined) {
        next = { label: name }
        menu.subMenus.push(next)
      }
      menu = next
    }
    menu.deckLists ??= []
    menu.deckLists.push({ label, deckListId: id })
  }
  return `${JSON.stringify({ deckMenu: root }, null, 2)}\n`
}
