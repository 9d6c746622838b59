#!/usr/bin/env node
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit, stderr, stdout } from 'node:process';
import { renameSource } from './renameSource';
import { versions } from './versions';

// `npx @adlane/codemods <version> <folder or file> … [--dry]` renames in place and lists the files it changed.

const skipped = /^(?:node_modules|dist|build|\..+)$/;

/** Lists the sources below a folder. */
function listSources(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.test(entry.name)) return [];
    const below = join(path, entry.name);
    if (entry.isDirectory()) return listSources(below);
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [below] : [];
  });
}

/** Renames in a file, and returns whether there was something to rename. */
function renameFile(path: string, renames: (typeof versions)[string], isDry: boolean): boolean {
  const source = readFileSync(path, 'utf8');
  const renamed = renameSource(source, path, renames);
  if (renamed !== source && !isDry) writeFileSync(path, renamed);
  return renamed !== source;
}

const [version = '', ...paths] = argv.slice(2).filter((each) => each !== '--dry');
const renames = versions[version];
if (!renames || paths.length === 0) {
  stderr.write(`Usage: npx @adlane/codemods <${Object.keys(versions).join(' | ')}> <folder> … [--dry]\n`);
  exit(2);
}
let unread = 0;
for (const path of paths.flatMap(listSources)) {
  try {
    if (renameFile(path, renames, argv.includes('--dry'))) stdout.write(`${path}\n`);
  } catch (error) {
    unread += 1;
    stderr.write(`${path}: ${String(error)}\n`);
  }
}
exit(unread > 0 ? 1 : 0);
