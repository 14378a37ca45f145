import { SectionIntro } from '@/components/layout/section-intro'
import { IntentLink } from '@/components/ui/intent-link'
import type { Video } from '@/lib/backend/schemas'
import { videosCopy } from '@/lib/videos/copy'
import { VideoGrid } from './video-grid'

/** The latest videos, and a link to all of them. */
export function LatestBeautyVideos({ videos }: { videos: readonly Video[] }) {
  const { heading, lead } = videosCopy.beautySection
  return (
    <section id="videos" className="section">
      <SectionIntro heading={heading} lead={lead} />
      {/* Never two of the three beside each other. */}
      <div className="sm:[&>ul]:grid-cols-3">
        <VideoGrid area="beaute" videos={videos} heading="h3" />
      </div>
      <p className="mt-10">
        <IntentLink href="/beaute/videosbeaute" className="button button-outline">
          {videosCopy.beautyHeading}
        </IntentLink>
      </p>
    </section>
  )
}
