import { type Browser, chromium } from 'playwright-core';

/**
 * Starts a headless browser: the one at CHROME_PATH, else the one that comes with the project (Linux x64), else one that
 * Playwright knows. Throws when none can be started.
 */
export async function openBrowser(): Promise<Browser> {
  const own = process.env.CHROME_PATH;
  if (own !== undefined) return chromium.launch({ executablePath: own });
  if (process.platform !== 'linux' || process.arch !== 'x64') return chromium.launch();
  // Set before the import: it then unpacks its own libraries and fonts, which small machines lack.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: packed } = await import('@sparticuz/chromium');
  // A browser of one process ends with its first page, and one that draws by a graphics card of software works more.
  const args = packed.args.filter(
    (arg) => !/^--(single-process|ignore-gpu|in-process-gpu|use-|enable-unsafe)/.test(arg),
  );
  args.push('--disable-gpu');
  return chromium.launch({ args, executablePath: await packed.executablePath() });
}
