import { Paperclip, RotateCw } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useRef, useState } from 'react'
import { useBoard } from '../board-context.ts'
import { showsBack } from '../card-hidden.ts'
import type { CardView } from '../door-types.ts'
import { calledNow, cardName } from '../printed.ts'

/**
 * The attachments of a card that has no room for them beside it: a paper clip with their number. Pressing it opens a list of them, and
 * choosing one shows it enlarged.
 */
export function Clips({ card, cards }: { readonly card: CardView; readonly cards: readonly CardView[] }) {
  const { catalogue, say, pin } = useBoard()
  const clip = useRef<HTMLButtonElement>(null)
  const [list, setList] = useState<'open' | 'closed'>('closed')
  const printed = (one: CardView) => (one.code === undefined || showsBack(one) ? undefined : catalogue.card(one.code))
  return (
    <DropdownMenu.Root open={list === 'open'} onOpenChange={(open) => setList(open ? 'open' : 'closed')}>
      <DropdownMenu.Trigger asChild>
        <button
          type="button"
          className="qw-clips"
          ref={clip}
          // the list opens on click and not on pointerdown, because the first finger down may be the start of a pinch
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => setList('open')}
          aria-label={say('board.clips', { count: cards.length, card: calledNow(catalogue, card) })}
        >
          <span>
            <Paperclip size={12} aria-hidden="true" />
            {cards.length}
          </span>
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="qw-menu" align="start" sideOffset={2}>
          {cards.map((one) => (
            <DropdownMenu.Item key={one.key} className="qw-menu-item" onSelect={() => clip.current && pin(one, clip.current)}>
              {one.marks.includes('exhausted') && <RotateCw size={13} aria-hidden="true" />}
              {cardName(catalogue, one, printed(one))}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
