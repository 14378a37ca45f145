#!/bin/sh
# Writes Alertmanager's configuration, which reads no variables, and starts Alertmanager.
#   ALERT_MAIL_TO         addresses, separated by commas; with it
#   ALERT_MAIL_FROM, ALERT_SMTP_HOST (host:port), ALERT_SMTP_USER, ALERT_SMTP_PASSWORD
#   ALERT_SMTP_TLS        false: without STARTTLS, to this machine alone
#   ALERT_WEBHOOK_URL     gets Alertmanager's JSON
#   ALERT_TEMPLATES       the folder of this file
# Arguments: the program, and what it gets besides the configuration.
set -eu
umask 077

# A YAML scalar.
quote() {
  printf "'%s'" "$(printf '%s' "$1" | sed "s/'/''/g")"
}

if [ -z "${ALERT_MAIL_TO:-}${ALERT_WEBHOOK_URL:-}" ]; then
  echo 'Alerts would reach nobody: set ALERT_MAIL_TO or ALERT_WEBHOOK_URL.' >&2
  exit 1
fi

folder=${RUNTIME_DIRECTORY:-/tmp}
templates=${ALERT_TEMPLATES:-$(dirname "$0")}
{
  cat <<YAML
templates: [$(quote "$templates/french.tmpl")]
route:
  receiver: operator
  group_by: [alertname]
  group_wait: 30s
  group_interval: 5m
  repeat_interval: 12h
# Why the database and the contents are missing is said once.
inhibit_rules:
  - source_matchers: ['alertname =~ "BackendDown|BackendAbsent"']
    target_matchers: ['alertname =~ "DatabaseDown|BackendFailing|StaleAnswers"']
receivers:
  - name: operator
YAML
  if [ -n "${ALERT_MAIL_TO:-}" ]; then
    cat <<YAML
    email_configs:
      - to: $(quote "$ALERT_MAIL_TO")
        from: $(quote "${ALERT_MAIL_FROM:-$ALERT_MAIL_TO}")
        smarthost: $(quote "${ALERT_SMTP_HOST:?}")
        auth_username: $(quote "${ALERT_SMTP_USER:-}")
        auth_password: $(quote "${ALERT_SMTP_PASSWORD:-}")
        require_tls: ${ALERT_SMTP_TLS:-true}
        send_resolved: true
        headers: { Subject: '{{ template "french.subject" . }}' }
        html: ''
        text: '{{ template "french.text" . }}'
YAML
  fi
  if [ -n "${ALERT_WEBHOOK_URL:-}" ]; then
    cat <<YAML
    webhook_configs:
      - url: $(quote "$ALERT_WEBHOOK_URL")
        send_resolved: true
YAML
  fi
} > "$folder/alertmanager.yml"

exec "$@" --config.file="$folder/alertmanager.yml"
