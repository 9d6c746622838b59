import { contract } from '@adlane/contract';
import { type TemplateMedia } from '@adlane/contract/ads/templates';
import { mock } from '@adlane/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { editorSent } from '../../story/editorStory';
import { storyPictureUrl } from '../../story/storyMedia';
import { storyTemplate } from '../../story/storyTemplate';
import statesMeta, * as states from './AdTab.stories';

type Canvas = ReturnType<typeof within>;
type User = {
  click: (on: Element) => Promise<void>;
  clear: (on: Element) => Promise<void>;
  paste: (text: string) => Promise<void>;
  selectOptions: (on: Element, value: string) => Promise<void>;
};

const openedAt = storyTemplate.updated_at;

function field(canvas: Canvas, name: string | RegExp) {
  return canvas.findByRole('textbox', { name });
}

async function save(canvas: Canvas, userEvent: User) {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(editorSent).toHaveBeenCalledOnce());
}

/** Every rule of ads §5 on texts, as shown under the field while typing. */
const textRules = [
  ['Headline 2', 'a spring  check-up', 'Please remove duplicate entry.'],
  ['Headline 1', 'Smile 😀', 'Emojis are not allowed.'],
  ['Headline 1', 'FREE for you', 'Capital words are not allowed.'],
  ['Headline 1', 'Hello {unknown}', 'Please Remove { } Braces'],
  ['Headline 1', 'Hi!you', 'Please add a space after the !'],
  ['Headline 1', '<b>Now</b>', 'HTML tags are not allowed.'],
  ['Headline 1', 'So ~ good', 'Special characters are not allowed.'],
  ['Headline 1', 'x'.repeat(31), 'Heading cannot exceed 30 characters'],
  ['Sub Headline 1', 'x'.repeat(91), 'Description cannot exceed 90 characters'],
  ['Ad Text 1', 'x'.repeat(2201), 'Character limit exceeded. Please shorten your ad text or smart insert'],
  [
    'Headline 1',
    'Come to {Business Name} today',
    'Character limit exceeded. Please shorten your ad text or smart insert',
  ],
] as const;

const picture: TemplateMedia = {
  id: 900,
  kind: 'image',
  name: 'chair.png',
  url: storyPictureUrl,
  width: 1200,
  height: 628,
};
const meta = { ...statesMeta, title: 'Ad editor/AdTab/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const TextRules: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const [name, text, message] of textRules) {
      const input = await field(canvas, name);
      await userEvent.clear(input);
      await userEvent.paste(text);
      await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(message)));
    }
    // An insert that exists and fits is no fault.
    const input = await field(canvas, 'Headline 1');
    await userEvent.clear(input);
    await userEvent.paste('Get {Offer}');
    await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'false'));
  },
};

export const DestinationRules: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Traffic/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const url = await field(canvas, /Landing page URL/);
    await expect(url).toHaveAccessibleDescription(expect.stringContaining('This field is required.'));
    await userEvent.click(url);
    await userEvent.paste('nowhere');
    await waitFor(() =>
      expect(url).toHaveAccessibleDescription(expect.stringContaining('Please Enter Valid URL')),
    );
    await userEvent.clear(url);
    await userEvent.paste('https://brightside.example');
    await save(canvas, userEvent);
    await expect(editorSent).toHaveBeenCalledWith({
      templateAdType: 'landing_page',
      templateContent: { ...storyTemplate.templateContent, landingPageUrl: 'https://brightside.example' },
      base_updated_at: openedAt,
    });
  },
};

/** Each type has its fields; the values of the others are there when it is chosen again. */
export const FieldsOfTheAdType: Story = {
  play: async ({ canvas, userEvent }) => {
    const choose = async (type: RegExp) => userEvent.click(await canvas.findByRole('radio', { name: type }));
    const names = [/Thank-you page/, /Landing page URL/, /Greeting/];
    const listShown = () => names.map((name) => canvas.queryByRole('textbox', { name }) !== null);
    await userEvent.type(await field(canvas, /Thank-you page/), 'https://brightside.example/thanks');
    await expect(listShown()).toEqual([true, false, false]);
    await choose(/Traffic/);
    await waitFor(() => expect(listShown()).toEqual([false, true, false]));
    await expect(canvas.queryByRole('group', { name: 'Lead form' })).not.toBeInTheDocument();
    await choose(/Messenger/);
    await waitFor(() => expect(listShown()).toEqual([false, false, true]));
    await choose(/Leads/);
    await expect(await field(canvas, /Thank-you page/)).toHaveValue('https://brightside.example/thanks');
    await expect(canvas.getByRole('group', { name: 'Lead form' })).toBeVisible();
  },
};

/** A field of another type that prevents saving can be corrected, and does not go while it is typed in. */
export const WrongFieldOfAnotherType: Story = {
  beforeEach({ msw }) {
    const templateContent = { ...storyTemplate.templateContent, landingPageUrl: 'nowhere' };
    msw.use(mock(contract.templates.view).ok({ ...storyTemplate, templateContent }));
  },
  play: async ({ canvas, userEvent }) => {
    const url = await field(canvas, /Landing page URL/);
    await userEvent.clear(url);
    await userEvent.type(url, 'https://brightside.example');
    await expect(url).toHaveFocus();
    await expect(url).toHaveValue('https://brightside.example');
  },
};

/** What a launch leaves out is said where it is written, and changes with the structure. */
export const CountsUsedTexts: Story = {
  beforeEach({ msw }) {
    const [first] = storyTemplate.templateContent.headlines;
    if (!first) throw new Error('The story has headlines.');
    const headlines = Array.from({ length: 6 }, (_none, index) => ({
      ...first,
      id: index + 1,
      title: `Headline ${index + 1}`,
      value: `Smile ${index + 1}`,
      isDefault: index === 0,
    }));
    const templateContent = { ...storyTemplate.templateContent, headlines };
    msw.use(mock(contract.templates.view).ok({ ...storyTemplate, templateContent }));
  },
  play: async ({ canvas, userEvent }) => {
    const headlines = within(await canvas.findByRole('region', { name: 'Headlines' }));
    await headlines.findByText(/^3 of 6 written texts are used\. There are as many ads as/);
    const structure = canvas.getByRole('combobox', { name: 'Campaign structure' });
    await userEvent.selectOptions(structure, 'dynamic');
    await headlines.findByText('5 of 6 written texts are used. A Dynamic ad takes 5 of each.');
    await userEvent.clear(await field(canvas, 'Headline 6'));
    await headlines.findByText('All 5 written texts are used.');
  },
};

export const CallToActionRule: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = await canvas.findByRole('combobox', { name: /Call to action/ });
    await userEvent.selectOptions(select, 'CONTACT_US');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const expectReason = (reason: string) =>
      waitFor(() => expect(select).toHaveAccessibleDescription(expect.stringContaining(reason)));
    await expectReason('Please choose a different call to action for the Lead Form objective.');
    await userEvent.selectOptions(select, '');
    await expectReason('Please choose one of the available option.');
    await expect(editorSent).not.toHaveBeenCalled();
  },
};

export const MessageAd: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Messenger/ }));
    const greeting = await field(canvas, /Greeting/);
    await expect(greeting).toHaveValue('Hi! Where should we send your voucher?');
    await userEvent.clear(greeting);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(greeting).toHaveAccessibleDescription(expect.stringContaining('This field is required.'));
  },
};

export const StructureConfirm: Story = {
  play: async ({ canvas, userEvent }) => {
    await field(canvas, 'Headline 1');
    const select = canvas.getByRole('combobox', { name: 'Campaign structure' });
    await userEvent.selectOptions(select, 'dynamic');
    await expect(select).toHaveValue('dynamic');
    await userEvent.click(canvas.getByRole('button', { name: 'Make default: Headline 2' }));
    await userEvent.selectOptions(select, 'multiple_adsets_one_ad');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(select).toHaveValue('dynamic');
    await userEvent.selectOptions(select, 'multiple_adsets_one_ad');
    await userEvent.click(await screen.findByRole('button', { name: 'Change structure' }));
    await waitFor(() => expect(select).toHaveValue('multiple_adsets_one_ad'));
    await expect(canvas.queryByRole('button', { name: 'Make default: Headline 1' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(select).toHaveValue('dynamic');
    await canvas.findByRole('button', { name: 'Make default: Headline 1' });
  },
};

export const CreativeAndItsNote: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.templates.view).ok({ ...storyTemplate, templateMedia: [picture] }));
  },
  play: async ({ canvas, userEvent }) => {
    const both = await canvas.findByRole('radio', { name: 'Image with video' });
    await userEvent.click(both);
    await canvas.findByText('This creative type shows a video. Please add one.');
    await save(canvas, userEvent);
    await expect(editorSent).toHaveBeenCalledWith({
      adCreativeType: 'image_with_video',
      base_updated_at: openedAt,
    });
  },
};

export const LeadFormOfTheTemplate: Story = {
  play: async ({ canvas, userEvent }) => {
    const group = await canvas.findByRole('group', { name: 'Lead form' });
    await expect(within(group).getByText('Contact in One Minute')).toBeVisible();
    await userEvent.click(within(group).getByRole('button', { name: 'Remove lead form' }));
    await within(group).findByText('No form selected');
    await userEvent.keyboard('{Control>}z{/Control}');
    await within(group).findByText('Contact in One Minute');
    await userEvent.click(within(group).getByRole('button', { name: 'Change lead form' }));
    await screen.findByRole('dialog', { name: 'Lead form' });
  },
};

export const PlaceAndState: Story = {
  play: async ({ canvas, userEvent }) => {
    const niche = await canvas.findByRole('combobox', { name: 'Niche' });
    await within(niche).findByRole('option', { name: 'Fitness' });
    await userEvent.selectOptions(niche, 'Fitness');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Folder' }), '');
    const category = canvas.getByRole('combobox', { name: 'Category' });
    await within(category).findByRole('option', { name: 'First visits' });
    await userEvent.selectOptions(category, '3');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'inactive');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Open to all clients' }));
    await save(canvas, userEvent);
    await expect(editorSent).toHaveBeenCalledWith({
      niche: 'Fitness',
      folderId: null,
      categoryId: 3,
      status: 'inactive',
      isVisibilityAllowed: false,
      base_updated_at: openedAt,
    });
  },
};

export const DuplicateName: Story = {
  beforeEach({ msw }) {
    const message = 'A template with this name already exists.';
    msw.use(mock(contract.templates.validateName).ok({ is_available: false, message }));
  },
  play: async ({ canvas, userEvent }) => {
    const name = await field(canvas, /Template name/);
    await userEvent.type(name, ' II');
    await userEvent.tab();
    await canvas.findByText('A template with this name already exists.');
  },
};

export const ObjectivesCouldNotBeLoaded: Story = {
  ...states.Failed,
  play: async ({ canvas }) => {
    await canvas.findByText("Couldn't load the ad types");
  },
};

/** A draft may lack texts; activating it requires them. */
export const DraftMayLackTexts: Story = {
  beforeEach({ msw }) {
    const headlines = storyTemplate.templateContent.headlines.map((version) => ({ ...version, value: '' }));
    const templateContent = { ...storyTemplate.templateContent, headlines };
    msw.use(mock(contract.templates.view).ok({ ...storyTemplate, status: 'draft', templateContent }));
  },
  play: async ({ canvas, userEvent }) => {
    const state = await canvas.findByRole('combobox', { name: 'Status' });
    await userEvent.selectOptions(state, 'active');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const input = await field(canvas, 'Headline 1');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveAccessibleDescription(expect.stringContaining('This field is required.'));
    await userEvent.selectOptions(state, 'draft');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled());
    await userEvent.type(await field(canvas, 'Headline 2'), 'Smile');
    await save(canvas, userEvent);
  },
};

/** A client's user sees its own templates without what only an agency decides. */
export const AsClient: Story = {
  ...states.AsClient,
  play: async ({ canvas }) => {
    await field(canvas, 'Headline 1');
    await expect(canvas.queryByRole('checkbox', { name: 'Open to all clients' })).not.toBeInTheDocument();
  },
};

export const ReadOnly: Story = {
  ...states.ReadOnly,
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await field(canvas, 'Headline 1')).toHaveAttribute('readonly');
    await expect(canvas.getByRole('radio', { name: /Leads/ })).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: 'Campaign structure' })).toBeDisabled();
  },
};
