import { compileInPack } from '../../../server/compile.ts'
import { answer, readBody, route } from '../../../server/respond.ts'
import { workspace } from '../../../server/studio.ts'

/** Gates and compiles a script. Comes: `CompileRequest`. Goes: `CompileAnswer`. */
export const POST = route(async (request) => {
  const { pack, path, source } = await readBody(request, ['pack', 'path', 'source'])
  return answer(await compileInPack(workspace(), pack, path, source))
})
