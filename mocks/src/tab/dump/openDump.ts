import { PGlite } from '@electric-sql/pglite';
import { readDump } from '#dump';

const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Opens a PostgreSQL in this realm that contains the demo data. Takes about a second in a browser. */
export async function openDump(): Promise<PGlite> {
  const bytes = await readDump();
  // Some hosts decompress `.gz` files in transit, so the bytes decide, not the name.
  const body = new Blob([bytes]).stream();
  const tar = isGzip(bytes) ? body.pipeThrough(new DecompressionStream('gzip')) : body;
  const loadDataDir = new Blob([await new Response(tar).arrayBuffer()], { type: 'application/x-tar' });
  return PGlite.create({ loadDataDir });
}

/** Writes the database as a data folder that `openStoredDump` opens. */
export async function writeDump(pglite: PGlite): Promise<Blob> {
  await pglite.exec('checkpoint');
  return pglite.dumpDataDir('none');
}

/** Opens a data folder that `writeDump` wrote. */
export function openStoredDump(dump: Blob): Promise<PGlite> {
  return PGlite.create({ loadDataDir: dump });
}
