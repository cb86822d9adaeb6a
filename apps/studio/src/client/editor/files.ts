/** Files that are open in an editor: text on disk, current text, and result of the last save. */
import { create } from 'zustand'
import { ApiError, absent, getFile } from '../api.ts'
import { asApiError } from '../library.ts'

export interface OpenFile {
  readonly pack: string
  readonly path: string
  readonly status: 'loading' | 'ready' | 'saving' | 'failed'
  /** The current text in the editor. */
  readonly text: string
  /** The text as last read or written. */
  readonly saved: string
  /** The hash of `saved`, or `absent` for a file that is not on disk yet. */
  readonly hash: string
  /** The text before the last save, for undoing it. */
  readonly before: string | undefined
  readonly error: ApiError | undefined
  /** The conflicting file on disk, where it changed since it was read. */
  readonly theirs: { readonly text: string; readonly hash: string } | undefined
}

export interface Files {
  /** The open files, by `fileKey`. */
  readonly files: { readonly [key: string]: OpenFile }
}

export const useFiles = create<Files>(() => ({ files: {} }))

/** The key of an open file: `pack/path`. */
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
 * Reads a file once; unsaved text stays as long as the page lives. Resolves when the file is read, by this or an earlier call, and no save of it
 * is running, so that the caller can change the text safely.
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

/** Opens a new file that is not on disk yet. */
export function beginFile(pack: string, path: string, text: string): void {
  putFile({ pack, path, status: 'ready', ...blank, text })
}

/** Closes a file and drops its unsaved text. */
export function closeFile(key: string): void {
  const { [key]: _, ...rest } = useFiles.getState().files
  useFiles.setState({ files: rest })
}

/** Reloads a file from disk if it has no unsaved text. Otherwise the text stays: the next save detects the other hash and asks. */
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
