import { beforeAll, describe, expect, it } from 'vitest';
import { listTrackedFiles } from '../../scripts/metrics/sourceFiles.mjs';
import { selectTests } from '../../scripts/testChanged/selectTests.mjs';

let files: readonly string[] = [];
beforeAll(() => {
  files = listTrackedFiles();
});

describe('the tests of a change', () => {
  it('in a screen are its stories, without the server and without other screens’ stories', () => {
    const screen = 'packages/screens/src/ads/templates/TemplatesScreen';
    const { selection, resources } = selectTests([`${screen}/TemplatesScreen.tsx`], files);
    expect(resources).toEqual([]);
    expect(selection.stories.run).toContain(`${screen}/TemplatesScreen.flows.stories.tsx`);
    expect(selection.stories.run.filter((path) => !path.startsWith(screen))).toEqual([]);
    expect(selection.server.run).toEqual([]);
  });

  it('in a resource of the contract are the tests of the server and the screens that name it', () => {
    const { selection, resources } = selectTests(['packages/contract/src/ads/tags/calls.ts'], files);
    expect(resources).toEqual(['tags']);
    expect(selection.server.run).toContain('apps/server/test/ads/tags/tags.test.ts');
    expect(selection.unit.run).toContain('packages/contract/src/hostileTexts.test.ts');
    expect(selection.stories.run).not.toEqual([]);
  });

  it('are named where they are left out, so that no one takes a selection for the whole', () => {
    const { run, left } = selectTests(['packages/ui/src/primitives/Button/Button.tsx'], files).selection
      .stories;
    expect(run).toContain('packages/ui/src/primitives/Button/Button.stories.tsx');
    expect(left.length).toBeGreaterThan(0);
    expect(left.filter((path) => run.includes(path))).toEqual([]);
  });

  it('in a document are none', () => {
    const { selection } = selectTests(['README.md'], files);
    expect(Object.values(selection).flatMap(({ run }) => run)).toEqual([]);
  });
});
