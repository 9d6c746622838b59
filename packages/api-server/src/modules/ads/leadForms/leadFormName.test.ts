import { describe, expect, it } from 'vitest';
import { buildLeadFormName, getLeadFormTitle, hideFormLabel } from './leadFormName';

const label = 'adlane-K15qXQTtbirEnl2m';

describe('the name of a launched lead form', () => {
  it('is different for each launch and does not contain the label of the launch', () => {
    const names = [label, 'adlane-other'].map((each) => buildLeadFormName('Contact', each));
    expect(new Set(names).size).toBe(2);
    for (const name of names) {
      expect(name).toMatch(/^ADL Contact #[0-9a-f]{10}$/);
      expect(name).not.toMatch(/adlane|K15qXQ/);
    }
  });

  it('has no reference in a review, which belongs to no launch yet', () => {
    expect(buildLeadFormName('Contact', 'adlane-…')).toBe('ADL Contact #…');
  });

  it.each([
    [buildLeadFormName('Contact (new)', label), 'Contact (new)'],
    [`ADL Contact in One Minute (${label})`, 'Contact in One Minute'],
    ['ADL Spring', 'ADL Spring'],
    ['Kontakt #1', 'Kontakt #1'],
    ['', ''],
  ])('%j is shown as %j', (name, title) => {
    expect(getLeadFormTitle(name)).toBe(title);
  });

  it('replaces the label in names of earlier versions, and leaves other names as they are', () => {
    expect(hideFormLabel(`ADL Contact (${label})`)).toBe(buildLeadFormName('Contact', label));
    expect(hideFormLabel('Kontakt (neu)')).toBe('Kontakt (neu)');
  });
});
