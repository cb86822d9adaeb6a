/** Many files in one import: the time for a file depends on that file, not on the files before it. */

import { openImport, planImport } from '@questwright/interop'
import { filesOfNewPack } from '@questwright/packs/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { gameFormats, rulebooks } from './games.ts'
import { keywords } from './made-up-cards.ts'

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const cardsOfSet = 12
const card = (set: number, at: number): string =>
  `<card id="${id(set * 100 + at)}" name="Fen ${set} ${at}" size="${at === 0 ? 'QuestCard' : 'EncounterCard'}"><property name="Card Number" value="${at + 1}"/><property name="Quantity" value="1"/><property name="Encounter Set" value="Ferry ${set}"/><property name="Type" value="${at === 0 ? 'Quest' : 'Enemy'}"/><property name="Cost" value="1"/>${at === 0 ? '<alternate name="Far Bank" type="B"><property name="Type" value="Quest"/></alternate>' : ''}</card>`
const setXml = (set: number): string =>
  `<set name="Fens ${set}" id="${id(90_000 + set)}" gameId="a21af4e8-be4b-4cda-a6b6-534f9717391f" version="1.0"><cards>${Array.from({ length: cardsOfSet }, (_, at) => card(set, at)).join('')}</cards></set>`
const row = (set: number, at: number): string => `<card qty="1" id="${id(set * 100 + at)}">Fen</card>`
const o8d = (set: number): string =>
  `<deck game="a21af4e8-be4b-4cda-a6b6-534f9717391f"><section name="Quest" shared="True">${row(set, 0)}</section><section name="Encounter" shared="True">${row(set, 1)}${row(set, 2)}</section></deck>`

async function imported(sets: number) {
  const files = []
  for (let set = 1; set <= sets; set++)
    for (const [name, text] of [
      [`${set}/set.xml`, setXml(set)],
      [`Q${String(set).padStart(2, '0')}.1-Quest ${set}.o8d`, o8d(set)],
    ] as const)
      files.push((await openImport(gameFormats, name, new TextEncoder().encode(text))).file)
  const parse = vi.spyOn(JSON, 'parse')
  const stringify = vi.spyOn(JSON, 'stringify')
  const plan = planImport(gameFormats, files, {
    id: 'fens',
    state: 'new',
    rulebook: rulebooks.lcg,
    files: filesOfNewPack('fens', 'Fens', {}, rulebooks.lcg),
    keywords,
    packs: [],
  })
  const work = parse.mock.calls.length + stringify.mock.calls.length
  vi.restoreAllMocks()
  return { plan, work }
}

afterEach(() => void vi.restoreAllMocks())

test('twice as many files take about twice the work', async () => {
  const [few, many] = [await imported(6), await imported(12)]
  expect(many.plan.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(many.plan.made.length).toBe(12 * (cardsOfSet + 1))
  expect(many.work / few.work).toBeLessThan(2.2)
})
