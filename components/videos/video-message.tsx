import { MessagePage } from '@/components/layout/message-page'
import type { StaticPath } from '@/lib/shared/static-routes'
import { videosCopy } from '@/lib/videos/copy'

type Props = {
  title: string
  text: string
  /** The path of the list of all videos of the universe. */
  list: StaticPath
}

/** Shown when there is no video to play. */
export function VideoMessage({ title, text, list }: Props) {
  const links = [{ href: list, label: videosCopy.all }]
  return <MessagePage title={title} text={text} links={links} />
}
