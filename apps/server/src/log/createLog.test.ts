import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLog } from './createLog';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  write(createLog('info', sink));
  return text;
}

describe('createLog', () => {
  it('redacts fields with the name of a secret at any depth', () => {
    const text = logged((log) =>
      log.info(
        { user: 'ann', body: { password: 'p1', nested: [{ access_token: 'p2', 'api-key': 'p3' }] } },
        'sign-in',
      ),
    );
    expect(text).toContain('ann');
    expect(text).not.toMatch(/p1|p2|p3/);
  });

  it('redacts credentials inside texts', () => {
    const error = new Error('GET https://graph/v25.0/me?access_token=EAAB123&x=1 failed; Bearer abc.def');
    const text = logged((log) => log.error({ error, url: 'postgres://owner:pa55@db/x' }, 'token=zzz'));
    expect(text).not.toMatch(/EAAB123|abc\.def|pa55|zzz/);
    expect(text).toContain('x=1 failed');
  });

  it('leaves out the details of a driver’s error, and the parameters in its message', () => {
    const error = Object.assign(new Error('Failed query: insert\nparams: ann@example.com,hunter2'), {
      code: '23505',
      parameters: ['hunter2'],
    });
    const text = logged((log) => log.error({ error }, 'failed'));
    expect(text).toContain('23505');
    expect(text).not.toContain('hunter2');
  });

  // A search that is quadratic takes minutes for such a text, and longer than a test may.
  it.each(['a', '?a', ' ', 'Bearer ', 'token', '"token" ', 'a://', 'a://b:', ';', '"', 'params: '])(
    'redacts 100 kB of %j without a blowup',
    (part) => {
      const text = logged((log) => log.info({ text: part.repeat(100_000 / part.length) }, 'end'));
      expect(text).toContain('"end"');
    },
  );

  it('writes a field with line breaks on one line', () => {
    const text = logged((log) => log.info({ name: 'a\r\n{"level":"error"}' }, 'x\ny'));
    expect(text.trimEnd().split('\n')).toHaveLength(1);
  });
});
