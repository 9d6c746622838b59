import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { googleEditor } from '../../google/googleEditor';
import { editorArgs } from '../../story/editorStory';
import { googleEditorMocks } from '../../story/googleEditorMocks';
import { storyGoogleTemplate } from '../../story/storyGoogleTemplate';
import statesMeta from './TemplateEditor.stories';

type Play = Parameters<NonNullable<Story['play']>>[0];

function isOnTop(element: Element): boolean {
  const { left, top } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + 8, top + 4));
}

/** Longest way down to the first headline, in pixels. */
const firstScreenPx = 900;

async function expectAdFirst({ canvasElement }: Play, firstText: string): Promise<void> {
  const editor = within(canvasElement);
  const headline = await editor.findByRole('textbox', { name: 'Headline 1' });
  const [first] = editor.getAllByRole('textbox');
  await expect(first).toBe(editor.getByRole('textbox', { name: firstText }));
  await expect(headline.getBoundingClientRect().top + window.scrollY).toBeLessThan(firstScreenPx);
  const name = editor.getByRole('textbox', { name: /Template name/ });
  await expect(headline.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
}

/** With a text further down in focus, the bar is in view and covers no text that the focus moves to. */
async function expectBarInView({ canvasElement, userEvent }: Play, last: string): Promise<void> {
  const editor = within(canvasElement);
  const bar = await editor.findByRole('toolbar', { name: 'Help with the texts' });
  const field = await editor.findByRole('textbox', { name: last });
  field.focus();
  field.scrollIntoView({ block: 'start' });
  await waitFor(() => expect(isOnTop(within(bar).getByRole('button', { name: 'Smart inserts' }))).toBe(true));
  await expect(isOnTop(field)).toBe(true);
  for (let step = 0; step < 8; step += 1) {
    await userEvent.tab({ shift: true });
    const focused = document.activeElement;
    if (focused && !bar.contains(focused)) await waitFor(() => expect(isOnTop(focused)).toBe(true));
  }
}

/** The texts that people read come first, and the help to write them goes along. */
const meta = {
  ...statesMeta,
  title: 'Ad editor/TemplateEditor/Ad first flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

const google: Story = {
  args: editorArgs([googleEditor], storyGoogleTemplate),
  beforeEach({ msw }) {
    msw.use(...googleEditorMocks());
  },
};
const phone = { viewport: { value: 'mobile' } };

export const FacebookAdFirst: Story = { play: (play) => expectAdFirst(play, 'Headline 1') };

export const GoogleAdFirst: Story = { ...google, play: (play) => expectAdFirst(play, 'Headline 1') };

export const FacebookBarInView: Story = { play: (play) => expectBarInView(play, 'Sub Headline 3') };

export const GoogleBarInView: Story = { ...google, play: (play) => expectBarInView(play, 'Long Headline 1') };

/** On a phone the bar is one row: its buttons have their name below the icon. */
export const BarOnAPhone: Story = {
  globals: phone,
  play: async (play) => {
    await expectBarInView(play, 'Sub Headline 3');
    const bar = within(play.canvasElement).getByRole('toolbar', { name: 'Help with the texts' });
    const tops = within(bar)
      .getAllByRole('button')
      .map((button) => Math.round(button.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
    await expect(bar.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
