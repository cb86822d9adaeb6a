'use client'

import { rulebookAt } from '@questwright/workshop/rulebooks'
import { useMemo } from 'react'
import { chooseGame, useGamesAtHand } from '../../client/game-at-hand.ts'
import { ScenarioTiles, type ScenarioTilesProps } from './scenario-tiles.tsx'

type PlayableGamesProps = Pick<ScenarioTilesProps, 'answer' | 'shows' | 'none'>

/** What can be played. With packs of several games there is a switch between them, and each tile names its game while all are shown. */
export function PlayableGames({ answer, shows, none }: PlayableGamesProps) {
  const { games, at } = useGamesAtHand(answer)
  const isChoice = games.length > 1
  return (
    <ScenarioTiles
      answer={answer}
      shows={shows}
      none={none}
      {...(at === undefined ? {} : { game: at })}
      beside={isChoice && <GameSwitch games={games} at={at} />}
      names={isChoice && at === undefined ? 'game' : 'nothing'}
    />
  )
}

/** Buttons for all games and for each. */
function GameSwitch({ games, at }: { readonly games: readonly string[]; readonly at: string | undefined }) {
  const choices = useMemo(
    () => [{ game: undefined, name: 'All games' }, ...games.map((game) => ({ game, name: rulebookAt(game).title }))],
    [games],
  )
  return (
    <div className="st-game-switch" role="group" aria-label="Games to show">
      {choices.map(({ game, name }) => (
        <button key={name} type="button" className="qw-button is-small" aria-pressed={game === at} onClick={() => chooseGame(game)}>
          {name}
        </button>
      ))}
    </div>
  )
}
