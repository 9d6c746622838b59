import { contract } from '@adlane/contract';
import { postMessages } from '@adlane/contract/rules';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyLaunch, storyPlan, storySteps } from '../../story/storyLaunch';
import { listStoryPosts, storyPosts } from '../../story/storyPosts';
import { storyTemplate } from '../../story/storyTemplate';
import { bodies, goToConfirm, press, type UserEvent } from './LaunchDrawer.fixtures';
import statesMeta from './LaunchDrawer.stories';

const meta = { ...statesMeta, title: 'Ad editor/LaunchDrawer/Post flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

const posts = mock(contract.facebookAssets.posts);
const [linked, plain, , closed] = storyPosts;
const trafficAd = { template: { ...storyTemplate, templateAdType: 'landing_page' as const } };

/** A launch whose ad is the post with a link. */
function storyPostLaunch() {
  const launch = storyLaunch('launched');
  const [first] = launch.steps;
  if (!first) return launch;
  const creative = { ...first, key: 'creative:1', request: { object_story_id: linked?.id } };
  return { ...launch, steps: [...launch.steps, creative, { ...first, key: 'ad:1' }] };
}

async function choosePosts(userEvent: UserEvent): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name: 'Promote an existing post' }));
}

const findOption = (message = '') =>
  screen.findByRole('radio', { name: (name) => name.startsWith(message) && message !== '' });

/** A post is chosen, reviewed with its text, shown in the preview and launched without the template's texts. */
export const PromotesAPost: Story = {
  args: trafficAd,
  beforeEach({ msw }) {
    bodies.mockClear();
    const ads = [
      { adText: [], headlines: [], subHeadlines: [], mediaIds: [], ...(linked ? { post: linked } : {}) },
    ];
    const plan = { ...storyPlan, adSets: [{ name: 'Ad set 1', isNew: true, budget: 2500, ads }] };
    msw.use(
      posts.ok(listStoryPosts(storyPosts)),
      mock(contract.launches.reviewFacebook).ok({ blockers: [], steps: [...storySteps], plan }),
      mock(contract.launches.view).ok(storyPostLaunch()),
    );
  },
  play: async ({ userEvent }) => {
    await choosePosts(userEvent);
    await expect(await findOption(linked?.message)).toBeEnabled();
    await expect(await findOption(plain?.message)).toBeDisabled();
    await expect(screen.getAllByText(postMessages.linkRequired)[0]).toBeVisible();
    await expect(await findOption(closed?.message)).toBeDisabled();
    await expect(screen.getByText(postMessages.ineligible)).toBeVisible();
    // Posts are in the language of the page, which may be written in the other direction.
    await expect(screen.getByText(linked?.message ?? '')).toHaveAttribute('dir', 'auto');
    await press(userEvent, 'Continue');
    // The message is above the posts, and the focus is where one is chosen.
    const required = await screen.findByText('Please choose a post of this page.');
    await waitFor(async () => expect(await findOption(linked?.message)).toHaveFocus());
    await expect(required.compareDocumentPosition(await findOption(linked?.message))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await expect(screen.getByRole('radiogroup', { name: 'Post' })).toBeInvalid();
    await userEvent.click(await findOption(linked?.message));
    await expect(screen.getByRole('radiogroup', { name: 'Post' })).toBeValid();
    await goToConfirm(userEvent);
    const plan = within(await screen.findByRole('region', { name: 'What will be created' }));
    await expect(plan.getByText('Existing post')).toBeVisible();
    await expect(plan.getByText(linked?.message ?? '')).toBeVisible();
    await press(userEvent, 'Preview the ad');
    const preview = within(await screen.findByRole('dialog', { name: /^Preview of/ }));
    await expect(await preview.findByText(linked?.message ?? '')).toBeVisible();
    await expect(preview.getByRole('link', { name: /Open the post on Facebook/ })).toBeVisible();
    await userEvent.click(preview.getByRole('button', { name: 'Close' }));
    await press(userEvent, 'Launch ad');
    await waitFor(() =>
      expect(bodies).toHaveBeenLastCalledWith(
        expect.objectContaining({ settings: { promotedPostId: linked?.id } }),
      ),
    );
    const onFacebook = await screen.findByRole('link', { name: /Open the post on Facebook/ });
    await expect(onFacebook).toHaveAttribute('href', `https://www.facebook.com/${linked?.id}`);
  },
};

/** After the template's ads are chosen again, these are launched and the post is not sent. */
export const BackToTheTemplate: Story = {
  args: trafficAd,
  beforeEach({ msw }) {
    bodies.mockClear();
    msw.use(posts.ok(listStoryPosts(storyPosts)));
  },
  play: async ({ userEvent }) => {
    await choosePosts(userEvent);
    await userEvent.click(await findOption(linked?.message));
    await userEvent.click(screen.getByRole('radio', { name: 'Ads of this template' }));
    await expect(screen.queryByRole('searchbox', { name: 'Search posts' })).toBeNull();
    await goToConfirm(userEvent);
    await press(userEvent, 'Launch ad');
    await waitFor(() => expect(bodies).toHaveBeenCalled());
    await expect(bodies.mock.lastCall?.[0]).not.toHaveProperty('settings');
  },
};

/** A lead ad opens the form of its button, so it can't be a post. */
export const NotForLeadAds: Story = {
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'Promote an existing post' })).toBeDisabled();
    await expect(screen.getByText(postMessages.leadForm)).toBeVisible();
  },
};

/** Older posts come on request, and a search is sent to the server. */
export const OlderPosts: Story = {
  args: trafficAd,
  beforeEach({ msw }) {
    msw.use(
      http.get(`*${contract.facebookAssets.posts.path}`, ({ request }) => {
        const { searchParams } = new URL(request.url);
        if (searchParams.get('search') === 'voucher') {
          return HttpResponse.json(listStoryPosts(storyPosts.slice(3)));
        }
        if (searchParams.get('search')) return HttpResponse.json(listStoryPosts([], 'older'));
        const isOlder = searchParams.get('after') === 'older';
        const part = isOlder
          ? listStoryPosts(storyPosts.slice(1))
          : listStoryPosts(storyPosts.slice(0, 1), 'older');
        return HttpResponse.json(part);
      }),
    );
  },
  play: async ({ userEvent }) => {
    await choosePosts(userEvent);
    await findOption(linked?.message);
    await press(userEvent, 'Show older posts');
    await findOption(plain?.message);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show older posts' })).toBeNull());
    const search = screen.getByRole('searchbox', { name: 'Search posts' });
    await userEvent.type(search, 'voucher');
    await waitFor(() => expect(screen.queryByText(linked?.message ?? '')).toBeNull());
    await expect(await findOption(closed?.message)).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'nothing');
    await expect(await screen.findByText('No newer post has this text.')).toBeVisible();
  },
};

/** A post from further down is first when one returns to the list, so that it is seen which one is chosen. */
export const ChosenPostStaysInSight: Story = {
  args: trafficAd,
  beforeEach({ msw }) {
    const second = { ...plain, link: 'https://example.com/team', reactions: 12_345 };
    msw.use(
      http.get(`*${contract.facebookAssets.posts.path}`, ({ request }) => {
        const isSearch = new URL(request.url).searchParams.has('search');
        return HttpResponse.json({ data: [isSearch ? second : linked], after: null });
      }),
    );
  },
  play: async ({ userEvent }) => {
    await choosePosts(userEvent);
    await findOption(linked?.message);
    const search = screen.getByRole('searchbox', { name: 'Search posts' });
    await userEvent.type(search, 'team');
    await userEvent.click(await findOption(plain?.message));
    await expect(screen.getByText(/Reactions: 12,345/)).toBeVisible();
    await userEvent.clear(search);
    await findOption(linked?.message);
    await expect(await findOption(plain?.message)).toBeChecked();
    await press(userEvent, 'Continue');
    await press(userEvent, 'Back');
    await expect(await findOption(plain?.message)).toBeChecked();
  },
};

export const NoPosts: Story = {
  args: trafficAd,
  beforeEach({ msw }) {
    msw.use(posts.ok(listStoryPosts([])));
  },
  play: async ({ userEvent }) => {
    await choosePosts(userEvent);
    await expect(await screen.findByText('No posts on this page yet')).toBeVisible();
  },
};

export const LoadingPosts: Story = {
  args: trafficAd,
  beforeEach({ msw }) {
    msw.use(posts.slow());
  },
  play: async ({ userEvent }) => {
    await choosePosts(userEvent);
    await expect(await screen.findByRole('status', { name: 'Loading posts' })).toBeVisible();
  },
};

export const PostsFailed: Story = {
  args: trafficAd,
  beforeEach({ msw }) {
    msw.use(posts.error(503));
  },
  play: async ({ userEvent }) => {
    await choosePosts(userEvent);
    await expect(await screen.findByText("Couldn't load the posts of this page")).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Offline: Story = {
  args: trafficAd,
  beforeEach({ msw }) {
    msw.use(posts.offline());
  },
  play: async ({ userEvent }) => {
    await choosePosts(userEvent);
    await expect(await screen.findByText("Couldn't load the posts of this page")).toBeVisible();
  },
};
