import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PageLocale, ServerState } from './buildElement';

/**
 * Renders the states of all published components in a process in another language and time zone than the
 * browsers.
 * @throws Error if the process ends without an answer
 */
export async function renderOnServer(
  _context: unknown,
  pages: readonly PageLocale[],
): Promise<ServerState[][]> {
  const child = fork(fileURLToPath(new URL('server.mjs', import.meta.url)), [], {
    env: { ...process.env, NODE_ENV: 'production', TZ: 'Pacific/Auckland', LC_ALL: 'C.UTF-8' },
  });
  return new Promise((resolve, reject) => {
    child.once('message', () => {
      child.once('message', (states) => resolve(states as ServerState[][]));
      child.send(pages);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
}
