/** Sends a constant number of requests a second with wrk, which takes little of the cores that it shares with the site. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '#tests/support/programs/find-program.ts';
import type { Harness } from '../../harness/harness.ts';
import { Skipped } from '../../harness/skipped.ts';

export const connections = 64;

export interface SteadyLoad {
  origin: string;
  perSecond: number;
  seconds: number;
  /** Requested in turns. */
  paths: readonly string[];
  /** A click is sent as the browser sends it from a page of this site, and each comes from a network of its own. */
  kind: 'click' | 'page';
}

export interface Loaded {
  sent: number;
  /** Answered with an error, or not at all. */
  refused: number;
  perSecond: number;
}

/** Enough that even at 10,000 clicks a second no network sends more in a minute than are counted for it. */
const networks = 20_000;

/** The headers that a browser and the proxy before the site send with every request, in Lua for wrk. */
const sharedHeaders = `["User-Agent"] = "Mozilla/5.0 Chrome/142.0", ["Sec-Fetch-Site"] = "same-origin",
    ["X-Forwarded-For"] = "10." .. (index % 200) .. "." .. math.floor(index / 200) .. ".7"`;

const requests: Record<SteadyLoad['kind'], (origin: string) => string> = {
  page: () => `"GET", path, { ["Accept-Encoding"] = "br", ${sharedHeaders} }`,
  click: (origin) => `"POST", path, { ["Origin"] = "${origin}", ${sharedHeaders} }`,
};

/**
 * Each request has a moment at which it is due, so that a slow answer does not slow the load down. All are written
 * before the first is sent, because wrk shares the cores with the site.
 */
const scriptOf = ({ origin, perSecond, paths, kind }: SteadyLoad) => `
local ffi = require("ffi")
ffi.cdef[[ typedef struct { long s; long us; } moment; int gettimeofday(moment *, void *); ]]
local moment = ffi.new("moment")
local function now()
  ffi.C.gettimeofday(moment, nil)
  return tonumber(moment.s) * 1000 + tonumber(moment.us) / 1000
end
local paths = {${paths.map((path) => `"${path}"`).join(',')}}
local requests = {}
init = function()
  for index = 1, ${networks} do
    local path = paths[index % #paths + 1]
    requests[index] = wrk.format(${requests[kind](origin)})
  end
end
local sent, begun, due = 0, nil, 0
request = function()
  sent = sent + 1
  return requests[sent % ${networks} + 1]
end
delay = function()
  begun = begun or now()
  due = due + 1
  return math.max(0, math.floor(begun + due * ${1000 / perSecond} - now()))
end
done = function(summary)
  local e = summary.errors
  print("SENT " .. summary.requests .. " " .. (e.connect + e.read + e.write + e.status + e.timeout) .. " " .. summary.duration)
end`;

/** @throws Skipped where there is no wrk */
export async function loadSteadily(harness: Harness, load: SteadyLoad): Promise<Loaded> {
  const wrk = findProgram(['wrk']);
  if (wrk === null) throw new Skipped('no wrk (Debian: apt-get install -y wrk)');
  const script = join(harness.folder(), 'load.lua');
  writeFileSync(script, scriptOf(load));
  const child = spawn(wrk, ['-t1', `-c${connections}`, `-d${load.seconds}s`, '-s', script, load.origin]);
  harness.cleanup.add(() => child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  await once(child, 'close');
  const [, sent, refused, microseconds] = /SENT (\d+) (\d+) (\d+)/.exec(output)?.map(Number) ?? [];
  if (sent === undefined || refused === undefined || microseconds === undefined) throw new Error(output);
  return { sent, refused, perSecond: sent / (microseconds / 1e6) };
}
