import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { changed } from './CategorySection.fixtures';
import statesMeta, * as states from './CategorySection.stories';

const meta = {
  ...statesMeta,
  title: 'Ad editor/Settings/CategorySection/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Restricted by this category' })).not.toBeInTheDocument();
  },
};

export const LockedFields: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'HOUSING');
    await expect(canvas.getByText('Postal codes cannot be used in this category.')).toBeVisible();
    await expect(
      canvas.getByText('Circles start at 15 miles or 25 kilometers in this category.'),
    ).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Countries of the category' }), 'cana');
    await userEvent.keyboard('{Enter}');
    await expect(changed).toHaveBeenLastCalledWith(
      expect.objectContaining({ specialAdCategory: 'HOUSING', specialAdCategoryCountry: ['CA'] }),
    );
    await expect(canvas.getByText('Canada')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  ...states.ReadOnly,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  },
};
