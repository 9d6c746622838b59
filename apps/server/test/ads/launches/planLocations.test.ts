import { agencies } from '@adlane/api-server/schema';
import { describe, expect, it } from 'vitest';
import { findRow, updateRows } from '../../fixtures/rows/rows';
import { type BillingTest, createBillingTestBeforeEach } from '../../harness/createBillingTest';
import { mailedToken } from '../../harness/mailedToken';

let test: BillingTest;
createBillingTestBeforeEach((created) => {
  test = created;
});

describe('the location limit of the monthly plan', () => {
  const add = (index: number) =>
    test.post('clients/store', { business_name: 'Shop', first_name: 'Ann', email: `o${index}@shop.example` });

  it('allows five clients, even if two are added at once', async () => {
    expect((await add(1)).status).toBe(201);
    const answers = await Promise.all([add(2), add(3)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 402]);
    const refused = await add(4);
    expect(refused.body).toEqual({
      message:
        'Your plan holds 5 locations, and 5 are in use. Change to a plan with more, or delete a client.',
      code: 'PAYMENT_REQUIRED',
    });
    expect((await test.findSubscription()).locations_used).toBe(5);
  });

  it('has room again after a client is deleted', async () => {
    await add(1);
    const { body } = await add(2);
    expect((await add(3)).status).toBe(402);
    await test.send('DELETE', `clients/delete/${body.id}`, { token: test.token });
    expect((await add(3)).status).toBe(201);
  });

  it('applies to clients that sign up themselves, whose link works once there is room', async () => {
    const { client_token } = await findRow(test.ownerPool, agencies, { where: { id: test.agencyId } });
    await updateRows(test.ownerPool, agencies, { is_client_signup_open: true }, { id: test.agencyId });
    const people = [await add(1), await add(2), await add(3)];
    expect(people.map(({ status }) => status)).toEqual([201, 201, 402]);
    const form = {
      email: 'late@shop.example',
      password: 'long enough',
      first_name: 'Lea',
      last_name: 'Late',
    };
    const signUp = await test.send('POST', `agency/${String(client_token)}/client/signup`, { body: form });
    expect(signUp.status).toBe(202);
    const link = await mailedToken(test, form.email);
    const open = () => test.send('POST', 'clients/email/verify', { body: { token: link } });
    expect(await open()).toMatchObject({
      status: 402,
      body: {
        message:
          'This agency cannot add more clients right now. Ask the agency to make room, then open the link again.',
      },
    });
    await test.send('DELETE', `clients/delete/${people[0]?.body.id}`, { token: test.token });
    expect((await open()).status).toBe(200);
  });
});
