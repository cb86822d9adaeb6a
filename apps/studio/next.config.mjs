import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
// Also for who runs `next` by hand: nothing is told to anybody.
process.env.NEXT_TELEMETRY_DISABLED = '1'

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Pages, their files and all answers but streams that are heard as they come (`no-transform`) are packed.
  compress: true,
  // With `next dev` a page at 127.0.0.1 otherwise never comes alive.
  allowedDevOrigins: ['127.0.0.1'],
  devIndicators: false,
  // The image service would fetch addresses that a request names; we have no use for it.
  images: { unoptimized: true },
  // The server runs from the disk of this machine: made small it would only start later, and say less of where something failed.
  // The guard counts bodies; what Next.js keeps of them must not be shorter than the longest record of a campaign.
  experimental: { serverMinification: false, turbopackSourceMaps: false, proxyClientMaxBodySize: '70mb' },
  // They look for their own files, or are loaded when a registry is asked for the first time.
  serverExternalPackages: ['verdaccio', 'make-fetch-happen', 'tar'],
  turbopack: {
    root: repository,
    // Reading a folder that the user names is what a workspace is for; nothing is deployed, so nothing is traced.
    ignoreIssue: [
      { path: '**/packages/packs/src/folder.ts' },
      { path: '**/packages/packs/src/installed.ts' },
      { path: '**/packages/registry/src/*.ts' },
      { path: '**/packages/workshop/src/*/*.ts' },
    ],
  },
  outputFileTracingRoot: repository,
  // `npm start` is in a hurry and the sources were checked before they were published; `next build` and `npm test` check them.
  typescript: { ignoreBuildErrors: process.env.QUESTWRIGHT_BUILD === 'quick', tsconfigPath: 'tsconfig.json' },
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        // Shared memory (which ability runs in a worker that hangs) needs a page that is isolated from others.
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
