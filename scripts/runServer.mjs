import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectFolder } from './projectFolder.mjs';

/** The server's JSON lines go into a file; a person at the terminal sees what needs attention. */
function keepLog(stdout) {
  const folder = join(projectFolder, process.env.ADLANE_DATA_DIR ?? 'data');
  mkdirSync(folder, { recursive: true });
  const file = createWriteStream(join(folder, 'server.log'), { flags: 'w', mode: 0o600 });
  createInterface({ input: stdout }).on('line', (line) => {
    file.write(`${line}\n`);
    if (!/"level":"(error|fatal)"/.test(line)) return;
    try {
      const { msg, reason } = JSON.parse(line);
      console.error(`  ! ${msg}${reason ? `: ${reason}` : ''} (see ${join(folder, 'server.log')})`);
    } catch {
      console.error(line);
    }
  });
}

/**
 * Runs the server as a child that ends together with this process.
 * @param {string[]} args of node
 * @param {Record<string, string>} [env]
 * @returns {{ ready: Promise<object>, ended: Promise<number> }} `ready` holds what the server told when it was up
 */
export function runServer(args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: projectFolder,
    env: { ...process.env, ...env },
    // The channel tells the server when this process is gone, however it went.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // Ctrl-C in a terminal reaches every process of the group; the server gets its signal from here alone.
    detached: process.platform !== 'win32',
  });
  keepLog(child.stdout);
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  const ready = new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (message?.kind === 'ready') resolve(message);
    });
    void ended.then(() => reject(new Error('The server did not start; what it said stands above.')));
  });
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (!isStopping) console.log('\nStopping …');
      isStopping = true;
      child.kill('SIGTERM');
    });
  }
  return { ready, ended };
}
