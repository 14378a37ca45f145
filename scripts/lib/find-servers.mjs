import { findFile, findOrInstall } from '../../platform/programs/find-program.mjs'

const folders = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']

/** Valkey is the open-source fork of Redis and speaks the same protocol. */
const redisNames = ['redis-server', 'valkey-server']
const redisFiles = folders.flatMap((folder) => redisNames.map((name) => `${folder}/${name}`))
const nginxFiles = folders.map((folder) => `${folder}/nginx`)

/** The path of nginx, which is installed where there is none; throws, with advice, where it cannot be. */
export const ensureNginx = () =>
  findOrInstall(() => findFile(nginxFiles), ['nginx'], 'Run as root: apt-get install nginx')

/** As `ensureNginx`, for Redis: the server that REDIS_SERVER_PATH names, else the system's. */
export function ensureRedis() {
  const find = () => findFile(redisFiles, 'REDIS_SERVER_PATH')
  const advice = 'Install redis-server or valkey-server, or set REDIS_SERVER_PATH to one.'
  return findOrInstall(find, ['redis-server'], advice)
}
