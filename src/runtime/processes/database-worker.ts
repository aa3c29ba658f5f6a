import { createServices, type Services } from '../../services/create-services.ts';
import { faultText } from '../../store/database/fault-text.ts';
import { serve } from '../../workers/serve.ts';
import { openServiceDeps } from '../adapters/service-deps.ts';
import type { Config } from '../config/config.ts';

serve<Services, Config>(async ({ data }) => {
  const deps = await openServiceDeps(data);
  return { answers: createServices(deps), close: () => deps.index.close() };
}, faultText);
