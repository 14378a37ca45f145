import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { clientAddress } from './client-address.mjs'

function request(remoteAddress: string | undefined, forwarded?: string): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
  const message = new IncomingMessage(socket)
  if (forwarded !== undefined) message.headers['x-forwarded-for'] = forwarded
  return message
}

it.each([
  ['203.0.113.7', undefined, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', '192.0.2.9, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['::ffff:127.0.0.1', '2001:db8::1', '2001:db8::1'],
  ['127.0.0.1', 'no address', '127.0.0.1'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  [undefined, '198.51.100.1', ''],
])('socket %s, X-Forwarded-For %s: %s', (socket, forwarded, expected) => {
  expect(clientAddress(request(socket, forwarded))).toBe(expected)
})
