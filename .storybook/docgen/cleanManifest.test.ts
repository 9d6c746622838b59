import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanManifest } from './cleanManifest';

describe('the component manifest', () => {
  it('has paths relative to the repository', () => {
    const file = resolve('packages/ui/src/primitives/Button/Button.tsx');
    const manifest = { components: { v: 0, components: { button: { path: './Button.stories.tsx', file } } } };
    expect(cleanManifest(manifest).components.components.button.file).toBe(
      'packages/ui/src/primitives/Button/Button.tsx',
    );
  });

  it('contains neither stories that only test nor components that were not understood', () => {
    const components = {
      button: { path: './Button.stories.tsx' },
      flows: { path: './Button.flows.stories.tsx' },
      broken: { path: './Broken.stories.tsx', error: { name: 'No component found' } },
    };
    expect(Object.keys(cleanManifest({ components: { components } }).components.components)).toEqual([
      'button',
    ]);
  });
});
