import { describe, expect, it } from 'vitest';
import { cleanName, saveName } from './fileNames';

describe('cleanName', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\ann\\a.png', 'a.png'],
    ['a\0b\r\nSet-Cookie: x.png', 'abSet-Cookie: x.png'],
    ['photo\u202egnp.exe', 'photognp.exe'],
    ['  two   spaces.png ', 'two spaces.png'],
    ['e\u0301.png', '\u00e9.png'],
    ['..', 'image'],
    ['', 'image'],
    ['\ud800.png', '\ufffd.png'],
    ['..%2f..%2fx.png', '..%2f..%2fx.png'],
  ])('%j is stored as %j', (given, cleaned) => {
    expect(cleanName(given, 'image')).toBe(cleaned);
  });

  it('is cut at 200 characters, never inside a character', () => {
    expect([...cleanName('😀'.repeat(4096), 'image')]).toHaveLength(200);
  });
});

describe('saveName', () => {
  it.each([
    ['a.png', 'image/png', 'a.png'],
    ['a.JPEG', 'image/jpeg', 'a.JPEG'],
    ['a.jpg.html', 'image/jpeg', 'a.jpg.html.jpg'],
    ['summer', 'video/mp4', 'summer.mp4'],
    ['a.exe', 'image/gif', 'a.exe.gif'],
  ])('%s of the type %s is saved as %s', (name, type, saved) => {
    expect(saveName(name, type)).toBe(saved);
  });
});
