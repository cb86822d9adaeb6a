/** Next.js calls this once when the server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.QUESTWRIGHT_TOKEN === undefined) return
  const [{ readDeclarations, readEngine }, { gameIdOf }, { readPacks }, { readSettings }, { workspace }] = await Promise.all([
    import('./server/made-from-sources.ts'),
    import('@questwright/workshop/rulebooks'),
    import('@questwright/workshop/workspace'),
    import('./server/settings.ts'),
    import('./server/studio.ts'),
  ])
  const { repository } = readSettings()
  // Prepare what the first page will request. Errors are reported again with that request.
  void readPacks(workspace()).catch(() => {})
  void readEngine(repository, gameIdOf([]))
    .then(() => readDeclarations(repository, gameIdOf([])))
    .then(() => import('./server/registry.ts'))
    .then(({ serveFilledRegistry }) => serveFilledRegistry())
    .catch(() => {})
}
