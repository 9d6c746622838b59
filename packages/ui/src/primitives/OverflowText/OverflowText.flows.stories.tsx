import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import statesMeta, { EnoughRoom as enoughRoom, WithALink as withALink } from './OverflowText.stories';

const meta = { ...statesMeta, title: 'Data/OverflowText/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const OnHoverAndFocus: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    const email = 'front-desk@riverside-family-dental.example';
    const text = canvas.getByText(email);
    await waitFor(() => expect(text).toHaveAttribute('tabindex', '0'));
    await userEvent.hover(text);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(email);
    await userEvent.unhover(text);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(email);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

/** The link takes the focus, not the text around it. */
export const ByTheLink: Story = {
  ...withALink,
  render: statesMeta.render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link');
    await expect(link).toHaveFocus();
    // An email that continues on the next line has a rectangle there.
    await expect(link.getClientRects()).toHaveLength(1);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('front-desk@riverside.example');
  },
};

export const NothingIsCut: Story = {
  ...enoughRoom,
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText('ada@example.com'));
    await expect(canvas.getByText('ada@example.com')).not.toHaveAttribute('tabindex');
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

/** A text of another direction than the page begins where the others do. */
export const RightToLeft: Story = {
  args: { children: 'Riverside (Dental)!' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const text = canvas.getByText('Riverside (Dental)!');
    await waitFor(() => expect(getComputedStyle(text).textAlign).toBe('right'));
    await expect(getComputedStyle(text).unicodeBidi).toBe('plaintext');
  },
};
