import type { Meta, StoryObj } from '@storybook/react-vite';
import { leadFormArgs, startLeadForm } from '../../story/leadFormStory';
import { LeadFormBuilder } from './LeadFormBuilder';

/** A save that is refused leads to the first field that is wrong, also to one that the form's other answers had hidden. */
const meta = {
  title: 'Ad editor/LeadFormBuilder/First wrong field',
  component: LeadFormBuilder,
  args: leadFormArgs,
  beforeEach: startLeadForm,
} satisfies Meta<typeof LeadFormBuilder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
