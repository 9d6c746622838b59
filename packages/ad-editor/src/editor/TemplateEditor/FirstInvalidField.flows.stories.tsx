import { contract } from '@adlane/contract';
import type { GoogleAdContent } from '@adlane/contract/ads/templates';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { googleEditor } from '../../google/googleEditor';
import { editorArgs, editorSent } from '../../story/editorStory';
import { googleEditorMocks } from '../../story/googleEditorMocks';
import { storyGoogleTemplate } from '../../story/storyGoogleTemplate';
import { storyPictureUrl } from '../../story/storyMedia';
import statesMeta from './TemplateEditor.stories';

type Canvas = ReturnType<typeof within>;

async function field(canvas: Canvas, name: string | RegExp): Promise<HTMLElement> {
  return canvas.findByRole('textbox', { name });
}

/** Neither scrolled away nor below a bar. */
async function expectInView(element: Element): Promise<void> {
  await waitFor(async () => {
    const { left, top, bottom } = element.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    const shown = document.elementFromPoint(left + 5, (top + bottom) / 2);
    await expect(shown !== null && (element.contains(shown) || shown.contains(element))).toBe(true);
  });
}

async function expectFocus(field: HTMLElement, description: RegExp): Promise<void> {
  await waitFor(() => expect(field).toHaveFocus());
  await waitFor(() => expect(field).toBeInvalid());
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringMatching(description)));
}

async function mediaButton(canvas: Canvas): Promise<HTMLElement> {
  const media = await canvas.findByRole('group', { name: 'Images and videos' });
  return within(media).getByRole('button', { name: /Choose media|Add or change/ });
}

function googleWith(change: Partial<GoogleAdContent>) {
  const { google } = storyGoogleTemplate.templates;
  const content = google && {
    ...google,
    createAdTemplateData: { ...google.createAdTemplateData, ...change },
  };
  return mock(contract.templates.view).ok({ ...storyGoogleTemplate, templates: { google: content } });
}

const picture = {
  id: 900,
  kind: 'image',
  name: 'spring.png',
  url: storyPictureUrl,
  width: 1200,
  height: 628,
} as const;
const video = { ...picture, id: 901, kind: 'video', name: 'tour', url: 'https://video.example/1' } as const;

/** A save that is refused leads to the first field that is wrong, whatever kind of field it is. */
const meta = {
  ...statesMeta,
  title: 'Ad editor/TemplateEditor/First error flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** By the keyboard alone: saved, led to the first text that is wrong, mended, led to the next. */
export const OneAfterTheOther: Story = {
  play: async ({ canvas, userEvent }) => {
    const headline = await field(canvas, 'Headline 2');
    const subHeadline = await field(canvas, 'Sub Headline 1');
    await userEvent.clear(subHeadline);
    await userEvent.type(subHeadline, 'x'.repeat(91));
    await userEvent.clear(headline);
    await userEvent.type(headline, 'FREE for you');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expectFocus(headline, /Capital words are not allowed\./);
    await userEvent.clear(headline);
    await userEvent.keyboard('Free for you{Control>}s{/Control}');
    await expectFocus(subHeadline, /Description cannot exceed 90 characters/);
    await expect(editorSent).not.toHaveBeenCalled();
  },
};

/** One error is listed like several: the summary stays in view while the page goes to the field, far above or below. */
export const SummaryInView: Story = {
  play: async ({ canvas, userEvent }) => {
    const headline = await field(canvas, 'Headline 2');
    await userEvent.clear(headline);
    await userEvent.type(headline, 'FREE for you');
    await userEvent.click(canvas.getByRole('tab', { name: 'Ad settings' }));
    await canvas.findByRole('heading', { name: 'Audience' });
    window.scrollTo(0, document.documentElement.scrollHeight);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const summary = await canvas.findByText('One field needs your attention');
    const shown = await field(canvas, 'Headline 2');
    await expectFocus(shown, /Capital words are not allowed\./);
    await expectInView(shown);
    for (const message of canvas.getAllByText(/Capital words are not allowed\./)) await expectInView(message);
    await expectInView(summary);
    await expectInView(canvas.getByRole('button', { name: 'Headline 2' }));
  },
};

/** An insert whose value is too long is found like a typed text: led to, with its message. */
export const InsertOverItsLimit: Story = {
  play: async ({ canvas, userEvent }) => {
    const headline = await field(canvas, 'Headline 2');
    await userEvent.clear(headline);
    await userEvent.type(headline, 'y'.repeat(34));
    await userEvent.type(headline, ' {{Offer}');
    window.scrollTo(0, 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expectFocus(headline, /exceed/);
    await expectInView(headline);
    await canvas.findByText('One field needs your attention');
  },
};

/** Errors of all tabs are listed, each with a link that opens its tab. */
export const OnAnotherTab: Story = {
  play: async ({ canvas, userEvent }) => {
    const headline = await field(canvas, 'Headline 2');
    await userEvent.clear(headline);
    await userEvent.type(headline, 'FREE for you');
    await userEvent.type(await field(canvas, 'Headline 1'), ' FREE');
    await userEvent.click(canvas.getByRole('tab', { name: 'Ad settings' }));
    await canvas.findByRole('heading', { name: 'Audience' });
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Ad editor' })).toHaveAttribute('aria-selected', 'true'),
    );
    await expectFocus(await field(canvas, 'Headline 1'), /Capital words are not allowed\./);
    const summary = await canvas.findByText('2 fields need your attention');
    await expect(summary).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Headline 2' }));
    await expectFocus(await field(canvas, 'Headline 2'), /Capital words are not allowed\./);
  },
};

/** An error of the server about a media item is shown at the media. */
export const MediaOfFacebook: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.templates.update).error(422, {
        message: 'Invalid.',
        errors: { 'templateMediaIds.1': ['What you selected no longer exists.'] },
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const media = await mediaButton(canvas);
    await userEvent.type(await field(canvas, 'Headline 2'), ' now');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expectFocus(media, /What you selected no longer exists\./);
  },
};

/** The second of several media items is invalid; it has no field. */
export const MediaOfGoogle: Story = {
  args: editorArgs([googleEditor], storyGoogleTemplate),
  beforeEach({ msw }) {
    msw.use(googleWith({ googleTemplateMedia: [picture, video] }), ...googleEditorMocks());
  },
  play: async ({ canvas, userEvent }) => {
    const media = await mediaButton(canvas);
    await userEvent.type(await field(canvas, 'Headline 2'), ' now');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expectFocus(media, /YouTube/);
    await expect(editorSent).not.toHaveBeenCalled();
  },
};

/** A list of another's client that is too short is mended by the button that adds to it. */
export const ListOfGoogle: Story = {
  args: editorArgs([googleEditor], storyGoogleTemplate),
  beforeEach({ msw }) {
    const headlines = storyGoogleTemplate.templates.google?.createAdTemplateData.headlines.slice(0, 2) ?? [];
    msw.use(googleWith({ headlines }), ...googleEditorMocks());
  },
  play: async ({ canvas, userEvent }) => {
    const headline = await field(canvas, 'Headline 2');
    const add = canvas.getByRole('button', { name: 'Add headline' });
    await userEvent.type(headline, ' now');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expectFocus(add, /headlines/);
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await field(canvas, 'Headline 3'), 'New patients welcome');
    await waitFor(() => expect(add).toBeValid());
  },
};
