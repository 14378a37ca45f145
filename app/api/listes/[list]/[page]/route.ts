import { listOf } from '@/app/lists'
import { parsePageNumber } from '@/lib/pagination/pages'
import { jsonResponse, notFoundResponse } from '../../responses'

export const dynamic = 'force-static'

/** Rendered on demand and cached like a page. */
export const generateStaticParams = () => []

/** The items of one page of a list, for the pages that show its beginning. */
export async function GET(_: Request, { params }: RouteContext<'/api/listes/[list]/[page]'>) {
  const { list, page } = await params
  const cards = await listOf(list)?.cards(parsePageNumber(page) ?? 0)
  return cards ? jsonResponse(cards) : notFoundResponse()
}
