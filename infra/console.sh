#!/usr/bin/env bash
# Brings the web application's files to a stack that has it: `infra/console.sh STACK`. Takes the credentials that are there; what
# they must allow is in docs/OPERATING.md.
set -euo pipefail

stack=${1:?usage: infra/console.sh STACK}
files=$(cd "$(dirname "${BASH_SOURCE[0]}")/../console/dist" && pwd)

output() {
  aws cloudformation describe-stacks --stack-name "$stack" --output text \
    --query "Stacks[0].Outputs[?OutputKey=='$1'].OutputValue"
}

bucket=$(output ConsoleBucket)
distribution=$(output ConsoleDistribution)
if [ -z "$bucket" ] || [ -z "$distribution" ]; then
  echo "$stack: has no web application; deploy with EnableConsole=true" >&2
  exit 1
fi

# Names of assets tell what they hold, so they are for ever; the page that names them goes last, and is asked for anew. Old assets
# stay for those who have the page open.
aws s3 sync "$files/assets" "s3://$bucket/assets" --no-progress --cache-control "public, max-age=31536000, immutable"
aws s3 sync "$files" "s3://$bucket" --no-progress --exclude "assets/*" --exclude index.html --cache-control no-cache
aws s3 cp "$files/index.html" "s3://$bucket/index.html" --no-progress --cache-control no-cache
aws cloudfront create-invalidation --distribution-id "$distribution" --paths / /index.html /theme.js /favicon.svg \
  --query Invalidation.Id --output text
