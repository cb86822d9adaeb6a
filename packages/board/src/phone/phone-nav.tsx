import { ChevronRight, Flag, GitBranch, Undo2 } from 'lucide-react'
import { useBoard } from '../board-context.ts'
import { Icon } from '../icons.tsx'

export interface PhoneNavProps {
  readonly hand: number
  readonly handIs: 'open' | 'closed'
  readonly timelineIs: 'open' | 'closed'
  readonly onHand: () => void
  readonly onTimeline: () => void
  /** Each callback is undefined while its button has nothing to do. */
  readonly onUndo: (() => void) | undefined
  readonly onKeep: (() => void) | undefined
  readonly onNext: (() => void) | undefined
}

/** The bar at the bottom of the table on a phone: five buttons within reach of a thumb. */
export function PhoneNav({ hand, handIs, timelineIs, onHand, onTimeline, onUndo, onKeep, onNext }: PhoneNavProps) {
  const { say } = useBoard()
  return (
    <div className="qw-phone-nav">
      <button type="button" disabled={!onUndo} onClick={onUndo} aria-keyshortcuts="u">
        <Undo2 size={19} aria-hidden="true" />
        {say('board.undo')}
      </button>
      <button type="button" aria-expanded={handIs === 'open'} onClick={onHand}>
        <Icon name="hand" />
        {say('board.hand-of', { count: hand })}
      </button>
      <button type="button" aria-expanded={timelineIs === 'open'} onClick={onTimeline}>
        <GitBranch size={19} aria-hidden="true" />
        {say('board.timeline')}
      </button>
      <button type="button" disabled={!onKeep} onClick={onKeep}>
        <Flag size={19} aria-hidden="true" />
        {say('board.keep')}
      </button>
      <button type="button" disabled={!onNext} onClick={onNext}>
        <ChevronRight size={19} aria-hidden="true" />
        {say('board.next-step')}
      </button>
    </div>
  )
}
