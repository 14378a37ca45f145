import { players } from '@/app/players/players'
import { VideoMessage } from '@/components/videos/video-message'
import { videosCopy } from '@/lib/videos/copy'

export const generateMetadata = players.medias.bareMetadata

/** The player without a video id. */
export default function BarePlayerPage() {
  const { missing, missingText } = videosCopy
  return <VideoMessage title={missing} text={missingText} list={players.medias.list} />
}
