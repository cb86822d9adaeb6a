/** The Content Security Policy of the studio: only code from the studio's server, and inline scripts only with a nonce. */

/**
 * Makes the policy.
 * @param nonce the nonce of a page: only inline scripts with it may run; without a nonce none may
 */
export function contentPolicy(nonce?: string, mode = process.env.NODE_ENV): string {
  const isDevelopment = mode === 'development'
  const policy = {
    'default-src': "'self'",
    // React's development build evaluates strings, and the development server uses a WebSocket
    'script-src': `'self'${nonce === undefined ? '' : ` 'nonce-${nonce}'`} 'wasm-unsafe-eval'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    'worker-src': "'self'",
    'connect-src': `'self'${isDevelopment ? ' ws://127.0.0.1:* ws://localhost:*' : ''}`,
    // style attributes set by React, Monaco and the drawings of cards cannot have a nonce
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
