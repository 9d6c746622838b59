import { type CSSProperties, memo } from 'react';
import { colorVariables } from './previewColors';

export type CallToActionProps = {
  /** As it reads; nothing is drawn without one. */
  label: string;
  /** `pill` is round, `bar` as wide as the ad. Default: a plain button. */
  shape?: 'button' | 'pill' | 'bar';
  style?: CSSProperties;
};

/** The ad's button in the platform's style, without an action. */
export const CallToAction = memo(function CallToAction({
  label,
  shape = 'button',
  style,
}: CallToActionProps) {
  if (label === '') return null;
  return <span style={{ ...base, ...shapes[shape], ...style }}>{label}</span>;
});

const base: CSSProperties = {
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  fontWeight: 600,
  textAlign: 'center',
  color: colorVariables.onAccent,
  background: colorVariables.accent,
};
const shapes: Readonly<Record<'button' | 'pill' | 'bar', CSSProperties>> = {
  button: { minHeight: 36, paddingInline: 12, borderRadius: 6 },
  pill: { minHeight: 40, paddingInline: 20, borderRadius: 999 },
  bar: { display: 'flex', minHeight: 44, paddingInline: 16, justifyContent: 'space-between' },
};
