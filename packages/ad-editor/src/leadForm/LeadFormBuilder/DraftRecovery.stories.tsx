import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { leadFormArgs, startLeadForm } from '../../story/leadFormStory';
import { LeadFormBuilder, type LeadFormBuilderProps } from './LeadFormBuilder';

/** The builder that one leaves and comes back to. */
function Revisited(props: LeadFormBuilderProps) {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        {isHere ? 'Leave' : 'Come back'}
      </button>
      {isHere ? <LeadFormBuilder {...props} /> : null}
    </>
  );
}

const meta = {
  title: 'Ad editor/LeadFormBuilder/Kept draft',
  component: LeadFormBuilder,
  render: (props) => <Revisited {...props} />,
  args: leadFormArgs,
  parameters: {
    viewport: { options: { narrow: { name: 'Narrow', styles: { width: '360px', height: '740px' } } } },
  },
  beforeEach: startLeadForm,
} satisfies Meta<typeof LeadFormBuilder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
