'use client'
import { useEffect, useState } from 'react'
import { getEngine, getPacks, getDeclarations } from '../../client/api.ts'
import { openStudioRealm } from '../../client/realm-worker.ts'
import { watchFiles } from '../../client/watch-files.ts'

export default function Probe() {
  const [text, setText] = useState('working')
  useEffect(() => {
    const told: unknown[] = []
    watchFiles({ changed: (c) => told.push(c), ready: () => told.push('ready'), lost: (e) => told.push(String(e)) })
    const run = async () => {
      const t0 = performance.now()
      const engine = await getEngine()
      const t1 = performance.now()
      const realm = await openStudioRealm(engine, { patience: 4000 })
      const t2 = performance.now()
      const packs = await getPacks()
      const modules = packs.packs.flatMap((p) => (p.bundle?.scripts ?? []).map((s) => ({ name: `${p.pack}/${s.path}`, code: s.code })))
      const problems = await realm.define(modules)
      const state = await realm.state()
      const realm2 = await openStudioRealm({ modules: [{ name: '@questwright/x', code: 'for(;;){}' }], hash: '' }, { patience: 20000 }).catch((e) => ({ m: e.message, r: e.reason }))
      const decl = await getDeclarations()
      return { isolated: crossOriginIsolated, engineMs: t1 - t0, openMs: t2 - t1, modules: modules.length, problems, state, realm2, decl: decl.files.length, told, kind: realm.kind, place: realm.place, hash: location.href }
    }
    run().then((r) => setText(JSON.stringify(r)), (e) => setText('error ' + String(e.stack)))
  }, [])
  return <pre id="out">{text}</pre>
}
