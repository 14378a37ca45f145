'use client'

import { createQueryState } from '@/components/ui/use-query-state.client'
import { houseParam } from '@/lib/site/query-params'

/** The id of the house whose dialog is open, in the query string. */
export const houseQueryState = createQueryState(houseParam)
