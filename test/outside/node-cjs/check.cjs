const { once } = require('node:events');
const { createServer } = require('node:http');
const { createClient, isHttpError } = require('@adlane/api-client');
const { contract } = require('@adlane/contract');

const packages = ['contract', 'api-client', 'ui', 'ad-editor', 'widget-core', 'mocks'];
/** They need a framework that this app does not have. */
const ofFrameworks = ['./vue', './angular'];

/** Loads every module of a package and returns how many there are. */
function requireEntries(name) {
  const { exports: entries } = require(`./node_modules/@adlane/${name}/package.json`);
  const modules = Object.keys(entries).filter(
    (entry) => entries[entry].types && !entry.includes('*') && !ofFrameworks.includes(entry),
  );
  for (const entry of modules) {
    const loaded = require(`@adlane/${name}${entry.slice(1)}`);
    if (Object.keys(loaded).length === 0) throw new Error(`${name}${entry.slice(1)} exports nothing.`);
  }
  return modules.length;
}

const counts = packages.map(requireEntries);
if (counts.includes(0)) throw new Error('A package has no module.');

/** Sends a call of the client to an HTTP server that refuses. */
async function checkRefusal() {
  const server = createServer((_request, response) => {
    response.writeHead(404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ message: 'Not here', code: 'NOT_FOUND' }));
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const client = createClient(contract, { baseUrl: `http://127.0.0.1:${address.port}` });
  const error = await client.templates.list({}).catch((reason) => reason);
  server.close();
  if (!isHttpError(error) || error.status !== 404)
    throw new Error('A refusal is no HttpError with its status.');
}
void checkRefusal();
