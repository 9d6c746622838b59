import type { PagePost } from '@adlane/contract/ads/facebookAssets';
import * as z from 'zod';
import { Figure, Flag, lenientList, lenientObject, NullableText, Text } from '../json/lenientShapes';
import { FacebookError, unknownOutcome } from './graph/facebookError';
import type { GraphClient } from './graph/graphClient';
import { GraphPage, GraphTime } from './graph/shapes';

/** Posts of a page that a page's own list shows at once. */
const rowsOfPage = 25;
/** Graph cannot search posts: a search reads this many at once, and as many times at most. */
const rowsOfSearch = 100;
const pagesOfSearch = 5;

const fields = [
  'id',
  'message',
  'full_picture',
  'permalink_url',
  'created_time',
  'is_eligible_for_promotion',
  'call_to_action',
  'attachments{type,unshimmed_url}',
  'shares',
  'reactions.limit(0).summary(total_count)',
  'comments.limit(0).summary(total_count)',
].join(',');

const Counted = lenientObject({ summary: lenientObject({ total_count: Figure }) });
const PostNode = z.object({
  id: z.string().min(1),
  message: Text,
  full_picture: NullableText,
  permalink_url: NullableText,
  created_time: GraphTime,
  is_eligible_for_promotion: Flag,
  call_to_action: lenientObject({ type: NullableText, value: lenientObject({ link: Text }) }),
  attachments: lenientObject({ data: lenientList(lenientObject({ type: Text, unshimmed_url: Text })) }),
  shares: lenientObject({ count: Figure }),
  reactions: Counted,
  comments: Counted,
});

/** Some posts of a page, and where the next ones start; null at the end. */
export type ListedPosts = { readonly posts: readonly PagePost[]; readonly after: string | null };
type PostSearch = { readonly search?: string | undefined; readonly after?: string | undefined };

/**
 * Lists published posts of a page, newest first. A search reads at most 500 posts and says where it stopped.
 * @param page Facebook with the page's token, which the list requires
 * @throws FacebookError
 */
export async function listPagePosts(
  page: GraphClient,
  pageId: string,
  { search = '', after: start }: PostSearch,
): Promise<ListedPosts> {
  const wanted = search.toLowerCase();
  const posts: PagePost[] = [];
  let after = start;
  const pages = wanted === '' ? 1 : pagesOfSearch;
  for (let count = 0; count < pages && posts.length < rowsOfPage; count += 1) {
    const limit = wanted === '' ? rowsOfPage : rowsOfSearch;
    const read = await readPage(page, `${pageId}/published_posts`, { fields, limit, after });
    posts.push(...read.posts.filter(({ message }) => message.toLowerCase().includes(wanted)));
    after = read.after;
    if (after === undefined) break;
  }
  return { posts, after: after ?? null };
}

async function readPage(client: GraphClient, path: string, params: Parameters<GraphClient>[0]['params']) {
  const parsed = GraphPage.safeParse(await client({ method: 'GET', path, ...(params && { params }) }));
  if (!parsed.success) throw unknownOutcome('a list without its rows');
  const { data, paging } = parsed.data;
  const posts = data.flatMap((row) => {
    const node = PostNode.safeParse(row);
    return node.success ? [toPost(node.data)] : [];
  });
  return { posts, after: paging.next ? paging.cursors.after : undefined };
}

/**
 * Reads a post of a page; undefined where Facebook shows none of that id, or it is another page's.
 * @param page Facebook with the page's token
 * @throws FacebookError for other errors
 */
export async function readPagePost(
  page: GraphClient,
  pageId: string,
  id: string,
): Promise<PagePost | undefined> {
  // Ids come from callers: anything else would be another path.
  if (!/^\d+_\d+$/.test(id) || !id.startsWith(`${pageId}_`)) return undefined;
  try {
    return toPost(PostNode.parse(await page({ method: 'GET', path: id, params: { fields } })));
  } catch (error) {
    if (error instanceof FacebookError && error.code === 100) return undefined;
    throw error;
  }
}

function toPost(node: z.output<typeof PostNode>): PagePost {
  const button = node.call_to_action.type;
  const shared = node.attachments.data.find(({ type }) => type === 'share')?.unshimmed_url ?? '';
  // The address of a chat button is the chat's.
  const links = button === 'MESSAGE_PAGE' ? [] : [node.call_to_action.value.link, shared];
  return {
    id: node.id,
    message: node.message,
    picture_url: node.full_picture,
    permalink_url: node.permalink_url,
    created_at: node.created_time.toISOString(),
    reactions: node.reactions.summary.total_count,
    comments: node.comments.summary.total_count,
    shares: node.shares.count,
    link: links.find((link) => /^https?:\/\//.test(link)) ?? null,
    button,
    is_eligible: node.is_eligible_for_promotion,
  };
}
