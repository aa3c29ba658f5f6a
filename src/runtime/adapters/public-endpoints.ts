import type { CallEndpoint } from '../../core/actions/endpoint-call.ts';

let loaded: Promise<CallEndpoint> | null = null;

/** Calls endpoints on public addresses; what it takes is loaded by the first call. */
export const callPublicEndpoint: CallEndpoint = async (call) => {
  loaded ??= load();
  return (await loaded)(call);
};

async function load(): Promise<CallEndpoint> {
  const [{ endpointCaller }, { guardedDispatcher }] = await Promise.all([
    import('../../crawl/fetch/call-endpoint.ts'),
    import('../../crawl/fetch/guarded-dispatcher.ts'),
  ]);
  return endpointCaller(guardedDispatcher());
}
