import { DropdownMenu, Portal } from 'radix-ui'
import type { Rect } from './geometry.ts'

/** An action of the menu of a card. */
export interface CardDeed {
  readonly words: string
  readonly run: () => void
}

export interface CardMenuProps {
  /** Title of the list: the card. */
  readonly title: string
  readonly beside: Rect
  readonly deeds: readonly CardDeed[]
  readonly onClose: () => void
}

/** The actions on a card, as a list beside it. */
export function CardMenu({ title, beside, deeds, onClose }: CardMenuProps) {
  return (
    <DropdownMenu.Root open onOpenChange={(open) => open || onClose()}>
      <Portal.Root>
        <DropdownMenu.Trigger asChild>
          <span
            className="qw-menu-anchor"
            style={{ left: beside.x, top: beside.y, width: beside.width, height: beside.height }}
            aria-hidden="true"
          />
        </DropdownMenu.Trigger>
      </Portal.Root>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="qw-menu" side="bottom" align="start" sideOffset={-24} collisionPadding={8} aria-label={title}>
          <DropdownMenu.Label className="qw-menu-label">{title}</DropdownMenu.Label>
          {deeds.map(({ words, run }) => (
            <DropdownMenu.Item key={words} className="qw-menu-item" onSelect={run}>
              {words}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
