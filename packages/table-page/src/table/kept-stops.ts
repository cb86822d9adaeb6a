/** The player's settings of the windows at which the game stops to ask, stored in this browser. */
import { type StopSettings, stopWhereNew } from '@questwright/board/view'
import { keepHere, keptHere } from './kept-here.ts'

const key = 'questwright-stops'
const offered = 'questwright-stops-offered'

/** The settings chosen last; the default where none are stored, or where they cannot be read. */
export function keptStops(): StopSettings {
  const { stops, alwaysAsk, neverAsk, alwaysUse } = keptHere(key)
  return {
    stops: stops === 'nowhere' || stops === 'everywhere' ? stops : Array.isArray(stops) ? texts(stops) : stopWhereNew.stops,
    alwaysAsk: texts(alwaysAsk),
    neverAsk: texts(neverAsk),
    alwaysUse: texts(alwaysUse),
  }
}

/** Stores the settings. A request to pass that is in effect now is not stored. */
export function keepStops({ stops, alwaysAsk, neverAsk, alwaysUse = [] }: StopSettings): void {
  keepHere(key, { stops, alwaysAsk, neverAsk, alwaysUse })
}

/** Whether a new player may be offered other settings: `made` once they were offered, or once settings were chosen. */
export function mayOfferStops(): 'open' | 'made' {
  try {
    return localStorage.getItem(offered) === null && localStorage.getItem(key) === null ? 'open' : 'made'
  } catch {
    return 'made'
  }
}

/** Remembers that other settings were offered, so that they are not offered again. */
export function stopsWereOffered(): void {
  try {
    localStorage.setItem(offered, 'yes')
  } catch {
    // without storage the offer cannot be remembered: `mayOfferStops` then reports it as made
  }
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
