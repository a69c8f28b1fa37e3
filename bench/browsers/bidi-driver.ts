/**
 * Drives Firefox through WebDriver BiDi, JSON over a web socket. Debian has no geckodriver, and BiDi works without one.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cleanup } from '../faults/harness/cleanup.ts';
import { processTree, signalAll } from '../faults/harness/processes.ts';
import { type DrivenBrowser, enterKey, pressing } from './driven-browser.ts';

const startLimitMs = 30_000;

type Send = (method: string, parameters: object) => Promise<Record<string, unknown>>;

export async function startFirefox(
  firefox: string,
  {
    preferences,
    environment,
    cleanup,
  }: { preferences: Record<string, boolean>; environment: Record<string, string>; cleanup: Cleanup },
): Promise<DrivenBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-firefox-'));
  cleanup.add(() => rmSync(profile, { recursive: true, force: true, maxRetries: 10 }));
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});\n`);
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const flags = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const child = spawn(firefox, flags, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${firefox} cannot be started`);
  cleanup.add(() => signalAll(processTree(pid), 'SIGKILL'));
  const send = await connect(await announcedAddress(child.stderr));
  const { capabilities } = await send('session.new', { capabilities: {} });
  return { version: (capabilities as { browserVersion: string }).browserVersion, ...actionsWith(send) };
}

/** @returns the address of the web socket, which Firefox writes to its log */
async function announcedAddress(log: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => reject(new Error(`Firefox does not listen:\n${text}`)), startLimitMs);
    log.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const [, url] = /WebDriver BiDi listening on (ws:\S+)\n/.exec(text) ?? [];
      if (url === undefined) return;
      clearTimeout(timeout);
      resolve(`${url}/session`);
    });
  });
}

async function connect(url: string): Promise<Send> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (answer: { type: string; result: Record<string, unknown> }) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data));
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  let lastId = 0;
  return (method, params) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, (answer) => {
        if (answer.type === 'success') resolve(answer.result);
        else reject(new Error(`${method}: ${JSON.stringify(answer).slice(0, 300)}`));
      });
      socket.send(JSON.stringify({ id: lastId, method, params }));
    });
}

function actionsWith(send: Send): Omit<DrivenBrowser, 'version'> {
  let context = '';
  async function scrolledTo(selector: string): Promise<string> {
    const { nodes } = await send('browsingContext.locateNodes', {
      context,
      locator: { type: 'css', value: selector },
      maxNodeCount: 1,
    });
    const [node] = nodes as { sharedId: string }[];
    if (node === undefined) throw new Error(`no ${selector}`);
    const { sharedId } = node;
    await call(sharedId, "scrollIntoView({ block: 'center', behavior: 'instant' })");
    return sharedId;
  }
  async function call(sharedId: string, method: string): Promise<void> {
    await send('script.callFunction', {
      functionDeclaration: `(element) => element.${method}`,
      awaitPromise: false,
      // A sandbox works even where the page may not run scripts.
      target: { context, sandbox: 'bench' },
      arguments: [{ sharedId }],
    });
  }
  return {
    async open(url) {
      ({ context } = (await send('browsingContext.create', { type: 'tab' })) as { context: string });
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async press(selector, button) {
      const origin = { type: 'element', element: { sharedId: await scrolledTo(selector) } };
      await send('input.performActions', { context, actions: pressing(button, origin) });
    },
    async enter(selector) {
      await call(await scrolledTo(selector), 'focus()');
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: enterKey }));
      await send('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions }] });
    },
  };
}
