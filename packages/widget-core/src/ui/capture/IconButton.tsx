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
 * An icon button of an editor's toolbar. A disabled one stays focusable, and with it the editor's keys work:
 * browsers remove the focus from elements with the attribute `disabled`.
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
