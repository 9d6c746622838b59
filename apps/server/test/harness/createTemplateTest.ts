import type { Template } from '@adlane/contract/ads/templates';
import { expect } from 'vitest';
import { findDemoAgencyId } from '../fixtures/rows/demoRows';
import { createTestApp, type TestApp } from './createTestApp';

export type Judged = {
  readonly status: number;
  readonly errors: Record<string, string[]>;
  readonly body: Template;
};
export type TemplateTest = TestApp & {
  /** The agency's. */
  readonly token: string;
  readonly agencyId: number;
  store(form: object): Promise<Judged>;
  /** Returns the server's field errors for a form; empty if it is valid. */
  judge(form: object): Promise<Record<string, string[]>>;
};

/** Creates the API with helpers for tests of template rules. */
export async function createTemplateTest(): Promise<TemplateTest> {
  const test = await createTestApp();
  const token = await test.as('Agency');
  const store: TemplateTest['store'] = async (form) => {
    const answer = await test.request('/api/v1/templates/store', {
      method: 'POST',
      token,
      body: { name: `Rule ${crypto.randomUUID()}`, ...form },
    });
    const body = await answer.json();
    return { status: answer.status, errors: body.errors ?? {}, body };
  };
  return {
    ...test,
    token,
    agencyId: await findDemoAgencyId(test.ownerPool),
    store,
    async judge(form) {
      const { status, errors } = await store(form);
      expect(status).toBe(Object.keys(errors).length > 0 ? 422 : 201);
      return errors;
    },
  };
}
