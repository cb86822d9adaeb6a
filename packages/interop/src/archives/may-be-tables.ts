/** Decides which dropped files may be tables or lists of other programs. */
import type { DroppedFile } from './check-files.ts'

const tables = /\.(?:csv|tsv|xlsx|xlsm|xls|xml|json|txt|o8d)$/i

/** Whether dropped files may be tables: a few files, all with endings of tables or lists, without a pack around them. */
export function mayBeTables(files: readonly DroppedFile[]): boolean {
  return files.length > 0 && files.length <= 20 && files.every(({ path }) => tables.test(path) && !/(?:^|\/)package\.json$/.test(path))
}
