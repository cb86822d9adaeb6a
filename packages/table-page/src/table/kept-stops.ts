/** Where windows stop, remembered in this browser. */
import { type StopSettings, stopWhereNew } from '@questwright/board/view'
import { keepHere, keptHere } from './kept-here.ts'

const key = 'questwright-stops'
const offered = 'questwright-stops-offered'

/** The last chosen settings; the default where none are kept, or the kept ones cannot be read. */
export function keptStops(): StopSettings {
  const { stops, alwaysAsk, neverAsk, alwaysUse } = keptHere(key)
  return {
    stops: stops === 'nowhere' || stops === 'everywhere' ? stops : Array.isArray(stops) ? texts(stops) : stopWhereNew.stops,
    alwaysAsk: texts(alwaysAsk),
    neverAsk: texts(neverAsk),
    alwaysUse: texts(alwaysUse),
  }
}

/** Keeps the settings; passing that is under way is no setting. */
export function keepStops({ stops, alwaysAsk, neverAsk, alwaysUse = [] }: StopSettings): void {
  keepHere(key, { stops, alwaysAsk, neverAsk, alwaysUse })
}

/** Whether other settings may be offered to a new player: `made` once they were offered, or settings were chosen. */
export function mayOfferStops(): 'open' | 'made' {
  try {
    return localStorage.getItem(offered) === null && localStorage.getItem(key) === null ? 'open' : 'made'
  } catch {
    return 'made'
  }
}

/** Other settings were offered, and are not offered again. */
export function stopsWereOffered(): void {
  try {
    localStorage.setItem(offered, 'yes')
  } catch {
    // Without storage nothing is offered.
  }
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
