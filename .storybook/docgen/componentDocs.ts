import type { Plugin } from 'vite';
import { type ComponentDocs, readComponentDocs } from './readComponentDocs.ts';

const documentedFile = /\/packages\/(ui|ad-editor|screens|messenger|widget-core)\/src\/.*\.tsx?$/;
const otherFile = /\.(stories|fixtures|test|d)\.|\/node_modules\//;

function formatAssignment({ displayName, ...docs }: ComponentDocs): string {
  return `${displayName}.__docgenInfo = ${JSON.stringify({ displayName, ...docs })};`;
}

/**
 * Attaches its docs to each component, where Storybook's docs pages and controls look for them. Storybook's own reader
 * calls a union `union` and a type of another file `unknown`.
 */
export function componentDocs(): Plugin {
  return {
    name: 'adlane:component-docs',
    enforce: 'pre',
    transform(code, id) {
      const [path = ''] = id.split('?');
      if (!documentedFile.test(path) || otherFile.test(path) || id.includes('?')) return undefined;
      const all = readComponentDocs(path);
      if (all.length === 0) return undefined;
      // Below the last line, so that positions in the source stay the same.
      return { code: `${code}\n${all.map(formatAssignment).join('\n')}`, map: null };
    },
  };
}
