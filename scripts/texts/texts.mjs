// Lists texts of the dashboard without a translation: `npm run texts`, with `-- --list` each place.
import { readFileSync } from 'node:fs';
import { listSources, readTexts, textFolders } from './listTexts.mjs';

const known = new Set(Object.keys(JSON.parse(readFileSync('apps/dashboard/src/language/ar.json', 'utf8'))));
const showsAll = process.argv.includes('--list');
let total = 0;
for (const folder of textFolders) {
  let missing = 0;
  for (const path of listSources(folder)) {
    const { shown, translated } = readTexts(path);
    const places = [
      ...shown.map(({ text, line }) => ({ text, place: `${path}:${line}` })),
      ...translated.map((text) => ({ text, place: path })),
    ];
    for (const { text, place } of places) {
      if (known.has(text)) continue;
      missing += 1;
      if (showsAll) console.log(`${place}: ${text}`);
    }
  }
  total += missing;
  console.log(`${String(missing).padStart(5)} without a translation in ${folder}`);
}
console.log(`${String(total).padStart(5)} in total`);
