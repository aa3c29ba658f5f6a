import { z } from 'zod';
import { textAnswer } from '../json-answer.ts';
import type { Route } from '../route.ts';

const DIRECTORY_PATH = '/.well-known/http-message-signatures-directory';
const MEDIA_TYPE = 'application/http-message-signatures-directory+json';

const key = z.object({
  kty: z.string().describe('Kind of the key.'),
  crv: z.string().describe('Its curve.'),
  x: z.string().describe('Its public part.'),
  kid: z.string().describe('Its thumbprint (RFC 7638): `keyid` of signatures.'),
  use: z.literal('sig').describe('What it is for.'),
});

/** By which sites can check that a call of an action comes from this service. */
export const route: Route = {
  path: DIRECTORY_PATH,
  tag: 'Discovery',
  operations: {
    GET: {
      handle: async (_asked, { baseUrl, services }) => {
        const { keys, headers } = await services.readSignatureDirectory({ address: `${baseUrl}${DIRECTORY_PATH}` });
        return textAnswer(JSON.stringify({ keys }), MEDIA_TYPE, {
          'Cache-Control': 'public, max-age=3600',
          ...headers,
        });
      },
      key: 'none',
      limit: null,
      id: 'signature_directory',
      summary: 'The keys that calls of actions are signed with',
      description:
        'Calls of actions of sites carry HTTP Message Signatures (RFC 9421). Their key is here, in a directory that is signed itself (draft-meunier-http-message-signatures-directory).',
      answers: {
        200: {
          description: 'The keys.',
          mediaType: MEDIA_TYPE,
          schema: z.object({ keys: z.array(key).min(1) }),
          example: {
            keys: [
              {
                kty: 'OKP',
                crv: 'Ed25519',
                x: 'JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs',
                kid: 'poqkLGiymh_W0uP6PZFw-dvez3QJT5SolqXBCW38r0U',
                use: 'sig',
              },
            ],
          },
          headers: ['Signature', 'Signature-Input'],
        },
      },
      problems: ['unavailable'],
    },
  },
};
