import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { projectFolder } from './projectFolder.mjs';

/** Writes the server's JSON log to a file and prints only errors to the terminal. */
function writeLog(stdout) {
  const folder = resolve(projectFolder, process.env.ADLANE_DATA_DIR ?? 'data');
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
 * Runs the server as a child process that ends together with this one.
 * @param {string[]} args of node
 * @param {Record<string, string>} [env]
 * @returns {{ ready: Promise<object>, ended: Promise<number> }} `ready` resolves with the server's start
 * message
 */
export function runServer(args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: projectFolder,
    env: { ...process.env, ...env },
    // The IPC channel closes when this process ends for any reason, which stops the server.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // Ctrl-C in a terminal reaches every process of the group; the server must get exactly one signal, from
    // here.
    detached: process.platform !== 'win32',
  });
  writeLog(child.stdout);
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  const ready = new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (message?.kind === 'ready') resolve(message);
    });
    void ended.then(() => reject(new Error('The server did not start; its output is above.')));
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
