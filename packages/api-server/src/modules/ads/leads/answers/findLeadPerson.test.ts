import { describe, expect, it } from 'vitest';
import { findLeadPerson, splitName } from './findLeadPerson';
import { listLeadAnswers } from './listLeadAnswers';
import { toStoredAnswers } from './toStoredAnswers';

type Submission = readonly (readonly [type: string, key: string, value: string])[];

/** Reads the person from answers to a form with these questions. */
function findSubmitter(submission: Submission) {
  const answers = submission.map(([, key, value]) => ({ key, values: [value] }));
  const questions = submission.map(([type, key]) => ({ type, key, label: '', options: [] }));
  return findLeadPerson(listLeadAnswers(toStoredAnswers(answers, questions)));
}

describe('findLeadPerson', () => {
  it.each([
    [{ full_name: 'Kim Lee', email: 'k@x.test', phone_number: '+1' }, ['Kim Lee', 'k@x.test', '+1']],
    [{ first_name: 'Kim', last_name: 'Lee' }, ['Kim Lee', '', '']],
    [{ last_name: 'Lee' }, ['Lee', '', '']],
    [{ full_name: ' ', first_name: 'Kim' }, ['Kim', '', '']],
    [{ email: '', work_email: 'w@x.test', work_phone_number: '+2' }, ['', 'w@x.test', '+2']],
    [{ favourite_colour: 'red' }, ['', '', '']],
    [{ 'Full name': 'Kim Lee', Email: 'k@x.test', Phone: '+1' }, ['Kim Lee', 'k@x.test', '+1']],
    [{ full_name: 'x'.repeat(300) }, ['x'.repeat(255), '', '']],
  ])('reads %o of a form that is not known', (answers, [full_name, email, phone]) => {
    expect(findLeadPerson(listLeadAnswers({ answers, questions: [] }))).toEqual({ full_name, email, phone });
  });

  it.each<[string, Submission, readonly string[]]>([
    [
      'a German form',
      [
        ['FULL_NAME', 'vollständiger_name', 'Jonas Beispiel'],
        ['EMAIL', 'mailadresse', 'jonas.beispiel@mail.example'],
        ['PHONE', 'telefonnummer', '+4915198765432'],
      ],
      ['Jonas Beispiel', 'jonas.beispiel@mail.example', '+4915198765432'],
    ],
    [
      'a Polish form with separate names',
      [
        ['LAST_NAME', 'nazwisko', 'Nowak'],
        ['FIRST_NAME', 'imię', 'Ola'],
      ],
      ['Ola Nowak', '', ''],
    ],
    [
      'an Arabic form with work contacts',
      [
        ['WORK_EMAIL', 'بريد_العمل', 'w@x.test'],
        ['WORK_PHONE_NUMBER', 'هاتف_العمل', '+966'],
      ],
      ['', 'w@x.test', '+966'],
    ],
    [
      'a form of Google',
      [
        ['FULL_NAME', 'FULL_NAME', 'Kim Lee'],
        ['EMAIL', 'EMAIL', 'k@x.test'],
        ['PHONE_NUMBER', 'PHONE_NUMBER', '+1'],
      ],
      ['Kim Lee', 'k@x.test', '+1'],
    ],
    [
      'own questions whose keys look like a person',
      [
        ['CUSTOM', 'email', 'Yes, please'],
        ['CUSTOM', 'full_name', 'Of my dog: Rex'],
        ['EMAIL', 'correo', 'k@x.test'],
      ],
      ['', 'k@x.test', ''],
    ],
    ['a type of a later version', [['SOMETHING_NEW', 'phone', '+1']], ['', '', '']],
  ])('reads %s by the types of its questions', (_form, submission, [full_name, email, phone]) => {
    expect(findSubmitter(submission)).toEqual({ full_name, email, phone });
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
