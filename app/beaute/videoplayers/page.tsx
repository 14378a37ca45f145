import { players } from '@/app/players/players'
import { MessagePage } from '@/components/layout/message-page'
import { videosCopy } from '@/lib/videos/copy'

export const generateMetadata = players.beaute.bareMetadata

/** The player without a video id. */
export default function BarePlayerPage() {
  const { missing, missingText, all } = videosCopy
  const links = [{ href: players.beaute.list, label: all }]
  return <MessagePage title={missing} text={missingText} links={links} />
}
