/** Ports for servers that a test or a benchmark starts as processes of their own, and that therefore cannot listen on 0. */
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Above the ports that browsers refuse, and below those that systems give to outgoing connections. */
const firstPort = 12_000;
export const portsPerProcess = 64;
const processes = 320;

const ownPorts = firstPort + (process.pid % processes) * portsPerProcess;
let given = 0;

/**
 * Gives each port once before it repeats one, and each process has ports of its own. If the system chose a port, it could
 * choose the same one again before the server listens there.
 *
 * @returns a port of the loopback address on which nothing listens
 */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < portsPerProcess; tried += 1) {
    const port = ownPorts + (given % portsPerProcess);
    given += 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`Something listens on each port from ${ownPorts} to ${ownPorts + portsPerProcess - 1}.`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  const isListening = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (!isListening) return false;
  probe.close();
  await once(probe, 'close');
  return true;
}
