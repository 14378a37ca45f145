import { players } from '@/app/players/players'
import { WatchPage } from '@/components/videos/watch-page'

const player = players.medias
type Props = { params: Promise<{ id: string; categorySlug?: string }> }

export const generateStaticParams = player.videoParams
export const generateMetadata = (props: Props) => player.metadata(props)

/** A video beside all others of its universe or, of a path that names one, of its category. */
export default async function Page(props: Props) {
  return <WatchPage {...await player.props(props)} />
}
