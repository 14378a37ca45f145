import { attempt } from '../../platform/attempt.mjs'

/** Hosts of this machine: what is sent there crosses no network. */
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i

/**
 * Whether a text is the address of a mail server, its user name and password percent-encoded. What follows
 * a `?` are options of nodemailer.
 * @param {string} value
 */
export function isSmtpUrl(value) {
  if (!/^smtps?:\/\//i.test(value) || !URL.canParse(value)) return false
  const { hostname, pathname, hash, username, password } = new URL(value)
  return (
    hostname !== '' &&
    /^\/?$/.test(pathname) &&
    hash === '' &&
    attempt(() => decodeURIComponent(username + password)) !== undefined
  )
}

/**
 * How mails are sent.
 * @param {{ url: string | undefined, from: string | undefined, publicUrl: string }} options `url` is
 *   checked; `from` unset: the user name when it is an address, for most servers take no other, else an
 *   address of the backend's host
 * @returns undefined without a mail server; `requireTls`: no password crosses a network in clear, even where
 *   somebody on the way hides that the server speaks TLS
 */
export function mailOptions({ url, from, publicUrl }) {
  if (url === undefined) return undefined
  const { hostname, username, password } = new URL(url)
  const user = decodeURIComponent(username)
  return {
    url,
    from: from ?? (user.includes('@') ? user : `ne-pas-repondre@${new URL(publicUrl).hostname}`),
    requireTls: password !== '' && !loopback.test(hostname),
  }
}
