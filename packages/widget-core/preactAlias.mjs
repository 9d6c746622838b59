import { fileURLToPath } from 'node:url';

/** Bundles preact in place of React, for parts that work without a framework. */
export const preactAlias = {
  'react-dom/client': fileURLToPath(new URL('src/standalone/createRoot.ts', import.meta.url)),
  'react/jsx-runtime': 'preact/jsx-runtime',
  react: 'preact/hooks',
};
