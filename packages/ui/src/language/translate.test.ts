import { afterEach, describe, expect, it } from 'vitest';
import { getLocale, setLanguage, translate, translateContent } from './translate';

afterEach(() => setLanguage(undefined, {}));

describe('a text', () => {
  it('is in the language that was set, and in English without a translation', () => {
    setLanguage('ar', { Save: 'حفظ' });
    expect([translate('Save'), translate('Undo'), getLocale()]).toEqual(['حفظ', 'Undo', 'ar']);
  });

  it('contains its values, also in another order', () => {
    setLanguage('ar', { '{count} of {total}': '{total} / {count}' });
    expect(translate('{count} of {total}', { count: 2, total: 12 })).toBe('12 / 2');
    expect(translate('{count} left', { count: 0 })).toBe('0 left');
  });

  it('shows values without characters that would turn the rest of it', () => {
    expect(translate('{name} is live', { name: 'a\u202Egpj.exe' })).toBe('agpj.exe is live');
    expect(translate('{name} is live', { name: 'می\u200Cخواهم' })).toBe('می\u200Cخواهم is live');
  });

  it('keeps braces that are no values', () => {
    expect(translate('Use {name} here')).toBe('Use {name} here');
    expect(translate('Use {name} here', { count: 1 })).toBe('Use {name} here');
  });

  it('is told from other content', () => {
    setLanguage('ar', { Save: 'حفظ' });
    expect(translateContent('Save')).toBe('حفظ');
    expect(translateContent(undefined)).toBeUndefined();
    expect(translateContent(7)).toBe(7);
  });
});
