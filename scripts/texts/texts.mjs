// Lists texts of the dashboard without a translation: `npm run texts`, with `-- --list` each place.
import { readFileSync } from 'node:fs';
import { listSources, readTexts, textFolders } from './listTexts.mjs';

const known = new Set(Object.keys(JSON.parse(readFileSync('apps/dashboard/src/language/ar.json', 'utf8'))));
const showsAll = process.argv.includes('--list');
let total = 0;
for (const folder of textFolders) {
  let missing = 0;
  for (const path of listSources(folder)) {
    for (const { text, line } of readTexts(path).shown) {
      if (known.has(text)) continue;
      missing += 1;
      if (showsAll) console.log(`${path}:${line}: ${text}`);
    }
  }
  total += missing;
  console.log(`${String(missing).padStart(5)} without a translation in ${folder}`);
}
console.log(`${String(total).padStart(5)} in total`);
