import type { Route } from 'next'
import { MessagePage } from '@/components/layout/message-page'
import { buttonStyles } from '@/components/ui/button-styles'
import { IntentLink } from '@/components/ui/intent-link.client'
import { videosCopy } from '@/lib/videos/copy'

type Props = { text: string; list: string }

/** Shown when there is no video to play. */
export function VideoMessage({ text, list }: Props) {
  return (
    <MessagePage title={text} text={videosCopy.unavailableText}>
      <IntentLink href={list as Route} className={buttonStyles.brand}>
        {videosCopy.all}
      </IntentLink>
    </MessagePage>
  )
}
