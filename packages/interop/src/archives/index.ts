/** Packs as people drop them: folders, zips and tarballs, unpacked and checked before anything is written. Data in an archive is not trusted. */
export { type CheckedPack, checkFiles, type DroppedFile, type ImportRefusal, mostFiles, whyTooMuch } from './check-files.ts'
export { mayBeTables } from './may-be-tables.ts'
export { untar } from './untar.ts'
export { unzip } from './unzip.ts'
