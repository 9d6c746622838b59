import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataFolder } from '../folder/makeDataFolder';

const secretsName = 'secrets.json';

/**
 * Restores the backup's secrets into the data folder; without them its tokens can't be decrypted.
 * @throws Error when the folder has other secrets
 */
export async function restoreSecrets(source: string, dataFolder: string): Promise<void> {
  const saved = await readFile(join(source, secretsName), 'utf8').catch(() => undefined);
  if (saved === undefined) return;
  await makeDataFolder(dataFolder);
  const target = join(dataFolder, secretsName);
  const present = await readFile(target, 'utf8').catch(() => undefined);
  if (present === saved) return;
  if (present !== undefined)
    throw new Error(`${target} has other secrets than the backup. Restore into a new ADLANE_DATA_DIR.`);
  await copyFile(join(source, secretsName), target);
}
