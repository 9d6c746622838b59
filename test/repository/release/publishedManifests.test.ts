import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { publishedManifest } from '../../../scripts/packages/publishedManifest.mjs';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
const { engines } = read('package.json');
const folders = ['contract', 'api-client', 'ui', 'ad-editor', 'widget-core', 'codemods'].map(
  (name) => `packages/${name}`,
);

describe.each([...folders, 'mocks'])('the published manifest of %s', (folder) => {
  const published = publishedManifest(read(`${folder}/package.json`), folder, 'owner/name');

  it('says what the package is, which Node it needs and where it comes from', () => {
    expect(published).toMatchObject({
      description: expect.stringMatching(/^[A-Z].{30,}\.$/),
      keywords: expect.arrayContaining(['adlane']),
      license: 'MIT',
      engines,
      repository: { type: 'git', url: 'git+https://github.com/owner/name.git', directory: folder },
      homepage: 'https://github.com/owner/name#readme',
      bugs: 'https://github.com/owner/name/issues',
    });
    expect((published['keywords'] as string[]).length).toBeGreaterThanOrEqual(4);
  });

  it('names nothing that only the workspace has', () => {
    expect(published).not.toHaveProperty('devDependencies');
    expect(published).not.toHaveProperty('scripts');
    expect(JSON.stringify(published)).not.toMatch(/adlane-source|api-server|"\.\/src\//);
  });
});
