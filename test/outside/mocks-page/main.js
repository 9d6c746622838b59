import { createClient } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { handlers, signInAs, storyToken } from '@adlane/mocks/tab';
import { setupWorker } from 'msw/browser';

await setupWorker(...handlers).start({ onUnhandledRequest: 'bypass', quiet: true });
signInAs('Agency');
const client = createClient(contract, { token: storyToken });
const folder = await client.folders.store({ body: { name: 'Spring' } });
const { data } = await client.folders.list({});
document.body.append(data.some(({ id }) => id === folder.id) ? 'The folder is stored.' : 'It is missing.');
