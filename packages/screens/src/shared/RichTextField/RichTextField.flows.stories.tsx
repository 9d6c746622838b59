import { Form } from '@adlane/ui/fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { RichTextField, type RichTextFieldProps } from './RichTextField';
import statesMeta from './RichTextField.stories';

/** A form that is rendered in the background and shown later. */
function LaterShown(props: RichTextFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        Show
      </button>
      <Form initialValues={{ html: '<p>First draft</p>' }} onSubmit={() => undefined}>
        {({ form }) => (
          <>
            <button type="button" onClick={() => form.change('html', '<p>Second draft</p>')}>
              Load
            </button>
            <Activity mode={isShown ? 'visible' : 'hidden'}>
              <RichTextField {...props} />
            </Activity>
          </>
        )}
      </Form>
    </>
  );
}

const meta = {
  ...statesMeta,
  title: 'Screens/Shared/RichTextField/Flows',
  tags: ['flow', '!autodocs'],
  render: (args) => <LaterShown {...args} />,
} satisfies Meta<typeof RichTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its text changes while it waits in the background: it shows the new text, and can be written in. */
export const ShownLater: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const findToolbar = () => canvasElement.querySelector('[role="toolbar"]');
    await waitFor(() => expect(findToolbar()).not.toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    // What is not shown is rendered in an idle moment, and the editor gives up when it has not been shown for a tick:
    // the next click comes after it.
    await new Promise((resolve) => requestIdleCallback(resolve));
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const text = await canvas.findByRole('textbox', { name: 'Text' });
    await expect(text).toHaveTextContent('Second draft');
    await userEvent.click(text);
    await userEvent.keyboard('!');
    await expect(text).toHaveTextContent('!');
  },
};
