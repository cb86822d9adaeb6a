/**
 * The compiler options for type-checking scripts, in `qw check` and in the studio's editor; they equal those of tsconfig.base.json. They are
 * numbers instead of the compiler's enums, so that the browser need not load the compiler; a test compares them.
 */
export const scriptCompilerOptions = {
  /** ES2022 */
  target: 9,
  /** ESNext */
  module: 99,
  /** Bundler */
  moduleResolution: 100,
  lib: ['lib.es2023.d.ts'],
  types: [] as string[],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noImplicitOverride: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  /** Force: a script without an import is a module too. */
  moduleDetection: 3,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  /** LF */
  newLine: 1,
}
