import { Bug, Lightbulb, type LucideIcon, MessageCircle, Star } from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  bug: Bug,
  crash: Bug,
  idea: Lightbulb,
  feature_request: Lightbulb,
  rating: Star,
};

/** Returns the icon of a form: by its icon name, else by its feedback type. */
export function getFlowIcon(flow: { icon?: string | undefined; feedbackType: string }): LucideIcon {
  return icons[(flow.icon ?? '').toLowerCase()] ?? icons[flow.feedbackType.toLowerCase()] ?? MessageCircle;
}
