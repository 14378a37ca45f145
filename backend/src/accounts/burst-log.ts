const intervalMs = 60_000
const maxNameLength = 64

/** Makes one line a minute of any number of throttled attempts. @param write receives it @param now milliseconds */
export function createBurstLog(write: (line: string) => void, now = Date.now) {
  let last = -Infinity
  let unreported = 0
  return (account: string, address: string) => {
    unreported += 1
    if (now() - last < intervalMs) return
    write(
      `Sign-in attempts slowed down: ${unreported}, the last one for «${printable(account)}» from ${address}.`,
    )
    last = now()
    unreported = 0
  }
}

/** A name that an unauthenticated client has chosen, short and without control characters. */
export function printable(name: string): string {
  return name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?').slice(0, maxNameLength)
}
