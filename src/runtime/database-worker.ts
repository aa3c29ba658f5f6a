import { createServices, type Services } from '../services/create-services.ts';
import { faultText } from '../store/database/fault-text.ts';
import { serve } from '../workers/serve.ts';
import type { Config } from './config.ts';
import { openServiceDeps } from './service-deps.ts';

serve<Services, Config>(async ({ data }) => {
  const deps = await openServiceDeps(data);
  return { answers: createServices(deps), close: () => deps.index.close() };
}, faultText);
