import { MessagePage } from '@/components/layout/message-page'
import { videoLists } from '@/lib/site/paged-lists'
import { videosCopy } from '@/lib/videos/copy'
import { players } from '@/lib/videos/player-routes'

export const generateMetadata = players.medias.bareMetadata

/** The player without a video id. */
export default function BarePlayerPage() {
  const { missing, missingText, all } = videosCopy
  const links = [{ href: videoLists.medias, label: all }]
  return <MessagePage title={missing} text={missingText} links={links} />
}
