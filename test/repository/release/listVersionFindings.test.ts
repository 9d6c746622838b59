import { describe, expect, it } from 'vitest';
import { listVersionFindings } from '../../../scripts/packages/listVersionFindings.mjs';

const versions = { '@adlane/ui': '0.2.0', '@adlane/contract': '0.2.0' };
const changelog = '# @adlane/ui\n\n## 0.2.0\n\n- New.\n\n## 0.1.0\n';
const manifest = {
  name: '@adlane/ui',
  version: '0.2.0',
  dependencies: { '@adlane/contract': '0.2.0', zod: '4.6.7' },
};

describe('a tarball of a release', () => {
  it('has no findings with the version, the changelog and the ranges of the release', () => {
    expect(listVersionFindings(manifest, changelog, versions)).toEqual([]);
  });

  it.each([
    [{ version: '0.1.0' }, changelog, 'version 0.1.0, the release has 0.2.0'],
    [{}, '# @adlane/ui\n\n## 0.1.0\n', 'changelog of 0.1.0, the release has 0.2.0'],
    [{}, '', 'changelog of no version, the release has 0.2.0'],
    [
      { dependencies: { '@adlane/contract': '0.1.0' } },
      changelog,
      '@adlane/ui needs @adlane/contract 0.1.0, the release has 0.2.0',
    ],
    [
      { dependencies: { '@adlane/gone': '0.2.0' } },
      changelog,
      '@adlane/ui needs @adlane/gone 0.2.0, the release has none',
    ],
  ])('has a finding with %j and the changelog %j', (part, text, finding) => {
    expect(listVersionFindings({ ...manifest, ...part }, text, versions)).toEqual([finding]);
  });
});
