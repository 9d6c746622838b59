import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findOwnStyles, isScreen } from '../../../scripts/metrics/findOwnStyles.mjs';

const folder = mkdtempSync(join(tmpdir(), 'adlane-styles-'));
afterAll(() => rmSync(folder, { recursive: true }));

function listFound(text: string): string[] {
  const path = join(folder, 'Example.tsx');
  writeFileSync(path, text);
  return findOwnStyles([relative(process.cwd(), path)]).map((place) => place.replace(/^\S+ /, ''));
}

describe('the rule against sizes, durations and colors of screens', () => {
  it.each([
    ['<Box w="12px" />', ['12px']],
    ["<Box css={{ padding: '0.5rem 1rem' }} />", ['0.5rem', '1rem']],
    ['const top = `calc(${head} + 4.5rem)`;', ['4.5rem']],
    ['<Box color="#0F766E" />', ['#0F766E']],
    ["const shadow = '0 0 rgb(0 0 0 / 10%)';", ['rgb(']],
    ['<Text color="gray.500" />', ['gray.500']],
    ["const bar = { transition: 'opacity 150ms' };", ['150ms']],
    ['<Text color="teal.500" />', ['teal.500']],
    ['<Box bg="white" />', ['white']],
    ["const fill = { stroke: 'black' };", ['black']],
    ['<Text fontSize={15} />', ['fontSize={15}']],
    ["const text = { lineHeight: '1.65' };", ["lineHeight: '1.65'"]],
    ['<Box zIndex={1} borderRadius={6} />', ['zIndex={1}', 'borderRadius={6}']],
    ['<Box w={240} maxH={{ base: 96, md: 100 }} />', ['w 240', 'maxH 100']],
    ['<Box mt={isOpen ? -13 : 0} />', ['mt 13']],
    ["import { Lock } from 'lucide-react'; <Lock size={18} />", ['size 18']],
  ])('finds %s', (text, found) => {
    expect(listFound(text)).toEqual(found);
  });

  it.each([
    '<Box w={12} maxW="4xl" borderWidth="line" color="fg.muted" />',
    '<Box zIndex="raised" lineHeight="0" borderWidth={0} m={-1} flex="1 1 {sizes.48}" />',
    "import { Logo } from '@adlane/ui'; <Logo size={7} />",
    '<svg width={130} height={70}><path strokeWidth={1.5} /></svg>',
    "const text = 'white label for 5 s';",
    "const text = 'Ticket #12 of page 3';",
    "const top = 'var(--shell-top, 0px)';",
    '// 12px',
  ])('leaves %s', (text) => {
    expect(listFound(text)).toEqual([]);
  });

  it('leaves what shows the interface of a platform or the page of a customer', () => {
    const folders = [
      'ads/leads/LeadsScreen',
      'widget/projects/WidgetPreview',
      'widget/tickets/PageScreenshot',
    ];
    expect(folders.map((name) => isScreen(`packages/screens/src/${name}/Example.tsx`))).toEqual([
      true,
      false,
      false,
    ]);
    expect(isScreen('packages/screens/src/widget/tickets/createResourceMap.ts')).toBe(false);
  });
});
