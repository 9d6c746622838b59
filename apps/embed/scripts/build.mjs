import { buildPages } from './buildPages.mjs';
import { buildSdk } from './buildSdk.mjs';

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB gz`;
const print = (line) => process.stdout.write(`  ${line}\n`);

const { gzipBytes, pinned, beforeFirstUse, lazy } = await buildSdk();
for (const file of [...beforeFirstUse, ...lazy]) print(`${file} ${kilobytes(gzipBytes[file])}`);
print(`before first use ${kilobytes(gzipBytes.beforeFirstUse)}, all ${kilobytes(gzipBytes.all)}`);
print(`pinned: <script src="…/${pinned.file}" integrity="${pinned.integrity}" crossorigin></script>`);
const pages = await buildPages();
for (const [page, bytes] of Object.entries(pages)) print(`${page}: scripts ${kilobytes(bytes)}`);
