import { engineWithLab } from './realms.ts'
import { bootPacks, openRealm } from '@questwright/realm'
import { content } from './setups.ts'
const two = content.filter((p) => ['lcg-core-set', 'lcg-keywords'].includes(p.id))
const engine = await engineWithLab()
const t = async (n: string, f: () => any) => { const s = performance.now(); const r = await f(); console.log(n, (performance.now() - s).toFixed(1)); return r }
for (let i = 0; i < 4; i++) {
  console.log('---')
  let arg = ''
  const r = await openRealm({ kind: 'quickjs', place: 'in-thread', engine: engine.modules })
  const mods = two.flatMap((p: any) => p.scripts.map((s: any) => ({ name: `${p.id}/${s.path}`, code: s.code })))
  await t('define 148', () => r.define(mods))
  const r2 = await openRealm({ kind: 'quickjs', place: 'in-thread', engine: engine.modules })
  const call = r2.call
  r2.call = async (m, a, b) => { if (m === 'boot') arg = a; return await t('call ' + m + ' ' + a.length, () => call(m, a, b)) }
  await bootPacks(r2, two)
  const r4 = await openRealm({ kind: 'quickjs', place: 'in-thread', engine: engine.modules })
  const none = JSON.parse(arg); for (const p of none.packs) p.modules = []
  await t('boot without modules', () => r4.call('boot', JSON.stringify(none)))
  const empty = { packs: [] }
  const r5 = await openRealm({ kind: 'quickjs', place: 'in-thread', engine: engine.modules })
  await t('boot nothing', () => r5.call('boot', JSON.stringify(empty)))
}
process.exit(0)
