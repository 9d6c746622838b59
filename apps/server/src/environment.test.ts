import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment';

const goodSecret = 'q8Zr1vYtN4wLx7Kc2mPb9dHs5gJf3aEu';

function readErrorMessage(source: Record<string, string>): string {
  try {
    readEnvironment(source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  throw new Error('The environment was accepted.');
}

describe('readEnvironment', () => {
  it('needs no variable on a local machine, and listens only to that machine', () => {
    const environment = readEnvironment({});
    expect(environment).toMatchObject({ ADLANE_PORT: 4300, host: '127.0.0.1', isProduction: false });
  });

  it('listens on all interfaces in production', () => {
    expect(readEnvironment({ NODE_ENV: 'production' }).host).toBe('0.0.0.0');
  });

  it('treats an empty variable as unset', () => {
    expect(readEnvironment({ ADLANE_PORT: '', DATABASE_URL: '' }).DATABASE_URL).toBeUndefined();
  });

  it('lists every problem at once', () => {
    const message = readErrorMessage({
      ADLANE_PORT: '70000',
      DATABASE_URL: 'mysql://x',
      ADLANE_SECRET: 'short',
    });
    expect(message).toContain('ADLANE_PORT');
    expect(message).toContain('DATABASE_URL must start with postgres://');
    expect(message).toContain('ADLANE_SECRET must have at least 32 characters');
  });

  it.each(['changeme-changeme-changeme-changeme', 'a'.repeat(40), 'your-secret-here-your-secret-here-1'])(
    'refuses the secret %s without repeating it',
    (secret) => {
      const message = readErrorMessage({ NODE_ENV: 'production', ADLANE_SECRET: secret });
      expect(message).toContain('ADLANE_SECRET is a default or easily guessed');
      expect(message).not.toContain(secret);
    },
  );

  it('accepts only origins as frames of the clients’ area', () => {
    expect(readEnvironment({}).GHL_FRAME_ORIGINS).toEqual([
      'https://app.gohighlevel.com',
      'https://app.leadconnectorhq.com',
    ]);
    const origins = { GHL_FRAME_ORIGINS: 'https://crm.one.test, https://crm.two.test' };
    expect(readEnvironment(origins).GHL_FRAME_ORIGINS).toEqual([
      'https://crm.one.test',
      'https://crm.two.test',
    ]);
    for (const wrong of [
      '*',
      'crm.one.test',
      'https://crm.one.test/path',
      'https://crm.one.test; script-src *',
    ])
      expect(readErrorMessage({ GHL_FRAME_ORIGINS: wrong })).toContain('GHL_FRAME_ORIGINS must look like');
  });

  it('accepts a random secret of 32 characters', () => {
    expect(readEnvironment({ ADLANE_SECRET: goodSecret }).ADLANE_SECRET).toBe(goodSecret);
  });

  it('requires one secret for all processes on a shared database in production', () => {
    const shared = { NODE_ENV: 'production', DATABASE_URL: 'postgres://owner@db/adlane' };
    expect(readErrorMessage(shared)).toContain('ADLANE_SECRET is missing');
    expect(readEnvironment({ ...shared, ADLANE_SECRET: goodSecret }).isProduction).toBe(true);
  });

  it('requires a mail server and its sender address together', () => {
    const smtp = { ADLANE_SMTP_URL: 'smtps://user:hidden@mail.example' };
    expect(readErrorMessage(smtp)).toContain('ADLANE_SMTP_URL and ADLANE_MAIL_FROM belong together');
    expect(readErrorMessage(smtp)).not.toContain('hidden');
    expect(readEnvironment({ ...smtp, ADLANE_MAIL_FROM: 'ads@mail.example' }).ADLANE_SMTP_URL).toBe(
      smtp.ADLANE_SMTP_URL,
    );
    expect(readErrorMessage({ ADLANE_OPERATOR_EMAIL: 'no-address' })).toContain('ADLANE_OPERATOR_EMAIL');
  });

  it('requires an address for answers by email together with a way in', () => {
    const address = { ADLANE_REPLY_ADDRESS: 'Reply@in.adlane.test' };
    expect(readErrorMessage(address)).toContain('ADLANE_REPLY_ADDRESS belongs together with');
    const imap = { ADLANE_IMAP_URL: 'imaps://reply%40in.adlane.test:hidden@mail.example/INBOX' };
    expect(readErrorMessage(imap)).toContain('ADLANE_REPLY_ADDRESS belongs together with');
    expect(readEnvironment({ ...address, ...imap }).ADLANE_REPLY_ADDRESS).toBe('reply@in.adlane.test');
    const secret = { ADLANE_INBOUND_SECRET: goodSecret };
    expect(readEnvironment({ ...address, ...secret }).ADLANE_INBOUND_SECRET).toBe(goodSecret);
    for (const [name, wrong] of [
      ['ADLANE_REPLY_ADDRESS', 'a-name-that-is-too-long@in.adlane.test'],
      ['ADLANE_REPLY_ADDRESS', 'a+b@in.adlane.test'],
      ['ADLANE_INBOUND_SECRET', `${goodSecret}/+`],
      ['ADLANE_INBOUND_SECRET', 'short'],
      ['ADLANE_IMAP_URL', 'https://mail.example'],
    ] as const)
      expect(readErrorMessage({ ...address, ...secret, [name]: wrong })).toContain(name);
  });

  it('requires the key of feedback to look like one', () => {
    const key = { ADLANE_FEEDBACK_KEY: 'k2Vt8Qm4Zx7Lc1Wb9Np3' };
    expect(readEnvironment(key).ADLANE_FEEDBACK_KEY).toBe(key.ADLANE_FEEDBACK_KEY);
    expect(readErrorMessage({ ADLANE_FEEDBACK_KEY: 'a key' })).toContain('ADLANE_FEEDBACK_KEY');
  });

  it('requires all settings of an error tracking service together', () => {
    const service = { ERROR_REPORT_URL: 'https://bugs.example/api', ERROR_REPORT_PROJECT: 'ads' };
    expect(readErrorMessage(service)).toContain('ERROR_REPORT_TOKEN belong together');
    expect(readEnvironment({ ...service, ERROR_REPORT_TOKEN: 'x' }).ERROR_REPORT_PROJECT).toBe('ads');
  });

  it('is prod in production and dev elsewhere, unless configured', () => {
    expect([readEnvironment({}).kind, readEnvironment({ NODE_ENV: 'production' }).kind]).toEqual([
      'dev',
      'prod',
    ]);
    expect(readEnvironment({ NODE_ENV: 'production', ADLANE_ENVIRONMENT: 'qa' }).kind).toBe('qa');
  });

  it('requires all settings of a file bucket together', () => {
    const bucket = { S3_BUCKET_URL: 'https://s3.example/bucket/', S3_REGION: 'eu', S3_ACCESS_KEY_ID: 'a' };
    expect(() => readEnvironment(bucket)).toThrow(/S3_SECRET_ACCESS_KEY missing/);
    const whole = readEnvironment({ ...bucket, S3_SECRET_ACCESS_KEY: 'b' });
    expect(whole.S3_BUCKET_URL).toBe('https://s3.example/bucket');
  });

  it('refuses half of the Facebook credentials', () => {
    expect(readErrorMessage({ FACEBOOK_APP_ID: '1' })).toContain('belong together');
  });

  it('refuses half of the Google credentials', () => {
    expect(readErrorMessage({ GOOGLE_CLIENT_SECRET: '1' })).toContain(
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET',
    );
  });
});
