import { describe, expect, it } from 'vitest';
import { hideUndocumented } from './hideUndocumented';

type Context = Parameters<typeof hideUndocumented>[0];

const Button = Object.assign(() => null, {
  __docgenInfo: { displayName: 'Button', file: 'Button.tsx', props: { label: {} } },
});

function enhance(component: unknown, argTypes: object) {
  const initialArgs = { label: 'Save', name: 'save', value: '1' };
  return hideUndocumented({ component, argTypes, initialArgs } as unknown as Context);
}

describe('the rows of a props table', () => {
  it('leave out an arg that neither the docs of its component nor its stories describe', () => {
    const described = { label: { description: 'Text.' }, value: { description: 'Sent with a form.' } };
    expect(enhance(Button, described)).toEqual({
      ...described,
      name: { name: 'name', type: { name: 'other' }, table: { disable: true } },
    });
  });

  it('show every arg of a component without docs, whose stories have controls alone', () => {
    expect(enhance(() => null, {})).toEqual({});
  });
});
