import { type ReactNode, useState } from 'react'
import type { SeatName } from '../door-types.ts'
import { useHeld } from './hand-strip.tsx'
import { PhoneNav, type PhoneNavProps } from './phone-nav.tsx'

interface PhoneFootProps extends Pick<PhoneNavProps, 'onUndo' | 'onKeep' | 'onNext'> {
  readonly timeline: ReactNode
  /** Further controls that the host page adds beside the button that goes on. */
  readonly more: ReactNode
  readonly seat: SeatName | undefined
  readonly hand: 'open' | 'closed'
  readonly onHand: (hand: 'open' | 'closed') => void
}

/** The five buttons at the bottom of the screen, and above them the timeline while it is opened. */
export function PhoneFoot({ timeline, more, seat, hand, onHand, ...deeds }: PhoneFootProps) {
  const held = useHeld(seat)
  const [line, setLine] = useState<'open' | 'closed'>('closed')
  return (
    <>
      {line === 'open' && (
        <div className="qw-timeline-sheet">
          {timeline}
          {more}
        </div>
      )}
      <PhoneNav
        {...deeds}
        hand={held}
        handIs={hand}
        timelineIs={line}
        onHand={() => onHand(hand === 'open' ? 'closed' : 'open')}
        onTimeline={() => setLine(line === 'open' ? 'closed' : 'open')}
      />
    </>
  )
}
