import { findFile, findOrInstall, thisMachine } from '../shared/find-program.mjs'

const folders = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']

/** Valkey is the open-source fork of Redis and speaks the same protocol. */
const redisNames = ['redis-server', 'valkey-server']
const redisFiles = folders.flatMap((folder) => redisNames.map((name) => `${folder}/${name}`))
const nginxFiles = folders.map((folder) => `${folder}/nginx`)

/** The path of nginx, which is installed where there is none; throws, with advice, where it cannot be. */
export function ensureNginx(machine = thisMachine) {
  const find = () => findFile(machine, nginxFiles)
  const advice = 'Run as root: apt-get install nginx'
  return findOrInstall(machine, find, { packages: ['nginx'], advice })
}

/** As `ensureNginx`, for Redis: the server that REDIS_SERVER_PATH names, else the system's. */
export function ensureRedis(machine = thisMachine) {
  const find = () => findFile(machine, redisFiles, 'REDIS_SERVER_PATH')
  const advice = 'Install redis-server or valkey-server, or set REDIS_SERVER_PATH to one.'
  return findOrInstall(machine, find, { packages: ['redis-server'], advice })
}
