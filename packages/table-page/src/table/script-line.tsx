import './why.css'
import type { Catalogue } from '@questwright/board'
import type { ScriptPlace } from '@questwright/realm/web'
import { useTablePage } from '../page.tsx'
import { placeText } from './why-words.ts'

/** A line of a script, as a link that opens it. */
export function ScriptLine({ catalogue, place }: { readonly catalogue: Catalogue; readonly place: ScriptPlace | undefined }) {
  const { scripts } = useTablePage()
  if (!place) return null
  const code = scripts.codeOf(`${place.pack}/${place.file}`)
  // a file that belongs to no card is opened by its path
  if (code === undefined || (!code.includes('/') && !catalogue.card(code)))
    return (
      <code className="st-why-line" title={`${place.pack}/${place.file}`}>
        {placeText(place)}
      </code>
    )
  return (
    <button
      type="button"
      className="st-link st-why-line"
      title={`${place.pack}/${place.file}`}
      onClick={() => scripts.open(code, place.line)}
    >
      {placeText(place)}
    </button>
  )
}
