import type { ChosenPost } from './ChosenPost';

type PostForm = {
  readonly pageId: string;
  readonly advertises?: 'template' | 'post';
  readonly promotedPost?: ChosenPost | null;
};

/** Returns the post that a launch promotes; undefined for ads of the template. A post of another page does not count. */
export function findPromotedPost({ pageId, advertises, promotedPost }: PostForm): ChosenPost | undefined {
  const isChosen = advertises === 'post' && promotedPost?.pageId === Number(pageId);
  return isChosen ? promotedPost : undefined;
}
