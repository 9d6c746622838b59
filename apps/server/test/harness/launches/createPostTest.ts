import { templates } from '@adlane/api-server/schema';
import type { LaunchReview } from '@adlane/contract/ads/launches';
import { findRow, updateRows } from '../../fixtures/rows/rows';
import type { TestAppOptions } from '../createTestApp';
import { createLaunchTest, type LaunchBody } from './createLaunchTest';

export type PostTest = Awaited<ReturnType<typeof createPostTest>>;

/** Terms of a traffic ad, which can be a post with a link. */
export const trafficAd = {
  FbAdSetting: {
    ad_launch_type: 'landing_page',
    field: { objective: 'OUTCOME_TRAFFIC', optimization_goal: 'LINK_CLICKS' },
  },
};

/** Terms of a message ad, which can be a post with a Send message button. */
export const messageAd = {
  FbAdSetting: {
    ad_launch_type: 'messenger',
    field: { objective: 'OUTCOME_ENGAGEMENT', optimization_goal: 'CONVERSATIONS' },
  },
};

/** Creates the API with Facebook's double, and the posts of the launch's page. */
export async function createPostTest(options?: TestAppOptions) {
  const test = await createLaunchTest(options);
  const { api, double, token, templateId } = test;
  const pageId = '2001';
  const posts = double.state.posts.filter((post) => post.pageId === pageId);
  const find = (isWanted: (post: (typeof posts)[number]) => boolean) => {
    const post = posts.find(isWanted);
    if (!post) throw new Error('The page has no such post.');
    return post;
  };
  const known = {
    linked: find(({ link, button, isEligible }) => link !== null && button === null && isEligible),
    plain: find(({ link, button, message }) => link === null && button === null && message !== ''),
    chatting: find(({ button }) => button === 'MESSAGE_PAGE'),
    closed: find(({ isEligible }) => !isEligible),
  };
  const promote = (promotedPostId: string, change: LaunchBody = trafficAd): LaunchBody => ({
    ...change,
    settings: { promotedPostId },
  });
  return {
    ...test,
    posts,
    known,
    promote,
    /** Returns the body of a launch that promotes the post with a link. */
    traffic: promote(known.linked.id),
    objects: (kind: string) =>
      double.state.objects.filter((object) => object.kind === kind && object.status !== 'DELETED'),
    async review(change: LaunchBody): Promise<LaunchReview> {
      const body = { ...test.body, ...change };
      const answer = await api.request('/api/v1/adlane/facebook/review', { method: 'POST', token, body });
      if (answer.status !== 200) throw new Error(`The review answered ${answer.status}.`);
      return (await answer.json()) as LaunchReview;
    },
    async changeContent(change: object): Promise<void> {
      const where = { id: templateId };
      const { templateContent } = await findRow(api.ownerPool, templates, { where });
      await updateRows(
        api.ownerPool,
        templates,
        { templateContent: { ...templateContent, ...change } },
        where,
      );
    },
  };
}
