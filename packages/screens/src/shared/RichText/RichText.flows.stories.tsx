import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from './RichText.stories';

const meta = { ...statesMeta, title: 'Screens/Shared/RichText/Flows', tags: ['flow', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const DropsWhatCouldRunOrLoad: Story = {
  args: {
    html: '<p onclick="alert(1)" style="color:red">Hello <img src="https://evil.example/x.png" onerror="alert(1)"><a href="javascript:alert(1)">link</a><script>alert(1)</script><iframe src="https://evil.example"></iframe></p>',
  },
  play: async ({ canvas, canvasElement }) => {
    const text = canvas.getByText(/Hello/);
    await expect(text.getAttributeNames()).toEqual([]);
    await expect(text).toHaveTextContent(/^Hello link$/);
    await expect(canvasElement.querySelector('img, script, iframe, a')).toBeNull();
  },
};

export const CutsDeepNesting: Story = {
  args: { html: `${'<b>'.repeat(5000)}deep${'</b>'.repeat(5000)}` },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('deep')).toBeVisible();
    await expect(canvasElement.querySelectorAll('b').length).toBeLessThan(30);
  },
};
