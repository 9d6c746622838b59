import { describe, expect, it } from 'vitest';
import { createHmac } from '../../../crypto/createHmac';
import type { InboundMail, Ports } from '../../../ports';
import { buildReplyAddress, findReplyTarget, isOwnAddress, type ReplyTarget } from './replyAddress';

type Parts = Pick<Ports, 'inboundMail' | 'secrets'>;

const inboundMail: InboundMail = {
  address: 'reply@in.adlane.test',
  ownAddresses: ['no-reply@adlane.test'],
  webhookSecret: null,
};

function createPorts(...keys: readonly [string, ...string[]]): Parts {
  const sign = async (text: string) => {
    const [first, ...earlier] = await Promise.all(keys.map((key) => createHmac(text, key)));
    return [first ?? '', ...earlier] as const;
  };
  const unused = () => Promise.reject(new Error('not needed'));
  return {
    inboundMail,
    secrets: { sign, hashPassword: unused, verifyPassword: unused, encrypt: unused, decrypt: unused },
  };
}

const ports = createPorts('key');
const target: ReplyTarget = {
  use: 'message',
  agency_id: 7,
  item: { kind: 'conversation', id: 1234 },
  person_id: 42,
};

async function build(change: Partial<ReplyTarget> = {}, by = ports): Promise<string> {
  return (await buildReplyAddress(by, { ...target, ...change })) ?? '';
}

describe('a reply address', () => {
  const uses = (['message', 'reply', 'note'] as const).flatMap((use) =>
    (['ticket', 'conversation'] as const).map((kind) => ({ use, kind })),
  );
  it.each(uses)('for a $use in a $kind names its thread and person', async ({ use, kind }) => {
    const wanted = { ...target, use, item: { kind, id: 1234 } };
    expect(await findReplyTarget(ports, ['kim@mail.test', await build(wanted)])).toEqual(wanted);
  });

  it('fits into what mail servers accept, also for the largest ids', async () => {
    const id = 2_147_483_647;
    const address = await build({ agency_id: id, item: { kind: 'ticket', id }, person_id: id });
    expect(address.split('@')[0]?.replace('reply', 'x'.repeat(16)).length).toBeLessThanOrEqual(64);
    expect(address).toMatch(/^[a-z0-9+-]+@in\.adlane\.test$/);
  });

  it('is found in any case, as mail servers change it', async () => {
    expect(await findReplyTarget(ports, [(await build()).toUpperCase()])).toEqual(target);
  });

  it('is refused with another person, thread, agency or use', async () => {
    const address = await build();
    const changed = [
      address.replace('-16-', '-17-'),
      address.replace('7-', '8-'),
      address.replace('-ya-', '-yb-'),
      address.replace('+m', '+c'),
      address.replace(/.@/, '@'),
      address.replace('+', '+x'),
      address.replace('@in.', '@out.'),
      'reply@in.adlane.test',
      'reply+@in.adlane.test',
    ];
    for (const each of changed) {
      expect(each).not.toBe(address);
      expect([each, await findReplyTarget(ports, [each])]).toEqual([each, undefined]);
    }
  });

  it('is valid as long as its key is one of the earlier ones', async () => {
    const address = await build({}, createPorts('old'));
    expect(await findReplyTarget(createPorts('new', 'old'), [address])).toEqual(target);
    expect(await findReplyTarget(createPorts('new'), [address])).toBeUndefined();
  });

  it('does not exist where answers are not received', async () => {
    const off = { ...ports, inboundMail: { ...inboundMail, address: null } };
    expect(await buildReplyAddress(off, target)).toBeNull();
    expect(await findReplyTarget(off, [await build()])).toBeUndefined();
  });
});

describe('an address of this server', () => {
  it.each([
    ['reply@in.adlane.test', true],
    ['Reply+v1-2-3-x@in.adlane.test', true],
    ['no-reply@adlane.test', true],
    ['reply@adlane.test', false],
    ['kim@in.adlane.test', false],
  ])('%s: %s', (address, expected) => {
    expect(isOwnAddress(inboundMail, address)).toBe(expected);
  });
});
