import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Logo, UiProvider } from '@adlane/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

const publicFolder = join(import.meta.dirname, '../../public');
const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
const listShapes = (svg: string) => [...svg.matchAll(/<path d="([^"]+)"/g)].map(([, shape]) => shape);

describe('the favicon', () => {
  it('draws the mark of the logo', () => {
    const logo = renderToStaticMarkup(
      <UiProvider scope="document" colorMode="light" dir="ltr">
        <Logo />
      </UiProvider>,
    );
    const shapes = listShapes(logo);
    expect(shapes).toHaveLength(2);
    expect(listShapes(readFileSync(join(publicFolder, 'favicon.svg'), 'utf8'))).toEqual(shapes);
  });

  it('is linked in every format by the page', () => {
    for (const name of ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png'])
      expect(page).toContain(`href="/${name}"`);
  });

  it('has 16, 32 and 48 pixels in the file for browsers without SVG', () => {
    const ico = readFileSync(join(publicFolder, 'favicon.ico'));
    const sizes = Array.from({ length: ico.readUInt16LE(4) }, (_entry, index) =>
      ico.readUInt8(6 + 16 * index),
    );
    expect(sizes).toEqual([16, 32, 48]);
  });
});
