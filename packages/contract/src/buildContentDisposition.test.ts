import { describe, expect, it } from 'vitest';
import { buildContentDisposition } from './buildContentDisposition';

describe('buildContentDisposition', () => {
  it.each([
    ['a.png', `attachment; filename="a.png"; filename*=UTF-8''a.png`],
    [
      'lé"ads\'(1).csv',
      `attachment; filename="l__ads'(1).csv"; filename*=UTF-8''l%C3%A9%22ads%27%281%29.csv`,
    ],
    ['a\r\nSet-Cookie: x', `attachment; filename="a__Set-Cookie: x"; filename*=UTF-8''a__Set-Cookie%3A%20x`],
    ['../x', `attachment; filename=".._x"; filename*=UTF-8''.._x`],
    ['\ud800', `attachment; filename="_"; filename*=UTF-8''%EF%BF%BD`],
  ])('%j', (name, header) => {
    expect(buildContentDisposition(name)).toBe(header);
    expect(() => new Headers({ 'content-disposition': header })).not.toThrow();
  });
});
