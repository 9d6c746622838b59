import { createClient, isHttpError } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { handlers, signInAs, storyToken } from '@adlane/mocks/tab';
import { setupWorker } from 'msw/browser';

/** The page of the README: lists no templates, and refuses a folder. */
async function checkFixtures() {
  await import('./readmes/mocks/page.ts');
  const client = createClient(contract);
  const { data } = await client.templates.list({});
  const error = await client.folders.store({ body: { name: 'Spring' } }).catch((reason) => reason);
  return `${data.length} templates. ${isHttpError(error) ? error.body?.message : 'The folder is stored.'}`;
}

async function checkTab() {
  await setupWorker(...handlers).start({ onUnhandledRequest: 'bypass', quiet: true });
  signInAs('Agency');
  const client = createClient(contract, { token: storyToken });
  const folder = await client.folders.store({ body: { name: 'Spring' } });
  const { data } = await client.folders.list({});
  return data.some(({ id }) => id === folder.id) ? 'The folder is stored.' : 'It is missing.';
}

document.body.append(await (location.search === '?fixtures' ? checkFixtures() : checkTab()));
