import type { PagePost } from '@adlane/contract/ads/facebookAssets';
import { checkPromotedPost, type PostTerms } from '@adlane/contract/rules';
import {
  Box,
  Button,
  EmptyState,
  Flex,
  QueryState,
  Radio,
  SearchInput,
  SkeletonText,
  Stack,
  Text,
  ThumbnailImage,
  translate,
} from '@adlane/ui';
import { useFormField } from '@adlane/ui/fields';
import { useId, useState } from 'react';
import { describeFailure } from '../../failure/describeFailure';
import type { ChosenPost } from './ChosenPost';
import { PostText } from './PostText';
import { usePagePosts } from './usePagePosts';

/** Path of the chosen post in the form of the launch. */
const name = 'promotedPost';

export type PostPickerProps = {
  /** Our id of the page. */
  pageId: number;
  /** What decides which posts the ads can be. */
  terms: PostTerms;
};

/** Selects a published post of the page; those that the ads cannot be say why. */
export function PostPicker({ pageId, terms }: PostPickerProps) {
  const [search, setSearch] = useState('');
  const { input, error } = useFormField<ChosenPost | null>(name);
  const posts = usePagePosts(pageId, search);
  const id = useId();
  const chosen = input.value && input.value.pageId === pageId ? input.value : undefined;
  return (
    <Stack gap={3} minW={0}>
      <Box id={`${id}-label`} textStyle="sm" fontWeight="medium">
        {translate('Post')}
        <Box as="span" color="fg.error" aria-hidden ms={1}>
          *
        </Box>
      </Box>
      <SearchInput label={translate('Search posts')} value={search} onSearch={setSearch} />
      {/* Above the posts: below a long list it is out of sight. */}
      <Text id={`${id}-error`} color="fg.error" textStyle="sm" role="alert">
        {error}
      </Text>
      <QueryState
        query={posts}
        errorTitle={translate("Couldn't load the posts of this page")}
        describeError={describeFailure}
        loadingLabel={translate('Loading posts')}
        loading={<SkeletonText lines={6} />}
      >
        {({ pages }) => {
          const found = pages.flatMap(({ data }) => data);
          return (
            <>
              <Stack
                role="radiogroup"
                aria-labelledby={`${id}-label`}
                aria-describedby={error ? `${id}-error` : undefined}
                aria-invalid={Boolean(error)}
                aria-busy={posts.isFetching}
                aria-required
                gap={2}
                // Shows the error with the first posts when the focus moves here.
                scrollMarginTop={32}
              >
                {(search === '' ? withChosen(found, chosen) : found).map((post) => (
                  <PostOption
                    key={post.id}
                    post={post}
                    problem={checkPromotedPost(terms, post)}
                    isChosen={chosen?.id === post.id}
                    onChoose={() => input.onChange({ ...post, pageId })}
                  />
                ))}
              </Stack>
              {found.length === 0 ? <NoPosts search={search} hasMore={posts.hasNextPage} /> : null}
              <MorePosts posts={posts} />
            </>
          );
        }}
      </QueryState>
    </Stack>
  );
}

/** The posts, with the chosen one first where it is not among them: it was found by a search or further down the list. */
function withChosen(found: readonly PagePost[], chosen: PagePost | undefined): readonly PagePost[] {
  return chosen === undefined || found.some(({ id }) => id === chosen.id) ? found : [chosen, ...found];
}

type PostOptionProps = {
  post: PagePost;
  /** Why it cannot be chosen. */
  problem: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
};

function PostOption({ post, problem, isChosen, onChoose }: PostOptionProps) {
  return (
    <Box borderWidth="line" borderRadius="l2" p={3} {...(isChosen ? { borderColor: 'brand.solid' } : {})}>
      <Radio
        name={name}
        value={post.id}
        checked={isChosen}
        disabled={problem !== undefined}
        onChange={onChoose}
        label={
          <Flex as="span" gap={3} align="start" minW={0}>
            <ThumbnailImage src={post.picture_url} alt="" />
            <Box as="span" display="block" minW={0}>
              <PostText post={post} />
              {problem === undefined ? null : (
                <Text as="span" display="block" mt={1} textStyle="xs" color="fg.muted">
                  {translate(problem)}
                </Text>
              )}
            </Box>
          </Flex>
        }
      />
    </Box>
  );
}

function NoPosts({ search, hasMore }: { search: string; hasMore: boolean }) {
  if (search === '') {
    return (
      <EmptyState title={translate('No posts on this page yet')}>
        {translate('Publish a post on Facebook, or choose the ads of this template.')}
      </EmptyState>
    );
  }
  return (
    <Text color="fg.muted" textStyle="sm" role="status">
      {translate(hasMore ? 'No newer post has this text.' : 'No post has this text.')}
    </Text>
  );
}

function MorePosts({ posts }: { posts: ReturnType<typeof usePagePosts> }) {
  if (!posts.hasNextPage) return null;
  return (
    <Stack gap={2} align="start">
      {posts.isFetchNextPageError ? (
        <Text color="fg.error" textStyle="sm" role="alert">
          {describeFailure(posts.error)}
        </Text>
      ) : null}
      <Button
        variant="secondary"
        size="sm"
        loading={posts.isFetchingNextPage}
        onClick={() => void posts.fetchNextPage()}
      >
        {translate(posts.isFetchNextPageError ? 'Try again' : 'Show older posts')}
      </Button>
    </Stack>
  );
}
