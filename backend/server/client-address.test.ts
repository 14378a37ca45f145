import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { createClientAddress } from './client-address.mjs'

function request(remoteAddress: string | undefined, forwarded?: string): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
  const message = new IncomingMessage(socket)
  if (forwarded !== undefined) message.headers['x-forwarded-for'] = forwarded
  return message
}

const loopback = createClientAddress(['loopback'])

it.each([
  ['203.0.113.7', undefined, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', '192.0.2.9, 198.51.100.1', '198.51.100.1'],
  ['::ffff:127.0.0.1', '2001:db8::1', '2001:db8::1'],
  ['127.0.0.1', 'no address', '127.0.0.1'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  [undefined, '198.51.100.1', ''],
  // Any machine of a private network could have sent the header.
  ['10.0.0.9', '198.51.100.1', '10.0.0.9'],
  ['192.168.1.20', '198.51.100.1', '192.168.1.20'],
  ['fd00::1', '198.51.100.1', 'fd00::1'],
])('socket %s, X-Forwarded-For %s: %s', (socket, forwarded, expected) => {
  expect(loopback(request(socket, forwarded))).toBe(expected)
})

it('trusts the networks of a setting, and no other', () => {
  const ofCompose = createClientAddress(['loopback', '172.30.87.0/24'])
  expect(ofCompose(request('172.30.87.5', '198.51.100.1'))).toBe('198.51.100.1')
  expect(ofCompose(request('172.30.88.5', '198.51.100.1'))).toBe('172.30.88.5')
})
