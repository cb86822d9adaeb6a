/** The logo of Questwright: a folded map with a star. */
export function Logo() {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 22 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M2.5 5.5 8 3.5l6 2 5.5-2v13l-5.5 2-6-2-5.5 2z" />
      <path d="m11 7 1.1 2.5 2.6.2-2 1.7.7 2.6-2.4-1.4-2.3 1.4.6-2.6-2-1.7 2.7-.2z" fill="currentColor" stroke="none" />
    </svg>
  )
}
