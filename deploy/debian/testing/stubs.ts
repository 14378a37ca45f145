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

/** Puts Node 24 where the recipe finds an archive of nodejs.org: a file of `folder`, from npm's packages. */
export const packNode = (folder: string) => `
mkdir -p ${folder} && cd ${folder}
kind=linux-$(dpkg --print-architecture | sed s/amd64/x64/)
for package in "node-$kind@24" npm@11; do tar -xzf "$(npm pack --silent "$package")"; mv package "\${package%@*}"; done
mkdir -p node/bin node/lib/node_modules
mv "node-$kind/bin/node" node/bin/ && mv npm node/lib/node_modules/
ln -s ../lib/node_modules/npm/bin/npm-cli.js node/bin/npm
ln -s ../lib/node_modules/npm/bin/npx-cli.js node/bin/npx
name=node-$(node/bin/node --version)-$kind
XZ_OPT=-0 tar -cJf "$name.tar.xz" --transform "s,^node,$name,S" node
sha256sum "$name.tar.xz" > SHASUMS256.txt
`
