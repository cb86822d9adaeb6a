/** Whether the system asks for reduced motion. */
export function wantsStill(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}
