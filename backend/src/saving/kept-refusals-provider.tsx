'use client'

import { ServerFunctionsProvider, useServerFunctions } from '@payloadcms/ui'
import type { ServerFunctionClient } from 'payload'
import { type ReactNode, useCallback } from 'react'
import { checkWithRefusals } from './kept-refusals'

/** Every form below keeps what its last save was refused for through Payload's checks. */
export function KeptRefusals({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions()
  const keeping = useCallback<ServerFunctionClient>(
    (call) =>
      call.name === 'form-state'
        ? checkWithRefusals(call.args, (args) => serverFunction({ ...call, args }))
        : serverFunction(call),
    [serverFunction],
  )
  return <ServerFunctionsProvider serverFunction={keeping}>{children}</ServerFunctionsProvider>
}
