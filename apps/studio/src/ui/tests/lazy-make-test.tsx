'use client'

import dynamic from 'next/dynamic'

/** The dialog, loaded when it is opened. */
export const LazyMakeTestDialog = dynamic(() => import('./make-test-dialog.tsx').then(({ MakeTestDialog }) => MakeTestDialog), {
  ssr: false,
})
