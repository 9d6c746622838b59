import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { tooltip } from '../guides.fixtures';
import statesMeta from './GuideBuilder.stories';
import { playSite, tooltipData } from './playSite.fixtures';

const meta = {
  ...statesMeta,
  title: 'Screens/Widget/Guides/GuideBuilder/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

const site = playSite(tooltipData);
const strictSite = playSite(tooltipData, 'Choose the element that the tooltip belongs to.');

export const PicksAnElementAndSaves: Story = {
  args: { kind: 'tooltip', bridge: site },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pick element' }));
    await expect(await canvas.findByText('Click an element of the page')).toBeVisible();
    const element = await canvas.findByRole('textbox', { name: /^Element/ });
    await waitFor(() => expect(element).toHaveValue('#picked'));
    await userEvent.click(canvas.getByRole('button', { name: 'Click it on the page' }));
    await expect(await canvas.findByText('https://brightside-dental.example/plans?from=home')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(site.log.at(-1)).toMatchObject({
        name: 'save',
        data: { type: 'tooltips', isDraft: false, config: { ...tooltip.config, selector: '#picked' } },
      }),
    );
    await expect(site.log).toContainEqual({
      type: 'tourbuilder',
      name: 'click',
      data: { selector: '#picked' },
    });
  },
};

export const ShowsWhyItWasNotSaved: Story = {
  args: { kind: 'tooltip', bridge: strictSite },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Choose the element that the tooltip belongs to.')).toBeVisible();
  },
};

const linkedSite = playSite(tooltipData);

export const LinksToAnArticle: Story = {
  args: { kind: 'tooltip', bridge: linkedSite },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Link to content' }), 'plan');
    await userEvent.click(await screen.findByRole('option', { name: /How do I change my plan/ }));
    await expect(await canvas.findByRole('link', { name: 'How do I change my plan?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(JSON.stringify(linkedSite.log.at(-1))).toContain('href=\\"gleap://article/8\\"'),
    );
  },
};
