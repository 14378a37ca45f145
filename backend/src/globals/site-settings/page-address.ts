import { removeTrackingParams } from '../../../../contract/tracking-params'

/** What YouTube and TikTok add to an address of theirs, to say who shared it. */
const ownTrackers = ['si', 'feature', 'is_from_webapp', 'sender_device', '_r', '_t']

/** A pasted address with its «https://», and without what only tracks who shared it. */
export function normalizeAddress(pasted: string): string {
  const written = /^[a-z]+:/i.test(pasted) ? pasted : `https://${pasted}`
  // A name such as «@rayonne.bj» is no address: it would be read as its host.
  if (!/^https?:(?!\/\/@)/i.test(written) || !URL.canParse(written)) return pasted
  const url = removeTrackingParams(new URL(written))
  for (const name of ownTrackers) url.searchParams.delete(name)
  url.hash = ''
  return url.href.replace(/\/$/, '')
}
