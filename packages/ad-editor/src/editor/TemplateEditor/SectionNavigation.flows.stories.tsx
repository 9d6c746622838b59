import { Box } from '@adlane/ui';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { googleEditor } from '../../google/googleEditor';
import { editorArgs } from '../../story/editorStory';
import { googleEditorMocks } from '../../story/googleEditorMocks';
import { storyGoogleTemplate } from '../../story/storyGoogleTemplate';
import statesMeta from './TemplateEditor.stories';

type Canvas = ReturnType<typeof within>;

async function sectionList(canvas: Canvas) {
  return within(await canvas.findByRole('navigation', { name: 'Sections' }));
}

/** The headings of the cards beside no others, in reading order. */
function readHeadings(canvasElement: HTMLElement): (string | null)[] {
  const headings = canvasElement.querySelectorAll('section:not([data-aside] *) h2');
  return [...headings].map(({ textContent }) => textContent);
}

async function expectSections(canvasElement: HTMLElement, names: readonly string[]): Promise<void> {
  const list = await sectionList(within(canvasElement));
  await waitFor(async () => {
    const listed = list.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(listed).toEqual(readHeadings(canvasElement));
    await expect(listed).toEqual(expect.arrayContaining([...names]));
  });
}

/** The list of an editor's sections: where errors are, where one is, and the way to the others. */
const meta = {
  ...statesMeta,
  title: 'Ad editor/TemplateEditor/Section flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const FacebookAd: Story = {
  play: ({ canvasElement }) => expectSections(canvasElement, ['Headlines', 'Creative', 'Template']),
};

export const FacebookSettings: Story = {
  args: { tab: 'adSetting' },
  play: ({ canvasElement }) => expectSections(canvasElement, ['Audience', 'Placements', 'Tracking']),
};

export const GoogleAd: Story = {
  args: editorArgs([googleEditor], storyGoogleTemplate),
  beforeEach({ msw }) {
    msw.use(...googleEditorMocks());
  },
  play: ({ canvasElement }) => expectSections(canvasElement, ['Long headlines', 'Media', 'Template']),
};

export const GoogleSettings: Story = {
  args: { ...GoogleAd.args, tab: 'adSettings' },
  beforeEach: GoogleAd.beforeEach,
  play: ({ canvasElement }) => expectSections(canvasElement, ['Keywords', 'Budget and dates']),
};

/** A section says how many of its fields are wrong, and stops when they are corrected. */
export const CountsErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = await sectionList(canvas);
    for (const number of [1, 2]) {
      const field = await canvas.findByRole('textbox', { name: `Headline ${number}` });
      await userEvent.clear(field);
      await userEvent.type(field, 'FREE');
    }
    await expect(await list.findByRole('button', { name: 'Headlines, 2 problems' })).toHaveTextContent('2');
    const second = canvas.getByRole('textbox', { name: 'Headline 2' });
    await userEvent.clear(second);
    await userEvent.type(second, 'A free visit');
    await list.findByRole('button', { name: 'Headlines, 1 problem' });
    await expect(list.getByRole('button', { name: 'Creative' })).toBeVisible();
  },
};

/** Enter on a section puts its heading below the bars and gives it the focus. */
export const MovesByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = await sectionList(canvas);
    const button = await list.findByRole('button', { name: 'Sub-headlines' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const heading = canvas.getByRole('heading', { name: 'Sub-headlines' });
    await expect(heading).toHaveFocus();
    await waitFor(async () => {
      const { left, top } = heading.getBoundingClientRect();
      await expect(document.elementFromPoint(left + 2, top + 2)).toBe(heading);
    });
    await expect(button).toHaveAttribute('aria-current', 'location');
  },
};

/** Something above the section that was moved to loads late, or goes; not every browser anchors the scroll position. */
export const StaysAtTheSection: Story = {
  beforeEach() {
    document.documentElement.style.overflowAnchor = 'none';
    return () => void document.documentElement.style.removeProperty('overflow-anchor');
  },
  decorators: [
    (Story) => (
      <>
        <Box data-testid="late" height="20rem" />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const list = await sectionList(canvas);
    await userEvent.click(await list.findByRole('button', { name: 'Sub-headlines' }));
    const heading = canvas.getByRole('heading', { name: 'Sub-headlines' });
    const { top } = heading.getBoundingClientRect();
    canvas.getByTestId('late').style.height = '0';
    await waitFor(() => expect(Math.abs(heading.getBoundingClientRect().top - top)).toBeLessThan(2));
    canvas.getByTestId('late').style.height = '40rem';
    await waitFor(() => expect(Math.abs(heading.getBoundingClientRect().top - top)).toBeLessThan(2));
  },
};

/** The last section can't scroll up to the head: it is marked all the same, until the user scrolls. */
export const MarksWhatIsRead: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = await sectionList(canvas);
    const last = (await list.findAllByRole('button')).at(-1);
    if (!last) throw new Error('Sections are listed.');
    await userEvent.click(last);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await expect(last).toHaveAttribute('aria-current', 'location');
    window.dispatchEvent(new WheelEvent('wheel'));
    canvas.getByRole('heading', { name: 'Headlines' }).scrollIntoView({ block: 'start' });
    await waitFor(() => expect(last).not.toHaveAttribute('aria-current'));
    await expect(list.getByRole('button', { current: 'location' })).toBeVisible();
  },
};
