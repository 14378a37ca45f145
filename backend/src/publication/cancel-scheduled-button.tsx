'use client'

import { Button, toast, useServerFunctions } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

/** «Annuler», of a scheduled publication or withdrawal. @param name what is cancelled */
export function CancelScheduled({ job, name }: { job: number; name: string }) {
  const { schedulePublish } = useServerFunctions()
  const { refresh } = useRouter()
  const cancel = async () => {
    const answer = (await schedulePublish({ deleteID: job })) as { error?: string } | undefined
    if (!answer || answer.error)
      return toast.error('Ce n’a pas pu être annulé. Vérifiez le réseau, puis réessayez.')
    toast.success('C’est annulé.')
    refresh()
  }
  return (
    <Button
      aria-label={`Annuler\u00a0: ${name}`}
      buttonStyle="secondary"
      margin={false}
      onClick={() => void cancel()}
    >
      Annuler
    </Button>
  )
}
