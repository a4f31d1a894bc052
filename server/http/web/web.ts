import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../../store/open-store.ts';
import { webAssets } from '../../web/assets.ts';
import type { ScanDoor } from '../scan-route.ts';
import { addAssets, addKnownFiles } from './files.ts';
import { addFront } from './front.ts';
import { addChecks, addResults, sendNotFound } from './pages.ts';
import type { Site } from './place.ts';

export interface WebDoor extends ScanDoor {
  readonly store: Pick<Store, 'db'>;
  readonly publicUrl: string | null;
  readonly contact: string | null;
  /** Days that a public result is kept. */
  readonly keepPublic: number;
}

const FORM = 'application/x-www-form-urlencoded';

/** The pages of the service, for people; none of them runs a script. */
export const addWeb = (app: FastifyInstance, door: WebDoor): void => {
  app.register(async (web) => {
    const assets = await webAssets();
    const style = `/assets/${createHash('sha256').update(assets.style).digest('hex').slice(0, 16)}.css`;
    const site: Site = { publicUrl: door.publicUrl, contact: door.contact, style };
    web.addContentTypeParser(FORM, { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    addAssets(web, site, assets);
    addKnownFiles(web, site, door.now);
    addFront(web, site, { ...door, days: door.keepPublic });
    addResults(web, site, door.store);
    addChecks(web, site);
    // Whoever looks with a browser is told in a page.
    web.get('/*', async (request, reply) => {
      if (!request.headers.accept?.includes('text/html')) return reply.callNotFound();
      return sendNotFound(request, reply, site);
    });
  });
};
