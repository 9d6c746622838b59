// Generates a migration from the changes of the schema (drizzle-kit), then bundles the SQL of all migrations into a
// module that runs in Node and in a browser tab. `npm run migrations -w packages/api-server -- --name add_something`
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..');

execFileSync('npx', ['drizzle-kit', 'generate', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });

// drizzle-kit compares the schema with the last snapshot only; older ones are deleted.
const meta = join(root, 'migrations/meta');
const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
for (const name of snapshots.toSorted().slice(0, -1)) rmSync(join(meta, name));

/** The snapshot with one table per line: a diff shows which tables changed, and the file stays short. */
function formatSnapshot(snapshot) {
  const writeEntries = (value, write) =>
    Object.entries(value)
      .map(([key, member]) => `${JSON.stringify(key)}: ${write(key, member)}`)
      .join(',\n');
  const writeMember = (key, member) =>
    key === 'tables'
      ? `{\n${writeEntries(member, (_, table) => JSON.stringify(table))}\n}`
      : JSON.stringify(member);
  return `{\n${writeEntries(snapshot, writeMember)}\n}\n`;
}

const snapshotPath = join(meta, snapshots.toSorted().at(-1));
writeFileSync(snapshotPath, formatSnapshot(JSON.parse(readFileSync(snapshotPath, 'utf8'))));

const journal = JSON.parse(readFileSync(join(root, 'migrations/meta/_journal.json'), 'utf8'));
const entries = journal.entries.map(({ tag }) => {
  const statements = readFileSync(join(root, 'migrations', `${tag}.sql`), 'utf8')
    .split('--> statement-breakpoint')
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((text) => `      ${JSON.stringify(text)},\n`)
    .join('');
  return `  {\n    tag: ${JSON.stringify(tag)},\n    statements: [\n${statements}    ],\n  },\n`;
});

const target = join(root, 'src/db/generated/migrations.ts');
mkdirSync(dirname(target), { recursive: true });
writeFileSync(
  target,
  `// Written by scripts/writeMigrations.mjs; change the schema instead.\n` +
    `export type Migration = { readonly tag: string; readonly statements: readonly string[] };\n\n` +
    `/** Every migration, oldest first. One that was released never changes. */\n` +
    `export const migrations: readonly Migration[] = [\n${entries.join('')}];\n`,
);
