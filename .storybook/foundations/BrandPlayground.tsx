import {
  Alert,
  Badge,
  BrandColor,
  Button,
  Card,
  ColorInput,
  HStack,
  Link,
  ProgressBar,
  SimpleGrid,
  Stack,
  Switch,
} from '@adlane/ui';
import { useState } from 'react';
import { buildBrandScale } from '../../packages/ui/src/theme/buildBrandScale';
import { parseHex } from '../../packages/ui/src/theme/contrast';
import { semanticTokens } from '../../packages/ui/src/theme/tokens';
import { ContrastTable } from './ContrastTable';
import { FoundationPage, FoundationSection } from './FoundationPage';
import type { Pair } from './pairs';
import { Swatch } from './Swatch';

type Shades = ReturnType<typeof buildBrandScale>;
type Shade = keyof Shades['light'];

function listPairs(shades: Shades): Pair[] {
  const shade = (name: Shade) => ({ value: { _light: shades.light[name], _dark: shades.dark[name] } });
  const { panel } = semanticTokens.colors.bg;
  const onPanel = { back: 'bg.panel', backColor: panel };
  return [
    {
      front: 'contrast',
      frontColor: shade('contrast'),
      back: 'solid',
      backColor: shade('solid'),
      least: 4.5,
    },
    {
      front: 'contrast',
      frontColor: shade('contrast'),
      back: 'solidHover',
      backColor: shade('solidHover'),
      least: 4.5,
    },
    { front: 'fg', frontColor: shade('fg'), back: 'subtle', backColor: shade('subtle'), least: 4.5 },
    { front: 'fg', frontColor: shade('fg'), ...onPanel, least: 4.5 },
    { front: 'focusRing', frontColor: shade('focusRing'), ...onPanel, least: 3 },
  ];
}

function Samples() {
  const [isOn, setIsOn] = useState(true);
  return (
    <Card title="Free check-up" description="Facebook lead ad">
      <Stack gap={4}>
        <HStack gap={3} flexWrap="wrap">
          <Button>Launch ad</Button>
          <Button variant="secondary">Preview</Button>
          <Button variant="ghost">Cancel</Button>
          <Badge tone="brand">Learning</Badge>
          <Link href="#brand">How it works</Link>
        </HStack>
        <Switch
          label="Resume at midnight"
          checked={isOn}
          onChange={(event) => setIsOn(event.target.checked)}
        />
        <ProgressBar label="Launching" share={0.6} />
        <Alert tone="info" title="In review">
          Facebook reviews most ads within a day.
        </Alert>
      </Stack>
    </Card>
  );
}

/** Shows what becomes of an agency's brand color: its shades, their contrast, and components that use them. */
export function BrandPlayground({ initialColor }: { readonly initialColor: string }) {
  const [color, setColor] = useState(initialColor);
  const shades = buildBrandScale(color);
  return (
    <FoundationPage
      title="Brand color"
      intro="An agency picks one color; nine shades with AA contrast are derived for light and dark, whatever it picks. Choose a color and see the result."
    >
      {parseHex(color) ? <BrandColor color={color} /> : null}
      <ColorInput label="Brand color" value={color} onChange={setColor} />
      <FoundationSection title="Components">
        <Samples />
      </FoundationSection>
      <FoundationSection title="Shades">
        <SimpleGrid columns={{ base: 2, md: 5 }} gap={4}>
          {(Object.keys(shades.light) as Shade[]).map((name) => (
            <Swatch key={name} name={`brand.${name}`} light={shades.light[name]} dark={shades.dark[name]} />
          ))}
        </SimpleGrid>
      </FoundationSection>
      <FoundationSection title="Contrast">
        <ContrastTable pairs={listPairs(shades)} />
      </FoundationSection>
    </FoundationPage>
  );
}
