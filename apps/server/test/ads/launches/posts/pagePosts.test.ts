import { pages } from '@adlane/api-server/schema';
import type { PagePostList } from '@adlane/contract/ads/facebookAssets';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findForeignRow } from '../../../fixtures/rows/rows';
import { createPostTest, type PostTest } from '../../../harness/launches/createPostTest';

let test: PostTest;
beforeEach(async () => {
  test = await createPostTest();
});
afterEach(() => test?.close());

const request = (query: string, pageId = test.pageId) =>
  test.api.request(`/api/v1/facebook/posts?page_id=${pageId}&${query}`, { token: test.token });
const list = async (query = ''): Promise<PagePostList> =>
  (await (await request(query)).json()) as PagePostList;
const reads = () => test.double.requests({ path: '/published_posts' });

describe('the posts of a page', () => {
  it('are listed newest first with text, picture, figures and where a click leads', async () => {
    const { data } = await list();
    const { known } = test;
    expect(data[0]).toEqual({
      id: known.linked.id,
      message: known.linked.message,
      picture_url: expect.stringMatching(/^http:/) as string,
      permalink_url: `https://www.facebook.com/${known.linked.id}`,
      created_at: new Date(Math.floor(known.linked.createdAt / 1000) * 1000).toISOString(),
      reactions: known.linked.reactions,
      comments: known.linked.comments,
      shares: known.linked.shares,
      link: 'https://example.com/hours',
      button: null,
      is_eligible: true,
    });
    const byId = new Map(data.map((post) => [post.id, post]));
    expect(byId.get(known.chatting.id)).toMatchObject({ button: 'MESSAGE_PAGE', link: null });
    expect(byId.get(known.closed.id)).toMatchObject({ is_eligible: false });
    const times = data.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('come in parts, each once', async () => {
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const { data, after: next }: PagePostList = await list(after === '' ? '' : `after=${after}`);
      seen.push(...data.map(({ id }) => id));
      after = next;
    }
    expect(seen).toEqual(test.posts.map(({ id }) => id));
    expect(reads()).toHaveLength(Math.ceil(test.posts.length / 25));
  });

  it('are found by a part of their text, whatever its case', async () => {
    const { data } = await list('search=500%20REVIEWS');
    expect(data.map(({ message }) => message)).toEqual([expect.stringContaining('500 reviews')]);
    expect((await list('search=nothing%20like%20it')).data).toEqual([]);
  });

  it('are searched in 500 at once, and from there on with the next request', async () => {
    const [first] = test.posts;
    if (!first) throw new Error('The page has no post.');
    const copies = Array.from({ length: 600 }, (_none, index) => ({
      ...first,
      id: `2001_9${index}`,
      createdAt: first.createdAt + 1000 * (index + 1),
    }));
    test.double.state.posts.push(...copies);
    const part = await list('search=Behind%20the%20scenes');
    expect([part.data, reads().length]).toEqual([[], 5]);
    const { data, after } = await list(`search=Behind%20the%20scenes&after=${part.after}`);
    expect([data.length, after, reads().length]).toEqual([1, null, 7]);
  });

  it('of a page of another agency are not shown', async () => {
    const { id } = await findForeignRow(test.api.ownerPool, pages, test.agencyId);
    expect((await request('', Number(id))).status).toBe(404);
    expect(reads()).toEqual([]);
  });
});
