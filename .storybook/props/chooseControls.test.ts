import { describe, expect, it } from 'vitest';
import { chooseControls } from './chooseControls';

type Context = Parameters<typeof chooseControls>[0];

function enhance(summary: string) {
  const argTypes = { prop: { control: { type: 'object' }, table: { type: { summary } } } };
  return chooseControls({ argTypes, initialArgs: {} } as unknown as Context).prop?.control;
}

describe('the control of a prop', () => {
  it.each(['MouseEventHandler<HTMLButtonElement>', 'Ref<HTMLButtonElement>', 'ReactElement'])(
    'is none for a %s, which cannot be typed',
    (type) => {
      expect(enhance(type)).toBe(false);
    },
  );

  it('stays as Storybook chose it for data', () => {
    expect(enhance('readonly Row[]')).toEqual({ type: 'object' });
  });
});
