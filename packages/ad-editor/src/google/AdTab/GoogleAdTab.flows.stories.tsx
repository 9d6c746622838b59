import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { editorSent } from '../../story/editorStory';
import statesMeta from './GoogleAdTab.stories';

const field = (canvas: ReturnType<typeof within>, name: string) => canvas.findByRole('textbox', { name });
const meta = { ...statesMeta, title: 'Ad editor/GoogleAdTab/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

/** A new template for Google alone that is to be written by AI begins with the brief; its texts go into Google's lists. */
export const BeginsWithAi: Story = {
  args: { beginsWithAi: true },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Generate With AI' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Generate With AI' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Use all' }));
    await userEvent.keyboard('{Escape}');
    // Behind an open dialog nothing has a role.
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await field(canvas, 'Headline 4')).toHaveValue('Book in a Minute');
    await expect(await field(canvas, 'Short Description')).toHaveValue('Book your visit today.');
    await expect(await field(canvas, 'Description 1')).not.toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(editorSent).toHaveBeenCalledOnce());
  },
};

export const OneText: Story = {
  play: async ({ canvas, userEvent }) => {
    const headline = await field(canvas, 'Headline 2');
    await userEvent.click(headline);
    await userEvent.click(canvas.getByRole('button', { name: 'Suggest wording' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Suggest wording' }));
    await userEvent.click(await menu.findByRole('button', { name: 'Write' }));
    await userEvent.click(await menu.findByRole('button', { name: 'Use: Kind Dentists Near You' }));
    await expect(headline).toHaveValue('Kind Dentists Near You');
  },
};

/** The insert's value counts: 'Brightside Dental' has 17 characters (ads §5). */
export const InsertsCount: Story = {
  play: async ({ canvas, userEvent }) => {
    const headline = await field(canvas, 'Headline 1');
    await userEvent.clear(headline);
    await userEvent.type(headline, 'Your Visit at ');
    await userEvent.click(canvas.getByRole('button', { name: 'Smart inserts' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Smart inserts' }));
    await userEvent.click(await menu.findByRole('button', { name: /^\{Business Name\}/ }));
    await expect(headline).toHaveValue('Your Visit at {Business Name}');
    await canvas.findByText('Character limit exceeded. Please shorten your ad text or smart insert');
  },
};

/** The AI does not write what a business is called. */
export const NotWrittenByAi: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await field(canvas, 'Business name'));
    await userEvent.click(canvas.getByRole('button', { name: 'Suggest wording' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Suggest wording' }));
    await waitFor(() => expect(menu.getByText('The AI does not write Business name.')).toBeVisible());
  },
};
