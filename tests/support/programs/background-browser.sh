#!/bin/sh
# Starts the browser $TESTED_BROWSER at a low priority, and keeps root's browser from raising it. In the field a
# visitor's browser runs on his own machine. Here four of them compete with the servers for the same cores, and a
# server's reader processes, which have a low priority themselves, would hardly get any time.
set -- nice -n 10 "$TESTED_BROWSER" "$@"
if [ "$(id -u)" = 0 ]; then set -- setpriv --bounding-set -sys_nice "$@"; fi
exec "$@"
