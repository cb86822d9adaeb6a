/** Reads and writes the file of a new scene. */
import { ApiError, absent, getFile } from '../api.ts'
import { beginFile, changeFile, fileKey, fileOf, openFile } from '../editor/files.ts'
import { save } from '../editor/save.ts'

/** The current text of a file; empty where there is none. @throws ApiError */
export async function textOf(pack: string, path: string): Promise<string> {
  const open = fileOf(fileKey(pack, path))
  if (open?.status === 'ready') return open.text
  try {
    return (await getFile(pack, path)).text
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return ''
    throw error
  }
}

/** Writes the file and updates an open editor. @returns the result of `save` */
export async function putScene(pack: string, path: string, text: string): Promise<'saved' | 'conflict' | 'failed'> {
  const key = fileKey(pack, path)
  await openFile(pack, path)
  const file = fileOf(key)
  if (file?.status === 'failed') {
    if (file.error?.status !== 404) return 'failed'
    beginFile(pack, path, text)
    changeFile(key, { hash: absent })
  } else changeFile(key, { text })
  return save(key)
}
