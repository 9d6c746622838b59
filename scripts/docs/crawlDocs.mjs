import { join } from 'node:path';
import { projectFolder } from '../projectFolder.mjs';
import { crawlPages } from './crawlPages.mjs';
import { trySearch, tryTasks } from './reviewStorybook.mjs';
import { tryFirstPictures } from './tryFirstPictures.mjs';

// `npm run build-storybook && npm run docs:crawl [-- Button Tour]`: opens every docs page of the static Storybook in
// light and dark, or those whose title has one of the words, searches for components by common words and does the
// tasks of the docs. Fails on an empty page, a gap in a table of props, a page wider than a phone or a console error.

await crawlPages(join(projectFolder, 'storybook-static'), {
  words: process.argv.slice(2).map((word) => word.toLowerCase()),
  review: async (page, url) => [
    ...(await tryFirstPictures(page, url)),
    ...(await trySearch(page, url)),
    ...(await tryTasks(page, url)),
  ],
});
