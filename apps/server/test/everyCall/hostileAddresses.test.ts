import { type CallTable, contract, listCalls } from '@adlane/contract';
import { createDefaultLeadForm } from '@adlane/contract/ads/leadForms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { databaseDigest } from '../fixtures/databaseDigest';
import { listFields, type Field as SchemaField, withField } from '../fixtures/listFields';
import { buildContent, buildGoogle } from '../fixtures/templateForms';
import { createTestApp, type TestApp } from '../harness/createTestApp';

let test: TestApp;
let agency: string;
let operator: string;
beforeAll(async () => {
  test = await createTestApp();
  [agency, operator] = [await test.as('Agency'), await test.as('SuperAdmin')];
});
afterAll(() => test.close());

/** URLs that a browser would execute, or resolve to another site than a person expects. */
const hostile = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  '//evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https://adlane.test@evil.example',
  'https://evil.example\\@adlane.test',
  'https://evil example/',
];

type Field = {
  readonly path: string;
  readonly method?: 'PUT' | 'GET';
  /** The field as named in errors. */
  readonly field: string;
  readonly body?: (url: string) => object;
  readonly isOperators?: true;
};
const draft = { name: 'Addresses', status: 'draft' };
const google = (finalUrl: string) => ({
  ...draft,
  platforms: ['google'],
  templates: { google: { ...buildGoogle().google, launchAdTemplateData: { finalUrl } } },
});
const announcement = { title: 'News', body: '<p>News</p>', audience: 'all', link_text: 'Go' };
const connect = { channel: 'facebook', code: 'x', state: 'x' };

/** Every field of the ads app that accepts a URL. */
const fields: readonly Field[] = [
  { method: 'PUT', path: 'v1/agency/profile', field: 'website', body: (url) => ({ website: url }) },
  {
    method: 'PUT',
    path: 'v1/agency/profile',
    field: 'whiteLabelUrl',
    body: (url) => ({ whiteLabelUrl: url }),
  },
  { path: 'v1/profile/setup/business', field: 'website', body: (url) => ({ website: url }) },
  { path: 'v2/source', field: 'redirect_uri', body: (url) => ({ ...connect, redirect_uri: url }) },
  { path: 'v1/source', field: 'redirect_uri', body: (url) => ({ ...connect, redirect_uri: url }) },
  { method: 'GET', path: 'v2/source/authorize?channel=facebook&redirect_uri=', field: 'redirect_uri' },
  {
    path: 'v2/source/openai',
    field: 'base_url',
    body: (url) => ({ api_key: 'sk-1234567890', base_url: url }),
  },
  ...(['landingPageUrl', 'thankYouPage'] as const).flatMap((name): Field[] => {
    const body = (url: string) => ({ ...draft, templateContent: buildContent({ [name]: url }) });
    const field = `templateContent.${name}`;
    return [
      { path: 'v1/templates/store', field, body },
      { path: 'v1/templates/hidden/store', field, body },
      { path: 'v2/admin/templates', field, body, isOperators: true },
    ];
  }),
  { path: 'v1/templates/store', field: 'templates.google.launchAdTemplateData.finalUrl', body: google },
  ...(['thankYouUrl', 'privacyPolicyUrl'] as const).map(
    (field): Field => ({
      path: 'v1/templates/leadform/create',
      field,
      body: (url) => ({ ...createDefaultLeadForm(), name: 'Form', [field]: url }),
    }),
  ),
  { path: 'v1/media/youtube-media', field: 'url', body: (url) => ({ url }) },
  ...(['business_website', 'privacy_policy_u_r_l'] as const).map(
    (name): Field => ({
      method: 'PUT',
      path: 'v1/smart-inserts',
      field: `business.${name}`,
      body: (url) => ({ business: { [name]: url } }),
    }),
  ),
  {
    path: 'v1/announcements/store',
    field: 'link_url',
    body: (url) => ({ ...announcement, link_url: url }),
    isOperators: true,
  },
];

describe('an invalid or unsafe URL', () => {
  it.each(fields)('is refused as $field of $path, and nothing is stored', async (one) => {
    const before = await databaseDigest(test.ownerPool);
    const accepted: string[] = [];
    for (const url of hostile) {
      const answer = await test.request(`/api/${one.path}${one.body ? '' : encodeURIComponent(url)}`, {
        method: one.method ?? 'POST',
        token: one.isOperators ? operator : agency,
        ...(one.body && { body: one.body(url) }),
      });
      const { errors = {} } = await answer.json();
      if (answer.status !== 422 || !(one.field in errors)) accepted.push(`${answer.status} ${url}`);
    }
    expect(accepted).toEqual([]);
    await test.jobs.settle();
    expect(await databaseDigest(test.ownerPool)).toEqual(before);
  });
});

/** Returns whether the schema has nothing against this text at this place, whatever else is missing. */
function accepts(schema: z.ZodType, field: SchemaField, text: string): boolean {
  const { error } = schema.safeParse(withField(undefined, field, text));
  return !error?.issues.some((issue) => JSON.stringify(issue.path) === JSON.stringify(field.path));
}

/**
 * Fields named like an address that are not checked alone: texts of visitors' pages, which are never opened, a host
 * name, and contents of ads, whose rules need the whole form (above).
 */
const otherTexts =
  /^(sessions|tickets|outbound|conversations|errorReports|tooltips|surveys|templates|masterTemplates|leadForms|launches)\.|whiteLabelUrl/;

const texts = listCalls(contract as CallTable).flatMap(({ name, call: { body, access } }) => {
  if (!body || access.kind === 'public') return [];
  return listFields(body)
    .filter(({ schema: { type } }) => type === 'string')
    .map((field) => ({ name: `${name} ${field.path.join('.')}`, schema: body, field }));
});
const addresses = texts.filter(
  ({ schema, field }) =>
    accepts(schema, field, 'https://example.com/a') && !accepts(schema, field, 'not an address'),
);

describe('every URL of the contract', () => {
  it.each(addresses)('is refused as $name if it is hostile', ({ schema, field }) => {
    expect(hostile.filter((text) => accepts(schema, field, text))).toEqual([]);
  });

  it('is in a field that is checked', () => {
    expect(addresses.length).toBeGreaterThan(20);
    const named = texts.filter(({ field }) => /(ur[li]|href|website|link)$/i.test(String(field.path.at(-1))));
    const loose = named.filter(
      ({ name, schema, field }) => !otherTexts.test(name) && accepts(schema, field, 'javascript:alert(1)'),
    );
    expect(loose.map(({ name }) => name)).toEqual([]);
  });
});
