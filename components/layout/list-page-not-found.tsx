import { paginationCopy } from '@/lib/pagination/copy'
import { MessagePage } from './message-page'

/** Shown when a list has no such page; `list` is the path of its first. */
export function ListPageNotFound({ list }: { list: string }) {
  const { notFound, notFoundText, first } = paginationCopy
  const links = [{ href: list, label: first }]
  return <MessagePage title={notFound} text={notFoundText} links={links} />
}
