import type { Plugin } from 'vite';

/**
 * Serves the in-tab API as one module. It consists of about a thousand modules; loaded one by one by a
 * development server, a story's first call took up to thirteen seconds. Development only; a build bundles it
 * anyway.
 */
export function bundledTab(): Plugin;
