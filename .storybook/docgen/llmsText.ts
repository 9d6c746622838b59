import type { Plugin } from 'vite';
import { buildLlmsText } from './buildLlmsText.ts';

/** Writes `llms.txt` into the static build. */
export function llmsText(): Plugin {
  return {
    name: 'adlane:llms-text',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'llms.txt', source: buildLlmsText() });
    },
  };
}
