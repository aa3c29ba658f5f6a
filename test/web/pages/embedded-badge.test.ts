import { copyFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { atEnd } from '../../support/at-end.ts';
import { useBrowser } from '../../support/use-browser.ts';
import { startWholeService } from '../../support/whole-service.ts';

const browser = useBrowser();
let host = '';
let service = '';

/** A site that lets in nothing but the badge's script and picture, and no text that becomes markup. */
beforeAll(async () => {
  const { baseUrl, config } = await startWholeService();
  service = baseUrl;
  await copyFile('public/badge.js', join(config.dataDir, 'site', 'badge.js'));
  const policy = `default-src 'none'; script-src ${baseUrl}; img-src ${baseUrl}; require-trusted-types-for 'script'`;
  const page = `<!doctype html><title>Host</title><p><script src="${baseUrl}/badge.js" data-domain="example.com"></script></p>`;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(() => new Promise<void>((resolve) => server.close(() => resolve())));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

it('puts one link with one picture into a page under the strictest policy', async () => {
  const page = await browser().newPage();
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  page.on('pageerror', (error) => refused.push(error.message));
  await page.goto(host, { waitUntil: 'networkidle' });
  const badge = page.locator('p > a');
  expect(await badge.getAttribute('href')).toBe(`${service}/site/example.com`);
  const picture = badge.locator('img');
  expect(await picture.getAttribute('alt')).toBe('Waymark score of example.com');
  expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(20);
  expect(await page.locator('body *').count()).toBe(4);
  expect(refused).toEqual([]);
  await page.close();
});
