import { describe, expect, it } from 'vitest';
import { formatAnswer, listLeadAnswers } from './listLeadAnswers';
import { toStoredAnswers } from './toStoredAnswers';

const question = (
  type: string,
  key: string,
  label: string,
  options: { key: string; value: string }[] = [],
) => ({
  type,
  key,
  label,
  options,
});

describe('the answers of a lead', () => {
  it('have the order, labels and meanings of the form', () => {
    const stored = toStoredAnswers(
      [
        { key: 'straße', values: ['Hauptweg 12'] },
        { key: 'geburtsdatum', values: ['17.04.1988'] },
        { key: 'wunsch', values: ['Dach'] },
      ],
      [
        question('CUSTOM', 'wunsch', 'Was dürfen wir tun?'),
        question('DOB', 'geburtsdatum', 'Geburtsdatum'),
        question('EMAIL', 'mailadresse', 'Mailadresse'),
        question('STREET_ADDRESS', 'straße', 'Straße und Hausnummer'),
      ],
    );
    expect(listLeadAnswers(stored)).toEqual([
      { key: 'wunsch', label: 'Was dürfen wir tun?', field: null, values: ['Dach'] },
      { key: 'geburtsdatum', label: 'Geburtsdatum', field: 'birth_date', values: ['17.04.1988'] },
      { key: 'straße', label: 'Straße und Hausnummer', field: 'street_address', values: ['Hauptweg 12'] },
    ]);
  });

  it('are all there, also to questions that the form does not list or of unknown types', () => {
    const stored = toStoredAnswers(
      [
        { key: 'inbox_url', values: ['https://x.test/'] },
        { key: 'vin', values: ['WVW1'] },
        { key: 'company_name', values: ['Vogt Gartenbau'] },
      ],
      [question('VIN', 'vin', 'Vehicle number')],
    );
    expect(listLeadAnswers(stored)).toEqual([
      { key: 'vin', label: 'Vehicle number', field: null, values: ['WVW1'] },
      { key: 'inbox_url', label: 'Inbox url', field: null, values: ['https://x.test/'] },
      { key: 'company_name', label: 'Company name', field: 'company', values: ['Vogt Gartenbau'] },
    ]);
  });

  it('keep every value, also of a key that is sent twice, and name options by their text', () => {
    const days = question('CUSTOM', 'days', 'Days?', [
      { key: 'monday', value: 'Montag' },
      { key: 'thursday', value: 'Donnerstag' },
    ]);
    const stored = toStoredAnswers(
      [
        { key: 'days', values: ['monday', 'thursday'] },
        { key: 'days', values: ['other'] },
        { key: 'note', values: [] },
      ],
      [days],
    );
    const [answer, empty] = listLeadAnswers(stored);
    expect(answer?.values).toEqual(['Montag', 'Donnerstag', 'other']);
    expect(answer && formatAnswer(answer)).toBe('Montag, Donnerstag, other');
    expect(empty).toMatchObject({ key: 'note', values: [] });
  });

  it('of earlier versions are read from their texts', () => {
    const answers = { 'Full name': 'Kim Lee', days: ['Mon', 'Tue'], count: 2 };
    expect(listLeadAnswers({ answers, questions: [] })).toEqual([
      { key: 'Full name', label: 'Full name', field: 'full_name', values: ['Kim Lee'] },
      { key: 'days', label: 'Days', field: null, values: ['Mon', 'Tue'] },
      { key: 'count', label: 'Count', field: null, values: ['2'] },
    ]);
  });
});
