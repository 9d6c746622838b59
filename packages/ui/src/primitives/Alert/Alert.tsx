import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Flex } from '../../layout/Flex';
import { IconButton } from '../Button/IconButton';

/** Tone of an alert. */
export type AlertTone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

export type AlertProps = {
  /** Severity; `error` interrupts a screen reader. */
  tone: AlertTone;
  /** Bold, before the text. */
  title?: ReactNode;
  /** What happened and what to do. */
  children?: ReactNode;
  /** Button at the end. */
  action?: ReactNode;
  /** Shows a dismiss button. */
  onDismiss?: () => void;
};

const appearances = {
  neutral: { bg: 'bg.subtle', color: 'fg.muted', borderColor: 'border', role: 'status', icon: Info },
  info: { bg: 'bg.info', color: 'fg.info', borderColor: 'blue.border', role: 'status', icon: Info },
  success: {
    bg: 'bg.success',
    color: 'fg.success',
    borderColor: 'green.border',
    role: 'status',
    icon: CircleCheck,
  },
  warning: {
    bg: 'bg.warning',
    color: 'fg.warning',
    borderColor: 'orange.border',
    role: 'status',
    icon: TriangleAlert,
  },
  error: { bg: 'bg.error', color: 'fg.error', borderColor: 'red.border', role: 'alert', icon: CircleAlert },
} as const;

/** Notice that stays on the page until its cause is resolved. */
export function Alert({ tone, title, children, action, onDismiss }: AlertProps) {
  const { icon, role, ...appearance } = appearances[tone];
  return (
    <Flex
      {...appearance}
      role={role}
      align="flex-start"
      gap={3}
      px={4}
      py={3}
      borderWidth="1px"
      borderRadius="l2"
      textStyle="sm"
    >
      <Box as={icon} boxSize={4.5} flexShrink={0} mt="1px" aria-hidden />
      <Box flex="1" minW={0} overflowWrap="anywhere">
        {title ? <Box fontWeight="semibold">{title}</Box> : null}
        {children ? <Box fontWeight={title ? undefined : 'medium'}>{children}</Box> : null}
        {action ? <Box mt={2.5}>{action}</Box> : null}
      </Box>
      {onDismiss ? (
        <Box mt={-1.5} me={-2}>
          <IconButton size="sm" label={translate('Dismiss')} icon={<X />} onClick={onDismiss} />
        </Box>
      ) : null}
    </Flex>
  );
}
