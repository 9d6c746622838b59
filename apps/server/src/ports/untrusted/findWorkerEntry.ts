import { fileURLToPath } from 'node:url';

/**
 * Returns the program of the workers: the file beside the built server, or the sources, which tsx translates; it
 * does so in other threads only on request.
 */
export function findWorkerEntry(): URL {
  if (!fileURLToPath(import.meta.url).endsWith('.ts')) return new URL('untrustedWorker.js', import.meta.url);
  const tsx = import.meta.resolve('tsx/esm/api');
  const source = new URL('../../untrustedWorker.ts', import.meta.url);
  const program = `import { register } from '${tsx}'; register(); await import('${source}');`;
  return new URL(`data:text/javascript,${encodeURIComponent(program)}`);
}
