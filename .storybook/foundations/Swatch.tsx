import { Box, Stack, Text } from '@adlane/ui';

/** A color with its name and its value in both modes. */
export function Swatch(props: { readonly name: string; readonly light: string; readonly dark: string }) {
  return (
    <Stack gap={1.5}>
      <Box borderWidth="1px" borderRadius="l2" overflow="hidden" display="flex" h={12} aria-hidden>
        <Box flex={1} style={{ background: props.light }} />
        <Box flex={1} style={{ background: props.dark }} />
      </Box>
      <Text textStyle="sm" fontFamily="mono">
        {props.name}
      </Text>
      <Text textStyle="xs" color="fg.muted" fontFamily="mono">
        {props.light} · {props.dark}
      </Text>
    </Stack>
  );
}
