'use client'

import type { PackBundle } from '@questwright/packs/types'
import type { CardReader, SceneSetup, SituationWords } from '@questwright/scenes'
import { Dialog } from '@questwright/table-page/parts/dialog'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { scenarioChoices } from '@questwright/workshop/scenario-choices'
import { useId, useState } from 'react'
import { useStudioGame } from '../../client/game/game-session.ts'
import { mayShowHands } from '../../client/game/show-hands.ts'
import { openingDecks, openingOf, scenesIn, situationOfGame } from '../../client/situations/sources.ts'

export interface Started {
  readonly words: SituationWords
  readonly title: string
  readonly lost: readonly string[]
  /** The pack to which bare slugs belong. */
  readonly home: string
  /** The scene file, `pack/path`, if it was loaded from one. */
  readonly file?: string
}

interface StartDialogProps {
  readonly bundles: readonly PackBundle[]
  readonly reader: CardReader
  readonly onStart: (started: Started) => void
  readonly onClose: () => void
}

/** The dialog that chooses with which board to begin: an empty one, a scenario, the running game, or a scene of a pack. */
export function StartDialog({ bundles, reader, onStart, onClose }: StartDialogProps) {
  const id = useId()
  const game = useStudioGame((state) => (state.status === 'ready' ? state.title : ''))
  const scenarios = scenarioChoices(bundles, rulebooks)
  const files = bundles.flatMap((bundle) => bundle.scenes.map(({ path }) => ({ key: `${bundle.id}/${path}`, bundle, path })))
  const [scenario, setScenario] = useState(scenarios[0]?.code ?? '')
  const { fewest, seats } = reader.board
  const [players, setPlayers] = useState(fewest)
  const [file, setFile] = useState('')
  const [scenes, setScenes] = useState<readonly SceneSetup[]>([])
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [state, setState] = useState<'idle' | 'working'>('idle')
  const attempt = async (work: () => Promise<Started | undefined>) => {
    setState('working')
    setProblem(undefined)
    try {
      const started = await work()
      if (started) {
        onStart(started)
        onClose()
      }
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
    setState('idle')
  }
  const chosenFile = files.find(({ key }) => key === file)
  const read = (key: string) => {
    setFile(key)
    setScenes([])
    const found = files.find((one) => one.key === key)
    if (!found) return
    void attempt(async () => {
      setScenes(await scenesIn(found.bundle, found.path, bundles))
      return undefined
    })
  }
  return (
    <Dialog onClose={onClose} size="large" title="Begin from" lead="The current board is replaced; Undo restores it.">
      <div className="st-starts" aria-busy={state === 'working'}>
        <fieldset className="st-start">
          <legend>Nothing</legend>
          <button
            type="button"
            className="qw-button"
            onClick={() => {
              onStart({ words: {}, title: 'A new board', lost: [], home: '' })
              onClose()
            }}
          >
            An empty board
          </button>
          <button
            type="button"
            className="qw-button"
            disabled={game === '' || state === 'working'}
            onClick={() =>
              void attempt(async () =>
                (await mayShowHands('Begin from it'))
                  ? { ...(await situationOfGame(reader)), title: `${game}, changed`, home: '' }
                  : undefined,
              )
            }
          >
            The running game{game === '' ? ' (none runs)' : `: ${game}`}
          </button>
        </fieldset>
        <fieldset className="st-start">
          <legend>A scenario’s opening</legend>
          <div className="st-field">
            <label htmlFor={`${id}-scenario`}>Scenario</label>
            <select id={`${id}-scenario`} value={scenario} onChange={(event) => setScenario(event.target.value)}>
              {scenarios.map(({ code, title }) => (
                <option key={code} value={code}>
                  {title}
                </option>
              ))}
            </select>
          </div>
          <div className="st-field">
            <label htmlFor={`${id}-players`}>Players, with starter decks</label>
            <select id={`${id}-players`} value={players} onChange={(event) => setPlayers(Number(event.target.value))}>
              {Array.from({ length: seats.length - fewest + 1 }, (_, nth) => nth + fewest).map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          </div>
          <button
            type="button"
            className="qw-button"
            disabled={state === 'working' || scenario === ''}
            onClick={() =>
              void attempt(async () => {
                const choice = scenarios.find(({ code }) => code === scenario)
                if (!choice) return undefined
                const decks = openingDecks(bundles, players)
                if (decks.length < players)
                  throw new Error(`The workspace has ${decks.length} starter decks; ${players} players need as many.`)
                return { ...(await openingOf(choice, decks, bundles, reader)), title: `${choice.title}, changed`, home: '' }
              })
            }
          >
            Set it up
          </button>
        </fieldset>
        <fieldset className="st-start">
          <legend>A scene of a pack</legend>
          <div className="st-field">
            <label htmlFor={`${id}-file`}>Scene file</label>
            <select id={`${id}-file`} value={file} onChange={(event) => read(event.target.value)}>
              <option value="">Choose a file …</option>
              {files.map(({ key }) => (
                <option key={key} value={key}>
                  {key}
                </option>
              ))}
            </select>
          </div>
          <ul className="st-scenes">
            {scenes.map(({ title, words }) => (
              <li key={title}>
                <button
                  type="button"
                  className="qw-button"
                  disabled={words.game !== undefined}
                  title={
                    words.game === undefined ? undefined : 'This scene plays a scenario from its beginning; it has no board of its own.'
                  }
                  onClick={() => {
                    onStart({ words, title, lost: [], home: chosenFile?.bundle.id ?? '', file })
                    onClose()
                  }}
                >
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      </div>
      {state === 'working' && <p role="status">Working …</p>}
      {problem !== undefined && (
        <p className="st-finding is-error" role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  )
}
