import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { EncryptionKey } from '../ports/nodeSecrets';

const StoredSecrets = z.object({ secret: z.string().min(32), postgresPassword: z.string().min(16) });
type StoredSecrets = z.infer<typeof StoredSecrets>;

/** Keys that a server derives from its one secret, one per use. */
export type ServerSecrets = {
  readonly encryptionKeys: readonly [EncryptionKey, ...EncryptionKey[]];
  /** Password of the embedded PostgreSQL's superuser. */
  readonly postgresPassword: string;
  readonly ownerPassword: string;
  readonly appPassword: string;
};

async function readStored(path: string): Promise<StoredSecrets | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return StoredSecrets.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(
      `${path} is damaged. It holds the key of stored tokens and the database's password: restore it from a backup.`,
      { cause },
    );
  }
}

async function writeStored(path: string): Promise<StoredSecrets> {
  const stored = {
    secret: randomBytes(48).toString('base64url'),
    postgresPassword: randomBytes(24).toString('base64url'),
  };
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, path);
  return stored;
}

function derive(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'adlane', use, 32));
}

/** The key's id is derived from the secret, so a changed secret gets another id. */
function encryptionKey(secret: string): EncryptionKey {
  const id = createHash('sha256').update(derive(secret, 'key id')).digest('hex').slice(0, 8);
  return { id, key: derive(secret, 'tokens at rest') };
}

/**
 * Loads secrets from `ADLANE_SECRET`, or else from `secrets.json` in the data folder, which is created once
 * and readable by the server's user only. `previous` are older secrets that still decrypt what they
 * encrypted.
 */
export async function loadSecrets(
  dataFolder: string,
  given: { readonly secret?: string | undefined; readonly previous: readonly string[] },
): Promise<ServerSecrets> {
  const path = join(dataFolder, 'secrets.json');
  const stored = (await readStored(path)) ?? (await writeStored(path));
  const secret = given.secret ?? stored.secret;
  // Data encrypted before ADLANE_SECRET was set stays readable.
  const older = [...given.previous, ...(given.secret === undefined ? [] : [stored.secret])];
  return {
    encryptionKeys: [encryptionKey(secret), ...older.map(encryptionKey)],
    postgresPassword: stored.postgresPassword,
    ownerPassword: derive(secret, 'database owner role').toString('base64url'),
    appPassword: derive(secret, 'database app role').toString('base64url'),
  };
}
