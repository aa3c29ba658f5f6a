import { z } from 'zod';
import type { ModelPart } from './models-folder.ts';
import { TranslatorFault } from './translator.ts';

const file = z.object({ path: z.string().min(1), uncompressedHash: z.string().optional() });

/** Mozilla's list of models, as far as it is used: "da-en" → what was trained for it. */
const list = z.object({
  baseUrl: z.url({ protocol: /^https?$/ }).optional(),
  models: z.record(
    z.string(),
    z.array(
      z.object({
        architecture: z.string().optional(),
        releaseStatus: z.string().optional(),
        files: z.object({
          model: file,
          lexicalShortlist: file,
          vocab: file.optional(),
          srcVocab: file.optional(),
          trgVocab: file.optional(),
        }),
      }),
    ),
  ),
});

type Trained = z.infer<typeof list>['models'][string][number];

/** One file to fetch. */
export interface ListedFile {
  readonly part: ModelPart;
  readonly url: URL;
  /** Under which it is kept. */
  readonly name: string;
  readonly isPacked: boolean;
  /** SHA-256 of the unpacked bytes; null where the list does not say. */
  readonly sha256: string | null;
}

/** One model to fetch. */
export interface ListedModel {
  readonly from: string;
  readonly architecture: string;
  readonly files: readonly ListedFile[];
}

/** Those that Firefox gives to everybody first; among them the one that is best for its size. */
const STATUSES = ['Release', 'Release Desktop', 'Release Android'];
const ARCHITECTURES = ['base-memory', 'tiny', 'base'];

/**
 * The models into English of a list, by their language.
 * @param from the address of the list, which its paths belong to unless it names another
 * @throws TranslatorFault where it is no such list
 */
export function readModelsList(given: unknown, from: URL): Map<string, ListedModel> {
  const read = list.safeParse(given);
  if (!read.success) {
    const where = read.error.issues[0]?.path.join('.') ?? '';
    throw new TranslatorFault(
      'setting',
      `${from.href} is not a list of models (${where}); check TRANSLATOR_MODELS_URL.`,
    );
  }
  const base = new URL(`${(read.data.baseUrl ?? new URL('.', from).href).replace(/\/+$/, '')}/`);
  return new Map(
    Object.entries(read.data.models).flatMap(([pair, trained]): [string, ListedModel][] => {
      const [, language] = /^([a-z]{2,3})-?en$/.exec(pair) ?? [];
      const best = trained.toSorted((a, b) => rankOf(a) - rankOf(b))[0];
      const files = best && filesOf(best, base);
      if (language === undefined || best === undefined || !files) return [];
      return [[language, { from: language, architecture: best.architecture ?? 'unknown', files }]];
    }),
  );
}

function rankOf({ releaseStatus = '', architecture = '' }: Trained): number {
  const at = (names: readonly string[], name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  return at(STATUSES, releaseStatus) * 10 + at(ARCHITECTURES, architecture);
}

const PARTS: Readonly<Record<keyof Trained['files'], ModelPart>> = {
  model: 'model',
  lexicalShortlist: 'shortlist',
  vocab: 'vocab',
  srcVocab: 'sourceVocab',
  trgVocab: 'targetVocab',
};

/** Null where one has a name or an address that no file of ours may have. */
function filesOf({ files }: Trained, base: URL): ListedFile[] | null {
  const listed = Object.entries(files).map(([key, { path, uncompressedHash }]): ListedFile | null => {
    const url = URL.parse(path, base);
    const name = url?.pathname.split('/').at(-1)?.replace(/\.gz$/, '') ?? '';
    if (url?.origin !== base.origin || !/^[\w-][\w.-]{0,99}$/.test(name)) return null;
    const sha256 = uncompressedHash?.toLowerCase() ?? null;
    // The keys are those of the schema.
    return { part: PARTS[key as keyof Trained['files']], url, name, isPacked: url.pathname.endsWith('.gz'), sha256 };
  });
  const usable = listed.filter((each) => each !== null);
  return usable.length === listed.length ? usable : null;
}
