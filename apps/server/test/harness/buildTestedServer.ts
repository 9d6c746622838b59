import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import { isProcessAlive } from '../../src/folder/processIdentity';
import { serverBuild } from '../../tsup.config';

const serverFolder = fileURLToPath(new URL('../../', import.meta.url));
const prefix = '.tested-';

/** Removes what test runs left behind that were killed. */
async function sweepLeftBuilds(): Promise<void> {
  const names = await readdir(serverFolder);
  for (const name of names.filter((each) => each.startsWith(prefix))) {
    const owner = Number(name.slice(prefix.length).split('-')[0]);
    if (!(await isProcessAlive(owner))) await rm(join(serverFolder, name), { recursive: true, force: true });
  }
}

export type TestedServer = {
  /** The file that Node runs. */
  readonly entry: string;
  remove(): Promise<void>;
};

/**
 * The sources of the server, built as for production into a folder of this run alone, beside the real build: from
 * there it finds apps and packages alike. It takes as long as half a start from the sources, and each start is spared.
 */
export async function buildTestedServer(): Promise<TestedServer> {
  await sweepLeftBuilds();
  const folder = await mkdtemp(join(serverFolder, `${prefix}${process.pid}-`));
  await build({
    ...serverBuild,
    config: false,
    silent: true,
    clean: false,
    sourcemap: false,
    skipNodeModulesBundle: true,
    entry: { server: join(serverFolder, 'src/main.ts') },
    outDir: folder,
    tsconfig: join(serverFolder, 'tsconfig.json'),
  });
  return {
    entry: join(folder, 'server.js'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
