// @vitest-environment happy-dom
/** Several games in one browser: the list of them, the way back to the previous one, and the question before one is lost. */
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { portsOfNothing, type Shelf } from '@questwright/session'
import { createGameStore, type GameOutline } from '@questwright/session/state'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTablePage, type TablePage, TablePageProvider } from '../src/page.tsx'
import { ToastPlace } from '../src/parts/toast-place.tsx'
import { GameBefore } from '../src/saved/game-before.tsx'
import { askToLose } from '../src/saved/losing.ts'
import { KeptGames } from '../src/start/kept-games.tsx'

const outline = (id: string, title: string, more: Partial<GameOutline> = {}): GameOutline => ({
  ...{ id, title, scenario: 'x:y', seed: '1', packs: { x: 'hash' }, decisions: 3, beside: 'none', when: Date.UTC(2026, 0, 2) },
  setup: { kind: 'scenario', decks: [{ name: 'Axes' }, { name: 'Bows' }] } as unknown as GameOutline['setup'],
  ...more,
})

let games: GameOutline[]
let chosen: string[]
let resumed: string[]
const giveUp = vi.fn(async (id: string) => {
  const gone = games.filter((game) => game.id === id)
  games = games.filter((game) => game.id !== id)
  return async () => {
    games = [...gone, ...games]
  }
})
const goTo = vi.fn()

function newPage(): TablePage {
  const { shelf: nothing } = portsOfNothing(
    () => Promise.reject(new Error('nothing is played')),
    () => 'one',
  )
  const shelf: Shelf = {
    ...nothing,
    games: async () => games,
    choose: (id) => void chosen.push(id),
    kept: async (id) => (games.some((game) => game.id === id) ? ({ id, inputs: [], packs: {} } as never) : undefined),
  }
  const resume = async ({ id }: { readonly id: string }) => {
    resumed.push(id)
    page.game.setState({ status: 'ready', game: id, laid: 'taken up' })
    return 'same scripts'
  }
  const page = createTablePage({
    game: createGameStore(),
    shelf,
    table: async () => ({ session: { opening: { giveUp, resume } } }) as never,
    packs: {
      rulebooks: { lcg: lcgRulebook },
      bundles: async () => [],
      engine: async () => ({}) as never,
      exact: async () => ({ state: 'absent' }),
      mayPlay: async () => 'play',
      leaveAside: async () => {},
    },
    scripts: { codeOf: () => undefined, open: () => {} },
    words: { holder: '', whenMissing: () => '', howToHave: () => '', whereLinksOpen: '' },
    tableAddress: () => '',
  })
  return page
}

const shown = (page: TablePage, part: ReactNode) =>
  render(
    <TablePageProvider page={page} goTo={goTo}>
      {part}
      <ToastPlace />
    </TablePageProvider>,
  )

beforeEach(() => {
  games = [outline('new', 'The Ford'), outline('old', 'The Mill', { decisions: 1, ended: 'lost' })]
  chosen = []
  resumed = []
  giveUp.mockClear()
  goTo.mockClear()
})
afterEach(cleanup)

it('the list has the progress of each game, its players and its time, and opens it', async () => {
  const page = newPage()
  shown(page, <KeptGames games={games} bundles={[]} onChange={() => {}} />)
  const [first, second] = screen.getAllByRole('listitem')
  expect(first?.textContent).toContain('3 decisions')
  expect(first?.textContent).toMatch(/Axes and Bows · Jan \d, 2026/)
  expect(second?.textContent).toContain('Lost')
  // if no game is open, the list only selects the game, and the table page opens it
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Continue The Ford' })))
  expect([chosen, resumed, goTo.mock.lastCall]).toEqual([['new'], [], ['table']])
  // if another game is open, the table changes to the selected one at once
  page.game.setState({ status: 'ready', game: 'other' })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Look at The Mill' })))
  await waitFor(() => expect(resumed).toEqual(['old']), { timeout: 50_000 })
})

it('of many games the newest are shown, and a button shows the others', () => {
  shown(newPage(), <KeptGames games={Array.from({ length: 9 }, (_, n) => outline(`${n}`, `Game ${n}`))} bundles={[]} onChange={() => {}} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
  fireEvent.click(screen.getByRole('button', { name: 'Show all 9 games' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(9)
})

it('a deleted game comes back with Undo', async () => {
  const onChange = vi.fn()
  shown(newPage(), <KeptGames games={games} bundles={[]} onChange={onChange} />)
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Delete The Ford' })))
  expect(games.map(({ id }) => id)).toEqual(['old'])
  const undo = await screen.findByRole('button', { name: 'Undo' }, { timeout: 50_000 })
  await act(async () => void fireEvent.click(undo))
  await waitFor(() => expect(games.map(({ id }) => id)).toEqual(['new', 'old']), { timeout: 50_000 })
  expect(onChange).toHaveBeenCalledTimes(2)
})

it('a second game shows a message that the first is stored, with a button to return; an opened game shows none', async () => {
  const page = newPage()
  shown(page, <GameBefore />)
  await act(async () => page.game.setState({ status: 'ready', game: 'new', title: 'The Ford', laid: 'taken up' }))
  expect(screen.queryByText(/is kept/)).toBeNull()
  await act(async () => page.game.setState({ status: 'opening', game: 'third', title: 'The Bridge', laid: 'anew' }))
  expect(await screen.findByText('The Ford is kept.', {}, { timeout: 50_000 })).toBeTruthy()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Back to the game before' })))
  await waitFor(() => expect(resumed).toEqual(['new']), { timeout: 50_000 })
})

it('at an empty table, the game before is the last unfinished game', async () => {
  const page = newPage()
  games = [outline('over', 'The Mill', { ended: 'won' }), outline('runs', 'The Weir')]
  shown(page, <GameBefore />)
  await act(async () => page.game.setState({ status: 'opening', game: 'third', title: 'The Bridge', laid: 'anew' }))
  expect(await screen.findByText('The Weir is kept.', {}, { timeout: 50_000 })).toBeTruthy()
})

it.each([
  ['Lose it', 'lose'],
  ['Go on playing', 'stay'],
  ['Close', 'stay'],
])('a game that cannot be stored causes a question: %s', async (button, answer) => {
  shown(newPage(), <GameBefore />)
  let asked: Promise<string> = Promise.resolve('')
  await act(async () => {
    asked = askToLose('The Ford')
  })
  fireEvent.click(await screen.findByRole('button', { name: button }, { timeout: 50_000 }))
  expect(await asked).toBe(answer)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 50_000 })
})
