import { describe, expect, it } from 'vitest';
import { fillSavedReply } from './fillSavedReply';

const names = { 'visitor.name': 'Maya $1 Ortiz', 'agent.name': 'Nora' };

describe('a saved reply', () => {
  it.each([
    ['Hi {visitor.name}, this is {agent.name}.', names, 'Hi Maya $1 Ortiz, this is Nora.'],
    ['Hi { visitor.name }!', names, 'Hi Maya $1 Ortiz!'],
    ['Hi {visitor.name}, welcome.', { ...names, 'visitor.name': '' }, 'Hi, welcome.'],
    ['Best,\n{agent.name}', { ...names, 'agent.name': '' }, 'Best,\n'],
    ['Use {braces} and { "a": 1 }', names, 'Use {braces} and { "a": 1 }'],
  ])('%j is filled in', (text, known, filled) => {
    expect(fillSavedReply(text, known)).toBe(filled);
  });
});
