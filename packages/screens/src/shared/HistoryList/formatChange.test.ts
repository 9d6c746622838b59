import { describe, expect, it } from 'vitest';
import { formatChange } from './formatChange';

describe('a change in the history of an ad', () => {
  it.each([
    ['template_content.adText.1', 'Old', 'New', 'Ad text 2: Old → New'],
    ['template_content.headlines.0', null, 'New', 'Headline 1: – → New'],
    ['template_content.landingPageUrl', 'https://a.example', '', 'Address: https://a.example → –'],
    ['business_name', 'No. 1', 'Brightside', 'Business name: No. 1 → Brightside'],
    ['template_media.urls.0', '/files/1.png', '/files/2.png', 'Picture 1: replaced'],
  ])('of %s from %j to %j is shown as %j', (path, from, to, expected) => {
    expect(formatChange(path, { from, to })).toBe(expected);
  });

  it('is not shown where its values are not for people', () => {
    expect(formatChange('budget', { from: 2500, to: 5000 })).toBeUndefined();
  });
});
