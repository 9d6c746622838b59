import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Resolves once the process has written a text. */
function waitForText(child, text) {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk) => {
      output += chunk;
      if (output.includes(text)) resolve(undefined);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`The server of Next.js ended:\n${output}`)));
  });
}

/**
 * Starts the server of a built Next.js app on a free port, in another language and time zone than its visitors.
 * @param {string} folder
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function startNext(folder) {
  const port = await findFreePort();
  const next = createRequire(join(folder, 'package.json')).resolve('next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: folder,
    env: { ...process.env, TZ: 'Asia/Kolkata', LC_ALL: 'C.UTF-8' },
  });
  await waitForText(child, 'Ready');
  return { url: `http://127.0.0.1:${port}/`, close: () => void child.kill() };
}
