/** Card sheets for Tabletop Simulator. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostOnSheet, type TabletopCard, tabletopObject, tabletopSheets } from '../src/index.ts'

const cards = (count: number, back: TabletopCard['back'] = 'encounter'): TabletopCard[] =>
  Array.from({ length: count }, (_, at) => ({ picture: `${back}-${at}`, title: `Card ${at}`, copies: 1 + (at % 3), back }))

const saved = (list: readonly TabletopCard[]) =>
  JSON.parse(
    tabletopObject('Fen', tabletopSheets(list, ['player', 'encounter', 'quest', 'none']), ({ number }, side) => `${number}-${side}.jpg`),
  ) as {
    ObjectStates: {
      Name: string
      DeckIDs?: number[]
      ContainedObjects?: {
        CardID: number
        Nickname: string
        CustomDeck: { [sheet: string]: { FaceURL: string; NumWidth: number; NumHeight: number; UniqueBack: boolean } }
      }[]
    }[]
  }

test('every copy of every card is in one deck for its back, and finds its place on its sheet', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.nat(80), (many, few) => {
      const list = [...cards(many + 2), ...cards(few + 2, 'own')]
      const sheets = tabletopSheets(list, ['player', 'encounter', 'quest', 'none'])
      for (const { cards: own, columns, rows } of sheets) {
        expect(own.length).toBeLessThanOrEqual(mostOnSheet)
        // the last position of the sheet stays free for the card back that other players see
        expect(columns * rows).toBeGreaterThan(own.length)
        expect([columns <= 10, rows <= 7]).toEqual([true, true])
      }
      const { ObjectStates } = saved(list)
      expect(ObjectStates).toHaveLength(2)
      const names = ObjectStates.flatMap(({ DeckIDs = [], ContainedObjects = [] }) => {
        expect(ContainedObjects.map(({ CardID }) => CardID)).toEqual(DeckIDs)
        return ContainedObjects.map(({ CardID, Nickname }) => {
          const sheet = sheets.find(({ number }) => number === Math.floor(CardID / 100))
          expect(sheet?.cards[CardID % 100]?.title).toBe(Nickname)
          return Nickname
        })
      })
      expect(names).toHaveLength(list.reduce((sum, { copies }) => sum + copies, 0))
    }),
    { numRuns: 30, seed: 3 },
  )
})

test('a single card is not written as a deck, and cards with different backs have a sheet of backs', () => {
  expect(saved([{ picture: 'a', title: 'A', copies: 1, back: 'player' }]).ObjectStates[0]?.Name).toBe('Card')
  const own = saved(cards(2, 'own')).ObjectStates[0]?.ContainedObjects?.[0]?.CustomDeck['1']
  expect(own).toMatchObject({ FaceURL: '1-face.jpg', BackURL: '1-back.jpg', UniqueBack: true })
})
