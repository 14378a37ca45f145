import { REST_DELETE, REST_GET, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import config from '../../../../payload.config'
import { cachingResponses } from '../../../../saving/cached-responses'

/** Payload's REST API, for the back-office only (see server/unauthenticated-requests.mjs). */
export const GET = REST_GET(config)
export const POST = cachingResponses(REST_POST(config))
export const PATCH = cachingResponses(REST_PATCH(config))
export const PUT = REST_PUT(config)
export const DELETE = REST_DELETE(config)
