import { describe, expect, it } from 'vitest';
import { redact } from '../apps/server/src/log/redact';
import { safeHtml, safeWidgetHtml } from '../packages/api-server/src/html/safeHtml';
import { redactSecrets } from '../packages/widget-core/src/privacy/privacy';
import { cleanBody } from '../packages/widget-core/src/ticket/describeRequest';
import { hostileTexts, listTextInputs } from '../test/hostileTexts';
import budgets from './budgets.json';

const { maxMs } = budgets.hostileTexts;

/** Returns the longest time of several runs, each the shorter of two: the first run compiles what it uses. */
function measureLongest(runs: readonly (() => unknown)[]): number {
  const once = (run: () => unknown) => {
    const startedAt = performance.now();
    run();
    return performance.now() - startedAt;
  };
  return Math.max(...runs.map((run) => Math.min(once(run), once(run))));
}

/** What reads texts of strangers outside of the contract's schemas. */
const readers: readonly { readonly name: string; readonly read: (text: string) => unknown }[] = [
  { name: 'a line of the log', read: (text) => redact({ text }) },
  { name: 'an address that a page requests', read: (text) => redactSecrets(`https://a.test/?${text}`) },
  { name: 'a body that a page sends', read: (text) => cleanBody(text, new Set(['password'])) },
  { name: 'an article', read: safeHtml },
  { name: 'a text of the widget', read: safeWidgetHtml },
];

/** Fails if one of the runs takes too long. */
function expectWithin(name: string, runs: readonly (() => unknown)[]): void {
  const ms = measureLongest(runs);
  process.stdout.write(`${name}: ${ms.toFixed(1)} ms\n`);
  expect(ms).toBeLessThanOrEqual(maxMs);
}

describe(`300 KB of hostile text are judged within ${maxMs} ms`, () => {
  it.each(listTextInputs())('in each field of $name', ({ name, schema, places }) => {
    const runs = places.flatMap((place) => hostileTexts.map((text) => () => schema.safeParse(place(text))));
    expectWithin(name, runs);
  });

  it.each(readers)('as $name', ({ name, read }) => {
    const runs = hostileTexts.map((text) => () => read(text));
    expectWithin(name, runs);
  });
});
