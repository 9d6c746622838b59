import type { FlowFormField } from '@adlane/contract/widget/flowConfig';
import type { PageMessage } from '@adlane/widget-core/protocol';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { listWrongDirections } from './listWrongDirections.fixtures';
import { known, onPage, type Page, visitor } from './Messenger.fixtures';
import statesMeta from './Messenger.stories';

const meta = { ...statesMeta, title: 'Widget/Messenger questions/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

const form: FlowFormField[] = [
  { name: 'phone', title: 'Your phone', type: 'phone', required: false },
  { name: 'email', title: 'Your email', type: 'email', required: false },
  { name: 'seats', title: 'How many seats?', type: 'number', required: true, min: 1, max: 50 },
  { name: 'start', title: 'When do you start?', type: 'date', required: false },
  { name: 'nps', title: 'Would you recommend us?', type: 'nps', required: true },
  {
    name: 'minutes',
    title: 'How many minutes did it take?',
    type: 'scale',
    required: false,
    min: 20,
    max: 45,
    lowLabel: 'Fast',
    highLabel: 'Slow',
  },
  { name: 'plan', title: 'Which plan?', type: 'choice', required: true, options: ['Basic', 'Pro'] },
  { name: 'parts', title: 'Which parts?', type: 'multiChoice', required: false, options: ['Cards', 'Loans'] },
  { name: 'agree', title: 'I agree to the terms', type: 'consent', required: true },
];

const flow = {
  id: 'questions',
  title: 'Questions',
  description: '',
  feedbackType: 'SURVEY',
  excludeData: {},
  form,
};

const openFlow: PageMessage = {
  name: 'start-feedbackflow',
  data: { flow: 'questions', hideBackButton: true },
};

export const EveryKindOfQuestion: Story = {
  ...onPage(known({ feedbackFlows: [flow] }), visitor, openFlow),
  play: async ({ canvas, userEvent, loaded }) => {
    const page = loaded.page as Page;
    const seats = await canvas.findByRole('spinbutton', { name: /How many seats/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(seats).toHaveAccessibleDescription('Please fill this in.');
    await waitFor(() => expect(seats).toHaveFocus());
    const email = canvas.getByRole('textbox', { name: /Your email/ });
    await userEvent.type(email, 'ada..l@adlane.test');
    await expect(email).toHaveAccessibleDescription('This is no email address.');
    await userEvent.clear(email);
    await userEvent.type(email, 'ada@adlane.test');
    await userEvent.type(seats, '99');
    await expect(seats).toHaveAccessibleDescription('This number is not in the range.');
    await userEvent.clear(seats);
    await userEvent.type(seats, '12');
    await userEvent.type(canvas.getByLabelText(/When do you start/), '2026-11-23');
    await userEvent.click(canvas.getByRole('radio', { name: '10' }));
    await userEvent.click(canvas.getByRole('radio', { name: '45' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Pro' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Loans' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Cards' }));
    await expect(page.findLast('send-feedback')).toBeUndefined();
    await userEvent.click(canvas.getByRole('checkbox', { name: /I agree/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(page.findLast('send-feedback')).toMatchObject({
      data: {
        formData: {
          email: 'ada@adlane.test',
          seats: '12',
          start: '2026-11-23',
          nps: 10,
          minutes: 45,
          plan: 'Pro',
          parts: ['Cards', 'Loans'],
          agree: true,
        },
      },
    });
  },
};

export const EnglishQuestionsFromRightToLeft: Story = {
  ...onPage(known({ feedbackFlows: [flow], localizationOptions: { rtl: true } }), visitor, openFlow),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('spinbutton', { name: /How many seats/ });
    await waitFor(() => expect(document.documentElement.dir).toBe('rtl'));
    // The frame's own texts follow its direction.
    await expect(listWrongDirections(canvasElement)).toEqual(['Send feedback']);
  },
};
