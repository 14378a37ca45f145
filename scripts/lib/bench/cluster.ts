import { publishingDelays } from './publishing'
import { comparedPaths, ratesOnOneCore } from './rates'
import { print, printMemory } from './report'

type Owner = { username: string; password: string }

/**
 * Starts `npm run cluster` on one core: prints how long a publication takes to be visible through the
 * proxy and on both replicas, and the memory of every process.
 * @param clone a folder with the project and its packages
 * @param port the proxy's; those of the other servers follow
 * @returns the requests a second of `comparedPaths` through the proxy
 */
export async function benchCluster(clone: string, port: number, owner: Owner): Promise<number[]> {
  const urlOf = (offset: number) => `http://localhost:${port + offset}`
  const server = {
    command: [process.execPath, 'scripts/cluster.mjs'],
    cwd: clone,
    env: {
      PORT: String(port),
      OWNER_USERNAME: owner.username,
      OWNER_PASSWORD: owner.password,
      NODE_ENV: 'production' as const,
    },
    origin: urlOf(0),
  }
  return ratesOnOneCore(server, comparedPaths, {
    async before(pid) {
      printMemory('cluster, idle', pid)
      const sites = [urlOf(0), urlOf(2), urlOf(3)]
      const [proxy = 0, ...replicas] = await publishingDelays(urlOf(1), sites, owner)
      const figures = replicas.map((delay) => delay.toFixed(2)).join(', ')
      print('publishing to visible', `proxy ${proxy.toFixed(2)} s, replicas ${figures} s`)
    },
    after: (pid) => printMemory('cluster, after load', pid),
  })
}
