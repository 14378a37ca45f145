import { VideoMessage } from '@/components/videos/video-message'
import { noindexMetadata } from '@/lib/seo/metadata'
import { videosCopy } from '@/lib/videos/copy'
import { mediaPlayerCopy } from './copy'
import { videosPath } from './player'

export const metadata = noindexMetadata(
  mediaPlayerCopy.missingTitle,
  mediaPlayerCopy.missingDescription,
)

/** The player without a video id. */
export default function BarePlayerPage() {
  return (
    <VideoMessage title={mediaPlayerCopy.missing} text={videosCopy.missingText} list={videosPath} />
  )
}
