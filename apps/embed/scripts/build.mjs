import { buildPages } from './buildPages.mjs';
import { buildSdk } from './buildSdk.mjs';

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const { gzipBytes, pinned, ...parts } = await buildSdk();
for (const file of [...parts.beforeFirstUse, ...parts.lazy]) {
  process.stdout.write(`  ${file} ${kilobytes(gzipBytes[file])} gz\n`);
}
process.stdout.write(
  `  before first use ${kilobytes(gzipBytes.beforeFirstUse)}, all ${kilobytes(gzipBytes.all)}\n`,
);
process.stdout.write(
  `  pinned: <script src="…/${pinned.file}" integrity="${pinned.integrity}" crossorigin></script>\n`,
);
await buildPages();
