import { parsePage } from '../../../src/extract/parse-page.ts';

/** Whether our reader takes a text of a page for something that people see. */
export function readsText(html: string, text: string): boolean {
  const address = 'https://attack.example/';
  const page = parsePage({
    role: 'home',
    url: address,
    finalUrl: address,
    outcome: 'ok',
    reason: null,
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: new TextEncoder().encode(html),
    truncated: false,
    fetchedAt: '2026-11-01T00:00:00.000Z',
  });
  return page?.text.includes(text) ?? false;
}
