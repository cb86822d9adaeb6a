'use client'

import dynamic from 'next/dynamic'

/** The dialog comes when it is asked for. */
export const LazyMakeTestDialog = dynamic(() => import('./make-test-dialog.tsx').then(({ MakeTestDialog }) => MakeTestDialog), {
  ssr: false,
})
