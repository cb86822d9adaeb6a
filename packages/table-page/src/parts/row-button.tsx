import type { LucideIcon } from 'lucide-react'

interface RowButtonProps {
  readonly icon: LucideIcon
  /** The act, such as "Delete": the tooltip, unless `title` says more. */
  readonly act: string
  /** The label for screen readers, with the thing that it concerns: "Delete The old road". */
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
