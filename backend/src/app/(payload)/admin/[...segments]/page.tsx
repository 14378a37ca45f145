import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import config from '../../../../payload.config'
import { importMap } from '../importMap'

export type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams })
}

/** Every page under /admin. */
export default function Page({ params, searchParams }: Props) {
  return RootPage({ config, importMap, params, searchParams })
}
