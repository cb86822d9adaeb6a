import { ChevronDown, Dices, Flag, GitBranch, Redo2, Undo2 } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import type { Catalogue } from './catalogue.ts'
import type { JsonObject, Place } from './door-types.ts'
import { type SavePoint, type TimelineFork, TimelineLine } from './timeline-line.tsx'
import { type By, redoTarget, undoTarget } from './undo-by.ts'

export interface TimelineProps {
  readonly catalogue: Catalogue
  /** The place in the game at which each input was made. The list includes undone inputs, which can be redone. */
  readonly places: readonly Place[]
  /** The indices of the inputs that are player actions, as `playerActions` returns them. Without them there is no undo by action. */
  readonly actions?: readonly number[] | undefined
  /** The number of inputs that are in effect; the ones after it are undone. */
  readonly at: number
  readonly savePoints?: readonly SavePoint[]
  /** Goes to the position before the input with that index, back or forth. */
  readonly onGo: (input: number) => void
  /** Whether a decision that is made again after an undo gets the same dice as before. */
  readonly dice: 'same' | 'new'
  readonly onDice?: ((dice: 'same' | 'new') => void) | undefined
  readonly onSavePoint?: (() => void) | undefined
  /** The points at which other branches of the game diverge from this one. */
  readonly forks?: readonly TimelineFork[]
  /** The number of branches of the game, including the shown one. */
  readonly lines?: number
  /** Opens or closes the list of branches and save points; `shown` while it is open. */
  readonly onLines?: (() => void) | undefined
  readonly linesAre?: 'shown' | 'hidden'
  /** Further buttons at the end. */
  readonly more?: ReactNode
}

/**
 * Every decision as a dot, with marks for rounds, save points and the current position. Pressing a dot goes there; undo and redo go by decision,
 * action, step, phase or round.
 */
export function Timeline(props: TimelineProps) {
  const {
    catalogue,
    places,
    actions,
    at,
    savePoints = [],
    onGo,
    dice,
    onDice,
    onSavePoint,
    forks = [],
    lines = 1,
    onLines,
    linesAre,
    more,
  } = props
  const say = (code: string, parts: JsonObject = {}) => catalogue.sentence(code, parts)
  return (
    <section className="qw-timeline" aria-label={say('board.timeline')}>
      <div className="qw-timeline-buttons">
        <Undoing say={say} way="undo" onGo={onGo} places={places} actions={actions} at={at} />
        <Undoing say={say} way="redo" onGo={onGo} places={places} actions={actions} at={at} />
      </div>
      <TimelineLine catalogue={catalogue} places={places} at={at} savePoints={savePoints} forks={forks} onGo={onGo} />
      <div className="qw-timeline-buttons">
        {onDice && (
          <button
            type="button"
            className="qw-button"
            aria-pressed={dice === 'new'}
            onClick={() => onDice(dice === 'same' ? 'new' : 'same')}
            title={say('board.dice')}
          >
            <Dices size={15} aria-hidden="true" /> <span className="qw-timeline-word">{say(`board.dice.${dice}`)}</span>
          </button>
        )}
        {onSavePoint && (
          <button type="button" className="qw-button" onClick={onSavePoint} title={say('board.save-point')}>
            <Flag size={14} aria-hidden="true" /> <span className="qw-timeline-word">{say('board.save-point')}</span>
          </button>
        )}
        {onLines && (
          <button
            type="button"
            className="qw-button"
            data-lines={lines}
            aria-expanded={linesAre === 'shown'}
            aria-label={say('board.lines-and-points', { lines, points: savePoints.length })}
            onClick={onLines}
          >
            <GitBranch size={15} aria-hidden="true" /> {say('board.lines', { lines })}
          </button>
        )}
        {more}
      </div>
    </section>
  )
}

type Say = (code: string, parts?: JsonObject) => string

interface UndoingProps {
  readonly say: Say
  readonly way: 'undo' | 'redo'
  readonly places: readonly Place[]
  readonly actions: readonly number[] | undefined
  readonly at: number
  readonly onGo: (input: number) => void
}

const ways: readonly By[] = ['decision', 'action', 'step', 'phase', 'round']

function Undoing({ say, way, places, actions, at, onGo }: UndoingProps) {
  const target = way === 'undo' ? undoTarget : redoTarget
  const disabled = way === 'undo' ? at <= 0 : at >= places.length
  const go = (by: By) => onGo(target(places, at, by, actions))
  return (
    <span className="qw-split">
      <button
        type="button"
        className={way === 'undo' ? 'qw-button' : 'qw-button is-icon'}
        disabled={disabled}
        onClick={() => go('decision')}
        aria-keyshortcuts={way === 'undo' ? 'u' : 'r'}
        aria-label={say(`board.${way}`)}
      >
        {way === 'undo' ? <Undo2 size={15} aria-hidden="true" /> : <Redo2 size={15} aria-hidden="true" />}
        {way === 'undo' && (
          <>
            {say('board.undo')} <kbd>U</kbd>
          </>
        )}
      </button>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <button type="button" className="qw-button is-icon is-narrow" disabled={disabled} aria-label={say(`board.${way}-by`)}>
            <ChevronDown size={13} aria-hidden="true" />
          </button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="qw-menu" side="top" align="start" sideOffset={4}>
            {ways
              .filter((by) => by !== 'action' || actions !== undefined)
              .map((by) => (
                <DropdownMenu.Item key={by} className="qw-menu-item" onSelect={() => go(by)}>
                  {say(`board.by.${by}`)}
                </DropdownMenu.Item>
              ))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </span>
  )
}
