/**
 * Every metric of the site and of the backend, besides those of Node itself. The values of a label are
 * few and known beforehand: never a path, an address or anything else that a visitor chooses.
 * @typedef {object} Definition
 * @property {'counter' | 'gauge' | 'histogram'} type a gauge is read when Prometheus asks
 * @property {string} help
 * @property {readonly string[]} [labels]
 */

/** Upper bounds of durations, in seconds. */
export const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** @satisfies {Record<string, Definition>} */
export const siteMetrics = {
  site_requests_total: {
    type: 'counter',
    help: 'Requests answered, by kind of answer and class of status.',
    labels: ['kind', 'status'],
  },
  site_request_duration_seconds: {
    type: 'histogram',
    help: 'Seconds until an answer begins, by kind of answer.',
    labels: ['kind'],
  },
  site_page_cache_total: {
    type: 'counter',
    help: 'Pages and their data answered: from the cache (hit, stale) or rendered first (miss).',
    labels: ['result'],
  },
  site_backend_requests_total: {
    type: 'counter',
    help: 'Requests to the content backend: answered, missing (its own 404) or failed.',
    labels: ['result'],
  },
  site_backend_request_duration_seconds: {
    type: 'histogram',
    help: 'Seconds that the content backend took to answer or to fail.',
  },
  site_backend_answers_total: {
    type: 'counter',
    help: 'Content that pages were rendered with: fresh, stale, notFound or unavailable.',
    labels: ['state'],
  },
  site_revalidations_total: {
    type: 'counter',
    help: 'Publications that the backend announced, by resource.',
    labels: ['resource'],
  },
  site_queue_requests: {
    type: 'gauge',
    help: 'Costly requests, by queue, that are running or waiting.',
    labels: ['queue', 'state'],
  },
  site_queue_refused_total: {
    type: 'counter',
    help: 'Costly requests refused because too many were waiting, by queue.',
    labels: ['queue'],
  },
  site_redis_failures_total: {
    type: 'counter',
    help: 'Redis commands that failed, took too long or had no connection.',
  },
}

/** @satisfies {Record<string, Definition>} */
export const backendMetrics = {
  backend_requests_total: {
    type: 'counter',
    help: 'Requests answered, by kind (content, media, office, health) and class of status.',
    labels: ['kind', 'status'],
  },
  backend_request_duration_seconds: {
    type: 'histogram',
    help: 'Seconds until an answer begins, by kind.',
    labels: ['kind'],
  },
  backend_database_up: { type: 'gauge', help: '1 while the database answers, else 0.' },
  backend_sign_in_failures_total: {
    type: 'counter',
    help: 'Wrong passwords, and attempts refused or slowed down.',
  },
  backend_webhook_failures_total: {
    type: 'counter',
    help: 'Publications of which the site could not be told.',
  },
  backend_last_backup_timestamp_seconds: {
    type: 'gauge',
    help: 'When the newest complete backup of BACKUP_DIR was made; 0 without one.',
  },
  backend_disk_free_bytes: {
    type: 'gauge',
    help: 'Bytes that the backend may still write, by folder (data, backups).',
    labels: ['folder'],
  },
  backend_certificate_expiry_timestamp_seconds: {
    type: 'gauge',
    help: 'When the certificate that a name is served with ends.',
    labels: ['name'],
  },
}

/** @typedef {keyof typeof siteMetrics | keyof typeof backendMetrics} MetricName */
