import type { Route } from 'next'
import { MessagePage } from '@/components/layout/message-page'
import { buttonStyles } from '@/components/ui/button-styles'
import { IntentLink } from '@/components/ui/intent-link'
import type { StaticPath } from '@/lib/shared/static-routes'
import { videosCopy } from '@/lib/videos/copy'

type Props = {
  title: string
  text: string
  /** The path of the list of all videos of the universe. */
  list: StaticPath
}

/** Shown when there is no video to play. */
export function VideoMessage({ title, text, list }: Props) {
  return (
    <MessagePage title={title} text={text}>
      <IntentLink href={list as Route} className={buttonStyles.brand}>
        {videosCopy.all}
      </IntentLink>
    </MessagePage>
  )
}
