import type { LucideIcon } from 'lucide-react'

interface RowButtonProps {
  readonly icon: LucideIcon
  /** The action of the button, in one word such as "Delete": the tooltip, unless `title` is given. */
  readonly act: string
  /** The label for screen readers, including the object: "Delete The old road". */
  readonly label: string
  readonly title?: string | undefined
  readonly size?: 'small' | 'usual'
  readonly disabled?: boolean
  readonly onPress: () => void
}

/** A button with an icon in a row of a list, such as that of kept games, branches or save points. */
export function RowButton({ icon: Icon, act, label, title = act, size = 'usual', disabled = false, onPress }: RowButtonProps) {
  return (
    <button
      type="button"
      className={`qw-button is-icon${size === 'small' ? ' is-small' : ''}`}
      disabled={disabled}
      aria-label={label}
      title={title}
      onClick={onPress}
    >
      <Icon size={14} aria-hidden="true" />
    </button>
  )
}
