#!/bin/sh
# Gives site and backend another secret, and restarts them one after the other. What was published meanwhile
# reaches the site within half a minute; addresses of previews end. With --sessions everybody has to sign in
# again: the key that signs sessions is made anew.
set -eu
umask 077
secret=$(openssl rand -hex 24)
sed -i "s/^REVALIDATE_SECRET=.*/REVALIDATE_SECRET=$secret/" /etc/rayonne/site.env /etc/rayonne/backend.env
systemctl stop rayonne-backend
if [ "${1:-}" = --sessions ]; then rm -f /var/lib/rayonne/backend/secret; fi
"$(dirname "$0")/use-release.sh" "$(basename "$(readlink /opt/rayonne/current)")"
