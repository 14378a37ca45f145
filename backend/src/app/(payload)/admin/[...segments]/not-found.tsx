import { NotFoundPage } from '@payloadcms/next/views'
import config from '../../../../payload.config'
import { importMap } from '../importMap'
import type { Props } from './page'

/** An unknown path under /admin. */
export default function NotFound({ params, searchParams }: Props) {
  return NotFoundPage({ config, importMap, params, searchParams })
}
