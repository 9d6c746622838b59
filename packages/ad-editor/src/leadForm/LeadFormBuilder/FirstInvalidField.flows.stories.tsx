import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, type within } from 'storybook/test';
import { storyLeadForm } from '../../story/storyLeadForm';
import { addPrefill } from '../leadFormQuestions';
import statesMeta from './LeadFormBuilder.stories';

type Canvas = ReturnType<typeof within>;

const required = /This field is required\./;

async function rename(canvas: Canvas, userEvent: { type: (on: HTMLElement, keys: string) => Promise<void> }) {
  await userEvent.type(canvas.getByRole('textbox', { name: /Form name/ }), ' two');
}

async function expectFocus(field: HTMLElement, description: RegExp): Promise<void> {
  await waitFor(() => expect(field).toHaveFocus());
  await waitFor(() => expect(field).toBeInvalid());
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringMatching(description)));
}

/** A save that is refused leads to the first field that is wrong, also to one that the form's other answers had hidden. */
const meta = {
  ...statesMeta,
  title: 'Ad editor/LeadFormBuilder/First error flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** By the keyboard alone: saved, led to the first field that is wrong, mended, led to the next. */
export const OneAfterTheOther: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const greeting = canvas.getByRole('textbox', { name: /Greeting headline/ });
    const policy = canvas.getByRole('textbox', { name: /Privacy policy/ });
    await userEvent.clear(policy);
    await userEvent.clear(greeting);
    await userEvent.keyboard('{Control>}s{/Control}');
    await expectFocus(greeting, required);
    await userEvent.keyboard('Welcome{Control>}s{/Control}');
    await expectFocus(policy, required);
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

export const Picture: Story = {
  args: { form: { ...storyLeadForm, backgroundImage: 'uploaded_image' } },
  play: async ({ canvas, userEvent }) => {
    await rename(canvas, userEvent);
    await userEvent.keyboard('{Control>}s{/Control}');
    await expectFocus(canvas.getByRole('button', { name: 'Choose a picture' }), required);
  },
};

export const NoQuestions: Story = {
  args: { form: { ...storyLeadForm, questions: storyLeadForm.questions.slice(0, 1) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Full name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save form' }));
    await expectFocus(canvas.getByRole('button', { name: 'Add short answer' }), required);
  },
};

/** A prefilled question has no fields: its error is shown at its row. */
export const DuplicateQuestion: Story = {
  args: {
    form: {
      ...storyLeadForm,
      questions: addPrefill([{ id: 9, type: 'CUSTOM', label: 'State', key: 'where', options: [] }], 'STATE'),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await rename(canvas, userEvent);
    await userEvent.keyboard('{Control>}s{/Control}');
    const [, second] = canvas.getAllByRole('button', { name: 'Remove State' });
    if (!second) throw new Error('Both questions can be removed.');
    await expectFocus(second, /Please remove duplicate entry\./);
  },
};

/** Another button makes the phone number needless; a wrong one is still stored, so it is shown. */
export const HiddenPhone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Call' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Phone number/ }), '123456');
    await userEvent.click(canvas.getByRole('radio', { name: 'View Website' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save form' }));
    const phone = await canvas.findByRole('textbox', { name: /Phone number/ });
    await expectFocus(phone, /Please Enter a Valid Phone Number/);
    await userEvent.keyboard('7');
    await waitFor(() => expect(phone).toBeValid());
    await expect(phone).toHaveFocus();
  },
};

/** So is a greeting that is left out. */
export const HiddenGreeting: Story = {
  play: async ({ canvas, userEvent }) => {
    const headline = () => canvas.findByRole('textbox', { name: /Greeting headline/ });
    await userEvent.clear(await headline());
    // A brace is typed twice: one alone begins the name of a key.
    await userEvent.type(await headline(), 'Hello {{Unknown}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show a greeting' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save form' }));
    await expectFocus(await headline(), /\{Unknown\}/);
  },
};
