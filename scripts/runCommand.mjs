import { spawn } from 'node:child_process';

/**
 * Runs a command and returns its exit code and output; with `show`, also prints the output as it arrives.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, show?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCommand(command, args, { cwd, env, show = false } = {}) {
  return new Promise((resolve, reject) => {
    // On Windows npm is a script, which needs a shell.
    const shell = process.platform === 'win32';
    const child = spawn(command, args, {
      cwd,
      shell,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks = [];
    const collect = (stream) => (chunk) => {
      chunks.push(chunk);
      if (show) stream.write(chunk);
    };
    child.stdout.on('data', collect(process.stdout));
    child.stderr.on('data', collect(process.stderr));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

/** Like runCommand, but throws with the command's output on failure. */
export async function runOrThrow(command, args, options) {
  const { code, output } = await runCommand(command, args, options);
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed (exit code ${code}):\n${output}`);
  return output;
}
