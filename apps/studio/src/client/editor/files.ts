/** Files that are open in an editor: what was read, what stands there now, and what a save did. */
import { create } from 'zustand'
import { ApiError, absent, getFile } from '../api.ts'
import { asApiError } from '../library.ts'

export interface OpenFile {
  readonly pack: string
  readonly path: string
  readonly status: 'loading' | 'ready' | 'saving' | 'failed'
  /** As it stands in the editor. */
  readonly text: string
  /** As it was read or written last. */
  readonly saved: string
  /** The hash of `saved`, or `absent` for a file that is not on disk yet. */
  readonly hash: string
  /** What stood there before the last save, for going back. */
  readonly before: string | undefined
  readonly error: ApiError | undefined
  /** The file is another one on disk: what lies there. */
  readonly theirs: { readonly text: string; readonly hash: string } | undefined
}

export interface Files {
  /** By `fileKey`. */
  readonly files: { readonly [key: string]: OpenFile }
}

export const useFiles = create<Files>(() => ({ files: {} }))

/** How an open file is called: `pack/path`. */
export const fileKey = (pack: string, path: string): string => `${pack}/${path}`

export const isChanged = (file: OpenFile | undefined): boolean =>
  file !== undefined && (file.text !== file.saved || (file.hash === absent && file.status === 'ready'))

export function fileOf(key: string): OpenFile | undefined {
  return useFiles.getState().files[key]
}

/** Changes parts of an open file. */
export function changeFile(key: string, change: Partial<OpenFile>): void {
  const { files } = useFiles.getState()
  const file = files[key]
  if (file) useFiles.setState({ files: { ...files, [key]: { ...file, ...change } } })
}

function putFile(file: OpenFile): void {
  useFiles.setState({ files: { ...useFiles.getState().files, [fileKey(file.pack, file.path)]: file } })
}

const blank = { text: '', saved: '', hash: absent, before: undefined, error: undefined, theirs: undefined } as const

/**
 * Reads a file once; what is typed in it stays while the page lives. Ends when the file is read, whoever reads it, and no save of it is under way: who
 * changes it then changes what lies on disk.
 */
export async function openFile(pack: string, path: string): Promise<void> {
  const key = fileKey(pack, path)
  const known = fileOf(key)
  if (known && known.status !== 'failed') return atRest(key)
  putFile({ pack, path, status: 'loading', ...blank })
  try {
    const { text, hash } = await getFile(pack, path)
    putFile({ pack, path, status: 'ready', ...blank, text, saved: text, hash })
  } catch (error) {
    putFile({ pack, path, status: 'failed', ...blank, error: asApiError(error) })
  }
}

function atRest(key: string): Promise<void> {
  const rests = (): boolean => !['loading', 'saving'].includes(fileOf(key)?.status ?? '')
  if (rests()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = useFiles.subscribe(() => {
      if (!rests()) return
      stop()
      resolve()
    })
  })
}

/** Begins a file that is not on disk yet. */
export function beginFile(pack: string, path: string, text: string): void {
  putFile({ pack, path, status: 'ready', ...blank, text })
}

/** Closes a file of which nothing is to be kept. */
export function closeFile(key: string): void {
  const { [key]: _, ...rest } = useFiles.getState().files
  useFiles.setState({ files: rest })
}

/** Takes what lies on disk now where nothing was typed. Where something was, it stays: the save finds the other hash and asks. */
export async function readAnew(key: string): Promise<void> {
  const file = fileOf(key)
  if (file?.status !== 'ready' || isChanged(file)) return
  try {
    const { text, hash } = await getFile(file.pack, file.path)
    if (hash !== fileOf(key)?.hash && !isChanged(fileOf(key))) changeFile(key, { text, saved: text, hash, theirs: undefined })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404 && !isChanged(fileOf(key))) closeFile(key)
  }
}
