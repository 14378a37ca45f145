import { notifier } from '../publication/notifier'
import { SiteNoticeToast } from './site-notice-toast'

/** On every page: what follows when the site could not be told of a change. */
export function SiteNotice() {
  return <SiteNoticeToast changes={notifier().health().changes} />
}
