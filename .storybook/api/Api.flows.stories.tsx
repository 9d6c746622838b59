import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import statesMeta from './Api.stories';

const meta = { ...statesMeta, title: 'Adlane/API/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

/** A list call is found, read and sent with the keyboard; the API in the tab answers. */
export const SendAListCall: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search calls' }), 'folders.list');
    await userEvent.click(await canvas.findByRole('button', { name: /^folders\.list/ }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('folders.list');
    await expect(canvas.getByRole('region', { name: 'Errors' })).toHaveTextContent('401');
    const form = within(canvas.getByRole('form', { name: 'Try it' }));
    form.getByRole('button', { name: 'Send' }).focus();
    await userEvent.keyboard('{Enter}');
    const answer = await canvas.findByRole('status', { name: 'Answer of the API' });
    await expect(answer).toHaveTextContent(/^200/);
    await expect(answer).toHaveTextContent('Health & Wellness');
  },
};

/** What the contract does not accept is refused by the same rules as on the server. */
export const RefusedCall: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search calls' }), 'folders.store');
    await userEvent.click(await canvas.findByRole('button', { name: /^folders\.store/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const answer = await canvas.findByRole('status', { name: 'Answer of the API' });
    await expect(answer).toHaveTextContent(/^422/);
  },
};
