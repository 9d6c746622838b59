import { mixColors, parseHex, toHex } from '../../packages/ui/src/theme/contrast';
import { layerStyles } from '../../packages/ui/src/theme/styles';
import { semanticTokens } from '../../packages/ui/src/theme/tokens';
import { getValue, type Mode } from './pairs';
import { TokenTable } from './TokenTable';

const { fg, bg } = semanticTokens.colors;
const opacity = Number(layerStyles.disabled.value.opacity);

/** Computes what a color looks like on a panel while its part is disabled. */
function fade(color: (typeof fg)['DEFAULT'], mode: Mode): string {
  const [front, back] = [parseHex(getValue(color, mode)), parseHex(getValue(bg.panel, mode))];
  return front && back ? toHex(mixColors(back, front, opacity)) : '';
}

/** Colors of disabled texts: a disabled part is faded as a whole, so it has no token. */
export function DisabledTable() {
  const texts = { fg: fg.DEFAULT, 'fg.muted': fg.muted, 'fg.subtle': fg.subtle };
  return (
    <TokenTable
      label="Disabled texts"
      columns={['Light', 'Dark']}
      rows={Object.entries(texts).map(([name, color]) => ({
        name: `${name}, disabled`,
        cells: [fade(color, 'light'), fade(color, 'dark')],
      }))}
    />
  );
}
