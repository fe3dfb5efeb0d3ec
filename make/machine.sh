#!/bin/sh
# Install the system packages that tests need, if possible (as root on Debian, as in CI); otherwise print what is missing.
# CI fails without the browser or the databases. Without the tools that check deploy/, tests are skipped, even in CI.
have() { command -v "$1" >/dev/null 2>&1 || test -x "/usr/sbin/$1"; }
postgres() { have postgres || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1; }

browser() { have chromium-headless-shell || have chromium; }
services() { have redis-server && postgres; }
hosting() { have nginx && have systemd-analyze && have docker-compose; }

wanted=
browser || wanted="$wanted fonts-noto-cjk fonts-liberation"
services || wanted="$wanted postgresql redis-server"
hosting || wanted="$wanted nginx-light systemd docker-compose openssl"
if test -n "$wanted" && test "$(id -u)" = 0 && command -v apt-get >/dev/null; then
  echo "Installing$wanted ..."
  # shellcheck disable=SC2086 # a list of names
  apt-get update -qq && apt-get install -qq -y --no-install-recommends $wanted >/dev/null
fi
# chromium-headless-shell uses a quarter less processor time than chromium; either works.
if ! have chromium-headless-shell && test "$(id -u)" = 0 && command -v apt-get >/dev/null; then
  test -n "$wanted" || apt-get update -qq
  install="apt-get install -qq -y --no-install-recommends"
  $install chromium-headless-shell >/dev/null || browser || $install chromium >/dev/null
fi

status=0
missing() { printf '\n********  %s  ********\n' "$1" >&2; test "$CI" != true || status=1; }
browser || missing "CHROMIUM IS NOT INSTALLED (on Debian: apt-get install chromium-headless-shell)"
services || missing "POSTGRESQL OR REDIS IS NOT INSTALLED (on Debian: apt-get install postgresql redis-server)"
hosting || printf '\n%s\n' "********  NOT ALL OF deploy/ IS TESTED: nginx, systemd or docker-compose is not installed  ********" >&2
exit $status
