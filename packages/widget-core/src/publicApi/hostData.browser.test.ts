import { afterEach, describe, expect, test } from 'vitest';
import { eventually } from '../../test/eventually';
import { endTestWidget, startTestWidget } from '../../test/testWidget';
import { browserScope } from '../scope/scope';

afterEach(endTestWidget);

/** Values that JSON can't carry. */
function circular() {
  const store: Record<string, unknown> = { name: 'cart' };
  store.self = store;
  return store;
}
const unwritable = [
  ['a circle', circular()],
  ['a big integer', 10n],
  ['a getter that throws', Object.defineProperty({}, 'x', { enumerable: true, get: () => fail() })],
] as const;

function fail(): never {
  throw new Error('a getter of the page');
}

describe.each(unwritable)('%s', (_what, value) => {
  test('in an event it is left out, and neither this event nor the next is blocked', async () => {
    const { widget, bodies } = await startTestWidget();
    widget.trackEvent('odd', { value });
    widget.trackEvent('plain', { total: 3 });
    const events = () => bodies('/sessions/ping').flatMap((body) => JSON.parse(body).events);
    await eventually(() => expect(events().map(({ name }) => name)).toContain('plain'));
    expect(events().map(({ name }) => name)).toContain('odd');
    expect(events().find(({ name }) => name === 'plain').data).toEqual({ total: 3 });
  });

  test('in data and attributes it is left out, and the ticket is sent with the rest', async () => {
    const { widget, bodies } = await startTestWidget();
    widget.setCustomData('good', 1);
    widget.setCustomData('odd', value);
    widget.setTicketAttribute('odd', value);
    widget.setTicketAttribute('good', 2);
    widget.trackEvent('odd', value);
    await widget.sendSilentCrashReport('boom');
    const [ticket = ''] = bodies('/bugs/v2');
    expect(JSON.parse(ticket)).toMatchObject({
      customData: { good: 1 },
      formData: { good: 2, description: 'boom' },
    });
    expect(ticket).not.toContain('"odd":');
  });
});

test('an event carries the values of the moment it was tracked', async () => {
  const { widget, bodies } = await startTestWidget();
  const cart = { total: 3 };
  widget.trackEvent('added', cart);
  cart.total = 4;
  const events = () => bodies('/sessions/ping').flatMap((body) => JSON.parse(body).events);
  await eventually(() => expect(events().map(({ name }) => name)).toContain('added'));
  expect(events().find(({ name }) => name === 'added').data).toEqual({ total: 3 });
});

test.each([undefined, null])('setting %s replaces the earlier value', async (value) => {
  const { widget, bodies } = await startTestWidget();
  widget.setCustomData('plan', 'pro');
  widget.setCustomData('plan', value);
  await widget.sendSilentCrashReport('boom');
  expect(JSON.parse(bodies('/bugs/v2')[0] ?? '').customData).toEqual(value === null ? { plan: null } : {});
});

test('a label that is not a text does not fail the ticket', async () => {
  const { widget, bodies } = await startTestWidget();
  const tags: unknown = [7, 'vip'];
  widget.setTags(tags as string[]);
  await widget.sendSilentCrashReport('boom');
  expect(JSON.parse(bodies('/bugs/v2')[0] ?? '').tags).toEqual(['7', 'vip']);
});

test('a clock that is set back does not block the next silent report', async () => {
  const { clock } = browserScope(window);
  let backMs = 0;
  const now = () => Date.now() - backMs;
  const { widget, bodies } = await startTestWidget({}, { clock: { ...clock, now } });
  await widget.sendSilentCrashReport('one');
  await widget.sendSilentCrashReport('within 10 s');
  backMs = 3_600_000;
  await widget.sendSilentCrashReport('an hour before');
  expect(bodies('/bugs/v2').map((body) => JSON.parse(body).formData.description)).toEqual([
    'one',
    'an hour before',
  ]);
});
