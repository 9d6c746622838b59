import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lowestPeers, type PeerManifest } from '../../../scripts/packages/lowestPeers.mjs';

describe('the lowest peer versions', () => {
  it.each([
    [[{ react: '>=18' }], { react: '18.0.0' }],
    [[{ react: '>=18' }, { react: '>=19.0.0' }], { react: '19.0.0' }],
    [[{ react: '^19.2.0' }, { react: '>=19.10' }, { react: '>=18' }], { react: '19.10.0' }],
    [[{}, { a: '~1.2.3', b: '2' }], { a: '1.2.3', b: '2.0.0' }],
  ])('the lowest peer versions of %j are %j', (peers, expected) => {
    expect(lowestPeers(peers.map((peerDependencies) => ({ peerDependencies })))).toEqual(expected);
  });

  it('optional peers are left out, and a range without a lowest version is rejected', () => {
    const optional = {
      peerDependencies: { vue: '>=3.5' },
      peerDependenciesMeta: { vue: { optional: true } },
    };
    expect(lowestPeers([optional])).toEqual({});
    expect(() => lowestPeers([{ peerDependencies: { react: '18 || 19' } }])).toThrow('"18 || 19"');
  });

  it('the lowest peer versions of the published packages can be computed', () => {
    const manifests = ['ui', 'ad-editor'].map(
      (name) => JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as PeerManifest,
    );
    expect(Object.keys(lowestPeers(manifests))).toContain('@chakra-ui/react');
  });

  it('every package names the same range of React, and those that run without it name it as optional', () => {
    const manifests = readdirSync('packages').map(
      (name) => JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as PeerManifest,
    );
    const ranges = manifests.flatMap(({ peerDependencies: { react, 'react-dom': dom } = {} }) => [
      react,
      dom,
    ]);
    expect([...new Set(ranges.filter((range) => range !== undefined))]).toEqual(['>=19.0.0']);
    const widget = JSON.parse(readFileSync('packages/widget-core/package.json', 'utf8')) as PeerManifest;
    expect(widget.peerDependenciesMeta?.['react']).toEqual({ optional: true });
  });
});
