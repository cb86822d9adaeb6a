import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
// Next.js must not send telemetry, also when somebody runs `next` by hand.
process.env.NEXT_TELEMETRY_DISABLED = '1'

const noEditor = './no-editor.mjs'
/** The modules of the code editor. The pages load them only in a browser. */
const editor = [
  'editor',
  'features/register.all',
  'languages/definitions/typescript/register',
  'languages/features/typescript/register',
].map((name) => `monaco-editor/${name}`)

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Compress pages, their files and all answers, except streams that are read as they arrive (they have `no-transform`).
  compress: true,
  // `next dev` refuses its own WebSocket for a page opened at 127.0.0.1, which then never becomes interactive
  allowedDevOrigins: ['127.0.0.1'],
  devIndicators: false,
  // The image service would fetch any URL that a request contains; the studio does not need it.
  images: { unoptimized: true },
  // The server's code is read from the disk of this machine: minified, it would start later and give worse stack traces.
  // The guard limits the size of bodies; the limit of Next.js must not be lower than the longest record of a campaign.
  experimental: {
    serverMinification: false,
    turbopackSourceMaps: false,
    // the cache makes the builds after the first one faster
    turbopackFileSystemCacheForBuild: process.env.QUESTWRIGHT_BUILD_CACHE !== 'none',
    proxyClientMaxBodySize: '70mb',
  },
  // These packages look for their own files, or are loaded when a registry is first used.
  serverExternalPackages: ['verdaccio', 'make-fetch-happen', 'tar'],
  turbopack: {
    root: repository,
    resolveAlias: {
      ...Object.fromEntries(editor.map((name) => [name, { browser: name, default: noEditor }])),
      // src/client/editor/monaco.ts starts the worker that Monaco ships built, so this one is never started and need not be bundled
      './ts.worker.js': noEditor,
    },
    // The workspace reads folders that the user names, which Next.js warns about; since nothing is deployed, it need not trace which files are
    // read.
    ignoreIssue: [
      { path: '**/packages/packs/src/folder.ts' },
      { path: '**/packages/packs/src/installed.ts' },
      { path: '**/packages/registry/src/*.ts' },
      { path: '**/packages/workshop/src/*/*.ts' },
    ],
  },
  outputFileTracingRoot: repository,
  // `npm start` must be fast, and the sources were checked before they were published; `next build` and `npm test` check types.
  typescript: { ignoreBuildErrors: process.env.QUESTWRIGHT_BUILD === 'quick', tsconfigPath: 'tsconfig.json' },
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        // A page needs these headers to use shared memory, through which a hanging worker says which ability it runs.
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
        { key: 'Cross-Origin-Embedder-Policy', value: 'require-corp' },
        { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'X-Frame-Options', value: 'DENY' },
        { key: 'Referrer-Policy', value: 'no-referrer' },
        { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
      ],
    },
  ],
}

export default config
