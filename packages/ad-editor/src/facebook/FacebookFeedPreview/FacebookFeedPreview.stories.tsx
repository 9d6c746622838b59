import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FacebookFeedPreview } from './FacebookFeedPreview';

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 191 100'%3E%3Crect width='191' height='100' fill='%23b8dbe0'/%3E%3Ccircle cx='95' cy='60' r='28' fill='%230b6b7c'/%3E%3C/svg%3E";

const long =
  'A calm first visit, a clear plan and no surprises on the bill. Book your spring check-up this week and bring the whole family: children come along for free until the end of May. We are open in the evenings and on the first Saturday of each month, two minutes from the park, and there is always a place to leave the car. Call us or book in one minute.';

const meta = {
  title: 'Ad editor/FacebookFeedPreview',
  component: FacebookFeedPreview,
  args: {
    device: 'desktop',
    pageName: 'Brightside Dental',
    text: 'A calm first visit, a clear plan and no surprises on the bill.',
    headline: 'A Spring Check-up',
    description: 'Book in one minute.',
    callToAction: 'BOOK_NOW',
    imageUrl: picture,
    link: '',
  },
} satisfies Meta<typeof FacebookFeedPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByText('Book Now')).toBeVisible();
  },
};

export const Mobile: Story = {
  args: { device: 'mobile' },
  play: async ({ canvas }) => expect(canvas.queryByText('Book in one minute.')).not.toBeInTheDocument(),
};

export const CutOff: Story = {
  args: { device: 'mobile', text: long, headline: 'A headline that is longer than the feed has room for' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/always a place/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'See more' }));
    await expect(canvas.getByText(/always a place/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'See less' }));
    await expect(canvas.queryByText(/always a place/)).not.toBeInTheDocument();
  },
};

export const CutOffOnDesktop: Story = { args: { text: long } };

export const LeadsToAPage: Story = {
  args: { link: 'https://www.brightside.example/spring?utm_source=facebook', callToAction: 'LEARN_MORE' },
  play: async ({ canvas }) => expect(canvas.getByText('brightside.example')).toBeVisible(),
};

export const Empty: Story = {
  args: { text: '', headline: '', description: '', callToAction: '', imageUrl: null, pageName: 'Your page' },
};

export const RightToLeftText: Story = {
  args: { text: 'ביקור ראשון רגוע, תוכנית ברורה.', headline: 'בדיקת אביב', description: 'קובעים בדקה.' },
};
