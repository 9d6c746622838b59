import { Box } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { carouselTemplate } from '../../facebook/carousel/CarouselCards.fixtures';
import { storyPageOfAd, storyPreview, storySquare, storyUpright } from '../../story/storyPreview';
import { buildFacebookPreview } from '../content/buildFacebookPreview';
import type { BuildContent } from '../content/PreviewContent';
import type { PreviewMode, PreviewPlatform } from '../placements/PreviewPlacement';
import { formatPlacementName } from '../placements/previewLabels';
import { previewPlacements } from '../placements/previewPlacements';
import { PlacementPreview } from './PlacementPreview';

const storyCarouselPreview = buildFacebookPreview({
  ad: carouselTemplate,
  media: carouselTemplate.templateMedia,
  page: storyPageOfAd,
});

type SheetProps = {
  platform: PreviewPlatform;
  mode: PreviewMode;
  buildContent: BuildContent;
};

/** Every placement of a platform, from the table of placements. */
function Sheet({ platform, mode, buildContent }: SheetProps) {
  return (
    <Box display="flex" flexWrap="wrap" alignItems="flex-start" gap={6}>
      {previewPlacements
        .filter((placement) => placement.platform === platform)
        .map((placement) => (
          <PlacementPreview
            key={placement.key}
            placement={placement}
            mode={mode}
            buildContent={buildContent}
          />
        ))}
    </Box>
  );
}

const meta = {
  title: 'Ad editor/PlacementPreview',
  component: Sheet,
  subcomponents: { PlacementPreview },
  args: { buildContent: storyPreview },
  async play({ canvas, args }) {
    const names = previewPlacements
      .filter(({ platform }) => platform === args.platform)
      .map(formatPlacementName);
    for (const name of names) await expect(canvas.getByRole('figure', { name })).toBeVisible();
    // Nothing on the sheet is wider than a phone's screen leaves room for.
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Facebook: Story = { tags: ['picture'], args: { platform: 'facebook', mode: 'light' } };
export const FacebookDark: Story = { args: { platform: 'facebook', mode: 'dark' } };
export const Instagram: Story = { args: { platform: 'instagram', mode: 'light' } };
export const InstagramDark: Story = { args: { platform: 'instagram', mode: 'dark' } };
export const Messenger: Story = { args: { platform: 'messenger', mode: 'light' } };
export const MessengerDark: Story = { args: { platform: 'messenger', mode: 'dark' } };
export const AudienceNetwork: Story = { args: { platform: 'audience_network', mode: 'light' } };
export const AudienceNetworkDark: Story = { args: { platform: 'audience_network', mode: 'dark' } };
export const Threads: Story = { args: { platform: 'threads', mode: 'light' } };
export const ThreadsDark: Story = { args: { platform: 'threads', mode: 'dark' } };
export const Google: Story = { args: { platform: 'google', mode: 'light' } };
export const GoogleDark: Story = { args: { platform: 'google', mode: 'dark' } };

const missing: BuildContent = (placement) => ({
  ...storyPreview(placement),
  text: '',
  headline: '',
  description: '',
  callToAction: '',
  media: null,
});
export const NothingYet: Story = { args: { platform: 'facebook', mode: 'light', buildContent: missing } };
export const NothingYetOnGoogleDark: Story = {
  args: { platform: 'google', mode: 'dark', buildContent: missing },
};

const broken: BuildContent = (placement) => ({
  ...storyPreview(placement),
  media: { ...storySquare, url: 'data:image/png;base64,AAAA' },
});
export const PictureFails: Story = {
  args: { platform: 'messenger', mode: 'light', buildContent: broken },
  play: async ({ canvas }) => {
    await canvas.findAllByText("Couldn't load this picture or video");
    await canvas.findAllByRole('img', { name: "Couldn't load this picture or video" });
  },
};

const rightToLeft: BuildContent = (placement) => ({
  ...storyPreview(placement),
  name: 'מרפאת שיניים אור',
  text: 'ביקור ראשון רגוע, תוכנית ברורה ובלי הפתעות בחשבון. קבעו עוד השבוע בדיקת אביב והביאו את כל המשפחה: ילדים מגיעים בחינם עד סוף מאי, גם בערב וגם בשבת.',
  headline: 'בדיקת אביב',
  description: 'קובעים בדקה.',
  callToAction: 'לקביעת תור',
});
export const RightToLeftTexts: Story = {
  args: { platform: 'instagram', mode: 'light', buildContent: rightToLeft },
};

const long: BuildContent = (placement) => ({
  ...storyPreview(placement),
  name: 'The Brightside Practice for Gentle Family Dentistry',
  text: 'A calm first visit, a clear plan and no surprises on the bill. Book your spring check-up this week and bring the whole family: children come along for free until the end of May. We are open in the evenings and on the first Saturday of each month, two minutes from the park, and there is always a place to leave the car. Call us or book in one minute.',
  headline: 'A headline that is longer than any of the placements has room for in full, whatever the screen',
  description: 'A description that is longer than the thirty characters it may have',
  media: storyUpright,
});
export const LongTexts: Story = {
  args: { platform: 'facebook', mode: 'light', buildContent: long },
  play: async ({ canvas, userEvent }) => {
    const feed = within(canvas.getByRole('figure', { name: 'Facebook Feed, mobile' }));
    await expect(
      feed.getByText('Cropped at the top and bottom: 70 % of the picture is shown.'),
    ).toBeVisible();
    await expect(feed.queryByText(/always a place/)).not.toBeInTheDocument();
    const fold = feed.getByRole('button', { name: 'See more' });
    fold.focus();
    await userEvent.keyboard('{Enter}');
    await expect(feed.getByText(/always a place/)).toBeVisible();
    await userEvent.click(feed.getByRole('button', { name: 'See less' }));
    await expect(feed.queryByText(/always a place/)).not.toBeInTheDocument();
    const desktop = within(canvas.getByRole('figure', { name: 'Facebook Feed, desktop' }));
    await expect(desktop.getByText(/first Saturday/)).toBeVisible();
  },
};
export const LongTextsOnInstagramDark: Story = {
  args: { platform: 'instagram', mode: 'dark', buildContent: long },
};

export const CarouselOnFacebook: Story = {
  args: { platform: 'facebook', mode: 'light', buildContent: storyCarouselPreview },
  play: async (context) => {
    await meta.play(context);
    const feed = within(context.canvas.getByRole('figure', { name: 'Facebook Feed, mobile' }));
    const cards = feed.getByRole('list', { name: 'Cards' });
    await expect(within(cards).getAllByRole('listitem')).toHaveLength(4);
    await expect(within(cards).getByText('Brightside Dental')).toBeInTheDocument();
    await expect(cards.scrollWidth).toBeGreaterThan(cards.clientWidth);
    cards.focus();
    await expect(cards).toHaveFocus();
  },
};
export const CarouselOnInstagramDark: Story = {
  args: { platform: 'instagram', mode: 'dark', buildContent: storyCarouselPreview },
};

export const Closed: Story = {
  args: { platform: 'messenger', mode: 'light' },
  play: async ({ canvas }) => {
    const stories = within(canvas.getByRole('figure', { name: 'Messenger Stories, mobile' }));
    await expect(stories.getByText('Closed')).toBeVisible();
    await expect(stories.getByText(/closed stories with version 26/)).toBeVisible();
  },
};
