/** The game at hand: the user chooses it if there are packs of several games, and the pages show its packs and use its words. */
import { sidesOf } from '@questwright/contents/pack-tree'
import type { PacksAnswer } from '@questwright/workshop/page'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { useEffect } from 'react'
import { create } from 'zustand'
import { keep, readKeptWord } from './kept.ts'

const key = 'questwright-game'

interface Choice {
  /** The id of a game, `all`, or undefined while the user has not chosen. */
  readonly chosen: string | undefined
}

const useChoice = create<Choice>(() => ({ chosen: undefined }))

/** Shows this game from now on; undefined shows all. */
export function chooseGame(game: string | undefined): void {
  useChoice.setState({ chosen: game ?? 'all' })
  keep(key, game ?? 'all')
}

/** Chooses this game if another single game is chosen; does nothing if all games are shown. */
export function showGame(game: string): void {
  const { chosen } = useChoice.getState()
  if (chosen !== undefined && chosen !== 'all' && chosen !== game) chooseGame(game)
}

interface GamesAtHand {
  /** The ids of the games of the packs, the default game first. */
  readonly games: readonly string[]
  /** The game at hand; undefined where all are shown. */
  readonly at: string | undefined
}

/** The games of the packs, and the one at hand: the chosen one, else that of the user's own packs if they are for one game, else all. */
export function gamesAtHand({ packs }: Pick<PacksAnswer, 'packs'>, chosen: string | undefined): GamesAtHand {
  const gamesOf = (some: PacksAnswer['packs']) => new Set(some.flatMap(({ bundle }) => bundle?.game ?? []))
  const here = gamesOf(packs)
  const games = Object.keys(rulebooks).filter((game) => here.has(game))
  if (games.length < 2) return { games, at: games[0] }
  if (chosen === 'all') return { games, at: undefined }
  const [own, ...others] = gamesOf(sidesOf(packs).mine)
  const usual = others.length === 0 ? own : undefined
  return { games, at: games.find((game) => game === chosen) ?? games.find((game) => game === usual) }
}

/** As `gamesAtHand`, with the choice that this browser has stored. */
export function useGamesAtHand(answer: Pick<PacksAnswer, 'packs'> | undefined): GamesAtHand {
  const chosen = useChoice((state) => state.chosen)
  useEffect(() => {
    if (useChoice.getState().chosen === undefined) useChoice.setState({ chosen: readKeptWord(key) })
  }, [])
  return answer === undefined ? { games: [], at: undefined } : gamesAtHand(answer, chosen)
}

/** The packs of the game at hand, and those that cannot be read; all packs where all games are shown. */
export function packsAtHand<Pack extends PacksAnswer['packs'][number]>(packs: readonly Pack[], at: string | undefined): readonly Pack[] {
  return at === undefined ? packs : packs.filter(({ bundle }) => bundle === undefined || bundle.game === at)
}
