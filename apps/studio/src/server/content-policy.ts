/** What a page of the studio may load and run: what the studio itself sends, and nothing that stands in a page unless the server put it there. */

/** @param nonce of a page: only scripts within it that carry this word run; without one, none does */
export function contentPolicy(nonce?: string, mode = process.env.NODE_ENV): string {
  const isDevelopment = mode === 'development'
  const policy = {
    'default-src': "'self'",
    // React's development build evaluates strings, and the development server talks over a socket
    'script-src': `'self'${nonce === undefined ? '' : ` 'nonce-${nonce}'`} 'wasm-unsafe-eval'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    'worker-src': "'self'",
    'connect-src': `'self'${isDevelopment ? ' ws://127.0.0.1:* ws://localhost:*' : ''}`,
    // what React, Monaco and the drawings of cards place by style attributes has no nonce
    'style-src': "'self' 'unsafe-inline'",
    'font-src': "'self' data:",
    'img-src': "'self' data: blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  }
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
