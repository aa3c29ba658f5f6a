import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { isLoopbackHost } from '../../core/domain/loopback-host.ts';
import type { KeyPolicy } from '../../services/keys/issue-key.ts';
import { TRANSLATOR_NAMES } from '../../translate/translator.ts';
import { parseNetwork } from '../http/ip-address.ts';
import { ConfigError } from './config-error.ts';
import { settingFault } from './setting-fault.ts';
import {
  databaseAddress,
  headerSecret,
  serviceAddress,
  settingList,
  webAddress,
  wholeNumber,
} from './setting-kinds.ts';
import { readTranslator, type TranslatorConfig } from './translator-config.ts';

/** Every setting: its default, and a line that becomes the README's table. */
const settings = z.object({
  DATA_DIR: z.string().min(1).default('.data').describe('Folder of the databases and of the drawn pages.'),
  DATABASE_URL: databaseAddress
    .optional()
    .describe('The served database: a `file:` URL (default: in `DATA_DIR`) or a libSQL server.'),
  DATABASE_AUTH_TOKEN: headerSecret.optional().meta({ secret: true }).describe('Token of that server.'),
  ARTIFACTS_URL: databaseAddress
    .optional()
    .describe("The builder's database of fetched pages (default: a file in `DATA_DIR`)."),
  BASE_URL: serviceAddress
    .refine(({ pathname }) => /^\/*$/.test(pathname), 'it must be an address without a path')
    .transform(({ origin }) => origin)
    .optional()
    .describe(
      'Where the service answers, under the name that people use (default: `http://localhost:<PORT>`, and only names of this machine).',
    ),
  AGENT_URL: serviceAddress
    .transform(({ href }) => href.replace(/\/+$/, ''))
    .optional()
    .describe('Where the MCP connector answers (default: `BASE_URL`).'),
  MCP_ORIGINS: settingList
    .transform((parts) => parts.map((part) => part.replace(/\/+$/, '')))
    .refine(
      (parts) => parts.every((part) => /^https?:\/\/[^/?#]+$/.test(part) && URL.canParse(part)),
      'it must be a list of origins, such as https://chat.example.com',
    )
    .optional()
    .describe('Further origins whose web pages may use the MCP connector (`https://chat.example.com, …`).'),
  TRUSTED_PROXIES: settingList
    .refine(
      (parts) => parts.every((part) => parseNetwork(part) !== null),
      'it must be a list of addresses and networks',
    )
    .optional()
    .describe(
      'Proxies in front of the service, as addresses or networks (`10.0.0.0/8, ::1`): only they may name a caller in `X-Forwarded-For`.',
    ),
  DNS_SERVERS: settingList
    .prefault('')
    .refine((parts) => parts.every(isNameServer), 'it must be a list of addresses of name servers')
    .describe(
      'Name servers asked for the records that prove who runs a domain, as addresses (`192.0.2.1, [2001:db8::1]:5353`; default: those of the system).',
    ),
  BUILD_HOOK_URL: webAddress
    .optional()
    .meta({ secret: true })
    .describe(
      'Address that starts a build when something is saved or suggested, where pages are built elsewhere (default: this process does it).',
    ),
  HSTS: wholeNumber(63_072_000)
    .default(31_536_000)
    .describe(
      'Seconds for which browsers then use https only (`Strict-Transport-Security`), if `BASE_URL` is https; 0 turns it off.',
    ),
  PORT: wholeNumber(65_535).default(4321).describe('Port of `serve`, `start` and `demo`.'),
  KEYS: z
    .enum(['open', 'invite', 'closed'])
    .optional()
    .describe(
      'Who may have a Pro key at `/pro`: `open` everybody, `invite` whoever knows `KEYS_INVITE`, `closed` nobody (default: `open` when `BASE_URL` is on this machine, else `closed`).',
    ),
  KEYS_INVITE: z
    .string()
    .trim()
    .min(8)
    .optional()
    .meta({ secret: true })
    .describe('The code that `KEYS=invite` asks for, at least 8 characters.'),
  TRANSLATOR: z
    .enum(['none', ...TRANSLATOR_NAMES])
    .default('none')
    .describe(
      'What puts texts in other languages into English: `libretranslate`, `deepl`, `chat` (a server that speaks the protocol of OpenAI), `apertium`, `bergamot` (models on this machine) or `none`.',
    ),
  TRANSLATOR_URL: webAddress
    .optional()
    .describe(
      'Address of the translator, which may be in a private network; for `chat` the part before `/chat/completions` (`http://localhost:11434/v1`); for `deepl` the default is the host that its key belongs to.',
    ),
  TRANSLATOR_KEY: headerSecret.optional().meta({ secret: true }).describe('Key of the translator.'),
  TRANSLATOR_MODEL: z.string().trim().min(1).max(200).optional().describe('Model that `chat` asks for.'),
  TRANSLATOR_FOLDER: z
    .string()
    .min(1)
    .optional()
    .describe('Folder of the models of `bergamot` (default: `models` in `DATA_DIR`).'),
  TRANSLATOR_MODELS_URL: webAddress
    .default('https://storage.googleapis.com/moz-fx-translations-data--303e-prod-translations-data/db/models.json')
    .describe("List of models that `npm run models` fetches from, in Mozilla's format."),
  TRANSLATOR_CHARACTERS: wholeNumber(Number.MAX_SAFE_INTEGER)
    .default(500_000)
    .describe('Most characters sent to the translator in one build; what is left waits for the next.'),
  TRANSLATOR_MINUTES: z
    .string()
    .regex(/^\d+(?:\.\d+)?$/, 'it must be a number, such as 10 or 0.5')
    .transform(Number)
    .pipe(z.number().min(0.1).max(1440))
    .default(10)
    .describe('Most minutes that one build waits for the translator.'),
  LOG: z
    .enum(['faults', 'requests'])
    .default('faults')
    .describe(
      '`requests`: a JSON line on standard output for every call of the API, without addresses, keys or query strings.',
    ),
  OPERATOR: z
    .string()
    .max(200)
    .refine(
      (text) => /^[^\s@:/]+@[^\s@]+$/.test(text) || (/^https:\/\/\S+$/.test(text) && URL.canParse(text)),
      'it must be an e-mail or an https address',
    )
    .optional()
    .describe('E-mail or https address where people reach you: in security.txt, in our own LAWP document, on `/pro`.'),
});

/** The configuration of one process. */
export interface Config {
  readonly dataDir: string;
  readonly database: { readonly url: string; readonly authToken?: string };
  readonly artifacts: { readonly url: string };
  readonly baseUrl: string;
  /** Where the connector answers. */
  readonly agentUrl: string;
  /** Further origins whose pages may use it. */
  readonly mcpOrigins: readonly string[];
  readonly trustedProxies: readonly string[];
  /** Name servers for proofs of ownership; empty for those of the system. */
  readonly dnsServers: readonly string[];
  /** What starts a build elsewhere; null where this process does what is asked for. */
  readonly buildHookUrl: string | null;
  /** Seconds for which browsers are told to ask by https alone; null where they are told nothing. */
  readonly hstsSeconds: number | null;
  readonly port: number;
  /** Where the drawn pages stand. */
  readonly siteDir: string;
  readonly operator: string | null;
  readonly log: 'faults' | 'requests';
  /** What puts texts into English, and what it may cost; null for nothing. */
  readonly translator: TranslatorConfig | null;
  /** Where models for translating on this machine are. */
  readonly models: { readonly folder: string; readonly listUrl: string };
  /** Who may have a key on the web site. */
  readonly keyPolicy: KeyPolicy;
}

/**
 * Reads the configuration.
 * @param environment usually `process.env`
 * @param overrides values from the command line: they win
 * @throws ConfigError naming the first wrong setting
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  overrides: { readonly port?: number; readonly dataDir?: string; readonly ownDatabase?: boolean } = {},
): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = settings.safeParse(given, { error: settingFault });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(
      `The setting ${String(issue?.path[0])} is not usable: ${issue?.message}; fix it or unset it.`,
    );
  }
  const { data } = parsed;
  const dataDir = resolve(overrides.dataDir ?? data.DATA_DIR);
  const port = overrides.port ?? data.PORT;
  const baseUrl = data.BASE_URL ?? `http://localhost:${port}`;
  const databaseUrl = (!overrides.ownDatabase && data.DATABASE_URL) || fileUrl(dataDir, 'waymark.db');
  const artifactsUrl = (!overrides.ownDatabase && data.ARTIFACTS_URL) || fileUrl(dataDir, 'artifacts.db');
  return {
    dataDir,
    database: { url: databaseUrl, ...(data.DATABASE_AUTH_TOKEN ? { authToken: data.DATABASE_AUTH_TOKEN } : {}) },
    artifacts: { url: artifactsUrl },
    baseUrl,
    agentUrl: data.AGENT_URL ?? baseUrl,
    mcpOrigins: data.MCP_ORIGINS ?? [],
    trustedProxies: data.TRUSTED_PROXIES ?? [],
    dnsServers: data.DNS_SERVERS,
    buildHookUrl: data.BUILD_HOOK_URL ?? null,
    hstsSeconds: (baseUrl.startsWith('https:') && !isLoopback(baseUrl) && data.HSTS) || null,
    port,
    siteDir: join(dataDir, 'site'),
    operator: data.OPERATOR ?? null,
    log: data.LOG,
    translator: readTranslator(data),
    models: { folder: resolve(data.TRANSLATOR_FOLDER ?? join(dataDir, 'models')), listUrl: data.TRANSLATOR_MODELS_URL },
    keyPolicy: readKeyPolicy(data.KEYS ?? (isLoopback(baseUrl) ? 'open' : 'closed'), data.KEYS_INVITE),
  };
}

function readKeyPolicy(mode: KeyPolicy['mode'], code: string | undefined): KeyPolicy {
  if (mode !== 'invite') return { mode };
  if (code !== undefined) return { mode, code };
  throw new ConfigError('KEYS=invite asks for a code; set KEYS_INVITE, or set KEYS to open or closed.');
}

/** Only this machine reaches such an address. */
function isLoopback(address: string): boolean {
  return isLoopbackHost(new URL(address).hostname);
}

/** "192.0.2.1", "192.0.2.1:5353", "2001:db8::1", "[2001:db8::1]:5353". */
function isNameServer(text: string): boolean {
  const [, bracketed, port] = /^\[([^\]]+)\](?::(\d+))?$/.exec(text) ??
    /^([\d.]+)(?::(\d+))?$/.exec(text) ?? [null, text];
  return isIP(bracketed ?? '') !== 0 && (port === undefined || Number(port) <= 65_535);
}

/** A file in a folder as an address: a folder's name may hold any character. */
function fileUrl(folder: string, name: string): string {
  return pathToFileURL(join(folder, name)).href;
}

/** The rows of the README's table of settings: key, default, what it is for. */
export function settingRows(): string[] {
  return Object.entries(settings.shape).map(([key, schema]) => {
    const empty = schema.safeParse(undefined);
    const value = empty.success && empty.data !== undefined ? String(empty.data) : '';
    const fallback = value === '' ? '' : `\`${value}\``;
    const secret = schema.meta()?.secret === true ? ' Secret.' : '';
    return `| \`${key}\` | ${fallback} | ${schema.description ?? ''}${secret} |`;
  });
}
