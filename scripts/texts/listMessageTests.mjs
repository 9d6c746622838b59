import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const testName = /\.(test|flows\.stories)\.tsx?$/;
const skipped = /\/(node_modules|dist|\.types)\/|\/errors\/messages\.test\.ts$/;

/** @param {string} root */
function readTests(root) {
  return ['packages', 'apps', 'e2e', 'mocks'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => testName.test(path) && !skipped.test(`/${path}`))
      .map((path) => ({ path: join(folder, path), text: readFileSync(join(root, folder, path), 'utf8') })),
  );
}

/**
 * Lists the messages of ads §8 with the first test that expects each: by its text, or by its key.
 * @param {string} root
 * @param {Readonly<Record<string, Readonly<Record<string, string>>>>} groups messages by group and key
 */
export function listMessageTests(root, groups) {
  const tests = readTests(root);
  return Object.entries(groups).flatMap(([group, messages]) =>
    Object.entries(messages).map(([key, message]) => {
      const forms = [message, message.replaceAll("'", "\\'"), `${group}.${key}`];
      const test = tests.find(({ text }) => forms.some((form) => text.includes(form)));
      return { group, key, message, test: test?.path };
    }),
  );
}
