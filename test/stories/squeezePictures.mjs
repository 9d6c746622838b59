import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { projectFolder } from '../../scripts/projectFolder.mjs';

const folder = join(projectFolder, 'test/pictures');
const startedMs = Date.now();

/** Re-encodes a screenshot without alpha channel and row filters, which makes it a third smaller. */
function squeeze(path) {
  const picture = PNG.sync.read(readFileSync(path));
  writeFileSync(path, PNG.sync.write(picture, { colorType: 2, filterType: 0, deflateStrategy: 0 }));
}

/** After a run: compresses the screenshots it updated. */
export function teardown() {
  const pictures = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.png'));
  for (const path of pictures.map((name) => join(folder, name)))
    if (statSync(path).mtimeMs >= startedMs) squeeze(path);
}
