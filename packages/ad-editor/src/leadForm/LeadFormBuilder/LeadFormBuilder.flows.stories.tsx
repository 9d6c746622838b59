import { contract } from '@adlane/contract';
import { createDefaultLeadForm, type LeadForm } from '@adlane/contract/ads/leadForms';
import { mock } from '@adlane/mocks';
import { Button } from '@adlane/ui';
import type { StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyLeadForm } from '../../story/storyLeadForm';
import { LeadFormBuilder, type LeadFormBuilderProps } from './LeadFormBuilder';
import { draftKey, sent } from './LeadFormBuilder.fixtures';
import statesMeta, * as states from './LeadFormBuilder.stories';

const later = '2026-12-01T00:00:00.000Z';
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Expects a text on a page of the preview; on a phone, the preview replaces the form until the user continues editing. */
async function readPreview({ canvas, userEvent }: PlayContext, name: RegExp, text: string) {
  const open = canvas.queryByRole('button', { name: 'Preview' });
  if (open) await userEvent.click(open);
  await expect(within(canvas.getByRole('figure', { name })).getByText(text)).toBeVisible();
  if (open) await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
}
const meta = { ...statesMeta, title: 'Ad editor/LeadFormBuilder/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Save form' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled();
    // Untouched: nothing is sent.
    canvas.getByRole('textbox', { name: /Form name/ }).focus();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(sent).not.toHaveBeenCalled();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

export const SavesOnlyWhatChanged: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'FR_FR');
    await userEvent.type(canvas.getByRole('textbox', { name: /Form name/ }), ' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save form' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(Object.keys(sent.mock.calls[0]?.[0] as object)).toEqual([
      'name',
      'locale',
      'base_updated_at',
    ]);
    await waitFor(() =>
      expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 3, locale: 'FR_FR' })),
    );
    await screen.findByText('Saved successfully.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save form' })).toBeDisabled());
    await expect(window.localStorage.getItem(draftKey)).toBeNull();
  },
};

/** A new form lists what is missing, and is saved once it is complete. */
export const New: Story = {
  ...states.New,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save form' }));
    const name = canvas.getByRole('textbox', { name: /Form name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(canvas.getAllByText('This field is required.')).toHaveLength(2);
    await userEvent.type(name, 'Summer');
    await userEvent.click(canvas.getByRole('button', { name: 'Use each client’s policy' }));
    await expect(canvas.getByRole('textbox', { name: /Privacy policy/ })).toHaveValue('{Privacy Policy URL}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save form' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 9 })));
    await expect(sent).toHaveBeenCalledWith({
      ...createDefaultLeadForm(),
      template_id: null,
      name: 'Summer',
      privacyPolicyUrl: '{Privacy Policy URL}',
    });
    await expect(window.localStorage.getItem('adlane-lead-form:story:new')).toBeNull();
  },
};

export const Questions: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const order = canvas.getByRole('list', { name: 'Question order' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Company' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Phone' }));
    await expect(within(order).getAllByRole('listitem')).toHaveLength(4);
    await expect(await within(order).findByText('Company')).toBeVisible();
    await expect(within(order).queryByText('Phone')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Add multiple choice' }));
    const labels = () => within(order).getAllByRole('textbox', { name: 'Question' });
    await waitFor(() => expect(labels()[1]).toHaveFocus());
    await userEvent.keyboard('Which day?');
    await readPreview(context, /Your questions/, 'Which day?');
    const options = () => within(order).getAllByRole('textbox', { name: /Option/ });
    await userEvent.type(options()[3] as HTMLElement, 'Monday');
    await userEvent.type(options()[4] as HTMLElement, 'monday');
    await userEvent.tab();
    await expect(canvas.getByText('Please remove duplicate entry.')).toBeVisible();
    // Two options are the fewest.
    await expect(within(order).getAllByRole('button', { name: 'Delete option 1' })[1]).toBeDisabled();
    await userEvent.click(within(order).getAllByRole('button', { name: 'Add option' })[1] as HTMLElement);
    await userEvent.click(
      within(order).getAllByRole('button', { name: 'Delete option 2' })[1] as HTMLElement,
    );
    await waitFor(() => expect(canvas.queryByText('Please remove duplicate entry.')).not.toBeInTheDocument());
  },
};

export const QuestionsMoveByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const order = canvas.getByRole('list', { name: 'Question order' });
    canvas.getByRole('button', { name: 'Move Full name' }).focus();
    await userEvent.keyboard(' ');
    await screen.findByText(/Full name is over place 1/);
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByText(/Full name is over place 2/);
    await userEvent.keyboard(' ');
    await waitFor(async () => {
      const [first, second] = within(order).getAllByRole('listitem');
      await expect(first).toHaveTextContent('Email');
      await expect(second).toHaveTextContent('Full name');
    });
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(within(order).getAllByRole('listitem')[0]).toHaveTextContent('Full name');
  },
};

export const NoQuestions: Story = {
  args: { form: { ...storyLeadForm, questions: storyLeadForm.questions.slice(0, 1) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Full name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save form' }));
    await expect(await canvas.findByText('This field is required.')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const Disclaimer: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Add consent' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Consent 2/ }), 'I may be mailed.');
    await readPreview(context, /Privacy/, 'I may be mailed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete consent 1' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /Consent 1/ })).toHaveValue('I may be mailed.'),
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Add a custom disclaimer' }));
    await expect(canvas.queryByRole('textbox', { name: /Disclaimer title/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /Disclaimer title/ })).toHaveValue('Before you send'),
    );
  },
};

/** The button's type decides on its fields, and on its label until the user edits it. */
export const Completion: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Call' }));
    await expect(canvas.getByRole('textbox', { name: 'Button text' })).toHaveValue('Call');
    const phone = canvas.getByRole('textbox', { name: /Phone number/ });
    await userEvent.type(phone, '123456');
    await userEvent.tab();
    await expect(canvas.getByText('Please Enter a Valid Phone Number')).toBeVisible();
    await userEvent.type(phone, '7');
    await expect(canvas.queryByText('Please Enter a Valid Phone Number')).not.toBeInTheDocument();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Button text' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Button text' }), 'Ring us');
    await userEvent.click(canvas.getByRole('radio', { name: 'Download' }));
    await expect(canvas.getByRole('textbox', { name: 'Button text' })).toHaveValue('Ring us');
    await expect(canvas.getByRole('textbox', { name: /File URL/ })).toBeRequired();
  },
};

export const WithPicture: Story = {
  args: { form: { ...storyLeadForm, backgroundImage: 'uploaded_image' } },
  beforeEach({ msw }) {
    msw.use(mock(contract.media.list).empty());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a picture' }));
    const dialog = await screen.findByRole('dialog', { name: 'Images' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const ServerRefuses: Story = {
  beforeEach({ msw }) {
    msw.use(
      mock(contract.leadForms.update).error(422, {
        message: 'Invalid.',
        errors: { bgMedia: ['What you selected no longer exists.'] },
      }),
    );
  },
  args: {
    form: { ...storyLeadForm, backgroundImage: 'uploaded_image', bgMedia: { id: 5, url: '/gone.png' } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Form name/ }), ' two');
    await userEvent.click(canvas.getByRole('button', { name: 'Save form' }));
    await expect(await canvas.findByText('What you selected no longer exists.')).toBeVisible();
  },
};

/** Refuses the first change of a form, which another user has changed. */
function savedByAnother(id: number) {
  const path = `*${contract.leadForms.update.path.replace('{id}', ':id')}`;
  const theirs = { ...storyLeadForm, id, name: 'Their form', locale: 'FR_FR', updated_at: later };
  const refusal = { code: 'EDIT_CONFLICT', message: 'Another user has changed this.', stored: theirs };
  return [
    http.put(path, () => HttpResponse.json(refusal, { status: 409 }), { once: true }),
    http.put(path, async ({ request }) => {
      const change = (await request.json()) as object;
      sent(change);
      return HttpResponse.json({ ...theirs, ...change });
    }),
  ];
}

function StoredBuilder(props: LeadFormBuilderProps) {
  const [form, setForm] = useState(props.form);
  const onSaved = (saved: LeadForm) => {
    setForm(saved);
    props.onSaved(saved);
  };
  return <LeadFormBuilder {...props} {...(form && { form })} onSaved={onSaved} />;
}

/** An app that shows the form on after it was created: the next save changes it. */
export const CreatesOnce: Story = {
  args: { form: undefined },
  render: (args) => <StoredBuilder {...args} />,
  beforeEach({ msw }) {
    const path = `*${contract.leadForms.update.path.replace('{id}', ':id')}`;
    const change = http.put(path, async ({ request, params }) => {
      const body = (await request.json()) as object;
      sent(Number(params['id']), body);
      return HttpResponse.json({ ...storyLeadForm, ...body, id: 9 });
    });
    msw.use(change);
  },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: /Form name/ });
    await userEvent.type(name, 'Summer');
    await userEvent.click(canvas.getByRole('button', { name: 'Use each client’s policy' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save form' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await userEvent.type(name, ' two');
    await waitFor(() =>
      expect(window.localStorage.getItem('adlane-lead-form:story:9')).toContain('Summer two'),
    );
    await expect(window.localStorage.getItem('adlane-lead-form:story:new')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save form' }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(9, expect.objectContaining({ name: 'Summer two' })),
    );
  },
};

/** Another user saves the form that was created here, which stays open. */
export const OffersBothVersionsOfACreatedForm: Story = {
  ...CreatesOnce,
  beforeEach({ msw }) {
    msw.use(...savedByAnother(9));
  },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: /Form name/ });
    await userEvent.type(name, 'Summer');
    await userEvent.click(canvas.getByRole('button', { name: 'Use each client’s policy' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save form' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    sent.mockClear();
    await userEvent.type(name, ' two');
    await userEvent.click(canvas.getByRole('button', { name: 'Save form' }));
    const choice = await screen.findByRole('alertdialog', { name: 'Another user changed this lead form' });
    await userEvent.click(within(choice).getByRole('button', { name: 'Keep my changes' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ name: 'Summer two', base_updated_at: later }));
  },
};

/** Another user saved the form while it was open. */
export const OffersBothVersions: Story = {
  beforeEach({ msw }) {
    msw.use(...savedByAnother(storyLeadForm.id));
  },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: /Form name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'My form');
    await userEvent.click(canvas.getByRole('button', { name: 'Save form' }));
    const choice = await screen.findByRole('alertdialog', { name: 'Another user changed this lead form' });
    await expect(within(choice).getByText('Their form')).toBeVisible();
    await expect(within(choice).getByText('My form')).toBeVisible();
    await userEvent.click(within(choice).getByRole('button', { name: 'Keep my changes' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ name: 'My form', base_updated_at: later }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save form' })).toBeDisabled());
    await expect(canvas.getByRole('combobox', { name: 'Language' })).toHaveValue('FR_FR');
  },
};

function ReadAgain(props: LeadFormBuilderProps) {
  const [form, setForm] = useState(props.form);
  const theirs = { ...storyLeadForm, locale: 'FR_FR' as const, updated_at: later };
  return (
    <>
      <Button onClick={() => setForm(theirs)}>Read again</Button>
      <LeadFormBuilder {...props} form={form} />
    </>
  );
}

/** Another user saves the form while one types. */
export const FollowsTheStoredForm: Story = {
  render: (props) => <ReadAgain {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Form name/ }), ' two');
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Language' })).toHaveValue('FR_FR'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save form' }));
    const change = { name: 'Spring Check-up two', base_updated_at: later };
    await waitFor(() => expect(sent).toHaveBeenCalledWith(change));
  },
};

export const Offline: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.leadForms.update).offline());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Form name/ }), ' two');
    await userEvent.click(canvas.getByRole('button', { name: 'Save form' }));
    await expect(await canvas.findByText(/Can't reach the server/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Form name/ })).toHaveValue('Spring Check-up two');
    await waitFor(() => expect(window.localStorage.getItem(draftKey)).toContain('Spring Check-up two'));
  },
};

export const Saving: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.leadForms.update).slow());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Form name/ }), ' two');
    await userEvent.click(canvas.getByRole('button', { name: 'Save form' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save form' })).toHaveAttribute('aria-busy'),
    );
  },
};

export const ReadOnly: Story = {
  ...states.ReadOnly,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Form name/ })).toBeDisabled();
    await expect(
      canvas.queryByRole('button', { name: /Save|Add|Remove|Delete|Undo|Move/ }),
    ).not.toBeInTheDocument();
  },
};

/** Smart inserts and the AI write into the text that was focused last; the values of inserts count (ads §5). */
export const HelpWithTheTexts: Story = {
  beforeEach({ msw }) {
    msw.use(mock(contract.ai.text).ok({ texts: ['A calm first visit'], written_by: 'provider', notes: [] }));
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const title = canvas.getByRole('textbox', { name: /Greeting headline/ });
    await userEvent.click(title);
    await userEvent.click(canvas.getByRole('button', { name: 'Suggest wording' }));
    const writer = within(await screen.findByRole('dialog', { name: 'Suggest wording' }));
    await userEvent.click(await writer.findByRole('button', { name: 'Write' }));
    await userEvent.click(await writer.findByRole('button', { name: 'Use: A calm first visit' }));
    await expect(title).toHaveValue('A calm first visit');
    const toast = (await screen.findByText('Greeting headline updated.')).closest('[data-part=root]');
    if (!(toast instanceof HTMLElement)) throw new Error('The text is in a toast.');
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    await expect(title).toHaveValue(storyLeadForm.greetingTitle);

    await userEvent.click(title);
    await userEvent.clear(title);
    await userEvent.type(title, 'x'.repeat(44));
    await userEvent.click(canvas.getByRole('button', { name: 'Smart inserts' }));
    const inserts = within(await screen.findByRole('dialog', { name: 'Smart inserts' }));
    await userEvent.click(await inserts.findByRole('button', { name: /^\{Business Name\}/ }));
    await expect(title).toHaveValue(`${'x'.repeat(44)}{Business Name}`);
    await expect(canvasElement.querySelector('mark[data-tone=known]')).toHaveTextContent('{Business Name}');
    await canvas.findByText('Character limit exceeded. Please shorten your ad text or smart insert');
  },
};
