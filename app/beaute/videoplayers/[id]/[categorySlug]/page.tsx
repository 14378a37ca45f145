import { WatchPage } from '@/components/videos/watch-page'
import { player } from '../../player'

type Props = { params: Promise<{ id: string; categorySlug: string }> }

/** No link of the site leads here but where only the link tells the category: rendered on demand. */
export const generateStaticParams = () => []
export const generateMetadata = (props: Props) => player.metadata(props)

/** A video beside the others of its category. */
export default async function Page(props: Props) {
  return <WatchPage {...await player.props(props)} />
}
