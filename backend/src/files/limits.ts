/** In bytes. */
export const megabyte = 1024 * 1024

/** What one file may weigh when it is sent; a phone's film of 20 seconds in Full HD does. */
export const fileMaxMegabytes = 60
export const fileMaxBytes = fileMaxMegabytes * megabyte
