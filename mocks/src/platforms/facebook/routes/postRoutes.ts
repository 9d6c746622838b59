import { Hono } from 'hono';
import { checkParameters } from '../checkParameters';
import {
  findPage,
  type GraphEnv,
  type GraphWorld,
  listPage,
  needPageToken,
  needPermission,
  selectFields,
} from '../graphContext';
import { unreachable } from '../graphFault';
import { facebookParameters } from '../parameterList';
import { postNode } from './postNode';

/** Published posts of a page. They require the page's token. */
export function postRoutes(world: GraphWorld): Hono<GraphEnv> {
  const { state } = world;
  const known = facebookParameters.fields.PagePost ?? [];
  const routes = new Hono<GraphEnv>();
  routes.get('/:page{\\d+}/published_posts', (call) => {
    const pageId = call.req.param('page');
    if (!findPage(call, world, pageId)) throw unreachable(pageId);
    needPageToken(call, pageId);
    needPermission(world, 'pages_read_engagement');
    checkParameters('GET Page/published_posts', call.get('params'));
    const rows = state.posts
      .filter((post) => post.pageId === pageId)
      .toSorted((one, other) => other.createdAt - one.createdAt)
      .map((post) => selectFields(call, 'PagePost', known, postNode(post, call.req.url)));
    return call.json(listPage(call, rows));
  });
  routes.get('/:post{\\d+_\\d+}', (call) => {
    const id = call.req.param('post');
    const post = state.posts.find((candidate) => candidate.id === id);
    if (!post || !findPage(call, world, post.pageId)) throw unreachable(id);
    needPageToken(call, post.pageId);
    checkParameters('GET PagePost', call.get('params'));
    return call.json(selectFields(call, 'PagePost', known, postNode(post, call.req.url)));
  });
  return routes;
}
