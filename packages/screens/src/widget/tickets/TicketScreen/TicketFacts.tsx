import type { Ticket } from '@adlane/contract/widget/tickets';
import { Link, OverflowText, translate } from '@adlane/ui';
import { FactList } from '../../../shared/FactList/FactList';
import { formatDateTime } from '../../../shared/format/formatDateTime';

export type TicketFactsProps = {
  ticket: Pick<Ticket, 'metaData' | 'currentUrl' | 'created_at'>;
};

/** Reads a text or number of the meta data; the sender may have sent anything. */
function readText(values: Ticket['metaData'], name: string): string {
  const value = values[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Formats '1280 × 720' from two values. */
function formatSize(values: Ticket['metaData'], width: string, height: string): string {
  const [one, other] = [readText(values, width), readText(values, height)];
  return one === '' || other === '' ? '' : `${one} × ${other}`;
}

/** Formats 83 as '1 min 23 s'. */
function formatDuration(text: string): string {
  const seconds = Math.round(Number(text));
  if (text === '' || !Number.isFinite(seconds)) return '';
  return seconds < 60
    ? translate('{seconds} s', { seconds })
    : translate('{minutes} min {seconds} s', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}

/** Formats 'Chrome(142)', as widgets of Gleap name a browser, as 'Chrome 142'. */
function formatBrowser(values: Ticket['metaData']): string {
  const name = readText(values, 'browserName') || readText(values, 'browser');
  return name.replace(/^([^()]+?)\s*\(([\d.]+)\)$/, '$1 $2');
}

function formatDevice(values: Ticket['metaData']): string {
  const system = readText(values, 'systemName');
  const kind = values.mobile === true ? 'phone or tablet' : values.mobile === false ? 'desktop' : '';
  return [system, translate(kind)].filter(Boolean).join(', ');
}

/** What a ticket says about the page and the browser, in words. */
export function TicketFacts({ ticket: { metaData, currentUrl, created_at } }: TicketFactsProps) {
  const facts = [
    {
      label: translate('Page'),
      value:
        currentUrl !== null && /^https?:\/\//i.test(currentUrl) ? (
          <OverflowText oneLine>
            <Link href={currentUrl} external>
              {currentUrl}
            </Link>
          </OverflowText>
        ) : (
          currentUrl
        ),
    },
    { label: translate('Sent'), value: formatDateTime(created_at) },
    { label: translate('Browser'), value: formatBrowser(metaData) },
    { label: translate('Device'), value: formatDevice(metaData) },
    { label: translate('Window'), value: formatSize(metaData, 'innerWidth', 'innerHeight') },
    { label: translate('Screen'), value: formatSize(metaData, 'screenWidth', 'screenHeight') },
    { label: translate('Language'), value: readText(metaData, 'language') },
    { label: translate('Time on the site'), value: formatDuration(readText(metaData, 'sessionDuration')) },
    { label: translate('App version'), value: readText(metaData, 'releaseVersionNumber') },
    { label: translate('Environment'), value: readText(metaData, 'environment') },
  ];
  return <FactList facts={facts.filter(({ value }) => value !== '' && value !== null)} />;
}
