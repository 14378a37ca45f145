import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureNginx } from '../find-servers.mjs'
import { root } from '../root.mjs'
import { isListening } from './is-listening.mjs'
import { folderOf } from './layout.mjs'

/** @typedef {import('../supervisor/supervised-process.mjs').Program} Program */
/** @typedef {import('./layout.mjs').Ports} Ports */

const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/**
 * The proxy, with the files of deploy/nginx/ that a production server includes.
 * @param {Ports} ports
 * @param {string} dataFolder of the backend
 * @returns {Program}
 */
export function nginxProgram(ports, dataFolder) {
  const folder = folderOf('nginx')
  mkdirSync(folder, { recursive: true })
  rmSync(path.join(folder, 'rayonne'), { force: true })
  symlinkSync(path.join(root, 'deploy/nginx'), path.join(folder, 'rayonne'))
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, nginxConfiguration(folder, ports, dataFolder, process.getuid?.() === 0))
  return {
    command: [ensureNginx(), '-p', folder, '-c', file, '-e', path.join(folder, 'error.log')],
    cwd: folder,
    env: { PATH: process.env.PATH },
    isReady: () => isListening(ports.site),
    startTimeoutMs: 10_000,
    // Its workers outlive it, and would keep its ports.
    ownGroup: true,
  }
}

/**
 * @param {string} folder
 * @param {Ports} ports
 * @param {string} dataFolder
 * @param {boolean} isRoot the workers then keep that user, which owns the folders
 */
export function nginxConfiguration(folder, ports, dataFolder, isRoot) {
  const temporary = temporaryFolders.map((name) => `  ${name}_temp_path ${folder}/${name};\n`)
  const sites = ports.sites.map(
    (port) => `    server 127.0.0.1:${port} max_fails=2 fail_timeout=1s;\n`,
  )
  return `daemon off;
${isRoot ? 'user root;\n' : ''}pid ${folder}/nginx.pid;
worker_processes auto;
events { worker_connections 1024; }
http {
  types { image/png png; image/jpeg jpg jpeg; image/webp webp; video/mp4 mp4; }
  access_log off;
${temporary.join('')}
  proxy_cache_path ${folder}/pages levels=1:2 use_temp_path=off
    keys_zone=rayonne_pages:10m max_size=300m inactive=7d;
  proxy_cache_path ${folder}/files levels=1:2 use_temp_path=off
    keys_zone=rayonne_files:10m max_size=1g inactive=7d;
  upstream site {
    zone site 64k;
${sites.join('')}    keepalive 64;
  }
  upstream backend {
    zone backend 64k;
    server 127.0.0.1:${ports.backend} max_fails=0;
    keepalive 16;
  }
  include rayonne/http.conf;
  server {
    listen 127.0.0.1:${ports.site};
    include rayonne/site.conf;
  }
  server {
    listen 127.0.0.1:${ports.backOffice};
    set $rayonne_backend_data ${dataFolder};
    include rayonne/backend.conf;
  }
}
`
}
