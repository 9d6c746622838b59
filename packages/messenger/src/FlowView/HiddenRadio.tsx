import { VisuallyHidden } from '@adlane/ui';

export type HiddenRadioProps = {
  /** Groups the radio buttons of a question. */
  name: string;
  checked: boolean;
  onChange: () => void;
  onBlur: () => void;
};

/** A radio button that its label draws. */
export function HiddenRadio({ name, checked, onChange, onBlur }: HiddenRadioProps) {
  return (
    <VisuallyHidden asChild>
      <input type="radio" name={name} checked={checked} onChange={onChange} onBlur={onBlur} />
    </VisuallyHidden>
  );
}
