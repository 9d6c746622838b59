import { formatDateTime } from './formatDateTime';
import { formatShortDate } from './formatShortDate';

/** An instant in a list: short, with the full date and time as its hint. */
export function ShortDate({ instant }: { instant: string }) {
  return (
    <time dateTime={instant} title={formatDateTime(instant)}>
      {formatShortDate(instant)}
    </time>
  );
}
