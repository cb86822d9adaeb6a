/** Next.js calls this once when the server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.QUESTWRIGHT_TOKEN === undefined) return
  const [{ readDeclarations, readEngine }, { readSettings }] = await Promise.all([
    import('./server/made-from-sources.ts'),
    import('./server/settings.ts'),
  ])
  const { repository } = readSettings()
  // The first page will ask for both: begin now, one after the other. What fails is told again when a page asks.
  void readEngine(repository)
    .then(() => readDeclarations(repository))
    .then(() => import('./server/registry.ts'))
    .then(({ serveFilledRegistry }) => serveFilledRegistry())
    .catch(() => {})
}
