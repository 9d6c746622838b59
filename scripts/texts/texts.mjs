// Lists texts of the dashboard without a translation: `npm run texts`, with `-- --list` each place.
import { readFileSync } from 'node:fs';
import { listAnswers, listSources, readTexts, textFolders } from './listTexts.mjs';

const known = new Set(Object.keys(JSON.parse(readFileSync('apps/dashboard/src/language/ar.json', 'utf8'))));
const showsAll = process.argv.includes('--list');
const groups = [
  ...textFolders.map((folder) => ({
    name: folder,
    places: listSources(folder).flatMap((path) => {
      const { shown, translated } = readTexts(path);
      return [
        ...shown.map(({ text, line }) => ({ text, place: `${path}:${line}` })),
        ...translated.map((text) => ({ text, place: path })),
      ];
    }),
  })),
  {
    name: 'answers of the server',
    places: listAnswers('.').map(({ path, text }) => ({ text, place: path })),
  },
];
let total = 0;
for (const { name, places } of groups) {
  const missing = places.filter(({ text }) => !known.has(text));
  if (showsAll) for (const { place, text } of missing) console.log(`${place}: ${text}`);
  total += missing.length;
  console.log(`${String(missing.length).padStart(5)} without a translation in ${name}`);
}
console.log(`${String(total).padStart(5)} in total`);
