'use client'

import { stopWork, useRegistry } from '../../client/packs/registry.ts'

/** The running operation on packs, with its progress and a button to stop it. */
export function WorkStrip() {
  const work = useRegistry((state) => state.work)
  if (!work) return null
  const { what, words, done, all } = work
  return (
    <section className="st-work-strip" aria-label={what}>
      <p role="status">
        <strong>{what}</strong> <span className="st-quiet">{words}</span>
      </p>
      {all !== undefined && all > 0 ? (
        <progress value={done ?? 0} max={all} aria-label={what} />
      ) : (
        <span className="st-spinner" aria-hidden="true" />
      )}
      <button type="button" className="qw-button" onClick={stopWork}>
        Stop
      </button>
    </section>
  )
}
