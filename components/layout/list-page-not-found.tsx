import type { Route } from 'next'
import { buttonStyles } from '@/components/ui/button-styles'
import { IntentLink } from '@/components/ui/intent-link'
import { paginationCopy } from '@/lib/pagination/copy'
import { MessagePage } from './message-page'

/** Shown when a list has no such page; `list` is the path of its first. */
export function ListPageNotFound({ list }: { list: string }) {
  return (
    <MessagePage title={paginationCopy.notFound} text={paginationCopy.notFoundText}>
      <IntentLink href={list as Route} className={buttonStyles.brand}>
        {paginationCopy.first}
      </IntentLink>
    </MessagePage>
  )
}
