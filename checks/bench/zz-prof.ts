import { loadAhead, bootPacks, openRealm, TableHost } from '@questwright/realm'
import { VIEWER } from './one-table.ts'
import { engineWithLab } from './realms.ts'
import { content, twoPlayers } from './setups.ts'
const engine = await engineWithLab()
const t = async (n: string, f: () => Promise<any>) => { const s = performance.now(); const c = process.cpuUsage(); const r = await f(); const d = process.cpuUsage(c); console.log(n, (performance.now() - s).toFixed(0), 'cpu', ((d.user + d.system) / 1000).toFixed(0)); return r }
for (let i = 0; i < 4; i++) {
    const realm2 = await t('open realm', () => openRealm({ kind: 'quickjs', place: 'worker', engine: engine.modules }))
    await t('packsIn', () => realm2.call('packsIn', JSON.stringify({ setup: twoPlayers })))
    await t('bootPacks', () => bootPacks(realm2, content.filter((p) => ['lcg-core-set', 'lcg-keywords'].includes(p.id))))
    realm2.close()
    const host = await t('TableHost.open', () => TableHost.open({ openRealm: () => openRealm({ kind: 'quickjs', place: 'worker', engine: engine.modules }), packs: content, engine: { name: 'lcg', version: '0', hash: engine.hash }, setup: twoPlayers as never, seed: 'latency', viewers: [VIEWER], inputs: [] }))
    await t('replacePacks', () => host.replacePacks(content))
    await t('replacePacks', () => host.replacePacks(content))
    const spare = await openRealm({ kind: 'quickjs', place: 'worker', engine: engine.modules })
    await t('ahead', () => loadAhead(spare, content.filter((p) => ['lcg-core-set', 'lcg-keywords'].includes(p.id)), new Set(['lcg-core-set/cards/gandalf.ts'])))
    const host2 = await TableHost.open({ openRealm: () => Promise.resolve(spare), packs: content, engine: { name: 'lcg', version: '0', hash: engine.hash }, setup: twoPlayers as never, seed: 'latency', viewers: [VIEWER], inputs: [] })
    console.log(host2.reply.hash)
    const spare2 = await openRealm({ kind: 'quickjs', place: 'worker', engine: engine.modules })
    await loadAhead(spare2, content.filter((p) => ['lcg-core-set', 'lcg-keywords'].includes(p.id)), new Set(['lcg-core-set/cards/gandalf.ts']))
    await t('host open with ahead', () => TableHost.open({ openRealm: () => Promise.resolve(spare2), packs: content, engine: { name: 'lcg', version: '0', hash: engine.hash }, setup: twoPlayers as never, seed: 'latency', viewers: [VIEWER], inputs: [] }))
    console.log(host.reply.hash)
    host.close()
}
process.exit(0)
