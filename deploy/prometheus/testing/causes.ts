/** Series of Prometheus by name and labels, in promtool's notation, one value a minute. */
type Series = Record<string, string>

/** What Prometheus reads while all is well, over two hours that begin on 1 January 1970. */
export const healthy: Series = {
  'up{job="site",instance="site-1:9464"}': '1x120',
  'up{job="site",instance="site-2:9464"}': '1x120',
  'up{job="backend",instance="backend:9465"}': '1x120',
  'process_resident_memory_bytes{job="site",instance="site-1:9464"}': '2e8x120',
  'process_resident_memory_bytes{job="backend",instance="backend:9465"}': '2e8x120',
  'site_requests_total{kind="page",status="2xx"}': '0+600x120',
  'site_requests_total{kind="page",status="5xx"}': '0x120',
  'site_requests_total{kind="refused",status="5xx"}': '0x120',
  'site_request_duration_seconds_bucket{kind="page",le="1"}': '0+600x120',
  'site_request_duration_seconds_bucket{kind="page",le="+Inf"}': '0+600x120',
  'site_queue_refused_total{queue="pages"}': '0x120',
  site_redis_failures_total: '0x120',
  'site_backend_requests_total{result="answered"}': '0+60x120',
  'site_backend_requests_total{result="failed"}': '0x120',
  'site_backend_answers_total{state="fresh"}': '0+60x120',
  'site_backend_answers_total{state="stale"}': '0x120',
  'site_backend_answers_total{state="unavailable"}': '0x120',
  backend_database_up: '1x120',
  backend_sign_in_failures_total: '0x120',
  backend_webhook_failures_total: '0x120',
  backend_last_backup_timestamp_seconds: '0x120',
  'backend_disk_free_bytes{folder="data"}': '9e9x120',
  'backend_certificate_expiry_timestamp_seconds{name="www.example.org"}': '7e6x120',
}

const none = '_x120'

/** The rules that fire, separated by spaces, and what is otherwise than `healthy` then. */
export const causes: Record<string, Series> = {
  SiteDown: { 'up{job="site",instance="site-2:9464"}': '0x120' },
  SiteAbsent: {
    'up{job="site",instance="site-1:9464"}': none,
    'up{job="site",instance="site-2:9464"}': none,
  },
  SiteErrors: { 'site_requests_total{kind="page",status="5xx"}': '0+60x120' },
  // Quick refusals, ten for each page, hide nothing and are no errors of the site.
  'PagesSlow RequestsRefused': {
    'site_request_duration_seconds_bucket{kind="page",le="1"}': '0+60x120',
    'site_request_duration_seconds_bucket{kind="page",le="2.5"}': '0+600x120',
    'site_request_duration_seconds_bucket{kind="refused",le="1"}': '0+6000x120',
    'site_request_duration_seconds_bucket{kind="refused",le="+Inf"}': '0+6000x120',
    'site_requests_total{kind="refused",status="5xx"}': '0+6000x120',
    'site_queue_refused_total{queue="pages"}': '0+6000x120',
  },
  SiteMemory: {
    'process_resident_memory_bytes{job="site",instance="site-1:9464"}': '5e8x120',
  },
  RedisFailing: { site_redis_failures_total: '0+10x120' },
  'BackendFailing StaleAnswers': {
    'site_backend_requests_total{result="failed"}': '0+30x120',
    'site_backend_answers_total{state="stale"}': '0+30x120',
  },
  ContentUnavailable: { 'site_backend_answers_total{state="unavailable"}': '0+1x120' },
  'BackendDown DatabaseDown': {
    'up{job="backend",instance="backend:9465"}': '0x120',
    backend_database_up: none,
  },
  'BackendAbsent DatabaseDown': {
    'up{job="backend",instance="backend:9465"}': none,
    backend_database_up: none,
  },
  DatabaseDown: { backend_database_up: '0x120' },
  PublicationsFailing: { backend_webhook_failures_total: '0+2x120' },
  BackendMemory: {
    'process_resident_memory_bytes{job="backend",instance="backend:9465"}': '7e8x120',
  },
  SignInFailures: { backend_sign_in_failures_total: '0+10x120' },
  DiskFull: { 'backend_disk_free_bytes{folder="data"}': '1e9x120' },
  // In thirteen days, and in the past.
  CertificateEnding: {
    'backend_certificate_expiry_timestamp_seconds{name="www.example.org"}': '1123200x120',
    'backend_certificate_expiry_timestamp_seconds{name="contenu.example.org"}': '-1x120',
  },
  BackupOld: { backend_last_backup_timestamp_seconds: '-172800x120' },
}
