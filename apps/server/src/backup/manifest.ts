import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const Sum = z.string().regex(/^[0-9a-f]{64}$/);

const Manifest = z.object({
  /** Changes when an older version could not read the folder. */
  format: z.literal(1),
  /** The instant of the snapshot: everything committed by then, nothing later. */
  taken_at: z.string(),
  /** Tags of the migrations that the database had. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      /** SHA-256 of the rows in PostgreSQL's text format, before compression. */
      sha256: Sum,
    }),
  ),
  /** The last value of each sequence, so that no id is issued twice. */
  sequences: z.array(z.object({ name: z.string(), last: z.int() })),
  files: z.array(z.object({ key: z.string(), size: z.int(), sha256: Sum })),
});

/** The content of a backup. */
export type Manifest = z.infer<typeof Manifest>;

/** The file that is written last: a folder without it is no backup. */
export const manifestName = 'manifest.json';
/** Folders inside a backup. */
export const tablesFolder = 'tables';
export const filesFolder = 'files';

/** @throws Error that says what is wrong with the folder */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch((cause) => {
    throw new Error(`${folder} is not a backup of Adlane: it has no ${manifestName}.`, { cause });
  });
  const parsed = Manifest.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new Error(
    `${join(folder, manifestName)} is damaged or was made by a newer Adlane: ${parsed.error.issues[0]?.message}`,
  );
}
