import { readPagePost } from '../../../../connectors/facebook/pagePosts';
import type { UserCall } from '../../../../http/CallContext';
import { openPage } from '../../sources/access/pageAccess';
import { readFacebook } from '../../sources/access/withFacebook';
import { findPageRecord } from '../../sources/assets/assetQueries';
import type { ReadyLaunchInputs } from '../inputs/launchSettings';
import { getPromotedPostId } from '../inputs/promotedPost';

/**
 * Returns the inputs with the post that the launch promotes, as Facebook shows it: a post of the launch's own page.
 * @throws Problem for Facebook's errors
 */
export async function readPost<Inputs extends ReadyLaunchInputs>(
  call: UserCall,
  inputs: Inputs,
): Promise<Inputs> {
  const id = getPromotedPostId(inputs.settings);
  if (id === undefined) return inputs;
  const reached = await call.inTenant((ctx) => findPageRecord(ctx, inputs.page.id));
  if (!reached) return inputs;
  const post = await readFacebook(call.ports, reached.source, async (client) =>
    readPagePost(await openPage(call.ports, reached.page, client), reached.page.external_id, id),
  );
  return post ? { ...inputs, post } : inputs;
}
