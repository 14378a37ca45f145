import { VideoMessage } from '@/components/videos/video-message'
import { noindexMetadata } from '@/lib/seo/metadata'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'
import { videosCopy } from '@/lib/videos/copy'
import { beautyPlayerCopy } from './copy'
import { videosPath } from './player'

export const generateMetadata = async () =>
  noindexMetadata(
    beautyPlayerCopy.missingTitle,
    beautyPlayerCopy.missingDescription,
    await loadSiteSettings(),
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
