import type { Plugin } from 'vite';

/**
 * React's development build marks its work for the DevTools timeline when the console supports it, which takes a tenth of
 * a screen's time.
 */
export const unmarkedReact: Plugin = {
  name: 'adlane:unmarked-react',
  transformIndexHtml: () => [
    {
      tag: 'script',
      children: 'console.createTask = console.timeStamp = undefined;',
      injectTo: 'head-prepend',
    },
  ],
};
