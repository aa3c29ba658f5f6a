import type { StoredSite } from '../../../core/site/stored-site.ts';
import { unreadReason } from '../../../core/site/unread-reason.ts';
import { UNREAD_WORDS } from '../../../core/site/unread-words.ts';

/** A ready message to whoever runs a site, for an owner who does not. */
export interface SendOn {
  /** The message as it is copied. */
  readonly text: string;
  /** Opens it in a mail program. */
  readonly mailto: string;
}

interface Message {
  readonly subject: string;
  readonly lines: readonly string[];
}

/**
 * The message on the step that a site needs: to be read at all, else to have a file of its own, else what is left. Null
 * where nothing is, and where nobody can put anything right: a parked name, one that forwards, a server that is busy.
 */
export function toSendOn(site: StoredSite, baseUrl: string): SendOn | null {
  const { domain, scan, native } = site;
  const report = `${baseUrl}/site/${domain}`;
  const unread = unreadReason(site);
  if (unread !== null && UNREAD_WORDS[unread].isNoFault) return null;
  if (unread !== null || scan === null) return toMessage(unreadMessage(domain, report));
  if (scan.score === 100) return null;
  if (native.state === 'valid') return toMessage(leftMessage(domain, report));
  return toMessage(fileMessage({ site: `our web site ${domain}`, domain, file: `${report}#starter-lawp`, baseUrl }));
}

/** The message on a file, where no site is named. */
export function fileSendOn(baseUrl: string): SendOn {
  const file = `${baseUrl}/ (look up our site, then “Starter file”)`;
  return toMessage(fileMessage({ site: 'our web site', domain: 'example.com', file, baseUrl }));
}

interface FileWords {
  readonly site: string;
  readonly domain: string;
  /** Where the file is found. */
  readonly file: string;
  readonly baseUrl: string;
}

function fileMessage({ site, domain, file, baseUrl }: FileWords): Message {
  return {
    subject: `A small file for ${site}`,
    lines: [
      `Could you please put a small file on ${site}? It tells AI assistants what we offer, in our own words. Nothing on the pages changes.`,
      `The file: ${file}`,
      `Its address: https://${domain}/.well-known/lawp.json`,
      `How to do it, for each platform: ${baseUrl}/docs/put-a-file`,
      `To check it afterwards: ${baseUrl}/check`,
    ],
  };
}

function unreadMessage(domain: string, report: string): Message {
  return {
    subject: `AI assistants cannot read ${domain}`,
    lines: [
      `Waymark, a service that shows how AI assistants see web sites, could not read ${domain}. Could you please take a look?`,
      `The reason, and what to do: ${report}`,
      'When it is done, press “Check again now” on that page.',
    ],
  };
}

function leftMessage(domain: string, report: string): Message {
  return {
    subject: `How AI assistants see ${domain}`,
    lines: [
      `This report shows how AI assistants see ${domain}: what they find and what they miss. Could you please take a look?`,
      report,
      'Each line of the checklist says how to fix it. When it is done, press “Check again now” on that page.',
    ],
  };
}

function toMessage({ subject, lines }: Message): SendOn {
  const text = ['Hello,', ...lines, 'Thank you!'].join('\n\n');
  // Line breaks of mail (RFC 6068).
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return { text, mailto: `mailto:?subject=${encodeURIComponent(subject)}&body=${body}` };
}
