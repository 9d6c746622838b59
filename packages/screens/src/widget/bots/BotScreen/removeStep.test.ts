import { expect, it } from 'vitest';
import { removeStep } from './StepList';

it('answers that led to a removed message go to the team', () => {
  const steps = [
    {
      id: 'a',
      text: 'A',
      choices: [
        { label: 'To b', next: 'b' },
        { label: 'To c', next: 'c' },
      ],
    },
    { id: 'b', text: 'B', choices: [] },
    { id: 'c', text: 'C', choices: [] },
  ];
  expect(removeStep(steps, 1)).toEqual([
    { id: 'a', text: 'A', choices: [{ label: 'To b' }, { label: 'To c', next: 'c' }] },
    { id: 'c', text: 'C', choices: [] },
  ]);
});
