import type { Plugin } from 'vite';

/**
 * Serves the API of the tab in one piece. It is a thousand modules, which a development server hands out one by one:
 * a story's first call waited up to thirteen seconds for them. Only for servers; a build bundles it anyway.
 */
export function bundledTab(): Plugin;
