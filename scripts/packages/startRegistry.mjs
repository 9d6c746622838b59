import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Describes a package as npm's registry does, with its only version. */
function describePackage({ name, tarball, manifest }, url) {
  const integrity = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
  const dist = { tarball: `${url}${name}.tgz`, integrity };
  return {
    name: manifest.name,
    'dist-tags': { latest: manifest.version },
    versions: { [manifest.version]: { ...manifest, dist } },
  };
}

/**
 * Starts a registry that serves packed packages, so that apps install them by name before they are published.
 * @param {readonly { name: string, tarball: string, manifest: object }[]} packed
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function startRegistry(packed) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').replace(/^\//, '');
    const file = packed.find(({ name }) => path === `${name}.tgz`);
    const described = packed.find(({ name }) => path === `@adlane/${name}`);
    if (file) response.end(readFileSync(file.tarball));
    else if (described) response.end(JSON.stringify(describePackage(described, url)));
    else response.writeHead(404).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${server.address().port}/`;
  return { url, close: () => void server.close() };
}
