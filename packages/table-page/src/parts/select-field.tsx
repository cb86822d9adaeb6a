import { useId } from 'react'

interface SelectFieldProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly name: string }[]
  readonly onValue: (value: string) => void
}

/** A select with its label above. */
export function SelectField({ label, value, options, onValue }: SelectFieldProps) {
  const id = useId()
  return (
    <div className="st-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onValue(event.target.value)}>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.name}
          </option>
        ))}
      </select>
    </div>
  )
}
