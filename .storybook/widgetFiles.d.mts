import type { Plugin } from 'vite';

/** Serves the built widget with its frame and a website that embeds it, for the stories of the whole product. */
export function widgetFiles(): Plugin;
