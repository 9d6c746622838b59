import { ToolIcon, type ToolIconName } from './ToolIcon';

export type IconButtonProps = {
  readonly icon: ToolIconName;
  readonly label: string;
  /** For buttons that stay pressed. */
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
};

/**
 * A button of an editor's bar that shows an icon alone. What can't be pressed now keeps the focus, and with it the editor's
 * keys: a browser takes it from what has the attribute `disabled`.
 */
export function IconButton({ icon, label, isPressed, isDisabled, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onPress}
    >
      <ToolIcon name={icon} />
    </button>
  );
}
