import { describe, expect, it } from 'vitest';
import { parsePartName } from './parsePartName';

describe('parsePartName', () => {
  it.each([
    ['form-data; name="file"; filename="a.png"', 'file', 'a.png'],
    ['form-data; name="file"; filename="圖片 😀.png"', 'file', '圖片 😀.png'],
    ['form-data; name="file"; filename="a%22b%0D%0Ac.png"', 'file', 'a"b\r\nc.png'],
    ['form-data; name="x; filename=y"; filename="z"', 'x; filename=y', 'z'],
    ['form-data; name=file; filename=a.png', 'file', 'a.png'],
    ['form-data; name="title"', 'title', undefined],
    [undefined, '', undefined],
  ])('%s', (header, name, filename) => {
    expect(parsePartName(header)).toEqual({ name, filename });
  });
});
