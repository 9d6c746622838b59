import type { Category } from '@adlane/contract/ads/taxonomy/categories';
import type { Niche } from '@adlane/contract/ads/taxonomy/niches';
import type { SubCategory } from '@adlane/contract/ads/taxonomy/subCategories';
import { expect } from 'vitest';
import { countTemplatesInCategory, moveTemplatesToCategory } from '../fixtures/rows/templateRows';
import { createTestApp, type Role, type TestApp } from './createTestApp';

/** Roles that see different lists of niches and categories. */
export const taxonomyRoles = ['Agency', 'Client', 'SuperAdmin'] as const satisfies readonly Role[];
export type TaxonomyRole = (typeof taxonomyRoles)[number];

type Page<Row> = { readonly data: Row[]; readonly meta: { readonly total: number } };

export type TaxonomyTest = TestApp & {
  get(path: string, role?: TaxonomyRole): Promise<Response>;
  list<Row>(path: string, role?: TaxonomyRole): Promise<Page<Row>>;
  /** Sends a change, by default as the operator. */
  send(method: string, path: string, body?: unknown, role?: TaxonomyRole): Promise<Response>;
  createNiche(name: string): Promise<Niche>;
  createCategory(name: string, nicheId?: number | null): Promise<Category>;
  createSubCategory(name: string, categoryId: number): Promise<SubCategory>;
  /** Moves a template of every tenant, the one at a position (from 0), to a category; returns how many there are. */
  fillCategory(id: number, position?: number): Promise<number>;
  /** Counts the templates of all tenants in a category; null for those without one. */
  countTemplates(categoryId: number | null): Promise<number>;
};

/** Creates the API with an agency, a client and the operator signed in, and with calls for niches and categories. */
export async function createTaxonomyTest(): Promise<TaxonomyTest> {
  const test = await createTestApp();
  const signedIn = taxonomyRoles.map(async (role) => [role, await test.as(role)] as const);
  const tokens = new Map(await Promise.all(signedIn));
  const send: TaxonomyTest['send'] = async (method, path, body, role = 'SuperAdmin') =>
    test.request(`/api/v1/${path}`, {
      method,
      token: tokens.get(role) ?? '',
      ...(body !== undefined && { body }),
    });
  const get: TaxonomyTest['get'] = (path, role = 'Agency') => send('GET', path, undefined, role);
  async function create<Row>(path: string, body: object): Promise<Row> {
    const answer = await send('POST', `${path}/store`, body);
    expect([body, answer.status]).toEqual([body, 201]);
    return answer.json();
  }
  return {
    ...test,
    get,
    async list(path, role) {
      const answer = await get(path, role);
      expect([path, answer.status]).toEqual([path, 200]);
      return answer.json();
    },
    send,
    createNiche: (name) => create('niches', { name }),
    createCategory: (name, niche_id = null) => create('categories', { name, niche_id }),
    createSubCategory: (name, category_id) => create('sub-categories', { name, category_id }),
    fillCategory: (id, position) => moveTemplatesToCategory(test.ownerPool, id, position),
    countTemplates: (categoryId) => countTemplatesInCategory(test.ownerPool, categoryId),
  };
}
