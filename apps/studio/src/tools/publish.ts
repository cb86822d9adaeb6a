/** Publishes a pack of a workspace: expects one `PublishOrder` as a message, and sends `PublishNews`. */
import { withConnection } from '@questwright/registry'
import { diskWords, loadWorkspace, pickPacks } from '@questwright/workshop'
import { publish } from '@questwright/workshop/publish'
import { rulebooks } from '@questwright/workshop/rulebooks'
import type { PublishNews, PublishOrder } from '../publish-types.ts'

const send = (news: PublishNews): Promise<void> => new Promise((sent) => process.send?.(news, () => sent()))

process.once('message', async (order: PublishOrder) => {
  try {
    const workspace = loadWorkspace({ home: order.workspace })
    const [pack] = pickPacks(workspace, [order.pack])
    if (!pack) throw new Error(`There is no pack ${order.pack}.`)
    const report = await withConnection(order.workspace, { rulebooks }, (connection) =>
      publish(
        workspace,
        pack,
        { connection, send: 'send', warnings: order.warnings, fuzzSeconds: order.fuzzSeconds },
        (event) => void send({ news: 'event', event }),
      ),
    )
    await send({ news: 'report', report })
  } catch (error) {
    const message = error instanceof Error ? (diskWords(error) ?? error.message) : String(error)
    await send({ news: 'refused', message })
  } finally {
    process.disconnect()
  }
})
