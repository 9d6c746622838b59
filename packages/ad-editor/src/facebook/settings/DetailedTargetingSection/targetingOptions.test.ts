import { describe, expect, it } from 'vitest';
import { addOption, formatOptionDetail, removeOption, toGroup } from './targetingOptions';

const none = { interests: [], demographics: [], behaviors: [] };
const fitness = {
  id: '1',
  name: 'Physical fitness',
  type: 'interests',
  path: ['Interests', 'Fitness', 'Physical fitness'],
  audience_size_lower_bound: 180_000_000,
  audience_size_upper_bound: 216_000_000,
};
const newlywed = {
  ...fitness,
  id: '2',
  name: 'Newlywed',
  type: 'life_events',
  audience_size_lower_bound: null,
};

describe('detailed targeting', () => {
  it.each([
    ['interests', 'interests'],
    ['behaviors', 'behaviors'],
    ['life_events', 'demographics'],
    ['income', 'demographics'],
  ])('calls %s %s', (type, group) => {
    expect(toGroup(type)).toBe(group);
  });

  it('stores the kind that Facebook needs, each option once', () => {
    const chosen = addOption(addOption(addOption(none, fitness), newlywed), fitness);
    expect(chosen).toEqual({
      interests: [{ id: '1', name: 'Physical fitness', type: 'interests' }],
      demographics: [{ id: '2', name: 'Newlywed', type: 'life_events' }],
      behaviors: [],
    });
    expect(removeOption(chosen, 'interests', '1').interests).toEqual([]);
  });

  it('formats the path of an option and its audience size', () => {
    expect(formatOptionDetail(fitness, 'en')).toBe('Interests › Fitness · 180M to 216M people');
    expect(formatOptionDetail(newlywed, 'en')).toBe('Interests › Fitness › Physical fitness');
  });
});
