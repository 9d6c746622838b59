import { Box, Button, toast, translate } from '@adlane/ui';
import { Copy } from 'lucide-react';

export type CodeBlockProps = {
  /** Accessible name: 'Script tag'. */
  label: string;
  code: string;
};

/** Code to copy. */
export function CodeBlock({ label, code }: CodeBlockProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      toast({ tone: 'success', text: 'Copied.' });
    } catch {
      toast({ tone: 'error', text: 'The browser refused to copy. Select the text and copy it yourself.' });
    }
  }
  return (
    <Box position="relative" borderWidth="line" borderRadius="l2" bg="bg.muted">
      <Box
        as="pre"
        tabIndex={0}
        role="region"
        aria-label={label}
        dir="ltr"
        p={4}
        pe={{ base: 4, sm: 24 }}
        pt={{ base: 14, sm: 4 }}
        overflowX="auto"
        textStyle="sm"
        fontFamily="mono"
        focusVisibleRing="inside"
      >
        <code>{code}</code>
      </Box>
      <Box position="absolute" top={2} insetEnd={2}>
        <Button size="sm" variant="secondary" startIcon={<Copy aria-hidden />} onClick={() => void copy()}>
          {translate('Copy')}
        </Button>
      </Box>
    </Box>
  );
}
