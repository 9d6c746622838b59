import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectFolder } from '../projectFolder.mjs';

// `npm run test:stress`: the whole `npm test` beside four processes that keep the processor busy, so that tests
// that depend on the speed of the machine fail here and not on CI.
const spinnerCount = 4;

/** Ends by itself with its parent, even one that was killed. */
const spin = `
  const parent = Number(process.argv[1]);
  const run = () => {
    const end = Date.now() + 100;
    while (Date.now() < end);
    if (process.ppid === parent) setImmediate(run);
  };
  run();
`;

const spinners = Array.from({ length: spinnerCount }, () =>
  spawn(process.execPath, ['-e', spin, String(process.pid)], { stdio: 'ignore' }),
);
// A group of processes, so that a signal also reaches what the tests have started.
const isGroup = process.platform !== 'win32';
const test = spawn(process.execPath, [join(projectFolder, 'scripts/test.mjs'), ...process.argv.slice(2)], {
  cwd: projectFolder,
  detached: isGroup,
  stdio: 'inherit',
});

function stopAll(signal) {
  for (const spinner of spinners) spinner.kill();
  try {
    if (isGroup && test.pid !== undefined) process.kill(-test.pid, signal);
    else test.kill(signal);
  } catch {
    // The tests have ended.
  }
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(signal));
process.on('exit', () => stopAll('SIGTERM'));

const [code] = await new Promise((resolve) => {
  test.once('error', () => resolve([1]));
  test.once('close', (...ended) => resolve(ended));
});
process.exitCode = code ?? 1;
for (const spinner of spinners) spinner.kill();
