import { describe, expect, it } from 'vitest';
import { ChangedFields, ContactFields } from './contactFields';
import { CustomField, checkCustomField } from './customFields';

const locationId = 'ghlBrightside01';

describe('a contact of the GoHighLevel double', () => {
  it.each([
    [
      'every documented detail',
      { address1: 'Hauptweg 12', city: 'Bremen', state: 'HB', postalCode: '28195' },
      true,
    ],
    ['a company', { companyName: 'Vogt Gartenbau' }, true],
    ['a country’s code', { country: 'DE' }, true],
    ['a country’s name', { country: 'Germany' }, false],
    ['a birth date with dashes', { dateOfBirth: '1988-04-17' }, true],
    ['a birth date with the month first', { dateOfBirth: '04/17/1988' }, true],
    ['a birth date with the day first', { dateOfBirth: '17/04/1988' }, false],
    ['a birth date with mixed separators', { dateOfBirth: '1988-04/17' }, false],
    ['a birth date that never was', { dateOfBirth: '2001-02-29' }, false],
    ['a custom field without an id', { customFields: [{ field_value: 'x' }] }, false],
    ['a custom field with a value of another name', { customFields: [{ id: 'f', value: 'x' }] }, false],
    ['a job title', { jobTitle: 'Gardener' }, false],
  ])('with %s is judged by the documents (%#)', (_case, fields, isAccepted) => {
    expect(ContactFields.safeParse({ locationId, ...fields }).success).toBe(isAccepted);
  });

  it('cannot change its company or location', () => {
    expect(ChangedFields.safeParse({ companyName: 'Vogt Gartenbau' }).success).toBe(false);
    expect(ChangedFields.safeParse({ locationId }).success).toBe(false);
  });
});

describe('a custom field of the GoHighLevel double', () => {
  const field = (dataType: CustomField['dataType']) =>
    CustomField.parse({
      id: 'f',
      name: 'Service',
      fieldKey: 'contact.service',
      dataType,
      picklistOptions: ['Roof'],
      model: 'contact',
      locationId,
    });

  it.each([
    ['TEXT', 'any', true],
    ['TEXT', 1, false],
    ['NUMERICAL', 1, true],
    ['NUMERICAL', '1', false],
    ['RADIO', 'Roof', true],
    ['RADIO', 'roof', false],
    ['CHECKBOX', ['Roof'], true],
    ['CHECKBOX', 'Roof', false],
    ['DATE', '1988-04-17', true],
    ['DATE', '04/17/1988', false],
  ] as const)('of the type %s with %j fits: %s', (dataType, value, isFit) => {
    const field_value = typeof value === 'object' ? [...value] : value;
    expect(checkCustomField([field(dataType)], { id: 'f', field_value }) === undefined).toBe(isFit);
  });

  it('must be one of the location', () => {
    expect(checkCustomField([field('TEXT')], { id: 'other', field_value: 'x' })).toContain('not a field');
  });
});
