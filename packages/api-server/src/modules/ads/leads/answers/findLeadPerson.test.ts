import { describe, expect, it } from 'vitest';
import { findLeadPerson, splitName } from './findLeadPerson';

describe('findLeadPerson', () => {
  it.each([
    [{ full_name: 'Kim Lee', email: 'k@x.test', phone_number: '+1' }, ['Kim Lee', 'k@x.test', '+1']],
    [{ first_name: 'Kim', last_name: 'Lee' }, ['Kim Lee', '', '']],
    [{ last_name: 'Lee' }, ['Lee', '', '']],
    [{ full_name: ' ', first_name: 'Kim' }, ['Kim', '', '']],
    [{ email: '', work_email: 'w@x.test', work_phone_number: '+2' }, ['', 'w@x.test', '+2']],
    [{ favourite_colour: 'red' }, ['', '', '']],
    [{ full_name: 'x'.repeat(300) }, ['x'.repeat(255), '', '']],
  ])('reads %o', (answers, [full_name, email, phone]) => {
    expect(findLeadPerson(answers as Record<string, string>)).toEqual({ full_name, email, phone });
  });
});

describe('splitName', () => {
  it.each([
    ['Kim Lee', 'Kim', 'Lee'],
    ['Ana Maria de Souza', 'Ana Maria de', 'Souza'],
    ['  Kim ', 'Kim', ''],
    ['', '', ''],
  ])('splits %j', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });
});
