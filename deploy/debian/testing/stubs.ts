/** Stands for certbot: asks for the challenge as the authority does, then makes a certificate itself. */
export const certbot = `#!/bin/sh
set -eu
while [ $# -gt 0 ]; do
  case $1 in
    -w) webroot=$2 ;;
    -d) name=$2 ;;
    --deploy-hook) hook=$2 ;;
  esac
  shift
done
mkdir -p "$webroot/.well-known/acme-challenge"
echo token > "$webroot/.well-known/acme-challenge/token"
[ "$(curl -fsS "http://$name/.well-known/acme-challenge/token")" = token ] ||
  [ "$(curl -fsS --insecure -L "http://$name/.well-known/acme-challenge/token")" = token ]
live=/etc/letsencrypt/live/$name
mkdir -p "$live"
openssl req -x509 -newkey rsa:2048 -nodes -days 90 -subj "/CN=$name" \\
  -addext "subjectAltName=DNS:$name" -keyout "$live/privkey.pem" -out "$live/fullchain.pem"
sh -c "$hook"
`

/** Puts this machine's Node where the recipe finds an archive of nodejs.org: a file of `folder`. */
export const packNode = (folder: string) => `
rm -rf ${folder} && mkdir -p ${folder}/bin ${folder}/lib/node_modules
cp "$(readlink -f "$(command -v node)")" ${folder}/bin/node
cp -r "$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")" ${folder}/lib/node_modules/npm
ln -s ../lib/node_modules/npm/bin/npm-cli.js ${folder}/bin/npm
ln -s ../lib/node_modules/npm/bin/npx-cli.js ${folder}/bin/npx
name=node-v24.0.0-linux-$(dpkg --print-architecture | sed s/amd64/x64/)
cd ${folder} && XZ_OPT=-0 tar -cJf "$name.tar.xz" --transform "s,^,$name/,S" bin lib
sha256sum "$name.tar.xz" > SHASUMS256.txt
`
