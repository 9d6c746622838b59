import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** PostgreSQL refuses to run as root, so root runs it as another user. */
export type PostgresUser = {
  readonly uid: number;
  readonly gid: number;
};

async function findUser(name: string): Promise<PostgresUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

async function createUser(): Promise<void> {
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
  } catch {
    // Alpine and BusyBox have adduser only; if neither works, `nobody` is used.
    await run('adduser', ['-S', '-H', 'postgres']).catch(() => undefined);
  }
}

/** Returns the user to run PostgreSQL as; `undefined` unless this process is root. */
export async function findPostgresUser(): Promise<PostgresUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const existing = await findUser('postgres');
  if (existing) return existing;
  await createUser();
  const user = (await findUser('postgres')) ?? (await findUser('nobody'));
  if (!user) {
    throw new Error(
      'PostgreSQL must not run as root, and no user could be made for it. Start Adlane as another user, or set DATABASE_URL.',
    );
  }
  return user;
}

export type Command = {
  readonly file: string;
  readonly args: readonly string[];
  readonly options: { readonly uid?: number; readonly gid?: number };
};

async function canReach(user: PostgresUser, path: string): Promise<boolean> {
  return run('test', ['-r', path], { uid: user.uid, gid: user.gid }).then(
    () => true,
    () => false,
  );
}

/**
 * Returns how to run a program as `user`. If the user can't reach the paths (a clone under /root), the
 * program keeps root's right to traverse folders and no other.
 */
export async function asPostgresUser(
  user: PostgresUser | undefined,
  paths: readonly string[],
): Promise<(file: string, args: readonly string[]) => Command> {
  if (!user) return (file, args) => ({ file, args, options: {} });
  const reached = await Promise.all(paths.map((path) => canReach(user, path)));
  if (reached.every(Boolean)) {
    return (file, args) => ({ file, args, options: { uid: user.uid, gid: user.gid } });
  }
  const reducedRights = [
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
    '--bounding-set=-all,+dac_override',
    // initdb checks its binaries with access(2), which ignores the right of another user without this bit.
    '--securebits=+no_setuid_fixup',
  ];
  return (file, args) => ({ file: 'setpriv', args: [...reducedRights, file, ...args], options: {} });
}
