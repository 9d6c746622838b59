import { type CSSProperties, memo } from 'react';

/** Returns the host that a platform shows of a URL; empty for an invalid one. */
function parseHost(link: string): string {
  try {
    return new URL(link).hostname.replace(/^www\./, '');
  } catch {
    return '';
  }
}

export type LinkHostProps = {
  /** The address, as far as it was typed. */
  link: string;
  /** Shown without a host; without it, nothing is shown. */
  placeholder?: string;
  style: CSSProperties;
};

/** Where an ad leads, as far as a platform shows it. Parsing a URL is slow, so it runs only when the URL changes. */
export const LinkHost = memo(function LinkHost({ link, placeholder, style }: LinkHostProps) {
  const text = parseHost(link) || placeholder;
  return text ? (
    <div dir="auto" style={style}>
      {text}
    </div>
  ) : null;
});
