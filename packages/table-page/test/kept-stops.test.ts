import { stopWhereNew } from '@questwright/board'
import { expect, it, vi } from 'vitest'
import { keepStops, keptStops } from '../src/table/kept-stops.ts'

it('the stops in windows are stored; if nothing valid is stored, the table stops when something is new', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  try {
    expect(keptStops()).toEqual(stopWhereNew)
    const passing = { until: 'next-round', from: { round: 1, phase: 'quest', step: '3.1', happened: 2 } } as const
    keepStops({ stops: ['3.2', '6.8'], alwaysAsk: ['a:b#c'], neverAsk: [], alwaysUse: ['a:b#d'], passing })
    expect(keptStops()).toEqual({ stops: ['3.2', '6.8'], alwaysAsk: ['a:b#c'], neverAsk: [], alwaysUse: ['a:b#d'] })
    // settings that were stored before abilities could be set to `use`
    for (const key of kept.keys()) kept.set(key, '{"stops":"nowhere","alwaysAsk":[],"neverAsk":["a:b#c"]}')
    expect(keptStops()).toEqual({ stops: 'nowhere', alwaysAsk: [], neverAsk: ['a:b#c'], alwaysUse: [] })
    for (const key of kept.keys()) kept.set(key, '{"stops":"everywhere"}')
    expect(keptStops().stops).toBe('everywhere')
    for (const nonsense of ['{', '7', '{"stops":{},"alwaysAsk":[3],"neverAsk":"x","alwaysUse":{}}']) {
      for (const key of kept.keys()) kept.set(key, nonsense)
      expect(keptStops()).toEqual(stopWhereNew)
    }
  } finally {
    vi.unstubAllGlobals()
  }
})
