import { stat } from 'node:fs/promises';

/** Returns what distinguishes a folder from its copies: device and inode. */
export async function identifyFolder(folder: string): Promise<string> {
  const { dev, ino } = await stat(folder, { bigint: true });
  return `${dev}:${ino}`;
}
