import { beforeEach, describe, expect, it } from 'vitest';
import { type Graph, openGraph } from '../../../test/openGraph';
import { createFacebookDouble, type FacebookDouble } from './createFacebookDouble';
import { facebookDemo } from './demoBusiness';

let double: FacebookDouble;

const call: Graph['call'] = (...sent) => openGraph(double).call(...sent);

beforeEach(() => {
  double = createFacebookDouble({ clock: { now: () => new Date('2026-11-21T10:00:00Z') } });
});

describe('signing in to the Facebook double', () => {
  it('shows the dialog, redeems its code once, and lists accounts and pages', async () => {
    const redirect = 'http://app.test/back';
    const dialog = await double.app.request(
      `http://graph.test/v26.0/dialog/oauth?client_id=${facebookDemo.app.id}&redirect_uri=${redirect}&state=s1`,
    );
    const link = /href="([^"]+code=[^"]+)"/.exec(await dialog.text())?.[1]?.replaceAll('&amp;', '&') ?? '';
    const code = new URL(link).searchParams.get('code');
    expect(new URL(link).searchParams.get('state')).toBe('s1');
    const exchange = {
      client_id: facebookDemo.app.id,
      client_secret: facebookDemo.app.secret,
      redirect_uri: redirect,
      code,
    };
    const token = (await call('GET', 'oauth/access_token', exchange, '')).body.access_token;
    expect((await call('GET', 'oauth/access_token', exchange, '')).status).toBe(400);
    const accounts = await call('GET', 'me/adaccounts', { fields: 'name,currency,min_daily_budget' }, token);
    expect(accounts.body.data.map((row) => row.id)).toEqual(['act_1001', 'act_1002']);
    const pages = await call('GET', 'me/accounts', { fields: 'name,access_token', limit: 1 }, token);
    expect(pages.body.data).toHaveLength(1);
    expect(pages.body.paging.next).toBeDefined();
  });
});
