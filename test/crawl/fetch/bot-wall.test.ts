import { describe, expect, it } from 'vitest';
import { findBotWall } from '../../../src/crawl/fetch/bot-wall.ts';
import { cpuMs } from '../../support/cpu-ms.ts';

const wallOf = (text: string, status = 200, headers: Record<string, string> = {}) =>
  findBotWall({ status, headers, text });
const prose = `<p>${'We bake bread and cakes every morning in our own oven. '.repeat(60)}</p>`;

describe('findBotWall', () => {
  it.each([
    ['Cloudflare', '<title>Just a moment...</title><script>window._cf_chl_opt={}</script>', 403],
    ['Cloudflare', '<title>Attention Required! | Cloudflare</title>', 403],
    ['Cloudflare', 'error code: 1020', 403],
    ['Akamai', '<TITLE>Access Denied</TITLE>Reference&#32;&#35;18&#46;2f', 403],
    ['PerimeterX', '<title>Access to this page has been denied</title><div id="px-captcha"></div>', 403],
    ['DataDome', '<script src="https://ct.captcha-delivery.com/c.js"></script>', 403],
    ['Imperva', '<iframe src="/_Incapsula_Resource?SWUDNSAI=31&incident_id=1"></iframe>', 200],
    ['AWS WAF', '<script src="https://abc.token.awswaf.com/challenge.js"></script>', 202],
    ['Sucuri', '<title>Sucuri WebSite Firewall - Access Denied</title>', 403],
    ['Vercel', '<title>Vercel Security Checkpoint</title>', 429],
    ['Anubis', '<script id="anubis_challenge" type="application/json">{}</script>', 200],
    ['a bot check', '<h1>Checking your browser before accessing shop.example</h1>', 503],
    ['a bot check', '<p>Please verify you are human.</p>', 200],
  ])('knows %s', (name, text, status) => {
    expect(wallOf(text, status)).toBe(name);
  });
  it.each<[string, Record<string, string>]>([
    ['Cloudflare', { 'cf-mitigated': 'challenge' }],
    ['AWS WAF', { 'x-amzn-waf-action': 'captcha' }],
    ['Vercel', { 'x-vercel-mitigated': 'deny' }],
  ])('knows %s by its header', (name, headers) => {
    expect(wallOf('', 403, headers)).toBe(name);
  });
  it.each([
    `${prose}<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>`,
    `${prose}<script src="https://abc.token.awswaf.com/challenge.js"></script>`,
    `${prose}<p>Our form asks you to verify you are human.</p>`,
    `${prose}<script>window._pxAppId="PX1"; var captcha = 1;</script>`,
    '<title>Bakery</title><form><div class="g-recaptcha"></div></form>',
    '<h1>Checking accounts</h1><p>Are you a human resources manager?</p>',
    '',
  ])("never takes a site's own page for a wall (%#)", (text) => {
    expect(wallOf(text)).toBeNull();
  });
  it('leaves other statuses to speak for themselves', () => {
    expect(wallOf('<title>Just a moment...</title>', 404)).toBeNull();
  });
  it.each([
    '<script>'.repeat(20_000),
    'window._pxAppId'.repeat(10_000),
    '<'.repeat(100_000),
    'Cloudflare Ray ID'.repeat(10_000),
  ])('stays fast (%#)', (text) => {
    const startedAt = cpuMs();
    wallOf(text);
    expect(cpuMs() - startedAt).toBeLessThan(500);
  });
});
