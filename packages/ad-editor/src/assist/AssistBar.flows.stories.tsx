import { contract } from '@adlane/contract';
import type { AiPromptFields } from '@adlane/contract/ads/ai';
import { adTones } from '@adlane/contract/constants';
import { messages } from '@adlane/contract/rules';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { storyTemplate } from '../story/storyTemplate';
import { written } from '../story/written';
import statesMeta from './AssistBar.stories';

const headline = (canvas: ReturnType<typeof within>, number: number) =>
  canvas.findByRole('textbox', { name: `Headline ${number}` });
const meta = { ...statesMeta, title: 'Ad editor/AssistBar/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

const requestedTone = fn<(tone: string) => void>();
/** The current texts of each request. */
const replaced = fn<(texts: string) => void>();

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await headline(canvas, 1);
    await expect(canvas.getByRole('button', { name: 'Generate With AI' })).toBeEnabled();
  },
};

/** A new template that is to be written by AI begins with the brief (ads §2). */
export const BeginsWithAi: Story = {
  args: { beginsWithAi: true },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Generate With AI' });
  },
};

/** Help needs to know where to write (ads §5). */
export const NothingClickedOn: Story = {
  play: async ({ canvas, userEvent }) => {
    await headline(canvas, 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Smart inserts' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Smart inserts' }));
    await userEvent.click(await menu.findByRole('button', { name: /^\{Offer\}/ }));
    await waitFor(() => expect(screen.getAllByText(messages.clickOnField).length).toBeGreaterThan(1));
  },
};

export const InsertsAtTheCursor: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = await headline(canvas, 2);
    await userEvent.clear(field);
    await userEvent.type(field, 'Get now');
    if (!(field instanceof HTMLInputElement)) throw new Error('A headline is one line.');
    field.setSelectionRange(4, 4);
    await userEvent.click(canvas.getByRole('button', { name: 'Smart inserts' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Smart inserts' }));
    await waitFor(() => expect(menu.getByText('Inserted into Headline 2 at the cursor.')).toBeVisible());
    await userEvent.click(await menu.findByRole('button', { name: /^\{Offer\}/ }));
    await expect(field).toHaveValue('Get {Offer}now');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field.selectionStart).toBe('Get {Offer}'.length);
    await expect(canvasElement.querySelector('mark[data-tone=known]')).toHaveTextContent('{Offer}');
  },
};

export const BrokenInsert: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = await headline(canvas, 1);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('Only {Summer deal}');
    await waitFor(() =>
      expect(canvasElement.querySelector('mark[data-tone=broken]')).toHaveTextContent('{Summer deal}'),
    );
  },
};

export const OneField: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await headline(canvas, 1);
    await userEvent.click(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Suggest wording' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Suggest wording' }));
    await userEvent.click(await menu.findByRole('button', { name: 'Write' }));
    await userEvent.click(await menu.findByRole('button', { name: 'Use: Smile, {Business Name}' }));
    await expect(field).toHaveValue('Smile, {Business Name}');
  },
};

export const WholeAd: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = await headline(canvas, 1);
    const before = storyTemplate.templateContent.headlines[0]?.value;
    await userEvent.click(canvas.getByRole('button', { name: 'Generate With AI' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Generate With AI' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Suggest offers' }));
    await userEvent.click(await dialog.findByRole('radio', { name: '20% off' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Goal' }), 'More check-ups');
    await userEvent.click(dialog.getByRole('button', { name: 'Generate With AI' }));
    await dialog.findByText('Smile again');
    await expect(document.body).not.toHaveFocus();
    await expect(dialog.getByText('Shortened to 40 characters.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Use: Headlines' }));
    await expect(args.onUse).toHaveBeenCalledWith({ headlines: ['Smile again', 'Free check-up'] });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(field).toHaveValue(before));
  },
};

/** Tones are suggested in the brief and above the texts, where another one rewrites all of them. */
export const Tone: Story = {
  beforeEach({ msw }) {
    requestedTone.mockClear();
    replaced.mockClear();
    msw.use(
      http.post(`*${contract.ai.adText.path}`, async ({ request }) => {
        const body = (await request.json()) as { prompt: AiPromptFields; current?: string };
        const tone = adTones.find((each) => each === body.prompt.adTone) ?? adTones[0];
        requestedTone(body.prompt.adTone);
        replaced(body.current ?? '');
        return HttpResponse.json({ ...written, tone, headlines: [`${tone} smile`] });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await headline(canvas, 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Generate With AI' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Generate With AI' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Urgent' }));
    await expect(dialog.getByRole('textbox', { name: 'Ad tone' })).toHaveValue('Urgent');
    await userEvent.click(dialog.getByRole('button', { name: 'Generate With AI' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Professional' }));
    await waitFor(() => expect(requestedTone.mock.calls).toEqual([['Urgent'], ['Professional']]));
    await expect(await dialog.findByRole('button', { name: 'Professional' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** Texts without a tone in the brief have one, too; "Rewrite all" replaces them by others. */
export const ToneOfTheTexts: Story = {
  beforeEach: Tone.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await headline(canvas, 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Generate With AI' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Generate With AI' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Generate With AI' }));
    const tones = within(await dialog.findByRole('group', { name: 'Tone' }));
    await expect(dialog.getByText('Tone')).toBeVisible();
    await expect(tones.getByRole('button', { pressed: true })).toHaveTextContent('Friendly');
    await userEvent.click(dialog.getByRole('button', { name: 'Rewrite all' }));
    await waitFor(() => expect(replaced).toHaveBeenCalledTimes(2));
    await expect(replaced.mock.calls[0]).toEqual(['']);
    await expect(replaced.mock.lastCall?.[0]).toContain('Friendly smile');
  },
};

export const NicheMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await headline(canvas, 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Generate With AI' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Generate With AI' }));
    const niche = await dialog.findByRole('combobox', { name: /^Niche/ });
    await waitFor(() => expect(within(niche).getAllByRole('option').length).toBeGreaterThan(1));
    await userEvent.selectOptions(niche, '');
    await userEvent.click(dialog.getByRole('button', { name: 'Suggest offers' }));
    await expect(dialog.getByText(messages.nicheBeforeOffers)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Generate With AI' })).toBeDisabled();
  },
};

export const Waiting: Story = {
  beforeEach: ({ msw }) => {
    msw.use(mock(contract.ai.adText).slow());
  },
  play: async ({ canvas, userEvent }) => {
    await headline(canvas, 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Generate With AI' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Generate With AI' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Generate With AI' }));
    await dialog.findByText("Hold tight! We're crafting your perfect ad...");
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => {
    msw.use(mock(contract.ai.adText).error(503));
  },
  play: async ({ canvas, userEvent }) => {
    await headline(canvas, 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Generate With AI' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Generate With AI' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Generate With AI' }));
    await dialog.findByText("Couldn't write the texts");
    await expect(dialog.getByRole('textbox', { name: 'Goal' })).toBeVisible();
  },
};
