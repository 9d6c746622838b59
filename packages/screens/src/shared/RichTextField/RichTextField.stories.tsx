import { Form } from '@adlane/ui/fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichTextField } from './RichTextField';

const meta = {
  title: 'Screens/Shared/RichTextField',
  component: RichTextField,
  args: { name: 'html', label: 'Text', required: true },
  render: (args) => (
    <Form
      initialValues={{
        html: '<h3>Refunds</h3><p>Within <strong>30 days</strong>.</p><ul><li><p>Card</p></li></ul>',
      }}
      onSubmit={() => undefined}
    >
      {() => <RichTextField {...args} />}
    </Form>
  ),
} satisfies Meta<typeof RichTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
