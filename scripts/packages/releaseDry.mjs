import { rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectFolder } from '../projectFolder.mjs';
import { lintTarball } from './lintTarball.mjs';
import { listRangeFindings, listVersionFindings } from './listVersionFindings.mjs';
import { packPackages, publishedPackages, readPacked } from './stagePackage.mjs';
import { versionCopy } from './versionCopy.mjs';

// `npm run release:dry`: versions and changelogs from the changesets, in a temporary copy, and the tarballs as they
// would be uploaded, in `build/release`, checked. Prints them, publishes and changes nothing, and fails where a
// finding would be published.

const changelogLines = 12;
const target = join(projectFolder, 'build/release');
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(0)} kB`;

/** Lists what the release would publish although it is not among the published packages, or the other way around. */
function listPublishFindings(manifests) {
  const open = manifests.filter((manifest) => !manifest.private).map(({ name }) => name);
  const published = publishedPackages.map((name) => `@adlane/${name}`);
  return [
    ...open
      .filter((name) => !published.includes(name))
      .map((name) => `${name} would be published: mark it private`),
    ...published
      .filter((name) => !open.includes(name))
      .map((name) => `${name} would not be published: it is private`),
  ];
}

function report(title, findings) {
  console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${title}`);
  for (const finding of findings) console.log(`     ${finding}`);
  if (findings.length > 0) process.exitCode = 1;
}

const { folder: copy, manifests } = await versionCopy();
try {
  const versions = Object.fromEntries(manifests.map(({ name, version }) => [name, version]));
  report('packages that are published', listPublishFindings(manifests));
  report(
    'versions in the workspace',
    manifests.flatMap((manifest) => listRangeFindings(manifest, versions)),
  );
  rmSync(target, { recursive: true, force: true });
  for (const packed of await packPackages(target, publishedPackages, copy)) {
    const { name, tarball, manifest, fileCount, bytes, unpackedBytes } = packed;
    const changelog = await readPacked(tarball, 'CHANGELOG.md').catch(() => '');
    writeFileSync(join(target, `${name}-CHANGELOG.md`), changelog);
    report(
      `${manifest.name} ${manifest.version}: ${relative(projectFolder, tarball)}, ${fileCount} files, ${kilobytes(bytes)} packed, ${kilobytes(unpackedBytes)} unpacked`,
      [...listVersionFindings(manifest, changelog, versions), ...(await lintTarball(tarball))],
    );
    const top = changelog
      .split('\n')
      .filter(Boolean)
      .slice(1, 1 + changelogLines);
    for (const line of top) console.log(`     | ${line}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
