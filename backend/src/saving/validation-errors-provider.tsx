'use client'

import { ServerFunctionsProvider, toast, useModal, useServerFunctions } from '@payloadcms/ui'
import type { ServerFunctionClient } from 'payload'
import { type ReactNode, useCallback } from 'react'
import { answerSignedIn } from './session-end'
import { checkWithValidationErrors } from './validation-errors'

/** Every form keeps what its last save was refused for, and a drawer that cannot be filled says why and closes. */
export function ValidationErrors({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions()
  const { closeModal } = useModal()
  const keeping = useCallback<ServerFunctionClient>(
    (call) => {
      if (call.name === 'form-state')
        return checkWithValidationErrors(call.args, (args) => serverFunction({ ...call, args }))
      return answerSignedIn(async () => serverFunction(call)).catch((error: Error) => {
        const { drawerSlug } = call.args as { drawerSlug?: string }
        if (drawerSlug) {
          toast.error(error.message)
          closeModal(drawerSlug)
        }
        throw error
      })
    },
    [closeModal, serverFunction],
  )
  return <ServerFunctionsProvider serverFunction={keeping}>{children}</ServerFunctionsProvider>
}
