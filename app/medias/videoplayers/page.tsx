import { VideoMessage } from '@/components/videos/video-message'
import { noindexMetadata } from '@/lib/seo/metadata'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'
import { videosCopy } from '@/lib/videos/copy'
import { mediaPlayerCopy } from './copy'
import { videosPath } from './player'

export const generateMetadata = async () =>
  noindexMetadata(
    mediaPlayerCopy.missingTitle,
    mediaPlayerCopy.missingDescription,
    await loadSiteSettings(),
  )

/** The player without a video id. */
export default function BarePlayerPage() {
  return (
    <VideoMessage title={mediaPlayerCopy.missing} text={videosCopy.missingText} list={videosPath} />
  )
}
