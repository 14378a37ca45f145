import { expect, it } from 'vitest'
import { portsFrom } from './layout.mjs'
import { nginxConfiguration } from './nginx.mjs'

it('gives every server a port of its own, the public ones first', () => {
  const ports = portsFrom(8080)
  expect([ports.site, ports.backOffice]).toEqual([8080, 8081])
  const all = Object.values(ports).flat()
  expect(new Set(all).size).toBe(all.length)
})

it('the proxy knows both replicas, includes deploy/nginx and listens on loopback alone', () => {
  const text = nginxConfiguration(portsFrom(8080), '/data')
  expect(text).toMatch(/upstream site \{[^}]*127\.0\.0\.1:8082[^}]*127\.0\.0\.1:8083/)
  expect(text.match(/include rayonne\/(\w+)/g)).toHaveLength(3)
  expect(text.match(/listen [^;]+/g)).toEqual(['listen 127.0.0.1:8080', 'listen 127.0.0.1:8081'])
  expect(text).toContain('rayonne_backend_data /data;')
  expect(text).not.toContain('${')
})
