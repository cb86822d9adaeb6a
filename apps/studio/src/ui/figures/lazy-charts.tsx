'use client'

import dynamic from 'next/dynamic'

const waiting = () => <p className="st-fig-plot is-waiting">Drawing …</p>

/** `LinesChart`, fetched when it is first shown. */
export const LinesChart = dynamic(() => import('./charts.tsx').then((charts) => charts.LinesChart), { ssr: false, loading: waiting })

/** `BarsChart`, fetched when it is first shown. */
export const BarsChart = dynamic(() => import('./charts.tsx').then((charts) => charts.BarsChart), { ssr: false, loading: waiting })
