import { existsSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataFolder } from '../folder/makeDataFolder';

const secretsName = 'secrets.json';
/** Where a data folder has its database, also between the steps of a replacement. */
const clusters = ['postgres', 'postgres.restored'];

/**
 * Restores the backup's secrets into the data folder; without them its tokens can't be decrypted. Secrets of a
 * folder without a database protect nothing: they are left from a restore that was interrupted, and are replaced.
 * @throws Error when the folder has other secrets, and an embedded database or one elsewhere
 */
export async function restoreSecrets(
  source: string,
  dataFolder: string,
  { isEmbedded }: { readonly isEmbedded: boolean },
): Promise<void> {
  const saved = await readFile(join(source, secretsName), 'utf8').catch(() => undefined);
  if (saved === undefined) return;
  await makeDataFolder(dataFolder);
  const target = join(dataFolder, secretsName);
  const present = await readFile(target, 'utf8').catch(() => undefined);
  if (present === saved) return;
  const isUsed = !isEmbedded || clusters.some((name) => existsSync(join(dataFolder, name)));
  if (present !== undefined && isUsed)
    throw new Error(`${target} has other secrets than the backup. Restore into a new ADLANE_DATA_DIR.`);
  await copyFile(join(source, secretsName), target);
}
