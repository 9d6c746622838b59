import { contract } from '@adlane/contract';
import { createDefaultGoogleTemplate } from '@adlane/contract/ads/templates';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { fillInMissingInserts, mockMissingInserts } from '../../launch/review/missingInserts.fixtures';
import { launchableGoogleTemplate } from '../../story/storyGoogleTemplate';
import { storyInserts } from '../../story/storyInserts';
import statesMeta from './GoogleLaunchDrawer.stories';

const meta = {
  ...statesMeta,
  title: 'Ad editor/GoogleLaunchDrawer/Insert flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** What a client's inserts lack is filled in where the launch is checked. */
export const FillsInWhatAClientLacks: Story = {
  args: { isAgency: true },
  beforeEach({ msw }) {
    const field = 'templates.google.createAdTemplateData.headlines.0.text';
    msw.use(...mockMissingInserts('reviewGoogle', field, []));
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Client' }), 'Harbor');
    await userEvent.click(await screen.findByRole('option', { name: /Harbor Dental/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { name: 'Budget and dates' });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const heading = await screen.findByRole('heading', { name: 'Confirm your information below' });
    await expect(heading).toHaveFocus();
    await fillInMissingInserts(userEvent);
  },
};

const google = launchableGoogleTemplate.templates.google ?? createDefaultGoogleTemplate();

/** The preview has the values of whom the ad is for, and the terms of the launch. */
export const PreviewWithInserts: Story = {
  args: {
    template: {
      ...launchableGoogleTemplate,
      templates: {
        ...launchableGoogleTemplate.templates,
        google: {
          ...google,
          launchAdTemplateData: { ...google.launchAdTemplateData, businessName: '{Business Name}' },
        },
      },
    },
  },
  beforeEach({ msw }) {
    msw.use(mock(contract.smartInserts.view).ok(storyInserts));
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { name: 'Budget and dates' });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { name: 'Confirm your information below' });
    await userEvent.click(screen.getByRole('button', { name: 'Preview the ad' }));
    const preview = await screen.findByRole('dialog', { name: /^Preview of/ });
    await expect((await within(preview).findAllByText('Brightside Dental')).length).toBeGreaterThan(0);
    await expect(within(preview).queryByText('{Business Name}')).not.toBeInTheDocument();
  },
};
