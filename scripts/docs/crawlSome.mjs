import { join } from 'node:path';
import { projectFolder } from '../projectFolder.mjs';
import { runOrThrow } from '../runCommand.mjs';
import { crawlPages } from './crawlPages.mjs';

// A part of `npm test`: builds a Storybook with a page or two of each kind and opens them as `docs:crawl` does, which
// takes the whole one, at night.

const stories = [
  './{welcome,importers}/*.mdx',
  './foundations/{Color,Spacing}.stories.tsx',
  '../packages/ui/src/primitives/{Button,Select}/*.stories.tsx',
  '../packages/ui/src/patterns/DataTable/*.stories.tsx',
  '../packages/ad-editor/src/leadForm/LeadFormBuilder/*.stories.tsx',
  '../packages/screens/src/account/auth/SignInScreen/*.stories.tsx',
  '../packages/widget-core/src/ui/tour/*.stories.tsx',
];
const folder = join(projectFolder, 'build/someDocs');
const storybook = join(projectFolder, 'node_modules/storybook/dist/bin/dispatcher.js');
await runOrThrow(process.execPath, [storybook, 'build', '--quiet', '-o', folder], {
  cwd: projectFolder,
  env: { ADLANE_STORIES: stories.join(' ') },
});
await crawlPages(folder);
