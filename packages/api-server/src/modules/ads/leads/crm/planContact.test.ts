import { describe, expect, it } from 'vitest';
import { findLeadPerson } from '../answers/findLeadPerson';
import type { LeadAnswer } from '../answers/listLeadAnswers';
import { planContact } from './planContact';

const answer = (
  field: LeadAnswer['field'],
  text: string,
  label: string = field ?? 'Question',
): LeadAnswer => ({
  key: label.toLowerCase().replaceAll(' ', '_'),
  label,
  field,
  values: [text],
});
const service = {
  id: 'f1',
  name: 'Which service do you need?',
  fieldKey: 'contact.service',
  dataType: 'RADIO',
  picklistOptions: ['Roof repair'],
  isAllowedCustomOption: false,
};

function plan(answers: readonly LeadAnswer[], customFields: readonly (typeof service)[] | undefined = []) {
  return planContact({ ...findLeadPerson(answers), answers }, 'Anfrage', customFields);
}
const listPlaces = (planned: ReturnType<typeof plan>) =>
  planned.answers.map(({ label, place, name, reason }) => [label, place, name, reason]);

describe('the contact of a lead', () => {
  it('has every standard field of the CRM', () => {
    const planned = plan([
      answer('full_name', 'Lena Maria Vogt'),
      answer('email', 'lena.vogt@mail.example'),
      answer('phone', '+4915112345678'),
      answer('birth_date', '04/17/1988'),
      answer('gender', 'female'),
      answer('street_address', 'Hauptweg 12'),
      answer('city', 'Bremen'),
      answer('region', 'Bremen'),
      answer('postal_code', '28195'),
      answer('country', 'Deutschland'),
      answer('company', 'Vogt Gartenbau'),
    ]);
    expect(planned.fields).toEqual({
      firstName: 'Lena Maria',
      lastName: 'Vogt',
      email: 'lena.vogt@mail.example',
      phone: '+4915112345678',
      dateOfBirth: '1988-04-17',
      gender: 'female',
      address1: 'Hauptweg 12',
      city: 'Bremen',
      state: 'Bremen',
      postalCode: '28195',
      country: 'DE',
      companyName: 'Vogt Gartenbau',
      source: 'Anfrage',
    });
    expect(new Set(planned.answers.map(({ place }) => place))).toEqual(new Set(['contact']));
  });

  it('has the names as the person typed them', () => {
    const planned = plan([answer('first_name', 'Ana'), answer('last_name', 'Maria de Souza')]);
    expect(planned.fields).toMatchObject({ firstName: 'Ana', lastName: 'Maria de Souza' });
    expect(listPlaces(planned)).toEqual([
      ['first_name', 'contact', 'firstName', null],
      ['last_name', 'contact', 'lastName', null],
    ]);
  });

  it('has own questions in the custom fields of the same name, by text or key', () => {
    const own = answer(null, 'roof repair', 'Which service do you need');
    const keyed = { ...answer(null, 'Roof repair', 'Welcher Dienst?'), key: 'service' };
    expect(plan([own], [service]).customFields).toEqual([{ id: 'f1', field_value: 'Roof repair' }]);
    expect(plan([keyed], [service]).customFields).toEqual([{ id: 'f1', field_value: 'Roof repair' }]);
    // One field takes one answer.
    expect(listPlaces(plan([own, { ...keyed, label: 'Again' }], [service]))).toEqual([
      ['Which service do you need', 'custom_field', 'Which service do you need?', null],
      ['Again', 'note', null, 'no_field'],
    ]);
  });

  it.each<[string, LeadAnswer, readonly (typeof service)[] | undefined, readonly unknown[]]>([
    ['has no field', answer('job_title', 'Gardener'), [], ['note', null, 'no_field']],
    ['may not be read', answer(null, 'x'), undefined, ['note', null, 'no_permission']],
    ['is no date', answer('birth_date', 'in April'), [], ['note', null, 'invalid']],
    ['is no country', answer('country', 'Atlantis'), [], ['note', null, 'invalid']],
    ['is no email address', answer('email', 'lena at mail'), [], ['note', null, 'invalid']],
    [
      'is no option',
      answer(null, 'Painting', 'Which service do you need?'),
      [service],
      ['note', null, 'invalid'],
    ],
    ['is empty', answer('company', ' '), [], ['not_sent', null, 'empty']],
  ])('leaves an answer to the note, with the reason, that %s', (_case, given, customFields, expected) => {
    const [first] = planContact({ ...findLeadPerson([given]), answers: [given] }, '', customFields).answers;
    expect([first?.place, first?.name, first?.reason]).toEqual(expected);
  });

  it('leaves a second answer of the same meaning to the note', () => {
    const planned = plan([
      answer('email', 'a@mail.example'),
      answer('work_email', 'b@mail.example'),
      answer('region', 'Bremen'),
      answer('region', 'Ontario', 'Province'),
    ]);
    expect(listPlaces(planned)).toEqual([
      ['email', 'contact', 'email', null],
      ['work_email', 'note', null, 'no_field'],
      ['region', 'contact', 'state', null],
      ['Province', 'note', null, 'no_field'],
    ]);
  });
});
