import { VideoMessage } from '@/components/videos/video-message'
import { noindexMetadata } from '@/lib/seo/metadata'
import { videosCopy } from '@/lib/videos/copy'
import { beautyPlayerCopy } from './copy'
import { videosPath } from './player'

export const metadata = noindexMetadata(
  beautyPlayerCopy.missingTitle,
  beautyPlayerCopy.missingDescription,
)

/** The player without a video id. */
export default function BarePlayerPage() {
  return (
    <VideoMessage
      title={beautyPlayerCopy.missing}
      text={videosCopy.missingText}
      list={videosPath}
    />
  )
}
