import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { AwsV4Signer } from 'aws4fetch'
import etag from 'etag'
import { listenOnFreePort } from '../../testing/ports'

const credentials = { accessKeyId: 'cle', secretAccessKey: 'secret-du-magasin' }
const region = 'test-1'
const bucket = 'medias'
/** Less than what tests store, so that lists have several pages. */
export const pageLength = 5

/**
 * An S3-compatible store on loopback, with one bucket in path style, that refuses what is not signed.
 * It does not know If-Range, as S3 does not.
 */
export async function startObjectStore() {
  const objects = new Map<string, Buffer>()
  const requests: string[] = []
  const state = { isFailing: false }
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    void answer(request, response)
  })
  const endpoint = `http://127.0.0.1:${await listenOnFreePort(server)}`

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url ?? '/', endpoint)
    const [, name, ...rest] = decodeURIComponent(url.pathname).split('/')
    const key = rest.join('/')
    if (state.isFailing) return refuse(response, 503, 'SlowDown')
    if (!(await isSigned(request, url))) return refuse(response, 403, 'SignatureDoesNotMatch')
    if (name !== bucket) return refuse(response, 404, 'NoSuchBucket')
    if (request.method === 'PUT') {
      if (!request.headers['content-length']) return refuse(response, 411, 'MissingContentLength')
      objects.set(key, Buffer.concat(chunks))
      return void response.end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    if (key === '') return void response.end(listing(url.searchParams))
    send(request, response, objects.get(key))
  }

  function listing(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? ''
    const prefix = query.get('prefix') ?? ''
    const keys = [...objects.keys()].filter((it) => it.startsWith(prefix) && it > after).toSorted()
    const page = keys.slice(0, pageLength)
    const next = keys.length > page.length ? page.at(-1) : undefined
    const contents = page.map((it) => `<Contents><Key>${encodeURIComponent(it)}</Key></Contents>`)
    const token = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
    return `<ListBucketResult>${contents.join('')}${token}</ListBucketResult>`
  }

  return {
    objects,
    requests,
    state,
    /** The settings of a backend that uses it. */
    variables: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      S3_FORCE_PATH_STYLE: 'on',
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function isSigned({ method, headers }: IncomingMessage, url: URL): Promise<boolean> {
  const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1]?.split(';') ?? []
  const signed = names.filter((it) => it !== 'host').map((it) => [it, String(headers[it])])
  const signer = new AwsV4Signer({
    ...credentials,
    method,
    url: url.href,
    headers: Object.fromEntries(signed) as Record<string, string>,
    datetime: String(headers['x-amz-date']),
    service: 's3',
    region,
  })
  return headers.authorization === (await signer.authHeader())
}

function send({ method, headers }: IncomingMessage, response: ServerResponse, bytes?: Buffer) {
  if (!bytes) return refuse(response, 404, 'NoSuchKey')
  const tag = etag(bytes)
  response.setHeader('ETag', tag)
  if (headers['if-none-match'] === tag) return void response.writeHead(304).end()
  if ((headers['if-match'] ?? tag) !== tag) return refuse(response, 412, 'PreconditionFailed')
  const range = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '')
  const [, first, last] = range ?? []
  const start = first ? Number(first) : last ? bytes.length - Number(last) : 0
  const end = first && last ? Math.min(Number(last), bytes.length - 1) : bytes.length - 1
  if (start >= bytes.length && range) {
    response.setHeader('Content-Range', `bytes */${bytes.length}`)
    return refuse(response, 416, 'InvalidRange')
  }
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${bytes.length}`)
  const part = bytes.subarray(start, end + 1)
  response.writeHead(range ? 206 : 200, { 'Content-Length': part.length })
  response.end(method === 'HEAD' ? undefined : part)
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)
}
