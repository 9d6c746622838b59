import {
  checklists,
  feature_requests,
  help_articles,
  help_collections,
  news_articles,
  projects,
} from '@adlane/api-server/schema';
import { demoSdkKey } from '@adlane/mocks/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDemoProject } from '../../fixtures/rows/demoRows';
import { findRow, insertRow } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
let project: typeof projects.$inferSelect;
let visitor: Record<string, string>;

const key = { 'api-token': demoSdkKey };

beforeAll(async () => {
  test = await createTestApp();
  project = await findDemoProject(test.ownerPool);
  const answer = await test.request('/sdk/sessions', { method: 'POST', headers: key, body: { lang: 'en' } });
  const { gleapId, gleapHash } = await answer.json();
  visitor = { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
});
afterAll(() => test.close());

type Project = { readonly agency_id: number; readonly project_id: number };

/** Adds one content of each kind that names an animal, and a draft of those that have a status. */
async function addContents(own: Project, animal: string) {
  const add = test.ownerPool;
  const collection = await insertRow(add, help_collections, { ...own, title: `${animal} care` });
  for (const status of ['live', 'draft'] as const) {
    const shared = { ...own, status, title: `${animal} ${status}` };
    const html = `<p class="stripes">Hay</p>`;
    await insertRow(add, help_articles, { ...shared, collection_id: collection.id, html });
    await insertRow(add, news_articles, { ...shared, html });
    const steps = [{ id: 'one', title: 'Feed it', description: 'With oats', event: 'fed-secretly' }];
    await insertRow(add, checklists, { ...shared, steps });
  }
  await insertRow(add, feature_requests, {
    ...own,
    title: 'A larger meadow',
    description: `For the ${animal}`,
  });
}

async function search(term: string): Promise<readonly (readonly [kind: string, title: string])[]> {
  const answer = await test.request(`/sdk/search?term=${encodeURIComponent(term)}`, { headers: visitor });
  const { data } = await answer.json();
  return data.map(({ kind, title }: { kind: string; title: string }) => [kind, title]);
}

describe('a search over all contents', () => {
  beforeAll(() => addContents({ agency_id: project.agency_id, project_id: project.id }, 'Okapi'));

  it('finds each kind that visitors see, those with the word in their title first', async () => {
    expect(await search('okapi')).toEqual([
      ['article', 'Okapi live'],
      ['collection', 'Okapi care'],
      ['news', 'Okapi live'],
      ['checklist', 'Okapi live'],
      ['featureRequest', 'A larger meadow'],
    ]);
  });

  it.each([
    ['every word, in any order and case', 'MEADOW okapi', [['featureRequest', 'A larger meadow']]],
    ['the steps of a checklist', 'okapi oats', [['checklist', 'Okapi live']]],
    [
      'the text of articles and news',
      'okapi hay',
      [
        ['article', 'Okapi live'],
        ['news', 'Okapi live'],
      ],
    ],
    ['no tags', 'okapi stripes', []],
    ['no events that complete a step', 'fed-secretly', []],
    ['no wildcards', 'ok%pi', []],
    ['no wildcards of one character', 'ok_pi', []],
    ['quotes as text', `okapi' or '1'='1`, []],
    ['backslashes as text', 'okapi\\', []],
  ])('compares %s', async (_what, term, found) => {
    expect(await search(term)).toEqual(found);
  });

  it('returns the id by which the frame opens a content', async () => {
    const answer = await test.request('/sdk/search?term=okapi%20oats', { headers: visitor });
    const { data } = await answer.json();
    const opened = await test.request(`/sdk/checklists/${data[0].id}`, { headers: visitor });
    expect((await opened.json()).title).toBe('Okapi live');
  });

  it('finds nothing of another project or another agency', async () => {
    for (const role of ['Agency', 'SuperAdmin'] as const) {
      const token = await test.as(role);
      const body = { name: 'Other zoo' };
      const answer = await test.request('/api/v1/projects', { method: 'POST', token, body });
      const { id } = await answer.json();
      const other = await findRow(test.ownerPool, projects, { where: { id } });
      await addContents({ agency_id: other.agency_id, project_id: id }, 'Quagga');
    }
    expect(await search('quagga')).toEqual([]);
  });

  it.each([
    ['without a word', '%20', 422],
    ['with 201 characters', 'x'.repeat(201), 422],
    ['with 200 characters', 'x'.repeat(200), 200],
    ['with a null character', '%00', 422],
  ])('%s answers as the contract says', async (_what, term, status) => {
    expect((await test.request(`/sdk/search?term=${term}`, { headers: visitor })).status).toBe(status);
  });
});
