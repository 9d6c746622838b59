import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyLeadForm } from '../../story/storyLeadForm';
import statesMeta from './LeadFormPreview.stories';

const meta = { ...statesMeta, title: 'Ad editor/LeadFormPreview/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

/** Through all pages by the form's own button. */
export const StepsThroughAllPages: Story = {
  play: async ({ canvas, userEvent }) => {
    const next = () => userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Your First Visit Is Free')).toBeVisible();
    await next();
    await expect(canvas.getByText('When would you like to come?')).toBeVisible();
    await expect(canvas.getByText('Next week')).toBeVisible();
    await next();
    await expect(canvas.getByText('Contact information')).toBeVisible();
    await expect(canvas.getByText('Phone number')).toBeVisible();
    await next();
    await expect(canvas.getByText('I agree to be called. *')).toBeVisible();
    await next();
    await expect(canvas.getByText('Review your answers')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(canvas.getByText('Thank you, your request has been sent!')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'View Website' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Next page' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('figure', { name: /Your questions/ })).toBeVisible();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Greeting · 1 of 6')).toBeVisible();
  },
};

/** Facebook's words follow the form's language; one's own stay as they are. */
export const InGerman: Story = {
  args: { form: { ...storyLeadForm, locale: 'DE_DE' }, page: 'contact' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vollständiger Name')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Weiter' })).toBeVisible();
  },
};

export const InArabic: Story = {
  args: { form: { ...storyLeadForm, locale: 'AR_AR' }, page: 'contact' },
  play: async ({ canvas }) => {
    const label = canvas.getByText('الاسم الكامل');
    await expect(label.closest('[lang]')).toHaveAttribute('dir', 'rtl');
    await expect(label.closest('[lang]')).toHaveAttribute('lang', 'ar');
  },
};

export const Dark: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show in dark' }));
    await expect(canvas.getByRole('button', { name: 'Show in light' })).toBeVisible();
  },
};

/** A form of more volume has no review, and a website without an address no button. */
export const Short: Story = {
  args: {
    form: {
      ...storyLeadForm,
      isGreetingEnable: false,
      leadFormType: 'more_volume',
      questions: storyLeadForm.questions.slice(0, 3),
      thankYouUrl: '',
    },
    page: 'privacy',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Privacy · 2 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const figure = canvas.getByRole('figure', { name: /Completion/ });
    await expect(within(figure).queryByRole('button')).not.toBeInTheDocument();
  },
};

export const LongTexts: Story = {
  tags: ['picture'],
  args: {
    form: {
      ...storyLeadForm,
      greetingTitle: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenständer',
      greetingDescription: 'A sentence that goes on. '.repeat(20),
    },
  },
  play: async ({ canvas }) => {
    // A word that is longer than its line goes on in the next one.
    const title = canvas.getByText(/^Donaudampf/);
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  },
};
