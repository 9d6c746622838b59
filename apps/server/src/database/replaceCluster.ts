import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';

/** A complete cluster that takes the place of the present one: what has this name is never half-made. */
const nextName = 'postgres.restored';

/**
 * Puts a complete cluster in the place of a data folder's present one. Returns where the replaced one is stored.
 * A kill at any point leaves it to `finishReplacement`.
 */
export async function replaceCluster(dataFolder: string, complete: string): Promise<string | undefined> {
  await rename(complete, join(dataFolder, nextName));
  return finishReplacement(dataFolder);
}

/**
 * Finishes a replacement that was interrupted; call it before the cluster is opened. Returns where the replaced
 * one is stored, `undefined` if there was none.
 */
export async function finishReplacement(dataFolder: string): Promise<string | undefined> {
  const next = join(dataFolder, nextName);
  if (!existsSync(next)) return undefined;
  const present = join(dataFolder, 'postgres');
  const replaced = existsSync(present)
    ? `${present}.replaced-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`
    : undefined;
  if (replaced !== undefined) await rename(present, replaced);
  await rename(next, present);
  return replaced;
}
