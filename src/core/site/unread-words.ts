import type { UnreadReason } from './unread-reason.ts';

/** Everything that is said of a site without an answer of today, whoever says it. */
export interface UnreadWords {
  /** The label on the plate. */
  readonly title: string;
  /** What it means for the customers of the site. */
  readonly meaning: string;
  /** The step that helps, for the dark plate. */
  readonly step: { readonly title: string; readonly text: string };
  /** What to do, in this order; one sentence or two each. */
  readonly help: readonly string[];
  /** What a badge says, where it is more than that the site could not be read. */
  readonly badge?: string;
  /** Whoever runs the site has nothing to put right. */
  readonly isNoFault?: true;
}

const COME_BACK = 'We will check again.';
const TELL_HOST = 'Send this page to whoever hosts your site: the table below shows the answer we got, and when.';

/** One row a reason: title, meaning, step and help never live apart. */
export const UNREAD_WORDS: Readonly<Record<UnreadReason, UnreadWords>> = {
  firewall: {
    title: 'A firewall turned us away',
    meaning: 'Something in front of your site stopped our bot. Assistants that say who they are may be stopped, too.',
    step: { title: 'Let agents through your firewall.', text: 'Allow “WaymarkBot”, and we can read your site.' },
    help: [
      'Open the bot settings of your host, CDN or security plug-in, and allow the user agent “WaymarkBot”. It reads the home page and at most 12 more, one at a time.',
      'Check which AI agents are stopped there, too. An assistant that is stopped cannot recommend you.',
    ],
  },
  human_check: {
    title: 'Visitors must prove they are human',
    meaning: 'Your site asks everyone to prove that they are human. No assistant can, so none gets to know you.',
    step: { title: 'Let agents past the check.', text: 'Allow “WaymarkBot”, and we can read your site.' },
    help: [
      'In the settings of the check, allow the user agent “WaymarkBot”, or keep the check for forms and sign-in only.',
      'The same rule stops the assistants of your customers.',
    ],
  },
  login: {
    title: 'Visitors must log in first',
    meaning: 'Your home page is open to members only, so assistants cannot tell people about you.',
    step: { title: 'Give visitors a page to read.', text: 'An open home page is enough for us to begin.' },
    help: [
      'Show a home page without a login: who you are, what you offer, where and when.',
      'If the site is meant for members only, nothing is wrong. You can still say in your own words what people may know.',
    ],
  },
  gate: {
    title: 'A question comes before your site',
    meaning: 'Visitors must answer a question first: about cookies, or their age. Assistants do not get past it.',
    step: { title: 'Show the page behind the question.', text: 'A notice on top of the page lets agents read it.' },
    help: [
      'Always send the page itself, and show the question on top of it. People see no difference, and agents can read the page.',
    ],
  },
  robots: {
    title: 'Its robots.txt keeps bots out',
    meaning: 'A small file on your site, robots.txt, asks bots to stay away, and we do. So do well-behaved assistants.',
    step: { title: 'Let agents read your home page.', text: 'Two lines in robots.txt, and we can read your site.' },
    help: [
      'To let us in and keep all others out, add two lines to robots.txt: “User-agent: WaymarkBot” and “Allow: /”.',
      'To let everybody in, remove “Disallow: /” from the group “User-agent: *”. Shops and hosts often put it there while a site is being built.',
    ],
  },
  opted_out: {
    title: 'This site asked not to be listed',
    meaning: 'Its robots.txt asks our bot to stay away, so we show nothing about it.',
    step: { title: 'This site asked our bot to stay away.', text: 'Change robots.txt, and we can read it.' },
    help: ['To be listed, remove the lines for WaymarkBot from robots.txt. We ask for it about once a week.'],
    badge: 'not indexed yet',
  },
  noindex: {
    title: 'This site asked not to be indexed',
    meaning: 'Its home page asks not to be indexed (noindex), so we show nothing about it until that is removed.',
    step: { title: 'This site asked not to be indexed.', text: 'Remove “noindex”, and we can read it.' },
    help: ['To be listed, remove “noindex” from the home page. We check about once a week.'],
    badge: 'not indexed yet',
  },
  timeout: {
    title: 'It did not answer in time',
    meaning: 'We waited, and no page came. Assistants wait no longer than we do.',
    step: { title: 'Make the home page answer sooner.', text: COME_BACK },
    help: [
      'Open the site in a private window. If it is slow for you too, the server or a plug-in is at fault.',
      'If it is fast for you, a firewall may keep bots waiting. Ask your host to allow “WaymarkBot”.',
      TELL_HOST,
    ],
  },
  unreachable: {
    title: 'The server could not be reached',
    meaning: 'Nothing answered at the address of your site, so assistants find nobody there either.',
    step: { title: 'Ask your host whether the server is up.', text: COME_BACK },
    help: [
      'If the site opens for you, a firewall may refuse calls from other countries or from data centres.',
      TELL_HOST,
    ],
  },
  no_name_server: {
    title: 'The domain did not answer',
    meaning: 'The name server that knows where your site is gave no answer, so nobody could find it.',
    step: { title: 'Check the DNS of your domain.', text: COME_BACK },
    help: ['Ask whoever runs your DNS whether all name servers of the domain answer.', TELL_HOST],
  },
  no_such_name: {
    title: 'This name leads nowhere',
    meaning: 'No site can be found at this name: its DNS has no public address.',
    step: { title: 'Check the DNS of your domain.', text: COME_BACK },
    help: ['Check that the domain is paid for, and that it has an A or AAAA record.'],
    badge: 'not indexed yet',
  },
  no_home_page: {
    title: 'There is no home page',
    meaning: 'The server answers, but has no page at its first address.',
    step: { title: 'Put a home page at the first address.', text: COME_BACK },
    help: ['Put a page at “/”, or let that address forward to the page where people begin.'],
    badge: 'not indexed yet',
  },
  certificate: {
    title: 'Its certificate is not accepted',
    meaning: 'A secure connection could not be made. Browsers warn people, and assistants turn away.',
    step: { title: 'Renew the certificate.', text: 'Most hosts do it for free. We will check again.' },
    help: [
      'Ask your host to issue a certificate for this very name, with and without “www.”, and to renew it automatically.',
      TELL_HOST,
    ],
  },
  redirects: {
    title: 'It redirects in circles',
    meaning: 'Every address of the home page leads to another one, so nobody ever arrives.',
    step: { title: 'Break the redirect loop.', text: COME_BACK },
    help: [
      'The usual causes: one rule adds “www.” and another removes it, or both the host and the CDN force https.',
      'Whoever runs the site can run “curl -sIL” with its address: the loop shows at once.',
    ],
  },
  leads_away: {
    title: 'It forwards to a private address',
    meaning: 'The home page leads to an address that is not on the public web, so nobody outside can follow.',
    step: { title: 'Forward to a public address.', text: COME_BACK },
    help: ['Look for an IP address, a port or a local name in the forwarding rule, and put the public name there.'],
  },
  busy: {
    title: 'It asked us to come back later',
    meaning: 'Your server said that it was too busy, so there was nothing to read this time.',
    step: { title: 'Nothing to do yet: we will come back.', text: 'If it happens again, ask your host.' },
    help: ['If it says so every time, a limit for bots is set too low. Ask your host to let “WaymarkBot” read.'],
    isNoFault: true,
  },
  server_error: {
    title: 'The server reported an error',
    meaning: 'Your server answered with an error of its own, so neither people nor assistants see your site.',
    step: { title: 'Fix the server error.', text: COME_BACK },
    help: ['Open the site yourself. If you see it too, look into the error log, or ask your host to.', TELL_HOST],
  },
  maintenance: {
    title: 'It is down for maintenance',
    meaning: 'There is a notice in place of the site. Once it is gone, we read what is there.',
    step: { title: 'Nothing to do yet.', text: COME_BACK },
    help: ['If the work is finished, switch maintenance mode off. A cache may also still show the notice.'],
    isNoFault: true,
  },
  broken_answer: {
    title: 'The answer could not be understood',
    meaning: 'The server broke off, or sent something that is not a proper answer. Assistants cannot read it either.',
    step: { title: 'Ask your host about the broken answer.', text: COME_BACK },
    help: [TELL_HOST],
  },
  not_html: {
    title: 'The home page is a file, not a page',
    meaning: 'The first address of your site is a file, such as a picture or a PDF. Assistants look for text.',
    step: { title: 'Put a page of text there.', text: 'Link the file from it.' },
    help: ['Make a page that says who you are, what you offer, where and when, and link the file from that page.'],
  },
  empty: {
    title: 'The home page has no text',
    meaning: 'We got a page without a word on it. To an assistant, it looks as if nobody were there.',
    step: { title: 'Put words on your home page.', text: 'Two sentences are enough to begin with.' },
    help: [
      'If you see text in your browser, scripts write it there. Ask whoever built the site to send it with the page (“server-side rendering”).',
      'If it is a picture, say the same in text beside it.',
      'At the very least, add a meta description: what you offer, where and for whom.',
    ],
  },
  error_page: {
    title: 'The home page shows an error',
    meaning: 'The first address of your site says that something is wrong or missing, so there is nothing to read.',
    step: { title: 'Fix the home page.', text: COME_BACK },
    help: ['Open the site in a private window: what you see there is what we were sent.', TELL_HOST],
  },
  announced: {
    title: 'The site is not open yet',
    meaning: 'The page only says that a site is coming, so assistants have nothing to tell people yet.',
    step: { title: 'Open your site.', text: 'We will check again, and read it.' },
    help: ['Until then, a few sentences on what will be here, where and when already help assistants.'],
    badge: 'not open yet',
    isNoFault: true,
  },
  no_site_yet: {
    title: 'No site has been put here yet',
    meaning: 'The server shows its own first page, so assistants have nothing to tell people about you.',
    step: { title: 'Put a page of your own here.', text: COME_BACK },
    help: ['If you have put one there, it may be in the wrong folder: ask your host which one is served.'],
    badge: 'no site yet',
  },
  suspended: {
    title: 'The host has suspended the site',
    meaning:
      'A notice from the host appears in place of the site, so assistants have nothing to tell people about you.',
    step: { title: 'Ask your host why it is suspended.', text: COME_BACK },
    help: ['Often a bill is unpaid, or the traffic for the month is used up.'],
    badge: 'suspended',
  },
  parked: {
    title: 'A parked domain',
    meaning: 'This domain shows a parking page, so assistants have nothing to tell people about you.',
    step: { title: 'Put a page of your own here.', text: COME_BACK },
    help: ['If you own the name and have a site elsewhere, let the name forward to it: then both have one report.'],
    badge: 'parked domain',
    isNoFault: true,
  },
  forwards: {
    title: 'This name forwards to another site',
    meaning: 'Visitors to this name arrive at another site, and so do assistants.',
    step: { title: 'See the report of another site.', text: 'It is the one that counts.' },
    help: [],
    badge: 'forwards elsewhere',
    isNoFault: true,
  },
  not_archived: {
    title: 'Our archive lacks this site',
    meaning:
      'We read saved copies of pages here, and none of this site is among them. This says nothing about the site.',
    step: { title: 'Nothing to do.', text: 'Nothing is wrong with your site.' },
    help: ['Your site was not asked. Suggest it, and we visit it.'],
    isNoFault: true,
  },
  unknown: {
    title: 'We could not read the site',
    meaning: 'No page came that we could read, so we cannot say what assistants can tell people about you.',
    step: { title: 'See the answer we got.', text: COME_BACK },
    help: ['Open the site in a private window: what you see there is what we were sent.', TELL_HOST],
  },
};

/** The words for a reason; those of a name that forwards name the site it leads to. */
export function unreadWords(reason: UnreadReason, movedTo: string | null): UnreadWords {
  const words = UNREAD_WORDS[reason];
  if (movedTo === null || reason !== 'forwards') return words;
  const named = (text: string): string => text.replace('another site', movedTo);
  const { title, text } = words.step;
  return { ...words, title: named(words.title), meaning: named(words.meaning), step: { title: named(title), text } };
}

/** What a badge says of a site that has no score for this reason. */
export function unreadBadgeWords(reason: UnreadReason): string {
  return UNREAD_WORDS[reason].badge ?? 'could not be read';
}
