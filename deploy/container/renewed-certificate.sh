#!/bin/sh
# certbot runs it with the folder of a certificate that it has got or renewed (--deploy-hook): nginx reads
# certificates only when it is told to.
set -eu
umask 027
cd "$(dirname "$0")/.."
cp "$RENEWED_LINEAGE/fullchain.pem" "$RENEWED_LINEAGE/privkey.pem" certificates/
# Readable to nginx, which is 101 in its container.
chgrp 101 certificates/*.pem
chmod 640 certificates/*.pem
docker compose exec -T nginx nginx -s reload
