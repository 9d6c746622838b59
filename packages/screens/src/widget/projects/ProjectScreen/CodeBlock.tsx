import { Box, Button, Flex, Text, toast, translate } from '@adlane/ui';
import { Copy } from 'lucide-react';
import { useId } from 'react';

export type CodeBlockProps = {
  /** What the code is, shown above it: 'Script tag'. */
  label: string;
  code: string;
};

/** Code to copy. */
export function CodeBlock({ label, code }: CodeBlockProps) {
  const labelId = useId();
  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      toast({ tone: 'success', text: 'Copied.' });
    } catch {
      toast({ tone: 'error', text: 'The browser refused to copy. Select the text and copy it yourself.' });
    }
  }
  return (
    <Box borderWidth="line" borderRadius="l2" bg="bg.muted">
      {/* Above the code instead of over it: code begins at the left in every language. */}
      <Flex align="center" justify="space-between" gap={3} ps={4} pe={2} pt={2}>
        <Text as="span" id={labelId} textStyle="sm" color="fg.muted">
          {label}
        </Text>
        <Button size="sm" variant="secondary" startIcon={<Copy aria-hidden />} onClick={() => void copy()}>
          {translate('Copy')}
        </Button>
      </Flex>
      <Box
        as="pre"
        tabIndex={0}
        role="region"
        aria-labelledby={labelId}
        dir="ltr"
        px={4}
        pt={2}
        pb={4}
        overflowX="auto"
        textStyle="sm"
        fontFamily="mono"
        focusVisibleRing="inside"
      >
        <code>{code}</code>
      </Box>
    </Box>
  );
}
