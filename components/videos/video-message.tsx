import type { Route } from 'next'
import { MessagePage } from '@/components/layout/message-page'
import { buttonStyles } from '@/components/ui/button-styles'
import { IntentLink } from '@/components/ui/intent-link.client'

type Props = { text: string; list: string }

/** The player's place when there is nothing to play (R87, R88). */
export function VideoMessage({ text, list }: Props) {
  return (
    <MessagePage title={text} text="Le lien est incomplet, ou la vidéo a été retirée.">
      <IntentLink href={list as Route} className={buttonStyles.brand}>
        Toutes les vidéos
      </IntentLink>
    </MessagePage>
  )
}
