import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, type within } from 'storybook/test';
import { editorSent } from '../../story/editorStory';
import editorMeta from '../AdTab/AdTab.stories';
import { carouselTemplate, singleTemplate } from './CarouselCards.fixtures';

const meta = { ...editorMeta, title: 'Ad editor/CarouselCards/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const findHeadline = (canvas: Canvas, number: number) =>
  canvas.findByRole('textbox', { name: `Headline of card ${number}` });
/** Headlines of the cards in their order. */
function listHeadlines(canvas: Canvas): string[] {
  const inputs = canvas.getAllByRole('textbox', { name: /^Headline of card/ });
  return inputs.flatMap((input: HTMLElement) => (input instanceof HTMLInputElement ? input.value : []));
}
async function findSaved(canvas: Canvas, click: (on: Element) => Promise<void>): Promise<unknown> {
  await click(canvas.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(editorSent).toHaveBeenCalledOnce());
  return editorSent.mock.calls[0]?.[0].templateContent;
}

/** A carousel is built, reordered and saved with the keyboard alone. */
export const BuildByKeyboard: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.view).ok(singleTemplate));
  },
  play: async ({ canvas, userEvent }) => {
    const format = await canvas.findByRole('combobox', { name: 'Format' });
    await userEvent.selectOptions(format, 'Carousel');
    // It starts with a card per picture and the headlines that were written.
    await findHeadline(canvas, 3);
    await expect(listHeadlines(canvas)).toEqual([
      'A Spring Check-up',
      'Your First Visit Is Free',
      'Smile Again',
    ]);
    await expect(canvas.queryByRole('textbox', { name: 'Headline 1' })).not.toBeInTheDocument();
    const move = canvas.getByRole('button', { name: 'Move Card 1' });
    move.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByText(/is over place 1 of 3/)).toBeInTheDocument());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByText(/is over place 2 of 3/)).toBeInTheDocument());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(listHeadlines(canvas)[0]).toBe('Your First Visit Is Free'));
    canvas.getByRole('button', { name: 'Add card' }).focus();
    await userEvent.keyboard('{Enter}');
    const added = await findHeadline(canvas, 4);
    await waitFor(() => expect(added).toHaveFocus());
    await userEvent.keyboard('Now Open');
    const media = canvas.getAllByRole('combobox', { name: /^Image or video/ });
    await userEvent.selectOptions(media[3] ?? format, 'A smile');
    canvas.getByRole('button', { name: 'Remove Card 3' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(listHeadlines(canvas)).toHaveLength(3));
    await expect(await findSaved(canvas, userEvent.click)).toMatchObject({
      carousel: {
        isEnabled: true,
        cards: [
          { id: 2, headline: 'Your First Visit Is Free' },
          { id: 1, headline: 'A Spring Check-up' },
          { id: 4, headline: 'Now Open' },
        ],
      },
    });
  },
};

/** The rules of headlines speak at the card while one types; a card cannot be left without a medium. */
export const Rules: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.view).ok(carouselTemplate));
  },
  play: async ({ canvas, userEvent }) => {
    const rules = [
      ['Headline of card 1', 'x'.repeat(31), 'Heading cannot exceed 30 characters'],
      ['Headline of card 2', 'FREE for you', 'Capital words are not allowed.'],
      ['Headline of card 3', 'Come to {Business Name} today', /Character limit exceeded/],
      ['Description of card 1', 'Smile 😀', 'Emojis are not allowed.'],
      ['Page of card 2', 'nowhere', 'Please Enter Valid URL'],
    ] as const;
    for (const [name, text, message] of rules) {
      const input = await canvas.findByRole('textbox', { name });
      await userEvent.clear(input);
      await userEvent.paste(text);
      await userEvent.tab();
      await waitFor(() =>
        expect(input).toHaveAccessibleDescription(
          typeof message === 'string' ? expect.stringContaining(message) : expect.stringMatching(message),
        ),
      );
    }
    const [medium] = canvas.getAllByRole('combobox', { name: /^Image or video/ });
    if (!medium) throw new Error('There are cards.');
    await userEvent.selectOptions(medium, '');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(medium).toHaveAccessibleDescription(
        expect.stringContaining('Choose an image or video for this card.'),
      ),
    );
    await expect(editorSent).not.toHaveBeenCalled();
  },
};

/** A single ad stores its cards: nothing is lost by trying out the other format. */
export const BackAndForth: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.view).ok(carouselTemplate));
  },
  play: async ({ canvas, userEvent }) => {
    await findHeadline(canvas, 1);
    const format = canvas.getByRole('combobox', { name: 'Format' });
    await userEvent.selectOptions(format, 'Single image or video');
    await canvas.findByRole('textbox', { name: 'Headline 1' });
    await expect(canvas.queryByRole('textbox', { name: 'Headline of card 1' })).not.toBeInTheDocument();
    await userEvent.selectOptions(format, 'Carousel');
    await findHeadline(canvas, 3);
    await expect(listHeadlines(canvas)[2]).toBe('At {Business Name}');
  },
};

/** Dynamic ads have no cards: the structure says what to do. */
export const DynamicIsRefused: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.view).ok(carouselTemplate));
  },
  play: async ({ canvas, userEvent }) => {
    await findHeadline(canvas, 1);
    const structure = canvas.getByRole('combobox', { name: 'Campaign structure' });
    await userEvent.selectOptions(structure, 'dynamic');
    await waitFor(() =>
      expect(structure).toHaveAccessibleDescription(
        expect.stringContaining('A Dynamic ad has no cards. Choose another campaign structure'),
      ),
    );
  },
};
