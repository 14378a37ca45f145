#!/bin/sh
# Serves a release of /opt/rayonne/releases, a newer or a former one: with its units and its files for nginx,
# the backend first, then one replica after the other. What does not get ready within three minutes ends it;
# replicas that were not restarted then go on serving what they have.
set -eu
umask 022
release=/opt/rayonne/releases/$1
await() {
  for _ in $(seq 180); do
    if curl -sf -o /dev/null "$1"; then return; fi
    sleep 1
  done
  echo "$1 does not answer: journalctl -u 'rayonne-*'" >&2
  exit 1
}
test -d "$release/site"
ln -sfn "releases/$1" /opt/rayonne/current
# Releases made by an earlier recipe hold neither.
if [ -d "$release/deploy" ]; then
  cp -r "$release"/deploy/systemd/rayonne-* /etc/systemd/system/
  cp -r "$release"/deploy/nginx/. /etc/nginx/rayonne/
  systemctl daemon-reload
fi
systemctl restart rayonne-backend
await http://127.0.0.1:3001/healthz
for unit in $(systemctl list-units --plain --no-legend 'rayonne-site@*' | cut -d ' ' -f 1); do
  port=${unit#*@}
  systemctl restart "$unit"
  await "http://127.0.0.1:${port%.service}/api/health/ready"
  sleep 3 # until nginx sends requests to it again
done
nginx -t -q
systemctl reload nginx
