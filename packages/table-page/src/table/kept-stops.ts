/** Where windows stop, remembered in this browser. */
import { type StopSettings, stopEverywhere } from '@questwright/board'

const key = 'questwright-stops'

/** The settings as they were chosen last; stopping everywhere where nothing was, or what is kept cannot be read. */
export function keptStops(): StopSettings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return stopEverywhere
    const { stops, alwaysAsk, neverAsk, alwaysUse } = kept as { readonly [part: string]: unknown }
    return {
      stops: stops === 'nowhere' ? 'nowhere' : Array.isArray(stops) ? texts(stops) : 'everywhere',
      alwaysAsk: texts(alwaysAsk),
      neverAsk: texts(neverAsk),
      alwaysUse: texts(alwaysUse),
    }
  } catch {
    // no storage, as on the server, or no JSON in it
    return stopEverywhere
  }
}

/** Keeps the settings; passing that is under way is no setting. */
export function keepStops({ stops, alwaysAsk, neverAsk, alwaysUse = [] }: StopSettings): void {
  try {
    localStorage.setItem(key, JSON.stringify({ stops, alwaysAsk, neverAsk, alwaysUse }))
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
