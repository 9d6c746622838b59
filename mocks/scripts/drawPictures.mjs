// Draws the demo images as flat illustrations and stores them as PNG in
// mocks/src/world/pictures/pictures.json. Run it after a change here: `node mocks/scripts/drawPictures.mjs`.
// It needs Chromium; nothing else does.
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { findChromium } from '../../scripts/chromium.mjs';

const size = { width: 1200, height: 628 };

const niches = {
  Dental: {
    colors: ['#DFF3F6', '#7CC6D6', '#FFFFFF'],
    shape: `<path d="M-110-90C-150-190-40-220 0-180 40-220 150-190 110-90 90-40 95 60 60 150 40 195 15 120 0 60-15 120-40 195-60 150-95 60-90-40-110-90Z" fill="C"/>`,
  },
  Chiropractic: {
    colors: ['#EAF0FB', '#8FA8DE', '#FFFFFF'],
    shape: [-150, -90, -30, 30, 90, 150]
      .map(
        (y, i) =>
          `<rect x="${-60 + Math.sin(i) * 18}" y="${y - 22}" width="120" height="44" rx="22" fill="C"/>`,
      )
      .join(''),
  },
  'Med Spa': {
    colors: ['#FBEDE7', '#E4A58B', '#FFFFFF'],
    shape: `<path d="M0-190C70-80 120-10 120 60A120 120 0 0 1-120 60C-120-10-70-80 0-190Z" fill="C"/><path d="M-60 70a62 62 0 0 0 60 58" fill="none" stroke="B" stroke-width="18" stroke-linecap="round"/>`,
  },
  Fitness: {
    colors: ['#FFF1D6', '#F0A93B', '#3B3A36'],
    shape: `<g fill="C"><rect x="-150" y="-18" width="300" height="36" rx="10"/><rect x="-190" y="-90" width="54" height="180" rx="18"/><rect x="136" y="-90" width="54" height="180" rx="18"/><rect x="-236" y="-56" width="38" height="112" rx="14"/><rect x="198" y="-56" width="38" height="112" rx="14"/></g>`,
  },
  'Real Estate': {
    colors: ['#E4EFE2', '#7FAE79', '#FFFFFF'],
    shape: `<path d="M-180 0 0-160 180 0H130V150H-130V0Z" fill="C"/><rect x="-35" y="40" width="70" height="110" rx="8" fill="B"/>`,
  },
  'Auto Repair': {
    colors: ['#E9ECEF', '#5C7080', '#FFFFFF'],
    shape: `<circle r="150" fill="C"/><circle r="92" fill="B"/><circle r="34" fill="C"/>${[
      0, 60, 120, 180, 240, 300,
    ]
      .map(
        (turn) =>
          `<rect x="-22" y="-178" width="44" height="56" rx="10" fill="C" transform="rotate(${turn})"/>`,
      )
      .join('')}`,
  },
  Roofing: {
    colors: ['#F3E3DE', '#B85C48', '#FFFFFF'],
    shape: `<path d="M-220 60 0-130 220 60H160L0-78-160 60Z" fill="C"/><path d="M-120 60 0-44 120 60V150H-120Z" fill="C" opacity=".75"/>`,
  },
  'Home Cleaning': {
    colors: ['#E3F0FA', '#4F9BD3', '#FFFFFF'],
    shape: `<g fill="C"><path d="M0-170 26-26 170 0 26 26 0 170-26 26-170 0-26-26Z"/><path d="M170-150 180-110 220-100 180-90 170-50 160-90 120-100 160-110Z"/><path d="M-160 90-152 122-120 130-152 138-160 170-168 138-200 130-168 122Z"/></g>`,
  },
  Landscaping: {
    colors: ['#EEF5DC', '#86A83C', '#FFFFFF'],
    shape: `<path d="M-150 130C-170-60-40-170 170-170 170 40 60 160-110 120Z" fill="C"/><path d="M-150 160C-90 40 0-40 100-110" fill="none" stroke="B" stroke-width="16" stroke-linecap="round"/>`,
  },
};

function drawPicture({ colors: [back, middle, front], shape }) {
  const filled = shape.replaceAll('"C"', `"${front}"`).replaceAll('"B"', `"${middle}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="${back}"/>
    <circle cx="600" cy="314" r="270" fill="${middle}"/>
    <circle cx="140" cy="560" r="120" fill="${middle}" opacity=".35"/>
    <circle cx="1090" cy="90" r="150" fill="${middle}" opacity=".35"/>
    <g transform="translate(600 314)">${filled}</g>
  </svg>`;
}

const { executablePath, args, env } = await findChromium();
const browser = await chromium.launch({ executablePath, args, env });
const page = await browser.newPage({ viewport: size });
const pictures = {};
for (const [niche, picture] of Object.entries(niches)) {
  await page.setContent(`<body style="margin:0">${drawPicture(picture)}</body>`);
  const png = await page.screenshot({ type: 'png' });
  pictures[niche] = png.toString('base64');
  console.log(niche, png.length);
}
await browser.close();
const target = new URL('../src/world/pictures/pictures.json', import.meta.url);
writeFileSync(target, `${JSON.stringify({ ...size, pictures }, null, 2)}\n`);
