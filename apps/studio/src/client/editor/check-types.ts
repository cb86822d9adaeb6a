/** Type-checks a script before it is inserted, with the checker of the editor. */
import * as typescript from 'monaco-editor/languages/features/typescript/register'
import { declareApi, loadImports, monaco } from './monaco.ts'

/** A type error. */
export interface TypeFault {
  readonly message: string
  /** From 1. */
  readonly line: number
  readonly code: number
}

let asked = 0

/**
 * The type errors of a script that is not written yet.
 * @param path its future path: imports are resolved from there
 * @throws Error where the checker, or the declarations for imports, cannot be loaded
 */
export async function typeFaultsIn(pack: string, path: string, source: string): Promise<readonly TypeFault[]> {
  await declareApi(pack)
  await loadImports(pack, path, source)
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  // a temporary second model beside the script: the model of the script itself is not changed
  const uri = monaco.Uri.parse(`file:///workspace/${pack}/${folder}.asked-${++asked}.ts`)
  const model = monaco.editor.createModel(source, 'typescript', uri)
  try {
    const worker = await (await typescript.getTypeScriptWorker())(uri)
    const name = uri.toString()
    const found = [...(await worker.getSyntacticDiagnostics(name)), ...(await worker.getSemanticDiagnostics(name))]
    return found
      .filter(({ category }) => category === 1)
      .map(({ messageText, start = 0, code }) => ({
        message: typeof messageText === 'string' ? messageText : textOf(messageText),
        line: model.getPositionAt(start).lineNumber,
        code,
      }))
  } finally {
    model.dispose()
  }
}

interface Chain {
  readonly messageText: string
  readonly next?: readonly Chain[] | undefined
}

const textOf = ({ messageText, next = [] }: Chain): string => [messageText, ...next.map(textOf)].join(' ')
