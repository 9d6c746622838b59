import { createServer } from 'node:http';
import { createClient, isHttpError } from '@adlane/api-client';
import { contract, listCalls } from '@adlane/contract';
import { handlers } from '@adlane/mocks/fixtures';
import { setupServer } from 'msw/node';

// Against an HTTP server that refuses, then against the mocks.
const server = createServer((_request, response) => {
  response.writeHead(404, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ message: 'Not here', code: 'NOT_FOUND' }));
}).listen(0);
const { port } = server.address();
const client = createClient(contract, { baseUrl: `http://127.0.0.1:${port}` });
const error = await client.templates.list({}).catch((reason) => reason);
if (!isHttpError(error) || error.status !== 404)
  throw new Error('A refusal is no HttpError with its status.');
server.close();

if (handlers.length !== listCalls(contract).length) throw new Error('A call has no mock.');
const mocks = setupServer(...handlers);
mocks.listen();
const { data } = await createClient(contract, { baseUrl: 'http://localhost' }).templates.list({});
mocks.close();
if (data.length !== 1) throw new Error('The mocks answer without a row.');
