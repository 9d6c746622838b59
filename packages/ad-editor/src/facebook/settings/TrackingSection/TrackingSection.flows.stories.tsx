import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { changed, none } from './TrackingSection.fixtures';
import statesMeta, * as states from './TrackingSection.stories';

const meta = {
  ...statesMeta,
  title: 'Ad editor/Settings/TrackingSection/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const SampleFollows: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /utm_content/ }), 'spring');
    await expect(canvas.getByRole('status', { name: 'Sample URL' })).toHaveTextContent(
      'https://brightside.example/book?city=1&utm_source=facebook&utm_medium=paid_social&utm_content=spring',
    );
  },
};

export const InsertsAMacroAtTheCursor: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /utm_campaign/ });
    await userEvent.type(field, 'a-b');
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(canvas.getByRole('button', { name: 'Insert into utm_campaign' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Campaign name' }));
    await waitFor(() => expect(field).toHaveValue('a-{{campaign.name}}b'));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByRole('status', { name: 'Sample URL' })).toHaveTextContent(
      /utm_campaign=a-ADL%20Spring%20Check-upb/,
    );
  },
};

export const UnknownMacro: Story = {
  parameters: { targeting: { utmTags: { ...none, utm_source: '{{campaign.title}}' } } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /utm_source/ });
    await userEvent.click(field);
    await userEvent.tab();
    await expect(
      await canvas.findByText('Facebook does not know this macro: {{campaign.title}}'),
    ).toBeVisible();
    await userEvent.clear(field);
    await userEvent.paste('{name}');
    await expect(await canvas.findByText('Please Remove { } Braces')).toBeVisible();
  },
};

export const Empty: Story = {
  ...states.Empty,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use standard tags' }));
    await expect(changed.mock.lastCall?.[0].utmTags).toEqual({
      utm_source: 'facebook',
      utm_medium: 'paid_social',
      utm_campaign: '{{campaign.name}}',
      utm_content: '{{ad.name}}',
    });
  },
};

export const ReadOnly: Story = {
  ...states.ReadOnly,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /utm_source/ })).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
