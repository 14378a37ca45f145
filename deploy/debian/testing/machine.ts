import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const authorities = '/etc/ssl/certs/ca-certificates.crt'
const bootMs = 120_000

/** A fresh Debian in a folder: first with this machine's network, then booted with loopback alone. */
export type Machine = Awaited<ReturnType<typeof makeMachine>>

/** @param suite Debian's name of the release, such as `bookworm` */
export async function makeMachine(suite: string) {
  const root = mkdtempSync(path.join(tmpdir(), `debian-${suite}-`))
  const include = '--include=ca-certificates,dbus,systemd-sysv'
  run('debootstrap', ['--variant=minbase', include, suite, root, 'http://deb.debian.org/debian'])
  // It becomes `/`, which every user enters.
  chmodSync(root, 0o755)
  run('cp', [authorities, path.join(root, authorities)])
  // What is installed is started once the machine runs, not on the ports of this one.
  write('/usr/sbin/policy-rc.d', '#!/bin/sh\nexit 101\n')
  let container: ChildProcess | undefined

  function write(file: string, text: string) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text, { mode: 0o755 })
  }

  /** Runs commands before the machine is booted, with this machine's network. */
  function install(commands: string) {
    const mounts = `mount -t proc proc ${root}/proc && mount --rbind /dev ${root}/dev`
    // systemctl then leaves alone what does not run yet.
    const script = `${mounts} && SYSTEMD_OFFLINE=1 exec chroot ${root} bash -euo pipefail`
    const namespaces = ['--mount', '--pid', '--fork', '--kill-child']
    return run('unshare', [...namespaces, 'sh', '-c', script], commands)
  }

  /** Starts systemd on a network of its own. */
  async function boot() {
    rmSync(path.join(root, '/usr/sbin/policy-rc.d'))
    const args = ['-q', '-D', root, '--register=no', '--keep-unit', '--private-network', '--boot']
    container = spawn('systemd-nspawn', args, { stdio: 'ignore' })
    for (const until = Date.now() + bootMs; Date.now() < until; await sleep(500)) {
      if (leader() && /running|degraded/.test(call('systemctl is-system-running').text)) return
    }
    throw new Error('systemd did not start')
  }

  /** The first process of the running machine, as this one numbers it. */
  function leader() {
    const { pid } = container ?? {}
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]
  }

  /** What commands answer on the running machine. */
  function call(commands: string) {
    const args = ['--target', leader() ?? '', ...'-m -u -i -n -p -C -r -w'.split(' ')]
    return spawnWith('nsenter', [...args, 'bash', '-euo', 'pipefail'], commands)
  }

  return {
    root,
    write,
    install,
    boot,
    call,
    async remove() {
      const ended = container && new Promise((resolve) => container?.once('exit', resolve))
      container?.kill('SIGTERM')
      await Promise.race([ended, sleep(30_000)])
      container?.kill('SIGKILL')
      if (existsSync(root)) rmSync(root, { recursive: true, force: true })
    },
  }
}

/** Runs a program with the variables of a root's shell, and the certificates of this machine's proxy. */
function spawnWith(program: string, args: string[], input = '') {
  const variables = [
    `PATH=/usr/local/sbin:/usr/local/bin:${process.env.PATH}`,
    ...['HOME=/root', 'LC_ALL=C.UTF-8', 'DEBIAN_FRONTEND=noninteractive'],
    `NODE_EXTRA_CA_CERTS=${authorities}`,
  ]
  const { status, stdout, stderr } = spawnSync('env', ['-i', ...variables, program, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  return { status, text: `${stdout}${stderr}` }
}

function run(program: string, args: string[], input?: string) {
  const { status, text } = spawnWith(program, args, input)
  if (status !== 0) throw new Error(`${program} ${input ?? args.join(' ')}\n${text.slice(-4000)}`)
  return text
}
