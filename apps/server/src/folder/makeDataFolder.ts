import { chmod, mkdir } from 'node:fs/promises';

/**
 * Creates the data folder: other users may traverse it (PostgreSQL runs as another user when the server is
 * root) but not list it.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o711 });
  await chmod(folder, 0o711);
}
