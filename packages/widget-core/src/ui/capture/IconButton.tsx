import { ToolIcon, type ToolIconName } from './ToolIcon';

export type IconButtonProps = {
  readonly icon: ToolIconName;
  readonly label: string;
  /** For buttons that stay pressed. */
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
};

/** A button of an editor's bar that shows an icon alone. */
export function IconButton({ icon, label, isPressed, isDisabled, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={onPress}
    >
      <ToolIcon name={icon} />
    </button>
  );
}
