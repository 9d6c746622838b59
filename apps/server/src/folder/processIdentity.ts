import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Returns whether a process with this id runs, under any user. */
export async function isProcessAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  // An unreaped zombie process (containers without an init) still answers signals.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return statFields(stat)[0] !== 'Z';
}

/**
 * Returns the fields of /proc/…/stat from the third on; the name before them may contain spaces and brackets.
 */
function statFields(stat: string): string[] {
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Returns the command line of a process; empty when unknown. */
export async function describeProcess(pid: number): Promise<string> {
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  if (line !== undefined) return line.replaceAll('\0', ' ').trim();
  return run('ps', ['-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
}

/**
 * Returns the folder that a process works in. `undefined` where the system does not say: without /proc, or for
 * a process of another user.
 */
export async function findWorkingFolder(pid: number): Promise<string | undefined> {
  return readlink(`/proc/${pid}/cwd`).catch(() => undefined);
}

/**
 * Returns a text that differs between two processes that had the same id one after the other: boot id and
 * start time on Linux. `undefined` when the system does not provide them.
 */
export async function processBirth(pid: number): Promise<string | undefined> {
  try {
    const [boot, stat] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ]);
    const startTime = statFields(stat)[19];
    return startTime === undefined ? undefined : `${boot.trim()}/${startTime}`;
  } catch {
    return undefined;
  }
}
