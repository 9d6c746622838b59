import { describe, expect, it } from 'vitest';
import { buildSampleAddress } from './buildSampleAddress';

const tags = { utm_source: 'facebook', utm_medium: '', utm_campaign: '{{campaign.name}}', utm_content: '' };

describe('buildSampleAddress', () => {
  it.each([
    [
      'https://brightside.example/book',
      'https://brightside.example/book?utm_source=facebook&utm_campaign=ADL%20Spring%20Check-up',
    ],
    [
      'https://brightside.example/book?city=1#form',
      'https://brightside.example/book?city=1&utm_source=facebook&utm_campaign=ADL%20Spring%20Check-up#form',
    ],
    ['', 'https://www.example.com/?utm_source=facebook&utm_campaign=ADL%20Spring%20Check-up'],
    ['no address', 'https://www.example.com/?utm_source=facebook&utm_campaign=ADL%20Spring%20Check-up'],
  ])('of %s', (page, address) => {
    expect(buildSampleAddress(page, tags)).toBe(address);
  });

  it('is the page itself without tags', () => {
    expect(buildSampleAddress('https://a.example/', { utm_source: '' })).toBe('https://a.example/');
  });
});
