import { Button, Text } from '@adlane/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { tokens } from '../../packages/ui/src/theme/tokens';
import { FoundationPage, FoundationSection } from './FoundationPage';
import { TokenTable } from './TokenTable';

/** Distance that the sample travels. */
const distance = '12rem';

/** A dot that moves once per press; scripted, because stories switch CSS animations off. */
function Sample({ name, duration, easing }: { name: string; duration: string; easing: string }) {
  const dot = useRef<HTMLSpanElement>(null);
  function play(): void {
    const durationMs = Number.parseFloat(duration);
    dot.current?.animate([{ translate: '0' }, { translate: distance }], { duration: durationMs, easing });
  }
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 12, minWidth: `calc(${distance} + 8rem)` }}>
      <Button variant="secondary" size="sm" onClick={play}>
        Play {name}
      </Button>
      <span
        ref={dot}
        style={{ width: 12, height: 12, borderRadius: 6, background: 'var(--adlane-colors-brand-solid)' }}
      />
    </span>
  );
}

/** Durations and easings. */
function Movement() {
  const easeOut = tokens.easings['ease-out'].value;
  return (
    <FoundationPage
      title="Motion"
      intro="Motion explains where something comes from; it never delays. Enter with ease-out, move layers with ease-in-smooth. With reduced motion nothing moves."
    >
      <FoundationSection title="Durations">
        <TokenTable
          label="Durations"
          columns={['Time', 'Sample']}
          rows={Object.entries(tokens.durations).map(([name, { value }]) => ({
            name,
            cells: [value, <Sample key={name} name={name} duration={value} easing={easeOut} />],
          }))}
        />
      </FoundationSection>
      <FoundationSection title="Easings">
        <TokenTable
          label="Easings"
          columns={['Curve', 'Sample']}
          rows={Object.entries(tokens.easings).map(([name, { value }]) => ({
            name,
            cells: [value, <Sample key={name} name={name} duration="600ms" easing={value} />],
          }))}
        />
        <Text color="fg.muted" textStyle="sm">
          Easings are played slowly here, in 600 ms.
        </Text>
      </FoundationSection>
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Motion',
  component: Movement,
  tags: ['!autodocs'],
  parameters: { searchedAs: ['animation', 'transition'] },
} satisfies Meta<typeof Movement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Motion: Story = {};
