export {
  Box,
  Center,
  Flex,
  Grid,
  GridItem,
  HStack,
  SimpleGrid,
  Spacer,
  Stack,
  Text,
  VisuallyHidden,
  VStack,
  Wrap,
} from '@chakra-ui/react';
export { Avatar, type AvatarProps } from './primitives/Avatar/Avatar';
export {
  Badge,
  type BadgeProps,
  StatusBadge,
  type StatusBadgeProps,
  type Tone,
} from './primitives/Badge/Badge';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './primitives/Button/Button';
export { ButtonLink, type ButtonLinkProps } from './primitives/Button/ButtonLink';
export { IconButton, type IconButtonProps } from './primitives/Button/IconButton';
export { Card, type CardProps } from './primitives/Card/Card';
export { Heading, type HeadingProps } from './primitives/Heading/Heading';
export { Link, type LinkProps } from './primitives/Link/Link';
export {
  Skeleton,
  type SkeletonProps,
  SkeletonText,
  type SkeletonTextProps,
} from './primitives/Skeleton/Skeleton';
export { Spinner, type SpinnerProps } from './primitives/Spinner/Spinner';
export { ThumbnailImage, type ThumbnailImageProps } from './primitives/ThumbnailImage/ThumbnailImage';
export type { LinkComponent } from './provider/LinkContext';
export { UiProvider, type UiProviderProps } from './provider/UiProvider';
export type { ColorMode } from './provider/useDocumentMode';
export { readableTextOn } from './theme/brandScale';
