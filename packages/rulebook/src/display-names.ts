/**
 * Names in the parts of a chapter that only pages show: lists and searches of cards, X-rays, pictures, boards of scenes, openings, first
 * steps.
 */
import type { Chapter } from './chapter.ts'

type Ask = (section: 'facts' | 'zones' | 'phases' | 'types', name: string, path: readonly string[]) => void

/** @param ask called with each name, the section that must define it, and its path in the chapter */
export function askDisplay(chapter: Chapter, ask: Ask): void {
  if (chapter.opening !== undefined) {
    const { rows, piles, seat, tones } = chapter.opening
    for (const { zone } of [...rows, ...piles]) ask('zones', zone, ['opening'])
    for (const { zone } of [...seat.piles, ...seat.cards]) ask('zones', zone, ['opening', 'seat'])
    for (const name of Object.keys(tones)) ask('types', name, ['opening', 'tones'])
  }
  if (chapter.sceneBoard !== undefined) {
    const { table, seat, on, lost, beginnings } = chapter.sceneBoard
    for (const [whose, places] of Object.entries({ table, seat }))
      for (const [word, { zone, usual = [], only }] of Object.entries(places)) {
        const path = ['sceneBoard', whose, word]
        ask('zones', zone, [...path, 'zone'])
        for (const name of usual) ask('types', name, [...path, 'usual'])
        if (only !== undefined) ask('types', only, [...path, 'only'])
      }
    for (const [word, { zone }] of Object.entries(on)) ask('zones', zone, ['sceneBoard', 'on', word, 'zone'])
    for (const zone of Object.keys(lost)) ask('zones', zone, ['sceneBoard', 'lost'])
    for (const { phase } of beginnings) ask('phases', phase, ['sceneBoard', 'beginnings'])
  }
  for (const [picture, { types = [] }] of Object.entries(chapter.pictures ?? ({} as NonNullable<Chapter['pictures']>)))
    for (const name of types) ask('types', name, ['pictures', picture, 'types'])
  for (const [at, figure] of (chapter.xray ?? []).entries()) {
    const path = ['xray', String(at)]
    if (figure.kind === 'values' || figure.kind === 'share') ask('facts', figure.fact, [...path, 'fact'])
    if (figure.kind === 'reveals') ask('facts', figure.adds, [...path, 'adds'])
    if (figure.kind === 'means')
      for (const { fact, types = [] } of figure.facts) {
        ask('facts', fact, [...path, 'facts'])
        for (const name of types) ask('types', name, [...path, 'facts', fact, 'types'])
      }
  }
  for (const [field, { reads }] of Object.entries(chapter.searchFields ?? ({} as NonNullable<Chapter['searchFields']>)))
    if (typeof reads === 'object') ask('facts', reads.fact, ['searchFields', field, 'reads', 'fact'])
  if (chapter.cardLists !== undefined) {
    const { types, signs, groups, price, numbers, sum } = chapter.cardLists
    for (const name of Object.keys(types)) ask('types', name, ['cardLists', 'types'])
    for (const name of Object.keys(signs)) ask('types', name, ['cardLists', 'signs'])
    for (const name of numbers) ask('facts', name, ['cardLists', 'numbers'])
    ask('facts', groups.fact, ['cardLists', 'groups', 'fact'])
    ask('facts', price.fact, ['cardLists', 'price', 'fact'])
    ask('facts', price.instead, ['cardLists', 'price', 'instead'])
    ask('facts', sum.fact, ['cardLists', 'sum', 'fact'])
  }
  const points = chapter.scenario?.stages.points
  if (points !== undefined) ask('facts', points.fact, ['scenario', 'stages', 'points', 'fact'])
  if (chapter.firstSteps !== undefined) {
    const { types, needs, beside } = chapter.firstSteps.cards
    for (const name of [...types, ...needs, ...beside]) ask('types', name, ['firstSteps', 'cards'])
  }
}
