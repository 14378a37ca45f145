import { WatchPage } from '@/components/videos/watch'
import { players, type WatchProps } from '@/lib/videos/player-routes'

const player = players.beaute

export const generateStaticParams = player.videoParams
export const generateMetadata = player.metadata

/** A video beside all others of its universe or, of a path that names one, of its category. */
export default async function Page(props: WatchProps) {
  return <WatchPage {...await player.props(props)} />
}
