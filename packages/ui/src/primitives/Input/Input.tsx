import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { inputRecipe } from './inputRecipe';

const StyledInput = chakra('input', inputRecipe);
const StyledTextArea = chakra('textarea', inputRecipe);

export type InputProps = Omit<ComponentProps<'input'>, 'size' | 'color' | 'height' | 'width'> & {
  /** Default `md`, 40 px high. */
  size?: 'sm' | 'md';
};

/** A bare line to type in; give it a label, or use `TextField` in a form. */
export function Input(props: InputProps) {
  return <StyledInput {...props} />;
}

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'color'>;

/** A bare box to type in; give it a label, or use `TextAreaField` in a form. */
export function TextArea({ rows = 4, ...rest }: TextAreaProps) {
  return <StyledTextArea multiline rows={rows} {...rest} />;
}
