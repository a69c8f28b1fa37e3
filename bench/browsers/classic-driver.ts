/** Drives Chromium and WebKitGTK through their drivers, which speak the W3C's WebDriver: JSON over HTTP. */
import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#tests/support/programs/free-port.ts';
import type { Cleanup } from '../faults/harness/cleanup.ts';
import { processTree, signalAll } from '../faults/harness/processes.ts';
import { type DrivenBrowser, enterKey, pressing } from './driven-browser.ts';

const startLimitMs = 20_000;
const answerLimitMs = 20_000;
const retryMs = 50;

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

export interface ClassicDriver {
  driver: string;
  capabilities: object;
  /** Whether a tab that the driver opens comes to the front. */
  isNewTabShown: boolean;
}

export async function startClassicDriver(
  { driver, capabilities, isNewTabShown }: ClassicDriver,
  { environment, cleanup }: { environment: Record<string, string>; cleanup: Cleanup },
): Promise<DrivenBrowser> {
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${driver} cannot be started`);
  cleanup.add(() => signalAll(processTree(pid), 'SIGKILL'));
  const ask = createAsk(`http://127.0.0.1:${port}`);
  const startedAt = performance.now();
  while (!(await ask('GET', '/status').then(isReady, () => false))) {
    if (performance.now() - startedAt > startLimitMs) throw new Error(`${driver} does not answer`);
    await delay(retryMs);
  }
  const made = await ask('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const { sessionId, capabilities: granted } = made as {
    sessionId: string;
    capabilities: { browserName: string; browserVersion: string };
  };
  const send: Send = (method, path, body) => ask(method, `/session/${sessionId}${path}`, body);
  cleanup.add(() => send('DELETE', ''));
  return { version: granted.browserVersion, ...actionsWith(send, isNewTabShown) };
}

function isReady(status: unknown): boolean {
  return (status as { ready: boolean }).ready;
}

function createAsk(origin: string): Send {
  return async (method, path, body) => {
    const answer = await fetch(origin + path, {
      method,
      signal: AbortSignal.timeout(answerLimitMs),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value).slice(0, 300)}`);
    return value;
  };
}

function actionsWith(send: Send, isNewTabShown: boolean): Omit<DrivenBrowser, 'version'> {
  async function scrolledTo(selector: string): Promise<{ element: object; id: string }> {
    const element = (await send('POST', '/element', { using: 'css selector', value: selector })) as object;
    const script = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
    await send('POST', '/execute/sync', { script, args: [element] });
    return { element, id: Object.values(element)[0] };
  }
  async function newTab(): Promise<string> {
    return ((await send('POST', '/window/new', { type: 'tab' })) as { handle: string }).handle;
  }
  return {
    async open(url) {
      const old = (await send('GET', '/window/handles')) as string[];
      const front = isNewTabShown ? await newTab() : old.shift();
      for (const handle of old) {
        await send('POST', '/window', { handle });
        await send('DELETE', '/window');
      }
      await send('POST', '/window', { handle: front });
      await send('POST', '/url', { url });
    },
    async press(selector, button) {
      const { element } = await scrolledTo(selector);
      await send('POST', '/actions', { actions: pressing(button, element) });
    },
    async enter(selector) {
      const { id } = await scrolledTo(selector);
      await send('POST', `/element/${id}/value`, { text: enterKey });
    },
  };
}
