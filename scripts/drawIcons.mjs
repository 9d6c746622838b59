import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from './chromium.mjs';
import { projectFolder } from './projectFolder.mjs';

// `npm run icons`: draws the dashboard's favicon.svg as favicon.ico and apple-touch-icon.png, for browsers that show no
// SVG.
const folder = join(projectFolder, 'apps/dashboard/public');
const svg = readFileSync(join(folder, 'favicon.svg'), 'utf8');
const icoSizes = [16, 32, 48];
const touchSize = 180;

/** Wraps PNG files into an ICO file: a header, one entry of 16 bytes per picture, the pictures. */
function buildIco(pictures) {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

const browser = await chromium.launch(await findChromium());
try {
  const page = await browser.newPage();
  const draw = async (text, size) => {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${text}`);
    return page.screenshot({ omitBackground: true });
  };
  const pictures = [];
  for (const size of icoSizes) pictures.push({ size, png: await draw(svg, size) });
  writeFileSync(join(folder, 'favicon.ico'), buildIco(pictures));
  // Phones round the corners themselves and fill transparent ones with black.
  const square = svg.replace(/ rx="\d+"/, '');
  writeFileSync(join(folder, 'apple-touch-icon.png'), await draw(square, touchSize));
} finally {
  await browser.close();
}
