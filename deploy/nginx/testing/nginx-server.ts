import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'

const folder = path.resolve(import.meta.dirname, '..')

/** How many connections nginx may hold, as in the container. */
const [connections] =
  /worker_connections \d+;/.exec(
    readFileSync(path.resolve(folder, '../container/nginx.conf'), 'utf8'),
  ) ?? []

/** A server that stands for a replica of the site or for the backend. */
export type Upstream = { port: number; paths: string[]; stop(): Promise<void> }

/** @param answer gets each request, whose path is noted before */
export async function startUpstream(answer: RequestListener, port = 0): Promise<Upstream> {
  const paths: string[] = []
  const server = createServer((request, response) => {
    paths.push(request.url ?? '')
    answer(request, response)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    paths,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

type Options = { sites: number[]; backends: number[]; data: string }
export type Nginx = Awaited<ReturnType<typeof startNginx>>

/**
 * Starts nginx with the files of deploy/nginx/ on two free ports.
 * @param program nginx's path
 * @param upstreams the ports of the replicas, and the backend's data folder
 */
export async function startNginx(program: string, upstreams: Options) {
  const prefix = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const ports = { site: await freePort(), backend: await freePort() }
  symlinkSync(folder, path.join(prefix, 'rayonne'))
  writeFileSync(path.join(prefix, 'nginx.conf'), configuration(prefix, ports, upstreams))
  const args = ['-p', prefix, '-c', path.join(prefix, 'nginx.conf'), '-e', 'stderr']
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  await answering(ports.site)
  return {
    prefix,
    ports,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      rmSync(prefix, { recursive: true, force: true })
    },
  }
}

function configuration(
  prefix: string,
  ports: { site: number; backend: number },
  { sites, backends, data }: Options,
): string {
  const servers = (list: number[]) =>
    list.map((port) => `server 127.0.0.1:${port} max_fails=3 fail_timeout=1s;`).join(' ')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${prefix}/${name};`)
    .join('\n  ')
  const cache = (name: string) =>
    `proxy_cache_path ${prefix}/${name} levels=1:2 use_temp_path=off keys_zone=rayonne_${name}:1m;`
  return `daemon off;
pid ${prefix}/nginx.pid;
error_log stderr crit;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { ${connections} }
http {
  types { image/png png; video/mp4 mp4; }
  access_log off;
  ${temporary}
  ${cache('pages')}
  ${cache('files')}
  upstream site { zone site 64k; ${servers(sites)} keepalive 8; }
  upstream backend { zone backend 64k; ${servers(backends)} keepalive 8; }
  include rayonne/http.conf;
  server { listen 127.0.0.1:${ports.site}; include rayonne/site.conf; }
  server {
    listen 127.0.0.1:${ports.backend};
    set $rayonne_backend_data ${data};
    include rayonne/backend.conf;
  }
}
`
}

/** A port of this machine that nothing uses now. */
export async function freePort(): Promise<number> {
  const server = await startUpstream(() => undefined)
  await server.stop()
  return server.port
}

/** Waits until a server on this machine answers, with whatever status. */
export async function answering(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/ready`, { redirect: 'manual' }).catch(
      () => undefined,
    )
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx does not answer')
}

type Answer = { status: number; headers: IncomingMessage['headers']; body: string }

/** A request as it is, without what `fetch` adds; from another address of this machine if given. */
export async function request(
  port: number,
  pathname: string,
  headers: Record<string, string> = {},
  { method = 'GET', localAddress = '127.0.0.1' } = {},
): Promise<Answer> {
  const options = { port, path: pathname, headers, method, localAddress, agent: false }
  const [response] = (await once(get({ host: '127.0.0.1', ...options }), 'response')) as [
    IncomingMessage,
  ]
  const body = (await buffer(response)).toString()
  return { status: response.statusCode ?? 0, headers: response.headers, body }
}
