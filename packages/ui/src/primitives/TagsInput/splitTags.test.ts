import { describe, expect, it } from 'vitest';
import { splitTags } from './splitTags';

describe('splitTags', () => {
  it.each<[string, string[], string[]]>([
    ['dentist', [], ['dentist']],
    ['a\nb\r\nc\td, e;f', [], ['a', 'b', 'c', 'd', 'e', 'f']],
    ['  teeth   cleaning \n', [], ['teeth cleaning']],
    ['\n,;\n', [], []],
    ['Dentist\ndentist\nDENTIST', [], ['Dentist']],
    ['dentist\nnew', ['Dentist'], ['new']],
    ['caf\u00e9\ncafe\u0301', [], ['caf\u00e9']],
  ])('splits %j beside the tags %j into %j', (text, known, expected) => {
    expect(splitTags(text, known)).toEqual(expected);
  });
});
