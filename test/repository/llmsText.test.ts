import { describe, expect, it } from 'vitest';
import { buildLlmsText } from '../../.storybook/docgen/buildLlmsText';

describe('llms.txt', () => {
  const text = buildLlmsText();

  it('describes every component with guidance', () => {
    expect(text.match(/^## /gm)?.length).toBeGreaterThanOrEqual(100);
    expect(text).toContain('## TextArea');
    expect(text).toContain('## startTour');
  });

  it('has types and defaults of props', () => {
    expect(text).toContain(
      '- `variant?: "primary" | "secondary" | "ghost" | "danger"` Emphasis. Default: "primary".',
    );
  });

  it('names no folder of the machine that built it', () => {
    expect(text).not.toContain(process.cwd());
  });
});
